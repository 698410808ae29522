import { describe, expect, test } from 'vitest'
import { attachment } from './content-disposition.ts'
import { safeFileName } from './safe-file-name.ts'

describe('a file’s name as part of a path', () => {
  test.each([
    ['offer.pdf', 'offer.pdf'],
    ['عرض مالي.pdf', 'عرض مالي.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\offer.docx', 'C Windows offer.docx'],
    ['a\u202Efdp.exe', 'a fdp.exe'],
    ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1'],
    ['...', 'file'],
    ['CON.pdf', 'file'],
    ['', 'file'],
    [null, 'file'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(95)}.docx`],
  ])('%j becomes %s', (name, safe) => {
    expect(safeFileName(name, 'file')).toBe(safe)
  })
})

test('a download is saved under its name in any script, and nothing else fits into the header', () => {
  expect(attachment('عرض "1".pdf', 'file')).toBe(
    `attachment; filename="___ 1 .pdf"; filename*=UTF-8''%D8%B9%D8%B1%D8%B6%201%20.pdf`,
  )
  expect(attachment("it's (50 %).pdf", 'file')).toBe(
    `attachment; filename="it's (50 _).pdf"; filename*=UTF-8''it%27s%20%2850%20%25%29.pdf`,
  )
})
