import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

test.each([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 2],
  ['ArrowRight', 1, 'rtl', 0],
  ['ArrowRight', 0, 'rtl', 2],
  ['ArrowLeft', 2, 'rtl', 0],
  ['Home', 2, 'rtl', 0],
  ['End', 0, 'ltr', 2],
  ['ArrowDown', 0, 'ltr', undefined],
  ['Tab', 1, 'ltr', undefined],
] as const)('%s on tab %i of three, %s', (key, tab, direction, expected) => {
  expect(tabAfterKey(key, tab, 3, direction)).toBe(expected)
})
