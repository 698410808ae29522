import { expect, test } from 'vitest'
import { placeInGallery } from './read-gallery-place.ts'

test('a picture between two leads to both', () => {
  expect(placeInGallery('b', ['a', 'b', 'c'])).toEqual({
    previous: '/gallery/a',
    next: '/gallery/c',
    position: 2,
    count: 3,
  })
})

test('the ends lead one way only', () => {
  expect(placeInGallery('a', ['a', 'b'])).toMatchObject({ previous: null, next: '/gallery/b' })
  expect(placeInGallery('b', ['a', 'b'])).toMatchObject({ previous: '/gallery/a', next: null })
})

test('a picture that is not in the list, such as a draft, stands by itself', () => {
  expect(placeInGallery('x', ['a', 'b'])).toMatchObject({ previous: null, next: null, position: 1 })
})
