import AxeBuilder from '@axe-core/playwright'
import { addressIn } from '../../site/i18n/address.ts'
import { addresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

const details = [
  '/news/1',
  '/stories/1',
  '/publications/1',
  '/vacancies/1',
  '/tenders/1',
  '/gallery/1',
  '/cop-news/1',
]

const everyPage = [...addresses, ...details, '/nothing']

/** One page of each make, for the second colour scheme. */
const kindsOfPage = [
  '/',
  '/who-we-are',
  '/projects',
  '/projects/nexus-atlas',
  '/team',
  '/members',
  '/tenders/1',
  '/nothing',
]

const rounds = [
  { language: 'en', colorScheme: 'light', paths: everyPage },
  { language: 'ar', colorScheme: 'light', paths: everyPage },
  { language: 'en', colorScheme: 'dark', paths: kindsOfPage },
  { language: 'ar', colorScheme: 'dark', paths: kindsOfPage },
] as const

for (const { language, colorScheme, paths } of rounds) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const path of paths) {
      test(`${addressIn(language, path)} has no finding`, async ({ page, complaints }) => {
        await page.goto(addressIn(language, path))
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([])
        if (path === '/nothing') complaints.length = 0
      })
    }
  })
}
