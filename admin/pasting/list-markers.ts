import type { PastedBlock, PastedLine } from './pasted-text.ts'
import { atBreaks } from './tidy-lines.ts'

/** Signs that stand before the items of a list, those of Word's Symbol and Wingdings among them. */
const bullet = /^(?:[•▪◦‣⁃∙●○■□\uF0B7\uF0A7\uF0D8\uF0FC]\s*|[·o]\s+)/u
/** A bullet that starts no sentence: an o does. */
const certainBullet = /^(?:[•▪◦‣⁃●■\uF0B7\uF0A7\uF0D8\uF0FC]\s*|·\s)/u

const zeros = ['0', '٠', '۰'].map((zero) => zero.codePointAt(0) ?? 0)

/** What a sign before an item of a list says, such as `·`, `o`, `3.`, `b)` or `(iv)`; digits of any of the four languages. */
export function readMarker(marker: string): { isOrdered: boolean; number: number | undefined } {
  const sign = marker.replaceAll(/\s/g, '')
  const isOrdered =
    /^[([]?(?:\p{Nd}+|\p{L}{1,6})(?:\.\p{Nd}+)*[.)\]\-–]+$/u.test(sign) || /^\p{Nd}+$/u.test(sign)
  const digits = /^[([]?(\p{Nd}+)[.)\]\-–]*$/u.exec(sign)?.[1]
  return { isOrdered, number: digits === undefined ? undefined : numberOf(digits) }
}

function numberOf(digits: string): number {
  const latin = [...digits].map((digit) => {
    const code = digit.codePointAt(0) ?? 0
    return code - (zeros.findLast((zero) => zero <= code) ?? 0)
  })
  return Number(latin.join(''))
}

/** A line without the bullet with which it begins. */
export function withoutBullet(line: PastedLine): PastedLine {
  return replaceStart(line, bullet) ?? line
}

/**
 * Items of a list for a paragraph of which each line begins with a bullet, as they come out of mails, messages and PDF; any
 * other block as it is.
 */
export function asItems(block: PastedBlock): PastedBlock[] {
  if (block.kind !== 'paragraph') return [block]
  const lines = atBreaks(block.line).map((line) => replaceStart(line, certainBullet))
  const items = lines.flatMap((line) =>
    line ? [{ kind: 'item' as const, level: 1, isOrdered: false, number: undefined, line }] : [],
  )
  return items.length === lines.length ? items : [block]
}

/** A line whose beginning was taken away; nothing when it begins otherwise, or when nothing is left. */
function replaceStart([first, ...rest]: PastedLine, start: RegExp): PastedLine | null {
  if (first === undefined || first === 'break' || !start.test(first.text)) return null
  const text = first.text.replace(start, '').trimStart()
  if (text !== '') return [{ ...first, text }, ...rest]
  const [second, ...others] = rest
  if (second === undefined || second === 'break') return null
  return [{ ...second, text: second.text.trimStart() }, ...others]
}
