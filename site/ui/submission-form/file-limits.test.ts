import { expect, test } from 'vitest'
import { extensionOf, largestFile, problemOfFile } from './file-limits.ts'

test.each([
  ['offer.pdf', 1, undefined],
  ['OFFER.PDF', largestFile, undefined],
  ['عرض.docx', 4_000, undefined],
  ['offer.doc', largestFile + 1, 'too large'],
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
