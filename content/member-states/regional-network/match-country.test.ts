import { expect, test } from 'vitest'
import { otherCountryNames } from '../../../languages/country-names.ts'
import { mapCountries, partnerCountries } from './map-countries.ts'
import { countryOfPlace, matchCountry } from './match-country.ts'

test('the table holds the 57 states and every partner country', () => {
  expect(partnerCountries).toHaveLength(20)
  for (const code of partnerCountries) expect(mapCountries[code], code).toBeDefined()
  const others = Object.keys(mapCountries).filter(
    (code) => !partnerCountries.some((partner) => partner === code),
  )
  expect(others).toHaveLength(57 - 5)
  expect(new Set(Object.values(mapCountries).map(({ shape }) => shape)).size).toBe(72)
})

test('every name of the table leads to its country', () => {
  for (const [code, { english, arabic }] of Object.entries(mapCountries)) {
    for (const name of [english, arabic, ...(otherCountryNames[code] ?? [])])
      expect(matchCountry(name), name).toBe(code)
  }
})

test.each([
  ['turkiye', 'tr'],
  ['TURKEY', 'tr'],
  ['Cote d’Ivoire', 'ci'],
  ['الاردن', 'jo'],
  ['الأُردنّ', 'jo'],
  ['ايران', 'ir'],
  ['السعوديه', 'sa'],
  [' المملكة  العربية السعودية ', 'sa'],
  ['سوريه', 'sy'],
  ['ليبيــا', 'ly'],
  ['Saudi-Arabia', 'sa'],
])('%s is %s', (name, code) => expect(matchCountry(name)).toBe(code))

test.each(['', 'Atlantis', '؟', 'constructor'])('%s is no country of the map', (name) =>
  expect(matchCountry(name)).toBeUndefined(),
)

test('a place is in the country that ends its name', () => {
  expect(countryOfPlace('Amman, Jordan')).toBe('jo')
  expect(countryOfPlace(null, 'جدة، المملكة العربية السعودية')).toBe('sa')
  expect(countryOfPlace('Jordan')).toBe('jo')
  expect(countryOfPlace('Remote, with visits to the region', 'عن بُعد، مع زيارات إلى المنطقة')).toBeNull()
  expect(countryOfPlace(null)).toBeNull()
})
