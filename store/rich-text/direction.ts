import { defaultLanguage, languages, type Language } from '../../languages/languages.ts'

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u

/**
 * The direction of words whose script runs against that of the language around them, such as an Arabic paragraph in an
 * English text; nothing where they run with it. They do only if they begin with it and most of their letters have it:
 * an Arabic sentence that begins with an abbreviation in Latin letters stays an Arabic one.
 */
export function directionAgainst(text: string, around: Language): 'ltr' | 'rtl' | undefined {
  const own = languages[around].direction
  const letters = text.match(/\p{L}/gu) ?? []
  const directions = letters.map((letter) => (rightToLeft.test(letter) ? 'rtl' : 'ltr'))
  const [first] = directions
  if (first === undefined || first === own) return undefined
  return directions.filter((direction) => direction === own).length * 2 < directions.length
    ? first
    : undefined
}

/**
 * The language by which words are read aloud and drawn whose language nobody recorded, such as a name: that of the text around
 * them, or the likeliest one of the script that runs against it.
 */
export function likelyLanguage(text: string, around: Language): Language {
  const against = directionAgainst(text, around)
  if (against === undefined) return around
  return against === 'rtl' ? 'ar' : defaultLanguage
}
