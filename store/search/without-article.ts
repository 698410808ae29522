import { article } from './fold-letters.ts'
import { isStopWord } from './stop-words.ts'

/**
 * What follows the article. Where it is of two letters the first is no alef: «بالای» and «کالای» are Persian words of their
 * own and «الآن» is an Arabic one, and what would be left of them stands everywhere (ای، آن).
 */
const articleBeforeWord = new RegExp(`${article.source}(?=\\p{L}{3}|(?!ا)\\p{L}{2}$)`, 'u')

/** Letters of the shortest word behind an article: الري، السد. */
export const fewestLettersWithoutArticle = 2

/**
 * A folded word without the Arabic article, or nothing when it has none. A few words only look as if they had one
 * (التزام); therefore a word is indexed and looked for in both forms, rather than replaced.
 */
export function withoutArticle(folded: string): string | undefined {
  const bare = folded.replace(articleBeforeWord, '')
  if (bare === folded) return undefined
  const isShort = bare.length === fewestLettersWithoutArticle
  // الذي and المن on the way to المنطقة: no article stands before ذي and من.
  return isShort && (isStopWord(folded) || isStopWord(bare)) ? undefined : bare
}
