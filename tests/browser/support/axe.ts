import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
  await endAnimations(page)
  expect.soft(await findingsOf(page), `findings of axe: ${where}`).toEqual([])
}

/** Half faded in, words have not their contrast yet. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
    }
  })
}

/**
 * As above, of what a page does not share with all others. Header and footer, two fifths of what axe looks at, are looked at in
 * English with the pages that `statesOfFrame` names, in Arabic with one page of each make (`pages.spec.ts`), and in the dark in
 * Arabic with the members on a desk (`regional-network.spec.ts`) and a vacancy on a phone (`applications.spec.ts`).
 */
export async function expectNoFindingsBesideTheFrame(page: Page, where: string): Promise<void> {
  await endAnimations(page)
  const findings = await findingsOf(page, { without: ['.site-header', '.site-footer'] })
  expect.soft(findings, `findings of axe: ${where}`).toEqual([])
}

/** As above, of some parts of a page as they are drawn at this moment. */
export async function expectNoFindingsWithin(page: Page, ...parts: string[]): Promise<void> {
  expect.soft(await findingsOf(page, { parts }), `findings of axe within ${parts.join(', ')}`).toEqual([])
}

/** axe has nothing to say of a page by some rules, once it is all there. */
export async function expectNoFindingsOf(page: Page, rules: readonly string[], where: string): Promise<void> {
  await expect.poll(() => findingsOf(page, { rules }), `findings of axe: ${where}`).toEqual([])
}

/** Rules that a page's colours alone can break; to all others its schemes are the same page. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** axe has nothing to say of the page's colours in the dark scheme, to which the page, drawn in the light one, is switched. */
export async function expectNoFindingsInTheDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const findings = await findingsOf(page, { rules: rulesOfColours })
  expect.soft(findings, `findings of axe in the dark: ${where}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** What the builder would have the page evaluate before it looks: axe in its long form, twice, three megabytes at each look. */
const nothing = '0'

/** Brings axe into a document once, however often it is looked at. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

interface Look {
  /** Selectors of what is looked at; the whole page when left out. */
  parts?: readonly string[]
  /** Selectors of what is not. */
  without?: readonly string[]
  rules?: readonly string[]
}

/**
 * To axe a text is the drawing of an icon font, whose contrast it does not try, when it is narrower than its letters one by one, as
 * all joined letters are: of an Arabic page it tried 14 texts of 63. There are no icon fonts here.
 */
async function withoutIconFonts<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D
    const { measureText } = prototype
    prototype.measureText = function (text) {
      const measured = measureText.call(this, text)
      return Object.defineProperty(measured, 'width', { value: 20 * text.length })
    }
    window.addEventListener('axe-has-looked', () => (prototype.measureText = measureText), { once: true })
  })
  try {
    return await look()
  } finally {
    await page.evaluate(() => window.dispatchEvent(new Event('axe-has-looked')))
  }
}

async function findingsOf(page: Page, { parts = [], without = [], rules }: Look = {}): Promise<string[]> {
  await bringAxe(page)
  const builder = new AxeBuilder({ page, axeSource: nothing })
    // No frame is looked into, which is all that axe's slower way is for.
    .setLegacyMode(true)
    // Every rule is tried; describing each element that passes one takes as long as trying them all. The one frame there is,
    // the preview of a draft, loads again whenever the draft is saved, and axe waits for an answer of what is gone by then.
    .options({ resultTypes: ['violations'], iframes: false })
  if (rules) builder.withRules([...rules])
  else builder.withTags(tags)
  for (const part of parts) builder.include(part)
  for (const part of without) builder.exclude(part)
  const { violations } = await withoutIconFonts(page, () => builder.analyze())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
