import { expect, test } from 'vitest'
import { furtherPages } from './section-pages.tsx'

const pages = ['/news', '/stories', '/media'].map((to) => ({ to, label: to }))
const link = (path: string) => ({ destination: { kind: 'page', path } }) as const

test('what the header leads to, and the page itself, are left out', () => {
  expect(furtherPages(pages, [link('/news')], '/media').map(({ to }) => to)).toEqual(['/stories'])
})

test('without the header’s links all pages stand', () => {
  expect(furtherPages(pages, [], '/info-centre')).toEqual(pages)
})
