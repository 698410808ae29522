import { addressIn } from '../../site/i18n/address.ts'
import { expectNoFindings } from './support/axe.ts'
import { test } from './support/test.ts'

/** One page of each make, for the second colour scheme; the first is checked with every page (pages.spec.ts). */
const kindsOfPage = [
  '/',
  '/who-we-are',
  '/projects',
  '/projects/nexus-atlas',
  '/team',
  '/members',
  '/tenders/1',
  '/search?q=water',
  '/nothing',
]

for (const language of ['en', 'ar'] as const) {
  test.describe(`dark (${language})`, () => {
    test.use({ colorScheme: 'dark' })
    test('each make of page has no finding', async ({ page, complaints }) => {
      for (const path of kindsOfPage) {
        const address = addressIn(language, path)
        await page.goto(address)
        await expectNoFindings(page, `${address}, dark`)
        if (path === '/nothing') complaints.length = 0
      }
    })
  })
}
