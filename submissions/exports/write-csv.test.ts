import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

test('begins with the mark by which Excel knows UTF-8, and ends each row as RFC 4180 says', () => {
  expect(writeCsv([['شركة', 1], []])).toBe('\uFEFFشركة,1\r\n\r\n')
})

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+962 6 555', "'+962 6 555"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['  =1', "'  =1"],
  [-1, '-1'],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
])('%j becomes %s', (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
})
