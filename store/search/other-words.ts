import { askedAndSaid, speltInTwoWays } from '../../languages/search-words.ts'
import { foldSpelling } from './fold-spelling.ts'

const others = new Map<string, readonly string[]>([
  ...askedAndSaid.flatMap(([asked, said]) => {
    const words = foldSpelling(said).split(' ')
    return foldSpelling(asked)
      .split(' ')
      .map((word) => [word, words] as const)
  }),
  ...speltInTwoWays.flatMap(([one, other]) => [[one, [other]] as const, [other, [one]] as const]),
])

/** Organisation and organization, harmonised and harmonized; not size, prize and rise. */
const withIseOrIze = /^([a-z]{3,}i)([sz])(e|ed|es|er|ers|ing|ation|ations|ational)$/

/**
 * Other words by which the site may say what somebody looks for (`languages/search-words.ts`), or spell it.
 * @param word folded
 */
export function otherWordsFor(word: string): readonly string[] {
  const known = others.get(word)
  if (known) return known
  const [, start = '', letter, end = ''] = withIseOrIze.exec(word) ?? []
  return letter === undefined ? [] : [`${start}${letter === 's' ? 'z' : 's'}${end}`]
}
