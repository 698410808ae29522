import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ar } from '../../../languages/messages/ar.ts'
import type { Language } from '../../../languages/languages.ts'
import { PageBreadcrumb } from '../../ui/breadcrumb/page-breadcrumb.tsx'
import { OtherLanguageNote } from './other-language-note.tsx'

const markupOf = (...languages: (Language | null)[]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/ar/news/one']}>
      <OtherLanguageNote texts={languages.map((language) => language && { language })} />
    </MemoryRouter>,
  )

test('one text in another language than the page’s brings the note', () => {
  expect(markupOf('ar', null, 'en')).toContain(ar.content.otherLanguage)
})

test('texts in the page’s language, and empty ones, bring none', () => {
  expect(markupOf('ar', null)).toBe('')
})

test.each([
  ['/ar/news/one', [ar.navigation.home, ar.navigation.infoCentre, ar.navigation.news, 'One']],
  ['/ar/team', [ar.navigation.home, ar.navigation.whoWeAre, 'One']],
])('the breadcrumb of %s is the way to it', (path, names) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <PageBreadcrumb current="One" />
    </MemoryRouter>,
  )
  const shown = [...markup.matchAll(/<(?:a [^>]*|span aria-current="page")>([^<]+)</g)].map(
    ([, name]) => name,
  )
  expect(shown).toEqual(names)
})

test('the home page has no breadcrumb', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/ar']}>
      <PageBreadcrumb current="One" />
    </MemoryRouter>,
  )
  expect(markup).toBe('')
})
