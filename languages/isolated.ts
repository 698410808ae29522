/** A text that an editor wrote, within a sentence of which it must not turn the order round. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/** A code, a number or a formula within a sentence: read from left to right in every language, though its signs may say nothing of it. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}
