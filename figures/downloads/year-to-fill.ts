/** Characters for private use, which no text of editors has. */
const inWords = '\uE000'
const inAddress = '\uE001'

/** In texts that a page shows of one year after another: stands for the year, as words write it and as addresses do. */
export const yearToFill = { inWords, inAddress }

/** A text with the year where `yearToFill` stands. */
export function withYear(text: string, year: { inWords: string; inAddress: string }): string {
  return text.replaceAll(inWords, year.inWords).replaceAll(inAddress, year.inAddress)
}
