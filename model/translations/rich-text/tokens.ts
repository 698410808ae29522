/** Plain words that look like a code are marked, so that they are not taken for one. */
export function escape(words: string): string {
  return words.replaceAll(/\\(?=[\\{|])|\{(?=\d+[|}])|\|(?=\d+\})/g, String.raw`\$&`)
}

/** The words of a segment without its codes. */
export function plainTextOf(text: string): string {
  return tokensOf(text)
    .map((token) => (token.type === 'words' ? token.words : token.type === 'single' ? ' ' : ''))
    .join('')
    .trim()
}

export type Token = { type: 'words'; words: string } | { type: 'open' | 'close' | 'single'; id: number }

/** A segment's text as words and codes, in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let words = ''
  const endWords = () => {
    if (words !== '') tokens.push({ type: 'words', words })
    words = ''
  }
  for (const [whole, escaped, open, close, single] of text.matchAll(
    /\\([\\{|])|\{(\d+)\||\|(\d+)\}|\{(\d+)\}|[^]/gu,
  )) {
    if (escaped !== undefined) words += escaped
    else if (open !== undefined || close !== undefined || single !== undefined) {
      endWords()
      const type = open !== undefined ? 'open' : close !== undefined ? 'close' : 'single'
      tokens.push({ type, id: Number(open ?? close ?? single) })
    } else words += whole
  }
  endWords()
  return tokens
}
