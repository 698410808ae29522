import { withOneNumber } from '../../languages/search-words.ts'
import { foldSpelling } from './fold-spelling.ts'

interface Rule {
  ending: RegExp
  /** Endings that it may have in the other number. */
  others: readonly string[]
}

const latin = /^[a-z]{4,}$/
const arabic = /^\p{Script=Arabic}{4,}$/u

/** Of English and French words the first that fits: laboratories, branches, réseaux, régionaux, reports. */
const latinRules: readonly Rule[] = [
  { ending: /eaux$/, others: ['eau'] },
  { ending: /aux$/, others: ['al'] },
  { ending: /ies$/, others: ['y', 'ie'] },
  { ending: /(?<=ch|sh|ss|x|zz)es$/, others: ['', 'e'] },
  { ending: /(?<=[^isu])s$/, others: [''] },
  { ending: /(?<=[^aeiou])y$/, others: ['ies'] },
  { ending: /(?<=ch|sh|ss|zz)$/, others: ['es'] },
  { ending: /(?<=eau)$/, others: ['x'] },
  { ending: /al$/, others: ['als', 'aux'] },
  { ending: /(?<=[^sxz])$/, others: ['s'] },
]

/** Of Arabic and Persian words, folded: «مناقصات», «مناقصة»; «مهندسين»; «نقشه‌ها», «نقشه‌های». Broken plurals follow no rule. */
const arabicRules: readonly Rule[] = [
  { ending: /هاي?$/u, others: [''] },
  { ending: /(?<=.{3})ات$/u, others: ['ه', ''] },
  { ending: /(?<=.{4})(?:ون|ين)$/u, others: [''] },
  { ending: /ه$/u, others: ['ات'] },
  { ending: /(?<=[^ي])$/u, others: ['ات'] },
]

const unchanged: ReadonlySet<string> = new Set(foldSpelling(withOneNumber).split(' '))

/**
 * A word's singular or plural, as the four languages' regular endings form them; some that no language has, which find nothing.
 * @param word folded
 */
export function otherNumbersOf(word: string): readonly string[] {
  if (unchanged.has(word)) return []
  const rules = latin.test(word) ? latinRules : arabic.test(word) ? arabicRules : []
  const rule = rules.find(({ ending }) => ending.test(word))
  return rule?.others.map((other) => word.replace(rule.ending, other)) ?? []
}
