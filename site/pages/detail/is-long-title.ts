/** Letters beyond which a title fills a phone's screen at the size of a heading. */
const longest = 60

/** Whether a title is too long for the usual size of a page's heading. */
export function isLongTitle({ text }: { text: string }): boolean {
  return text.length > longest
}
