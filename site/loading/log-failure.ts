/** Notes in the browser's log what visitors are not troubled with. */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(error)
}
