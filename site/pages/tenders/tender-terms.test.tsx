import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TenderTerms } from './tender-terms.tsx'

const terms = {
  title: 'شروط المناقصة',
  lead: 'حُددت عند النشر.',
  rows: [{ term: 'الموعد النهائي', value: '1' }],
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
