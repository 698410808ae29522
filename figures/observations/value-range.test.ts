import { expect, test } from 'vitest'
import { rangeOf } from './value-range.ts'

test('of an odd number of values the median is the one in the middle', () => {
  expect(rangeOf([9, 1, 4])).toEqual({ low: 1, high: 9, median: 4, count: 3 })
})

test('of an even number it is half-way between the two in the middle', () => {
  expect(rangeOf([10, 1, 2, 4])).toEqual({ low: 1, high: 10, median: 3, count: 4 })
})

test('one value is all of its range; none have none', () => {
  expect(rangeOf([7])).toEqual({ low: 7, high: 7, median: 7, count: 1 })
  expect(rangeOf([])).toBeNull()
})
