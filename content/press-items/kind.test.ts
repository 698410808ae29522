import { expect, test } from 'vitest'
import { RecordReader } from '../read/record-reader.ts'
import { readPressItem } from './kind.ts'

const moment = '2026-03-05T10:00:00.000Z'

function titleOf(title: unknown) {
  const stored = { id: 1, slug: 'item', title, date: moment, createdAt: moment, updatedAt: moment }
  return readPressItem(new RecordReader(stored, 'ar')).title
}

test('an item without a title in any language is called Press Item', () => {
  expect(titleOf({ fr: 'Un article' })).toEqual({ text: 'Un article', language: 'fr' })
  expect(titleOf({ ar: ' ' })).toEqual({ text: 'Press Item', language: 'en' })
})
