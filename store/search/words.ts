import { foldLetters } from './fold-letters.ts'

/** A word of a text, folded, with its place in the text. */
export interface Word {
  folded: string
  /** Words that a compound is made of, by each of which a reader may look for it. Empty for a simple word. */
  parts: readonly string[]
  /** Offsets in the text, in UTF-16 code units. */
  start: number
  end: number
}

/** Letters, digits and marks, with what may stand inside a word: apostrophes and invisible signs. */
const runs = /[\p{L}\p{N}\p{M}\u00AD\u061C\u200C-\u200F\u2060\uFEFF'’‘`]+/gu
const apostrophes = "'’‘`ʼ"
const zeroWidthNonJoiner = '\u200C'

const outerApostrophes = new RegExp(`^[${apostrophes}]+|[${apostrophes}]+$`, 'gu')
/** French words that lose their vowel before another word: l’eau, qu’une. */
const elidedWord = new RegExp(`^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[${apostrophes}](?=.)`, 'iu')
const possessive = new RegExp(`[${apostrophes}]s$`, 'iu')

/**
 * The words of a text. Apostrophes part what French elides (l’eau gives eau) and are left out inside other words; so is
 * the English possessive. Persian words come out alike whether written with a zero-width non-joiner, joined, or (the
 * plural ها and the prefix می) with a space.
 */
export function wordsOf(text: string): Word[] {
  const words = [...text.matchAll(runs)].flatMap((run) => readRun(run[0], run.index))
  return joinPersianAffixes(words, text)
}

/** Nothing in them joins words or parts them. */
const simpleRun = /^[^\u200C'’‘`ʼ]+$/u

function readRun(run: string, at: number): Word[] {
  if (simpleRun.test(run)) {
    const folded = foldLetters(run)
    return folded === '' ? [] : [{ folded, parts: [], start: at, end: at + run.length }]
  }
  let start = at + (/^['’‘`ʼ]*/u.exec(run)?.[0].length ?? 0)
  let written = run.replace(outerApostrophes, '')
  const elided = elidedWord.exec(written)?.[0] ?? ''
  start += elided.length
  written = written.slice(elided.length).replace(possessive, '')
  const pieces = written
    .split(zeroWidthNonJoiner)
    .map(foldLetters)
    .filter((piece) => piece !== '')
  // خانه‌ی is خانهٔ in another spelling, whose mark is folded away.
  if (pieces.length > 1 && pieces.at(-1) === 'ي' && pieces.at(-2)?.endsWith('ه')) pieces.pop()
  const folded = foldLetters(pieces.join(''))
  if (folded === '') return []
  return [{ folded, parts: pieces.length > 1 ? longEnough(pieces) : [], start, end: start + written.length }]
}

const pluralEndings: ReadonlySet<string> = new Set(['ها', 'هاي', 'هايي'])
const verbPrefixes: ReadonlySet<string> = new Set(['مي', 'نمي'])
const arabicScript = /^\p{Script=Arabic}/u

function joinPersianAffixes(words: readonly Word[], text: string): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const belongTogether =
      before !== undefined &&
      (pluralEndings.has(word.folded) || verbPrefixes.has(before.folded)) &&
      arabicScript.test(before.folded) &&
      arabicScript.test(word.folded) &&
      /^[ \u00A0]+$/.test(text.slice(before.end, word.start))
    if (belongTogether) {
      joined[joined.length - 1] = {
        folded: before.folded + word.folded,
        parts: longEnough([...partsOf(before), ...partsOf(word)]),
        start: before.start,
        end: word.end,
      }
    } else joined.push(word)
  }
  return joined
}

function partsOf({ folded, parts }: Word): readonly string[] {
  return parts.length > 0 ? parts : [folded]
}

function longEnough(parts: readonly string[]): string[] {
  return parts.filter((part) => part.length > 1)
}
