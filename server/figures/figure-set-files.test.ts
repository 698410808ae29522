import { expect, test } from 'vitest'
import { versionOnPicture } from './figure-set-files.ts'

test('a picture has the day on which its version was published in Amman, as pages and citations have it', () => {
  const version = { number: 1, publishedAt: '2026-11-25T23:00:00.000Z', importId: null, isUndo: false }
  expect(versionOnPicture({ version })).toEqual({ number: 1, day: '2026-11-26' })
})
