/** A piece of a style sheet: a declaration or statement, or a block with what stands in it. */
export type StylePiece = { text: string } | { prelude: string; pieces: StylePiece[] }

/**
 * Takes apart a style sheet as the build writes it: without comments. Only as far as the light version needs: blocks,
 * and what stands between them.
 */
export function parseStyles(css: string): StylePiece[] {
  let at = 0
  const readPieces = (): StylePiece[] => {
    const pieces: StylePiece[] = []
    let start = at
    const statement = () => {
      const text = css.slice(start, at).trim()
      if (text) pieces.push({ text })
    }
    while (at < css.length && css[at] !== '}') {
      if (css[at] === ';') {
        statement()
        start = ++at
      } else if (css[at] === '{') {
        const prelude = css.slice(start, at).trim()
        at++
        pieces.push({ prelude, pieces: readPieces() })
        start = ++at
      } else {
        at = afterToken(css, at)
      }
    }
    statement()
    return pieces
  }
  return readPieces()
}

/** Where the character, string, escape or parenthesis ends that begins here. */
function afterToken(css: string, start: number): number {
  const first = css[start]
  if (first === '\\') return start + 2
  if (first !== '"' && first !== "'" && first !== '(') return start + 1
  let at = start + 1
  const end = first === '(' ? ')' : first
  while (at < css.length && css[at] !== end)
    at = first === '(' ? afterToken(css, at) : at + (css[at] === '\\' ? 2 : 1)
  return at + 1
}

/** The pieces as a style sheet again. */
export function writeStyles(pieces: readonly StylePiece[]): string {
  return pieces
    .map((piece, index) => {
      if ('prelude' in piece) return `${piece.prelude}{${writeStyles(piece.pieces)}}`
      return index === pieces.length - 1 ? piece.text : `${piece.text};`
    })
    .join('')
}
