import type { PastedInline, PastedLine, Words } from './pasted-text.ts'

/** Invisible signs that come along with a text. Joiners and marks of direction belong to it. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g
/** Letters in the form in which they were drawn, as they come out of PDF: a search in the page would not find their word. */
const drawnForms = /[\uFB00-\uFB06\uFB50-\uFBFF\uFE70-\uFEFC]+/g
/** Neither in a number or a unit (10 km) nor before or after French punctuation. */
const needlessNoBreak = /(?<![\d«])\u00A0(?![:;?!»%€°])/g

/** The lines of text that were copied with the line breaks of their source: without blank ones, which only made distance. */
export function tidyLines(line: readonly PastedInline[]): PastedLine[] {
  const lines: PastedInline[][] = []
  let current: PastedInline[] = []
  for (const words of atBreaks(line)) {
    const tidied = tidyWords(words)
    if (tidied.length > 0) {
      current.push(...(current.length > 0 ? ['break' as const] : []), ...tidied)
      continue
    }
    if (current.length > 0) lines.push(current)
    current = []
  }
  if (current.length > 0) lines.push(current)
  return lines
}

/** Lines as one, with breaks between them. */
export function joinLines(lines: readonly PastedLine[]): PastedLine {
  return lines.flatMap((line, index) => (index === 0 ? line : ['break' as const, ...line]))
}

/** The parts of a line between its breaks. */
export function atBreaks(line: readonly PastedInline[]): Words[][] {
  const parts: Words[][] = [[]]
  for (const inline of line) {
    if (inline === 'break') parts.push([])
    else parts.at(-1)?.push(inline)
  }
  return parts
}

function tidyWords(line: readonly Words[]): Words[] {
  const tidied: Words[] = []
  for (const words of line) {
    const before = tidied.at(-1)
    const follows = before !== undefined && !/\s$/.test(before.text)
    const spaced = tidyText(words.text)
    const text = follows ? spaced : spaced.trimStart()
    if (text === '') continue
    if (before && isSetOffAlike(before, words)) before.text += text
    else tidied.push({ ...words, text })
  }
  for (let last = tidied.at(-1); last; last = tidied.at(-1)) {
    last.text = last.text.trimEnd()
    if (last.text !== '') break
    tidied.pop()
  }
  return tidied
}

function tidyText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(drawnForms, (drawn) => drawn.normalize('NFKC'))
    .replaceAll(/\s{2,}|[\t\n\v\f\r]/g, ' ')
    .replaceAll(needlessNoBreak, ' ')
}

function isSetOffAlike(one: Words, other: Words): boolean {
  return one.address === other.address && one.marks.join() === other.marks.join()
}
