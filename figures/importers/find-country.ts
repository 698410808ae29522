import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import persian from 'i18n-iso-countries/langs/fa.json' with { type: 'json' }
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import { z } from 'zod'
import { mapCountries } from '../../content/member-states/regional-network/map-countries.ts'
import { otherCountryNames } from '../../languages/country-names.ts'
import { foldSpelling } from '../../store/search/fold-spelling.ts'

/** Longer than any name of a country. */
const longest = 120
const mostCached = 5000

const found = new Map<string, string | undefined>()

/**
 * The country (two letters, lower case, ISO 3166-1) that a code of two or three letters or three digits means, or a name
 * in English, Arabic, French or Persian, whatever its case, marks, articles, order of words and usual abbreviations.
 * Nothing for groups of countries, and for names that may mean two.
 */
export function findCountry(text: string): string | undefined {
  if (text.length > longest) return undefined
  if (found.has(text)) return found.get(text)
  if (found.size >= mostCached) found.clear()
  const country = byCode.get(foldSpelling(text)) ?? byName.get(comparable(text))
  found.set(text, country)
  return country
}

const smallWords: ReadonlySet<string> = new Set(
  'a and d de des du et in l la le les of the و ال'.split(' ').map(foldSpelling),
)

const abbreviations: Readonly<Record<string, string>> = {
  dem: 'democratic',
  fed: 'federal',
  is: 'islands',
  isl: 'islands',
  rep: 'republic',
  st: 'saint',
  ste: 'saint',
  sts: 'states',
}

/** The Arabic article, where enough is left of the word without it. */
const article = /^و?ال(?=\p{L}{3})/u

/** A name's words without articles and prepositions, in an order of their own: `Egypt, Arab Rep.` is as good as any. */
function comparable(name: string): string {
  const words = foldSpelling(name)
    .split(' ')
    .filter((word) => !smallWords.has(word))
    .map((word) => abbreviations[word] ?? word.replace(article, ''))
  return [...new Set(words)].toSorted().join(' ')
}

const codeRows = z.array(z.tuple([z.string(), z.string(), z.string()]).rest(z.unknown()))

/** Assigned by ISO 3166-1, unlike the package's one code that others have agreed upon. */
const assigned = codeRows.parse(codes).filter(([alpha2]) => alpha2 !== 'XK')

const byCode: ReadonlyMap<string, string> = new Map(
  assigned.flatMap(([alpha2, alpha3, numeric]) =>
    [alpha2, alpha3, numeric].map((code) => [code.toLowerCase(), alpha2.toLowerCase()] as const),
  ),
)

const names = z.object({ countries: z.record(z.string(), z.union([z.string(), z.array(z.string())])) })

const byName = makeNames()

function makeNames(): ReadonlyMap<string, string> {
  const ofLanguages = [english, arabic, french, persian].map((language) => names.parse(language).countries)
  const known = new Map<string, string>()
  const doubtful = new Set<string>()
  const add = (name: string, country: string) => {
    const key = comparable(name)
    const other = known.get(key)
    if (other !== undefined && other !== country) doubtful.add(key)
    known.set(key, country)
  }
  for (const [alpha2] of assigned) {
    const country = alpha2.toLowerCase()
    for (const language of ofLanguages) for (const name of [language[alpha2] ?? []].flat()) add(name, country)
    const onMap = mapCountries[country]
    if (onMap) for (const name of [onMap.english, onMap.arabic]) add(name, country)
  }
  for (const key of doubtful) known.delete(key)
  for (const [country, others] of Object.entries(otherCountryNames)) {
    for (const name of others) known.set(comparable(name), country)
  }
  known.delete('')
  return known
}
