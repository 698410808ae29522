/** Width of a text in units of its size, estimated: an SVG drawn on a server cannot measure. */
export function estimateWidth(text: string): number {
  let width = 0
  for (const letter of text) width += widthOf(letter)
  return width
}

/** The pieces of a label between which a line may end: at spaces, and after hyphens. */
export function wordsOf(label: string): string[] {
  return label.split(/\s+|(?<=\p{Letter}{3}-)(?=\p{Letter})/u).filter((word) => word !== '')
}

/** Breaks a label at its spaces and hyphens into as few lines as fit, and evens the lines out. */
export function wrapLabel(label: string, widthInSizes: number): string[] {
  const words = wordsOf(label)
  const wrapped = wrapWithin(words, widthInSizes)
  // The same number of lines within the least width: no word is left alone on the last line.
  let lines = wrapped
  for (let width = widthInSizes - 0.5; width > 4; width -= 0.5) {
    const tighter = wrapWithin(words, width)
    if (tighter.length > wrapped.length) break
    lines = tighter
  }
  return lines
}

function wrapWithin(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    // A piece that ends in a hyphen is followed by the rest of its word.
    const longer = line === '' || line.endsWith('-') ? `${line}${word}` : `${line} ${word}`
    if (line !== '' && estimateWidth(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

function widthOf(letter: string): number {
  if (/\p{Mark}/u.test(letter)) return 0
  if (/[\u0600-\u06ff\u0750-\u077f]/u.test(letter)) return /[اأإآلدذرزوي]/u.test(letter) ? 0.44 : 0.62
  if (/[ .,:;'’|!ijlft()[\]-]/u.test(letter)) return 0.33
  if (/[mwMW—]/u.test(letter)) return 0.9
  if (/\p{Lu}/u.test(letter)) return 0.71
  return 0.61
}
