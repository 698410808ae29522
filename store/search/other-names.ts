import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { alsoMeantByCountry, countryNames, otherCountryNames } from '../../languages/country-names.ts'
import { namesAskedAndSaid } from '../../languages/search-words.ts'
import { otherNumbersOf } from './other-numbers.ts'
import { withoutArticle } from './without-article.ts'
import { wordsOf } from './words.ts'

/** A name's words, folded. */
type Name = readonly string[]

/** Words of a text, from `start` and before `end`, by which it names what the site calls otherwise. */
export interface OtherName {
  start: number
  end: number
  /** The names by which the site says the same; none where the words are such a name, in which no shorter one is looked for. */
  said: readonly Name[]
}

const arabicScript = /\p{Script=Arabic}/u
const acronymWithNumber = /^(?<acronym>\p{L}{2,5})(?<number>\d{1,3})$/u

/** One form for a name with and without its articles. */
function keyOf(name: Name): string {
  return name.map((word) => withoutArticle(word) ?? word).join(' ')
}

function foldedName(text: string): Name {
  return wordsOf(text).map(({ folded }) => folded)
}

/** A name as it is looked for: of one word without its article, with which texts are found that have it and that have none. */
function saidName(text: string): Name {
  const name = foldedName(text)
  return name.length === 1 ? name.map((word) => withoutArticle(word) ?? word) : name
}

const known = new Map<string, Map<string, Name>>()
/** Words that stand in a country's name: that nothing contains one of them does not make it a mistake. */
const wordsOfCountries = new Set<string>()

function add(asked: string, said: readonly string[]): void {
  const key = keyOf(foldedName(asked))
  const names = known.get(key) ?? new Map<string, Name>()
  for (const text of said) names.set(keyOf(foldedName(text)), saidName(text))
  known.set(key, names)
}

for (const [asked, said] of namesAskedAndSaid) for (const name of asked) add(name, said)
for (const [code, inEachLanguage] of Object.entries(countryNames)) {
  const everyday = Object.values(inEachLanguage)
  const keys = new Set(everyday.map((name) => keyOf(foldedName(name))))
  const others = [...(otherCountryNames[code] ?? []), ...(alsoMeantByCountry[code] ?? [])]
  for (const name of [...everyday, ...others]) {
    // Those of the same script: who writes Arabic letters looks for no Latin ones.
    const isArabic = arabicScript.test(name)
    const said = everyday.filter((other) => arabicScript.test(other) === isArabic)
    add(name, keys.has(keyOf(foldedName(name))) ? [] : said)
    for (const word of foldedName(name)) wordsOfCountries.add(keyOf([word]))
  }
}

const byCode: ReadonlyMap<string, readonly Name[]> = new Map(
  codes.flatMap(([alpha2 = '', alpha3 = '']) => {
    const names = countryNames[alpha2.toLowerCase()]
    const said = names ? [saidName(names.en), saidName(names.fr)] : []
    return [alpha2, alpha3].map((code) => [code.toLowerCase(), said] as const)
  }),
)

const longestName = Math.max(...[...known.keys()].map((key) => key.split(' ').length))

/** The names that the site says otherwise among the words of a text, the longest first where one is part of another. */
export function otherNamesIn(words: Name): OtherName[] {
  const found: OtherName[] = []
  let start = 0
  while (start < words.length) {
    const name = longestFrom(words, start)
    if (name) found.push(name)
    start = name?.end ?? start + 1
  }
  return found
}

function longestFrom(words: Name, start: number): OtherName | undefined {
  for (let end = Math.min(words.length, start + longestName); end > start; end -= 1) {
    const said = saidFor(words.slice(start, end))
    if (said) return { start, end, said }
  }
  return undefined
}

function saidFor(asked: Name): readonly Name[] | undefined {
  const [word = '', number] = asked
  if (asked.length === 2 && number !== undefined && /^\d{1,3}$/.test(number)) return numbered(word, number)
  if (asked.length > 1) return namesFor(keyOf(asked))
  const { acronym, number: digits } = acronymWithNumber.exec(word)?.groups ?? {}
  if (acronym !== undefined && digits !== undefined) return numbered(acronym, digits)
  const forms = [word, ...otherNumbersOf(word)].map((form) => keyOf([form]))
  const names = forms.map(namesFor).find((said) => said !== undefined)
  return names?.filter((name) => keyOf(name) !== keyOf(asked))
}

function namesFor(key: string): readonly Name[] | undefined {
  const names = known.get(key)
  return names && [...names.values()]
}

/** What an acronym says together with the number behind it; nothing for what is no acronym. */
function numbered(acronym: string, number: string): readonly Name[] | undefined {
  const names = namesFor(acronym)
  return names && [[acronym, number], [acronym + number], ...names.map((name) => [...name, number])]
}

/** The countries' names that a code of two or three letters means. Many codes are words as well: it is one where nothing else is asked. */
export function namesForCode(word: string): readonly Name[] {
  return byCode.get(word) ?? []
}

/** Whether a folded word stands in the name of a country. */
export function isWordOfCountry(word: string): boolean {
  return wordsOfCountries.has(keyOf([word]))
}
