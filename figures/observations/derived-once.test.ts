import { expect, test } from 'vitest'
import { derivedOnce } from './derived-once.ts'

test('what is computed of a thing is computed once for each key, and again for another thing', () => {
  const derived = derivedOnce<string>()
  const computed: string[] = []
  const lengthOf = (series: readonly number[], key: string) =>
    derived(series, key, () => {
      computed.push(key)
      return `${key}: ${series.length}`
    })
  const series = [1, 2, 3]
  expect([lengthOf(series, 'ltr'), lengthOf(series, 'ltr'), lengthOf(series, 'rtl')]).toEqual([
    'ltr: 3',
    'ltr: 3',
    'rtl: 3',
  ])
  expect(computed).toEqual(['ltr', 'rtl'])
  expect(lengthOf([1, 2], 'ltr')).toBe('ltr: 2')
  expect(computed).toEqual(['ltr', 'rtl', 'ltr'])
})

test('of one thing only the latest keys are kept, however many visitors choose', () => {
  const derived = derivedOnce<number>()
  const series: readonly number[] = []
  let count = 0
  const compute = (key: number) =>
    derived(series, String(key), () => {
      count += 1
      return key
    })
  for (let key = 0; key < 9; key += 1) compute(key)
  expect(count).toBe(9)
  expect(compute(8)).toBe(8)
  expect(count).toBe(9)
  compute(0)
  expect(count).toBe(10)
})
