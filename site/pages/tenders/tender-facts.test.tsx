import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addressIn } from '../../../languages/address.ts'
import type { Language } from '../../../languages/languages.ts'
import { TenderDay, TenderMoment } from './tender-facts.tsx'

function render(language: Language): string {
  const dates = (
    <>
      <TenderMoment instant="2026-11-28T12:00:00.000Z" timeZone="Asia/Amman" />
      <TenderDay day="2026-12-01" />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: dates }], {
    initialEntries: [addressIn(language, '/tenders/a')],
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test.each<[Language, string[]]>([
  ['ar', ['28 تشرين الثاني 2026', 'الساعة 15:00 بتوقيت عمّان', '1 كانون الأول 2026']],
  ['fr', ['28 novembre 2026', '15:00 (heure d’Amman, UTC+3)', '1er décembre 2026']],
  ['fa', ['۷ آذر ۱۴۰۵', 'ساعت ۱۵:۰۰ به وقت امان', '۱۰ آذر ۱۴۰۵']],
])(
  'a tender’s dates in %s are in US English, marked as English, with the page’s own beside them',
  (language, own) => {
    const markup = render(language)
    expect(markup).toContain('<bdi lang="en">November 28, 2026</bdi>')
    expect(markup).toContain('<bdi lang="en">December 1, 2026</bdi>')
    for (const text of own) expect(markup).toContain(text)
    expect(markup).not.toContain('Asia/')
  },
)

test('a tender’s dates in English stand once', () => {
  const markup = render('en')
  expect(markup).toContain('November 28, 2026')
  expect(markup).toContain('15:00, Amman time (GMT+3)')
  expect(markup).not.toContain('28 November 2026')
})
