import { expect, test } from 'vitest'
import { chartWishIn, searchOfChartForm } from './dataset-parameters.ts'

const given = (search: string) => new URLSearchParams(search)

test('lines are named in one parameter, or in one for each', () => {
  const wish = { measure: 4, lines: [0, 2] }
  expect(chartWishIn(given('measure=5&lines=1,3'))).toEqual(wish)
  expect(chartWishIn(given('measure=5&lines=1&lines=3'))).toEqual(wish)
  expect(chartWishIn(given('measure=5&lines[]=1&lines[]=3&lines[]=1'))).toEqual(wish)
  expect(chartWishIn(given('measure=-1&lines=0,x,12345'))).toEqual({ measure: 0, lines: [] })
})

test('what the form sends has one spelling, which is none that a form sends', () => {
  expect(searchOfChartForm(given('measure=5&lines[]=1&lines[]=3'))).toBe('?measure=5&lines=1,3')
  expect(searchOfChartForm(given('lines[]=x'))).toBe('?measure=1')
  expect(searchOfChartForm(given('measure=5&lines=1,3'))).toBeUndefined()
})
