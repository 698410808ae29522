import { expect, test } from 'vitest'
import { placeOfPage } from './page-places.ts'

test.each([
  ['team', 'team'],
  ['wefe-hub/maps', 'wefe-hub/maps'],
  ['home', 'home'],
  ['terms-of-use', 'about/terms-of-use'],
  ['about/terms-of-use', 'about/terms-of-use'],
  ['terms/of/use', 'about/terms-of-use'],
  ['about/terms/of-use', 'about/terms-of-use'],
  // `/about` itself leads to "Who we are".
  ['about', 'about/about'],
])('a page %s stands at %s', (slug, place) => {
  expect(placeOfPage(slug)).toBe(place)
})
