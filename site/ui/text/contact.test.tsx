import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailLink, TelephoneLink, WebAddress } from './contact.tsx'

/** Where lines may break, of what is read. */
const broken = (html: string) => html.replaceAll('<wbr/>', '|').replaceAll(/<[^>]*>/g, '')

test('an e-mail address reads from left to right and breaks after the @ and before dots', () => {
  const html = renderToStaticMarkup(<EmailLink address="general.applications@iwen.example.org" />)
  expect(html).toContain('href="mailto:general.applications@iwen.example.org"')
  expect(html).toContain('dir="ltr"')
  expect(broken(html)).toBe('general|.applications@|iwen|.example|.org')
})

test('a part longer than a line of large letters may break inside', () => {
  const html = renderToStaticMarkup(<EmailLink address="internationalcooperation@a.org" />)
  expect(html).not.toContain('email-part">internationalcooperation')
  expect(html).toContain('email-part">.org')
})

test('a telephone number is one piece from left to right', () => {
  const html = renderToStaticMarkup(<TelephoneLink number="+962 6 555 0100" />)
  expect(html).toContain('href="tel:+96265550100"')
  expect(html).toMatch(/<span class="[^"]*telephone-number" dir="ltr">\+962 6 555 0100</)
})

test('a web address breaks after its slashes', () => {
  const html = renderToStaticMarkup(<WebAddress address="https://iwen.example.org/ar/publications/a" />)
  expect(broken(html)).toBe('https://iwen.example.org/|ar/|publications/|a')
})
