import { excerptLength } from '../../languages/text-cuts.ts'
import { findMatches, type Match } from './find-matches.ts'
import type { Query } from './parse-query.ts'

/** A text with the places that a search found in it, as offsets: whoever shows it marks them, without any HTML. */
export interface MarkedText {
  text: string
  matches: readonly Match[]
}

/** Characters before the first match that show what it is about. */
const lengthBefore = 60

/** A text, whole, with its matches. */
export function markText(text: string, query: Query): MarkedText {
  const flat = flatten(text)
  return { text: flat, matches: findMatches(flat, query) }
}

/** The part of a text around the first match, or its beginning when there is none. */
export function makeExcerpt(text: string, query: Query): MarkedText {
  const lines = text
    .split('\n')
    .map(flatten)
    .filter((line) => line !== '')
  const flat = lines.join(' ')
  const first = firstMatch(lines, query)
  const from = first === undefined ? 0 : startBefore(flat, first)
  const to = endAfter(flat, from + excerptLength)
  const cut = `${from > 0 ? '… ' : ''}${flat.slice(from, to).trim()}${to < flat.length ? ' …' : ''}`
  return { text: cut, matches: findMatches(cut, query) }
}

/** Where the first match begins, the lines being joined by a space. A long text is not read beyond it. */
function firstMatch(lines: readonly string[], query: Query): number | undefined {
  let before = 0
  for (const line of lines) {
    const [first] = findMatches(line, query)
    if (first) return before + first[0]
    before += line.length + 1
  }
  return undefined
}

function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The beginning of a word, a little before a match; the text's own beginning where that is near. */
function startBefore(text: string, match: number): number {
  if (match <= lengthBefore) return 0
  const space = text.indexOf(' ', match - lengthBefore)
  return space === -1 || space > match ? match : space + 1
}

function endAfter(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const space = text.lastIndexOf(' ', wanted)
  return space > 0 ? space : wanted
}
