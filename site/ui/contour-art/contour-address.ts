/** Address of the drawing behind a page's title; the server draws it. The page's path serves as its name. */
export function contourAddress(path: string, topic: string | null): string {
  const key = path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 120)
    .replace(/-+$/, '')
  return `/covers/contours/${topic ?? 'network'}/${key || 'home'}.svg`
}
