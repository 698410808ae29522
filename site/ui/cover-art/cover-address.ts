/** Address of the drawing that stands for an item without a picture; the server draws it. */
export function coverAddress(key: string, topic: string | null): string {
  return `/covers/${topic ?? 'network'}/${encodeURIComponent(key)}.svg`
}
