import { expect, test } from 'vitest'
import { pageText, readPageText } from './page-text.ts'

const data = {
  title: { text: '«المياه» & <b>', language: 'ar' },
  rows: [[1.5, null], []],
  version: undefined,
}

test('the server’s page has the data themselves', () => {
  expect(readPageText(pageText(data))).toBe(data)
})

test('a browser’s page has data equal to them, parsed once', () => {
  const sent = structuredClone(pageText(data))
  const read = readPageText(sent)
  expect(read).toEqual(data)
  expect(readPageText(sent)).toBe(read)
})
