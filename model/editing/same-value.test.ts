import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each<[unknown, unknown]>([
  ['', null],
  [undefined, null],
  [false, null],
  [0, []],
  [
    { title: '', links: 0 },
    { title: null, links: [] },
  ],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [[{ id: 'x', label: 'A' }], [{ id: 'y', label: 'A', note: null }]],
])('%j and %j read the same', (one, other) => {
  expect(isSameValue(one, other)).toBe(true)
  expect(isSameValue(other, one)).toBe(true)
})

test.each<[unknown, unknown]>([
  ['A', 'B'],
  ['A', null],
  [0, null],
  [0, 1],
  [
    [1, 2],
    [2, 1],
  ],
  [[{ id: 'x', label: 'A' }], [{ id: 'x', label: 'B' }]],
  [[{ label: 'A' }], []],
  [{ root: { children: [{ text: 'a' }] } }, { root: { children: [{ text: 'b' }] } }],
])('%j and %j do not', (one, other) => {
  expect(isSameValue(one, other)).toBe(false)
  expect(isSameValue(other, one)).toBe(false)
})
