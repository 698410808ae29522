/** The Arabic article, alone or after the words of one letter that are written with it: والمياه، بالمياه، للمياه. */
const article = /^(?:[وبفك]ال|ولل|لل|ال)(?=\p{L}{3})/u

/**
 * A folded word without the Arabic article, or nothing when it has none. A few words only look as if they had one
 * (التزام); therefore a word is indexed and looked for in both forms, rather than replaced.
 */
export function withoutArticle(folded: string): string | undefined {
  const bare = folded.replace(article, '')
  return bare === folded ? undefined : bare
}
