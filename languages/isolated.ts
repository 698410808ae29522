/** A text that an editor wrote, within a sentence of which it must not turn the order round. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
