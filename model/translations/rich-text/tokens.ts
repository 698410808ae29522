/** Plain words that look like a code are marked, so that they are not taken for one. */
export function escape(words: string): string {
  return textOfTokens([{ type: 'words', words }])
}

const likeCodes = /\\(?=[\\{|])|\{(?=\d+[|}])|\|(?=\d+\})/g
/** The last words before a code go on in it: a backslash would mark it, and of `{1` it would make another. */
const likeCodesBeforeOne = /\\(?=[\\{|]|$)|\{(?=\d+(?:[|}]|$))|\|(?=\d+\})/g

/** A segment's text of its words and codes: `tokensOf` reads the same out of it. */
export function textOfTokens(tokens: readonly Token[]): string {
  let text = ''
  let words = ''
  for (const token of tokens) {
    if (token.type === 'words') words += token.words
    else {
      text += words.replaceAll(likeCodesBeforeOne, String.raw`\$&`) + writtenToken(token)
      words = ''
    }
  }
  return text + words.replaceAll(likeCodes, String.raw`\$&`)
}

/** A code as it stands in a segment's text. */
export function writtenToken({ type, id }: CodeToken): string {
  return type === 'open' ? `{${id}|` : type === 'close' ? `|${id}}` : `{${id}}`
}

/** The words of a segment without its codes. */
export function plainTextOf(text: string): string {
  return tokensOf(text)
    .map((token) => (token.type === 'words' ? token.words : token.type === 'single' ? ' ' : ''))
    .join('')
    .trim()
}

interface CodeToken {
  type: 'open' | 'close' | 'single'
  id: number
}

export type Token = { type: 'words'; words: string } | CodeToken

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
