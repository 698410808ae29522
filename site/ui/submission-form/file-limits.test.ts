import { expect, test } from 'vitest'
import { fileRules } from '../../../submissions/forms/file-rules.ts'
import { extensionOf, problemOfFile } from './file-limits.ts'

test.each([
  ['offer.pdf', 1, undefined],
  ['OFFER.PDF', fileRules.largest, undefined],
  ['عرض.docx', 4_000, undefined],
  ['offer.doc', fileRules.largest + 1, 'too large'],
  ['offer.pdf', 0, 'empty'],
  ['offer.exe', 10, 'wrong kind'],
  ['offer.pdf.exe', 10, 'wrong kind'],
  ['pdf', 10, 'wrong kind'],
])('a file %s of %i bytes is %s', (name, size, problem) => {
  expect(problemOfFile({ name, size })).toBe(problem)
})

test('the kind is what stands after the last point', () => {
  expect(extensionOf('a.b.DocX')).toBe('.docx')
})
