import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TenderTerms } from './tender-terms.tsx'

const terms = {
  title: 'شروط المناقصة',
  lead: 'حُددت عند النشر.',
  rows: [
    { term: { text: 'الموعد النهائي', language: 'ar' }, value: '1' },
    { term: { text: 'Audit Office', language: 'en' }, code: 'abc' },
  ],
  sealer: null,
  links: [],
} as const

const html = renderToStaticMarkup(
  <MemoryRouter initialEntries={['/ar/tenders/1']}>
    <TenderTerms terms={{ ...terms, rows: [...terms.rows], links: [] }} />
  </MemoryRouter>,
)

test('the table of a tender’s terms has the name of its heading', () => {
  const [, name] = /<table[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(name).toBeDefined()
  expect(html).toContain(`<h2 id="${name}">${terms.title}</h2>`)
})

test('a custodian’s name is read by the voice of its own language', () => {
  expect(html).toContain('<bdi>الموعد النهائي</bdi>')
  expect(html).toContain('<bdi lang="en" dir="ltr">Audit Office</bdi>')
})
