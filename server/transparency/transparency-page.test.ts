import { expect, test } from 'vitest'
import { languageList } from '../../languages/languages.ts'
import { transparencyPage } from './transparency-page.ts'

const shown = {
  name: 'Network',
  checkpoint: {
    note: 'example.org/log\n7\nAAAA\n\n— example.org/log BBBB\n',
    size: 7,
    signedAt: '2026-11-23T12:00:00.000Z',
  },
  logKey: 'example.org/log+01234567+CCCC',
  receiptKey: 'example.org/log/receipts+01234567+DDDD',
  siteUrl: 'https://example.org',
}

test.each(languageList)('the page is complete in $code, without scripts', ({ code, direction }) => {
  const page = transparencyPage(shown, code)
  expect(page).toContain(`<html lang="${code}" dir="${direction}">`)
  for (const text of [shown.checkpoint.note.trimEnd(), shown.logKey, shown.receiptKey])
    expect(page).toContain(text)
  for (const { pathPrefix } of languageList.filter((other) => other.code !== code)) {
    expect(page).toContain(`href="${pathPrefix}/transparency"`)
  }
  expect(page).not.toMatch(/<script|undefined|\[object/)
})

test('the page leads to the explanations of sealed proposals', () => {
  expect(transparencyPage(shown, 'fr')).toContain('href="/fr/sealed-bids/auditors"')
})

test('before the first checkpoint the page says that there is none', () => {
  const page = transparencyPage(
    { ...shown, checkpoint: undefined, logKey: undefined, receiptKey: undefined },
    'en',
  )
  expect(page).toContain('There is no checkpoint yet.')
  expect(page).not.toContain('Key of the log')
})

test('on paper keys and checkpoints break into lines, in place of being cut at the edge, and all is black on white', () => {
  const [, print = ''] = /@media print \{(.*?\n.*?\n.*?) \}\n/s.exec(transparencyPage(shown, 'ar')) ?? []
  expect(print).toMatch(/\bpre \{[^}]*white-space: pre-wrap/)
  expect(print).toMatch(/\bheader \{ color: #000; background: none/)
})
