import { expect, test } from 'vitest'
import { sizesForDenseScreens } from './sizes-for-dense-screens.ts'

test('a dense screen asks for less of each width', () => {
  expect(sizesForDenseScreens('16rem')).toBe('(min-resolution: 2.5dppx) calc(16rem * 0.7), 16rem')
})

test('conditions stay in their order', () => {
  expect(sizesForDenseScreens('(min-width: 1025px) 34rem, 100vw')).toBe(
    '(min-resolution: 2.5dppx) and (min-width: 1025px) calc(34rem * 0.7), (min-resolution: 2.5dppx) calc(100vw * 0.7), (min-width: 1025px) 34rem, 100vw',
  )
})

test('a width that is a function stays whole', () => {
  expect(sizesForDenseScreens('(max-width: 640px) 100vw, max(100vw, 160svh)')).toBe(
    '(min-resolution: 2.5dppx) and (max-width: 640px) calc(100vw * 0.7), (min-resolution: 2.5dppx) calc(max(100vw, 160svh) * 0.7), (max-width: 640px) 100vw, max(100vw, 160svh)',
  )
})
