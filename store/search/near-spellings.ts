/** Fewest letters of a word that is taken for another one misspelt, and of what it may be taken for. */
const fewestLettersMisspelt = 4
export const fewestLettersOfWord = 3

/** How many letters may be missing, added, wrong or swapped in a word of that many letters. */
export function mostMistakes(letters: number): number {
  if (letters < fewestLettersMisspelt) return 0
  return letters < 6 ? 1 : 2
}

/** Letters in which a word and a misspelling of it agree, at their beginning or at their end, unless luck is bad. */
export function lettersInCommon(letters: number): number {
  return Math.max(2, Math.floor(letters / (mostMistakes(letters) + 1)))
}

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one word of the other
 * (the optimal string alignment distance).
 */
export function mistakesBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, at(beforeLast, column - 2) + 1)
      current.push(least)
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
