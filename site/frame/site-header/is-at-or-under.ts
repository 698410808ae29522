/** Whether a path (without the language's prefix) is a page or a page under it, as `/projects/4` is under `/projects`. */
export function isAtOrUnder(path: string, page: string): boolean {
  return path === page || (page !== '/' && path.startsWith(`${page}/`))
}
