import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { mapCountries } from '../../content/member-states/regional-network/map-countries.ts'
import { otherCountryNames } from '../../languages/country-names.ts'
import { findCountry } from './find-country.ts'

test('every country has a code of two letters, one of three and one of three digits', () => {
  const assigned = codes.filter(([alpha2]) => alpha2 !== 'XK')
  expect(assigned.length).toBe(249)
  for (const [alpha2 = '', alpha3 = '', numeric = ''] of assigned) {
    const country = alpha2.toLowerCase()
    expect([alpha2, country, alpha3, alpha3.toLowerCase(), numeric].map(findCountry)).toEqual(
      Array.from({ length: 5 }, () => country),
    )
  }
})

test('every name on the site’s map, and every further name, is that country’s', () => {
  for (const [code, { english, arabic }] of Object.entries(mapCountries)) {
    for (const name of [english, arabic]) expect(findCountry(name), name).toBe(code)
  }
  for (const [code, names] of Object.entries(otherCountryNames)) {
    for (const name of names) expect(findCountry(name), name).toBe(code)
  }
})

test.each([
  ['ir', 'Iran, Islamic Rep.', 'IRAN (Islamic Republic of)', 'ایران', 'إيران', 'ايران', 'I.R. Iran'],
  ['tr', 'Türkiye', 'Turkiye', 'Turkey', 'Turquie', 'تركيا', 'ترکیه'],
  ['ps', 'State of Palestine', 'Palestine, State of', 'West Bank and Gaza', 'فلسطين', 'فلسطین'],
  ['ci', 'Côte d’Ivoire', "Cote d'Ivoire", "CÔTE D'IVOIRE", 'Ivory Coast'],
  ['eg', 'Egypt, Arab Rep.', 'Arab Republic of Egypt', 'Égypte', 'مِصر'],
  ['ye', 'Yemen, Rep.', 'Republic of Yemen', 'اليمن', 'يمن'],
  ['sd', 'Sudan', 'The Sudan', 'le Soudan', 'السودان', 'سودان'],
  ['ss', 'South Sudan', 'Soudan du Sud'],
  ['ne', 'Niger'],
  ['ng', 'Nigeria'],
  ['gn', 'Guinea'],
  ['gq', 'Equatorial Guinea', 'Guinea, Equatorial'],
  ['gw', 'Guinea-Bissau'],
  ['cd', 'Congo, Dem. Rep.'],
  ['cg', 'Congo, Rep.'],
  ['kp', 'Korea, Dem. People’s Rep.'],
  ['kr', 'Korea, Rep.'],
  ['us', 'United States', 'USA', 'États-Unis d’Amérique'],
  ['na', 'NA'],
])('%s is found by each of its names', (code, ...names) => {
  for (const name of names) expect(findCountry(name), name).toBe(code)
})

test.each([
  ...['Arab World', 'World', 'European Union', 'Middle East & North Africa', 'ARB', 'WLD', '1A', 'Republic'],
  ...['', ' ', 'of the', '4', '04', 'Korea', 'x'.repeat(10_000), '=ma', '__proto__', 'constructor'],
])('%j is no country', (name) => {
  expect(findCountry(name)).toBe(name === '=ma' ? 'ma' : undefined)
})
