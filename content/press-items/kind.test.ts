import { expect, test } from 'vitest'
import { RecordReader } from '../../store/read/record-reader.ts'
import { readPressItem } from './kind.ts'

const moment = '2026-03-05T10:00:00.000Z'

function read(fields: object) {
  const stored = { id: 1, slug: 'item', date: moment, createdAt: moment, updatedAt: moment, ...fields }
  return readPressItem(new RecordReader(stored, 'ar'))
}

const titleOf = (title: unknown) => read({ title }).title

test('a link is an address of the web, or none', () => {
  expect(read({ link: 'https://press.example.org/a' }).link).toBe('https://press.example.org/a')
  expect(read({ link: 'javascript:alert(1)' }).link).toBeNull()
  expect(read({ link: 'page 4' }).link).toBeNull()
})

test('an item without a title in any language is called Press Item', () => {
  expect(titleOf({ fr: 'Un article' })).toEqual({ text: 'Un article', language: 'fr' })
  expect(titleOf({ ar: ' ' })).toEqual({ text: 'Press Item', language: 'en' })
})
