/** Letters that neither Unicode's decomposition nor lower case brings together, though readers take them for the same. */
const sameLetters: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ł', 'l'],
  ['þ', 'th'],
  // Turkish dotless i.
  ['ı', 'i'],
  // Alef wasla.
  ['ٱ', 'ا'],
  // Yeh: alef maksura, Persian, Urdu and others.
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ې', 'ي'],
  ['ۍ', 'ي'],
  ['ے', 'ي'],
  // Heh: teh marbuta, and the Persian, Urdu and Kurdish forms.
  ['ة', 'ه'],
  ['ە', 'ه'],
  ['ہ', 'ه'],
  ['ھ', 'ه'],
  ['ۃ', 'ه'],
  // Kaf: Persian and swash.
  ['ک', 'ك'],
  ['ڪ', 'ك'],
])

/** Vowel signs as shapes of their own, which decompose to a space with the sign above it. */
const shapesOfVowelSigns = /[\uFE70-\uFE7F]/gu
/** What no word is distinguished by: marks above and below, the line that stretches Arabic, apostrophes, invisible signs. */
const notLettersNorDigits = /[^\p{L}\p{N}]|[ـʼʾʿ]/gu
const arabicDigits = /[٠-٩۰-۹]/gu
/** The Arabic article, alone or after the words of one letter that are written with it: والمياه، بالمياه، للمياه. */
export const article = /^(?:[وبفك]ال|ولل|لل|ال)/u
/** Arabic writes هواء where Persian writes هوا. Short words have it, also behind the article: ماء is water, ما is not. */
const lastHamza = new RegExp(`(?<=\\p{L}{2}ا)(?<!${article.source}\\p{L}ا)ء$`, 'u')

/** Bytes that Postgres allows in a word are many more; no word of a language is longer. */
const longestWord = 60

/**
 * One word's letters and digits in the one spelling that stands for all its spellings: lower case, without marks, with
 * one form of each Arabic and Persian letter, and digits from 0 to 9.
 */
export function foldLetters(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const letters = foldUncached(word)
  if (folded.size >= mostCached) folded.clear()
  folded.set(word, letters)
  return letters
}

/** Words folded before: a text repeats its words, and a whole index those of its language. */
const folded = new Map<string, string>()
const mostCached = 20_000

function foldUncached(word: string): string {
  const letters = word
    .replace(shapesOfVowelSigns, '')
    // Takes marks and hamzas off their letters, and gives the usual letter for a presentation form.
    .normalize('NFKD')
    .toLowerCase()
    .replace(notLettersNorDigits, '')
    .replace(/[^a-z0-9]/gu, (letter) => sameLetters.get(letter) ?? letter)
    .replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(lastHamza, '')
  return letters.length > longestWord ? Array.from(letters).slice(0, longestWord).join('') : letters
}
