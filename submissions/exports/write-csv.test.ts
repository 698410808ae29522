import { parse } from 'csv-parse/sync'
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
  ['\t=1', `"'\t'=1"`],
  ['  =1', "'  =1"],
  [-1, '-1'],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
])('%j becomes %s', (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
})

test.each([
  'Ali;=WEBSERVICE(A1);x',
  'Ali; =1+1',
  'Ali;"=1+1',
  'Ali\t@SUM(A1)',
  'Ali\r\n-1+1',
  'Ali\n\n+1',
  'Ali;\t|1',
  '=1;=2',
])('%j is no formula where a semicolon or a tab separates cells', (text) => {
  const written = writeCsv([['JA-2026-1', text, 'ok']])
  for (const delimiter of [',', ';', '\t']) {
    const rows = parse(written, { delimiter, bom: true, relax_quotes: true, relax_column_count: true })
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s"]*[=+\-@|]/)
  }
})

test('signs that begin no cell anywhere stay as they are', () => {
  expect(writeCsv([['a = b; c - d, e\nf + g']])).toBe('\uFEFF"a = b; c - d, e\nf + g"\r\n')
})
