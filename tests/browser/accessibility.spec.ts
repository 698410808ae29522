import { addressIn } from '../../languages/address.ts'
import { expectNoFindings } from './support/axe.ts'
import { inParts } from './support/in-parts.ts'
import { test } from './support/test.ts'

/** One page of each make, for the second colour scheme; the first is checked with every page (pages.spec.ts), each language on the other screen. */
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
    for (const [part, paths] of inParts(kindsOfPage, 3)) {
      test(`each make of page has no finding, part ${part}`, async ({ page, complaints, isMobile }) => {
        test.skip(language !== (isMobile ? 'en' : 'ar'), 'Checked on the other screen')
        for (const path of paths) {
          const address = addressIn(language, path)
          await page.goto(address)
          await expectNoFindings(page, `${address}, dark`)
          if (path === '/nothing') complaints.length = 0
        }
      })
    }
  })
}
