import { expect, test } from 'vitest'
import { countriesIn, isFromForm, searchOfFigures, versionIn } from './figure-parameters.ts'

const given = (query: string) => new URLSearchParams(query)

test('countries are named in one parameter or in several, each once', () => {
  expect(countriesIn(given('countries=ma,tn'))).toEqual(['ma', 'tn'])
  expect(countriesIn(given('countries[]=ma&countries[]=&countries[]=TN&countries[]=ma'))).toEqual([
    'ma',
    'tn',
  ])
  expect(countriesIn(given('countries=,'))).toEqual([])
})

test('what is no version is none', () => {
  expect(versionIn(given('version=12'))).toBe(12)
  for (const version of ['0', '-1', '1.5', 'one', '']) {
    expect(versionIn(given(`version=${version}`)), version).toBeUndefined()
  }
})

test('what is shown has one address, and reading that gives the same', () => {
  const search = searchOfFigures({ countries: ['ma', 'tn'], indicator: 'forest-area', version: 3 })
  expect(search).toBe('?countries=ma,tn&indicator=forest-area&version=3')
  expect(countriesIn(given(search))).toEqual(['ma', 'tn'])
  expect(searchOfFigures({ countries: [] })).toBe('')
})

test('a form is known by empty fields and by its name for countries', () => {
  expect(isFromForm(given('countries[]=ma&countries[]=tn'))).toBe(true)
  expect(isFromForm(given('countries=ma&indicator='))).toBe(true)
  expect(isFromForm(given('countries=ma,tn&indicator=x'))).toBe(false)
})
