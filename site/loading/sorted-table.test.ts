import { expect, test } from 'vitest'
import { nameOfOrder, orderIn, sortedByNumber } from './sorted-table.ts'

const keys = ['country', 'value', 'year'] as const

test('an address names an order and its direction; what it does not know is the usual order', () => {
  expect(orderIn('-value', keys)).toEqual({ key: 'value', isDescending: true })
  expect(orderIn('year', keys)).toEqual({ key: 'year', isDescending: false })
  for (const unknown of [null, '', '-', 'size', '--value']) {
    expect(orderIn(unknown, keys), String(unknown)).toEqual({ key: 'country', isDescending: false })
  }
})

test('each order but the usual one has a name, which is read as the same', () => {
  expect(nameOfOrder({ key: 'country', isDescending: false }, 'country')).toBeUndefined()
  for (const name of ['-country', 'value', '-value']) {
    expect(nameOfOrder(orderIn(name, keys), 'country')).toBe(name)
  }
})

test('rows without a number stand at the end in both directions', () => {
  const rows = [{ n: 2 }, { n: null }, { n: 3 }, { n: 1 }]
  const numbers = (isDescending: boolean) =>
    sortedByNumber(rows, ({ n }) => n, isDescending).map(({ n }) => n)
  expect(numbers(false)).toEqual([1, 2, 3, null])
  expect(numbers(true)).toEqual([3, 2, 1, null])
})
