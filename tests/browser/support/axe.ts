import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './test.ts'

/** Rules of WCAG 2.2 up to AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The colour scheme in which axe looks at a page in one language: each language's direction and each scheme once. A page's
 * parts don't depend on its colours, nor these on its language.
 */
export const schemesByLanguage = [
  ['en', 'light'],
  ['ar', 'dark'],
] as const

/** axe has nothing to say of the page as it stands now. A finding is reported with its place, and the test goes on. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  // Half faded in, words have not their contrast yet.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
    }
  })
  // Pages hold no frames of other sites, which is all that axe's slower way is for.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze()
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(findings, `findings of axe: ${where}`).toEqual([])
}

/** As above, of one part of a page whose rest is not ours. */
export async function expectNoFindingsWithin(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(part)
    .withTags(tags)
    .analyze()
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(findings, `findings of axe within ${part}`).toEqual([])
}
