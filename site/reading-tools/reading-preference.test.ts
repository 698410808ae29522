import { expect, test } from 'vitest'
import { readingIn, usualReading, writeReading } from './reading-preference.ts'

test('what is usual is not stored', () => {
  expect(writeReading(usualReading)).toBe('')
  expect(writeReading({ textSize: 'larger', contrast: 'usual', motion: 'calm' })).toBe(
    'textSize:larger motion:calm',
  )
})

test('marks that make no sense mean the usual', () => {
  expect(readingIn({ textSize: 'huge', motion: 'calm' })).toEqual({ ...usualReading, motion: 'calm' })
})
