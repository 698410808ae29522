import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { previewKinds } from '../../server/social-previews/preview-kinds.ts'
import { shapeText } from '../../server/social-previews/outline-text.ts'
import { typefacesFor, type TypefaceName } from '../../server/social-previews/typefaces.ts'
import { addressIn } from '../../languages/address.ts'
import { languageCodes } from '../../languages/languages.ts'
import { addresses, details } from './support/addresses.ts'
import { inParts } from './support/in-parts.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

/** Where the page's head says that its picture is. */
function pictureOf(html: string): string {
  return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

const pages: readonly string[] = [...addresses, ...details]

/** Each page's picture is drawn in one language; the languages take turns, so that each draws a quarter of them. */
const drawnIn = (path: string) => languageCodes[pages.indexOf(path) % languageCodes.length]

/** Drawn in one language of each direction: the home page's, a section's, and one of each kind of record. */
const kindsOfPicture = [
  '/home',
  '/who-we-are',
  ...Object.keys(previewKinds)
    .filter((folder) => folder !== 'countries')
    .map((folder) => `/${folder}/1`),
]

for (const language of languageCodes) {
  for (const [part, paths] of inParts(pages, 18)) {
    test(`each page has a picture of its own to be shared with (${language}), part ${part}`, async ({
      request,
      baseURL,
    }) => {
      for (const path of paths) {
        const address = addressIn(language, path)
        const picture = pictureOf((await readPage(baseURL, address)).html)
        // Those by id have the picture of their one address, with the slug.
        const pictured = ['/', '/search'].includes(path) ? '/home' : path.replace(/\d+$/, '[a-z0-9-]+')
        expect
          .soft(picture, address)
          .toMatch(new RegExp(`^${baseURL}/previews/${language}${pictured}\\.jpg\\?v=`))
        if (language === drawnIn(path)) await expectPicture(request, picture)
      }
    })
  }
}

for (const language of ['en', 'ar'] as const) {
  test(`each kind of page and of record is drawn (${language})`, async ({ request }) => {
    for (const path of kindsOfPicture) await expectPicture(request, `/previews/${language}${path}.jpg`)
  })
}

async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address)
  expect.soft(answer.status(), address).toBe(200)
  const { format, width, height } = await sharp(await answer.body()).metadata()
  expect.soft({ format, width, height }, address).toEqual({ format: 'jpeg', width: 1200, height: 630 })
}

const families: Readonly<Record<TypefaceName, string>> = {
  latin: 'Readex Pro Variable',
  'latin-ext': 'Readex Pro Variable',
  arabic: 'Readex Pro in one weight',
  persian: 'Vazirmatn',
}

test('the browser, which shapes letters by other code, makes titles as wide as pictures do', async ({
  sharedPage: page,
}) => {
  for (const language of ['ar', 'fa'] as const) {
    await page.goto(addressIn(language, '/news'))
    const titles = await page.locator('main .card-title').allInnerTexts()
    expect(titles.length).toBeGreaterThan(3)
    const words = titles
      .flatMap((title) => title.match(/[\p{Script=Arabic}\p{M}\u200c]{2,}/gu) ?? [])
      .map((text) => ({ text, family: families[typefacesFor(text)(text[0] ?? '') ?? 'latin'] }))
    const widths = await page.evaluate(async (list) => {
      for (const family of new Set(list.map((word) => word.family)))
        await document.fonts.load(`100px "${family}"`, 'م')
      const context = document.createElement('canvas').getContext('2d')
      return list.map(({ text, family }) => {
        if (context) context.font = `100px "${family}"`
        return (context?.measureText(text).width ?? 0) / 100
      })
    }, words)
    const different = words.filter(({ text }, index) => {
      const shaped = shapeText(text, true)
      // Kerning around a zero-width non-joiner is the browser's own; an unjoined letter is ten times that.
      return Math.abs((widths[index] ?? 0) - shaped.widthOf(0, shaped.text.length)) > 0.02
    })
    expect(different).toEqual([])
  }
})
