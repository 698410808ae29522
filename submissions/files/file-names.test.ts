import { describe, expect, test } from 'vitest'
import { attachment } from './content-disposition.ts'
import { safeFileName } from './safe-file-name.ts'
import { shownFileName } from './shown-file-name.ts'

describe('a file’s name as part of a path', () => {
  test.each([
    ['offer.pdf', 'offer.pdf'],
    ['عرض مالي.pdf', 'عرض مالي.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\offer.docx', 'C Windows offer.docx'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['نامه\u200Cای.pdf', 'نامه\u200Cای.pdf'],
    ['العرض\u200F.pdf', 'العرض.pdf'],
    ['half \uD800.pdf', 'half .pdf'],
    ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1'],
    ['...', 'file'],
    ['CON.pdf', 'file'],
    ['CON .pdf', 'file'],
    ['com¹.pdf', 'file'],
    ['CONIN$', 'file'],
    ['CONTRACT.pdf', 'CONTRACT.pdf'],
    ['', 'file'],
    [null, 'file'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(95)}.docx`],
    [`${'x'.repeat(99)} yyyy`, 'x'.repeat(99)],
    [`${'x'.repeat(99)}.yyyyyyyyyyy`, 'x'.repeat(99)],
    [`${'技'.repeat(90)}.pdf`, `${'技'.repeat(65)}.pdf`],
    [`P-2026-0001 ${'技'.repeat(120)}`, `P-2026-0001 ${'技'.repeat(62)}`],
    ['😀'.repeat(120), '😀'.repeat(50)],
  ])('%j becomes %s', (name, safe) => {
    expect(safeFileName(name, 'file')).toBe(safe)
  })
})

describe('a file’s name as it is shown', () => {
  test.each([
    ['offer.pdf', 'offer.pdf'],
    ['C:\\offers\\offer.pdf', 'offer.pdf'],
    ['offer\u0000.pdf', 'offer.pdf'],
    ['offer\u202Efdp.exe', 'offerfdp.exe'],
    ['نامه\u200Cای.pdf', 'نامه\u200Cای.pdf'],
    ['👩\u200D🔬.pdf', '👩\u200D🔬.pdf'],
    ['❤\uFE0F\u200D🔥.pdf', '❤\uFE0F\u200D🔥.pdf'],
    ['نامه\u200C.p\u200Ddf', 'نامه.pdf'],
    ['\u200Cof\u200Cfer\u200D.pdf', 'offer.pdf'],
    ['\u200B\u3164', ''],
    ['half \uD800.pdf', 'half .pdf'],
    [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(100)}…${'x'.repeat(11)}.pdf`],
  ])('%j becomes %j, however often it is read', (name, shown) => {
    expect(shownFileName(name)).toBe(shown)
    expect(shownFileName(shown)).toBe(shown)
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
