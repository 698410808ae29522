import { expect, test } from 'vitest'
import { compareNames } from '../../languages/format.ts'
import { byCountry } from './by-country.ts'

const country = (code: string, name: string) => ({
  id: code,
  code,
  slug: code,
  title: { text: name, language: 'en' as const },
})
const jordan = country('jo', 'Jordan')
const egypt = country('eg', 'Egypt')

test('a record stands under each of its countries, and these in alphabetical order', () => {
  const items = [
    { id: 1, countries: [jordan, egypt] },
    { id: 2, countries: [jordan] },
    { id: 3, countries: [] },
  ]
  const { groups, withoutCountry } = byCountry(items, compareNames('en'))
  expect(groups.map(({ country: { code }, items: of }) => [code, of.map(({ id }) => id)])).toEqual([
    ['eg', [1]],
    ['jo', [1, 2]],
  ])
  expect(withoutCountry.map(({ id }) => id)).toEqual([3])
})

test('no records have no countries', () => {
  expect(byCountry([], compareNames('en'))).toEqual({ groups: [], withoutCountry: [] })
})
