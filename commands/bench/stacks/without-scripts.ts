import { devices, type Browser, type Page } from '@playwright/test'
import type { HomeContent, Part } from './home-content.ts'

export interface WithoutScripts {
  /** Part of the headings and paragraphs that stand in sight somewhere on the page, from 0 to 1. */
  words: number
  /** Whether the menu's first level is in sight, or comes into sight by one press. */
  hasMenu: boolean
}

/** What a phone's visitor has of home where scripts are off. */
export async function withoutScripts(
  browser: Browser,
  origin: string,
  content: HomeContent,
): Promise<WithoutScripts> {
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: false })
  const page = await context.newPage()
  // Without scripts browsers load every picture at once, which says nothing of words.
  await page.route(
    () => true,
    (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()),
  )
  await page.goto(`${origin}/`)
  const seen = plain(await page.evaluate(() => document.body.innerText))
  const wanted = textsOf(content.sections.flat()).map(plain)
  const words = wanted.filter((text) => seen.includes(text)).length / wanted.length
  const hasMenu = await menuOpens(page, content)
  await context.close()
  return { words, hasMenu }
}

/** An entry that stands nowhere else, so that seeing it means seeing the menu. */
async function menuOpens(page: Page, { menu, sections, footer }: HomeContent): Promise<boolean> {
  const elsewhere = JSON.stringify([sections, footer])
  const entry = menu.find(({ text }) => !elsewhere.includes(text))
  if (!entry) throw new Error('Every entry of the menu stands elsewhere too.')
  const inSight = async () =>
    (await page.getByText(entry.text, { exact: true }).filter({ visible: true }).count()) > 0
  if (await inSight()) return true
  for (const button of await page.locator('header').locator('button:visible, summary:visible').all()) {
    await button.click()
    if (await inSight()) return true
    await page.keyboard.press('Escape')
  }
  return false
}

function textsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.is === 'list') return part.items.flatMap(textsOf)
    return part.is === 'heading' || part.is === 'text' ? [part.text] : []
  })
}

/** Without what typography changes. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’“”"'\s]+/g, ' ')
    .trim()
}
