import { expect, test } from 'vitest'
import { countryOfPlace } from './country-of-place.ts'

test('a place is in the country that ends its name', () => {
  expect(countryOfPlace('Amman, Jordan')).toBe('jo')
  expect(countryOfPlace(null, 'جدة، المملكة العربية السعودية')).toBe('sa')
  expect(countryOfPlace('Jordan')).toBe('jo')
  expect(countryOfPlace('Remote, with visits to the region', 'عن بُعد، مع زيارات إلى المنطقة')).toBeNull()
  expect(countryOfPlace(null)).toBeNull()
})
