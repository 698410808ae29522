import { expect, test } from 'vitest'
import { chooseRelated } from './choose-related.ts'

const records = (...ids: string[]) => ids.map((id) => ({ id }))
const ids = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id)

test('the record itself is left out, wherever it stands', () => {
  expect(ids(chooseRelated('2', records('2', '1', '2', '3')))).toEqual(['1', '3'])
})

test('each is named once, at its best place, and three at most', () => {
  expect(ids(chooseRelated('9', records('4', '5', '4', '6', '7')))).toEqual(['4', '5', '6'])
})

test('nothing else of the kind gives nothing', () => {
  expect(chooseRelated('1', records('1'))).toEqual([])
})
