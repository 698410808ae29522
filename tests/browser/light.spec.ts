import type { BrowserContextOptions } from '@playwright/test'
import { bytesOf, watchPageLoads } from '../../commands/bench/page-loads.ts'
import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { neededByFullVersion } from '../../site/before-scripts/older-browsers.ts'
import { variantChoiceKey } from '../../site/light-version/page-variant.ts'
import { isClassOfAbsentPart } from '../../site/light-version/styles/to-light-styles.ts'
import { pdf, proposalFields } from '../support/submission-files.ts'
import { addresses, details } from './support/addresses.ts'
import { expectNoFindings } from './support/axe.ts'
import { inParts } from './support/in-parts.ts'
import { onLocalhost } from './support/on-localhost.ts'
import { test } from './support/shared-page.ts'
import { expect, noteComplaints, type Page } from './support/test.ts'
import { findingsInHtml } from './support/validate-html.ts'

const languages = [
  { code: 'en', words: en },
  { code: 'ar', words: ar },
] as const

const savingData: BrowserContextOptions = { extraHTTPHeaders: { 'Save-Data': 'on' } }
const phoneSize = { width: 412, height: 839 }
const kilobyte = 1000

/** One page of each make. */
const kindsOfPage = [
  '/',
  '/who-we-are',
  '/members',
  '/team',
  '/oic-water-vision',
  '/projects',
  '/projects/nexus-atlas',
  '/news/1',
  '/publications/1',
  '/countries/jordan',
  '/gallery',
  '/gallery/1',
  '/media',
  '/cop',
  '/tenders/1',
  '/vacancies/apply',
  '/search?q=water',
  '/nothing',
]

const isLight = async (page: Page) => (await page.locator('html').getAttribute('data-version')) === 'light'

test.describe('for who saves data', () => {
  test.use({ ...savingData, viewport: phoneSize, deviceScaleFactor: 2.625 })

  for (const { code } of languages) {
    test(`each kind of page stays within its bytes, without a script, a font or a picture (${code})`, async ({
      page,
      baseURL,
    }) => {
      const loads = await watchPageLoads(page)
      const browser = await page.context().newCDPSession(page)
      for (const { kind, path, budget } of [
        { kind: 'home', path: '/', budget: 40 },
        { kind: 'a text page', path: '/oic-water-vision', budget: 25 },
        { kind: 'an indicator', path: '/data-tools/indicators/total-water-withdrawal', budget: 30 },
        {
          kind: 'a comparison of five countries',
          path: '/data-tools/compare?countries=ma,jo,eg,tr,bd&indicator=total-water-withdrawal',
          budget: 30,
        },
        { kind: 'projects on the map', path: '/footprint', budget: 30 },
        {
          kind: 'a dataset',
          path: '/publications/water-and-energy-figures-of-the-member-states',
          budget: 30,
        },
      ]) {
        await test.step(`${kind} stays within ${budget} kB`, async () => {
          // Each page is somebody's first.
          await browser.send('Network.clearBrowserCache')
          await page.goto(`${onLocalhost(baseURL)}${addressIn(code, path)}`)
          // What waits for the visitor to come near comes too.
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          const first = await loads.untilQuiet()
          expect.soft(first.filter(({ kind: of }) => of === 'html').length, `pages for ${kind}`).toBe(1)
          const others = first.filter(({ kind: of }) => of !== 'html' && of !== 'style')
          const unexpected = others.filter((load) => !load.address.endsWith('/favicon.svg'))
          expect.soft(unexpected, `what ${kind} loads`).toEqual([])
          expect.soft(bytesOf(first) / kilobyte, `kilobytes of ${kind}`).toBeLessThan(budget)
          expect.soft(await isLight(page), `${kind} is light`).toBe(true)
        })
      }
    })
  }

  test('no page has a script, a picture, or words for browsers without scripts that nobody would see', async ({
    request,
  }) => {
    for (const [code, paths] of [
      ['en', [...addresses, ...details, '/nothing']],
      ['ar', kindsOfPage],
    ] as const) {
      for (const path of paths) {
        const html = await (await request.get(addressIn(code, path))).text()
        expect(html, path).toContain('data-version="light"')
        expect(
          html.match(/<(script|img|source|noscript)\b|rel="(module)?preload"/g),
          `${path} (${code})`,
        ).toBeNull()
        const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
        // Dialogs are closed, and nothing opens them.
        const seen = classes.filter((name) => !/^dialog(-|$)/.test(name))
        expect(seen.filter(isClassOfAbsentPart), `${path} (${code})`).toEqual([])
      }
    }
  })

  test('each kind of page is valid HTML', async ({ request }) => {
    for (const path of kindsOfPage) {
      const html = await (await request.get(path)).text()
      expect.soft(await findingsInHtml(html, path), path).toEqual([])
    }
  })

  test('a picture is named with its size and loaded when it is asked for', async ({ sharedPage: page }) => {
    const asked: string[] = []
    page.on('request', (sent) => sent.resourceType() === 'image' && asked.push(new URL(sent.url()).pathname))
    await page.goto('/gallery/1')
    const picture = page.locator('.gallery-viewer .light-picture-shown')
    await expect(picture).toBeHidden()
    const summary = page.locator('.gallery-viewer .light-picture-request > summary')
    await expect(summary).toHaveText(/Show picture \(\d+\skB\)/)
    await summary.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    const arrival = page.waitForResponse(/\/files\/media\//)
    await summary.click()
    expect((await arrival).ok()).toBe(true)
    await expect(picture).toBeVisible()
    expect(asked).toHaveLength(1)
    await picture.click()
    await expect(page).toHaveURL(/\/files\/media\//)
  })

  test('the maps are lists, and pictures on request', async ({ sharedPage: page }) => {
    await page.goto('/members')
    await page.locator('.light-network-names').getByText('Jordan', { exact: true }).click()
    await expect(page.locator('.light-network-names [open]')).toContainText(en.member.telephone)
    const arrival = page.waitForResponse('**/maps/members.svg')
    await page.getByText(en.lightVersion.show(en.regionalNetwork.mapOfMembers)).click()
    expect((await arrival).headers()['content-type']).toBe('image/svg+xml')
  })
})

test.describe('for who saves data and has no scripts', () => {
  test.use({ ...savingData, javaScriptEnabled: false })

  test('pictures wait to be asked for, though such a browser loads lazy ones at once', async ({
    sharedPage: page,
  }) => {
    const asked: string[] = []
    page.on('request', (sent) => sent.resourceType() === 'image' && asked.push(sent.url()))
    await page.goto('/gallery/1')
    const summary = page.locator('.gallery-viewer .light-picture-request > summary')
    await expect(summary).toBeVisible()
    expect(asked).toEqual([])
    const arrival = page.waitForResponse(/\/files\/media\//)
    await summary.click()
    expect((await arrival).ok()).toBe(true)
  })
})

test.describe('the light version', () => {
  test.use(savingData)

  const goTo = async (page: Page, address: string, complaints: string[]) => {
    await page.goto(address)
    // The browser reports the status that the page must have.
    if (address.endsWith('/nothing')) expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  }
  const expectToFit = async (page: Page, address: string) => {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(beyond, `${address}: beyond the width`).toBeLessThanOrEqual(0)
  }

  for (const [part, paths] of inParts(kindsOfPage, 9)) {
    test(`has no finding on each kind of page, and nothing beyond its width, part ${part} (en)`, async ({
      sharedPage: page,
      complaints,
    }) => {
      await page.setViewportSize(phoneSize)
      for (const path of paths) {
        await goTo(page, path, complaints)
        await expectNoFindings(page, `${path}, light`)
        await expectToFit(page, path)
      }
    })
  }

  test('has nothing beyond its width on each kind of page (ar)', async ({ sharedPage: page, complaints }) => {
    await page.setViewportSize(phoneSize)
    for (const path of kindsOfPage) {
      const address = addressIn('ar', path)
      await goTo(page, address, complaints)
      await expectToFit(page, address)
    }
  })

  // The scheme of this language in `schemesByLanguage`, which says why once is enough.
  test('has no finding in the dark with all that opens open (ar)', async ({ sharedPage: page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of ['/', '/gallery/1', '/tenders/1']) {
      await page.goto(addressIn('ar', path))
      await page.locator('details').evaluateAll((all) => {
        for (const closed of all) closed.setAttribute('open', '')
      })
      await expectNoFindings(page, `${path} (ar), light, dark, open`)
    }
  })
})

for (const { code, words } of languages) {
  test.describe(`the light version (${code})`, () => {
    test.use(savingData)

    test('leads through menu, search and the other language', async ({ sharedPage: page, baseURL }) => {
      // Playwright's own header does not survive the redirect to the other language, as a browser's does.
      await page.context().addCookies([{ name: variantChoiceKey, value: 'light', url: baseURL ?? '' }])
      await page.goto(addressIn(code, '/'))
      const menu = page.locator('.light-menu')
      await expect(menu.getByRole('link').first()).toBeHidden()
      await menu.getByText(words.lightVersion.menu).click()
      await menu.getByRole('link', { name: words.navigation.projects, exact: true }).click()
      await expect(page).toHaveURL(addressIn(code, '/projects'))
      await page.locator('.light-header-search').click()
      await page.locator('main [name=q]').fill(code === 'en' ? 'water' : 'المياه')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/[?&]q=/)
      await expect(page.locator('main h2, main h3').first()).toBeVisible()
      await page.locator('.light-header .language-switch a').click()
      await expect(page.locator('html')).toHaveAttribute('lang', code === 'en' ? 'ar' : 'en')
      expect(await isLight(page)).toBe(true)
    })

    test('is printed with the network’s name in black, and without what only a screen can do', async ({
      sharedPage: page,
      baseURL,
    }) => {
      const address = addressIn(code, '/tenders/1')
      await page.goto(address)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const header = page.getByRole('banner')
      await expect(header.locator('.light-header-name > strong')).toBeVisible()
      for (const name of ['.light-header-name', '.light-header-name > strong'])
        await expect(header.locator(name)).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      const forScreens = header.locator('nav, button, summary, p, a:not(.light-header-home)')
      await expect(forScreens.filter({ visible: true })).toHaveCount(0)
      expect(await page.locator('main').evaluate((main) => getComputedStyle(main, '::after').content)).toBe(
        `"${words.details.printedFrom} \u2068${baseURL}${address}\u2069"`,
      )
    })

    test('takes a proposal with a file, and says what is wrong first', async ({
      sharedPage: page,
      complaints,
    }) => {
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
      await page.goto(addressIn(code, '/tenders/supply-of-groundwater-level-recorders/apply'))
      const form = page.locator('.submission-form')
      const { currency, consent: _consent, ...typed } = { ...proposalFields, company_name: `Light ${code}` }
      for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
      await form.locator('[name=currency]').selectOption(currency)
      await form.locator('[name=consent]').check()
      const files = form.locator('input[type=file]').first()
      await files.setInputFiles(file('offer.pdf', Buffer.from('no PDF')))
      await form.locator('button[type=submit]').click()
      await expect(page.locator('.field-error')).toContainText('offer.pdf')
      expect(await isLight(page)).toBe(true)
      await files.setInputFiles(file('offer.pdf', pdf(`light ${code}`)))
      await form.locator('[name=consent]').check()
      await form.locator('button[type=submit]').click()
      await expect(page.locator('.receipt')).toContainText('offer.pdf')
      expect(await isLight(page)).toBe(true)
      // The browser reports an answer that is an error, which is what was asked for.
      complaints.length = 0
    })
  })
}

test('a visitor’s choice holds from page to page, in both directions (ar)', async ({ sharedPage: page }) => {
  const { chooseLight, chooseFull } = ar.lightVersion
  await page.goto(addressIn('ar', '/news?page=1'))
  expect(await isLight(page)).toBe(false)
  await page.locator('footer').getByRole('button', { name: chooseLight }).click()
  await expect(page.locator('html')).toHaveAttribute('data-version', 'light')
  await expect(page).toHaveURL(addressIn('ar', '/news?page=1'))
  await page.locator('main h2 a, main h3 a').first().click()
  await expect(page).not.toHaveURL(/[?]/)
  expect(await isLight(page)).toBe(true)
  await page.locator('.light-notice').getByRole('button', { name: chooseFull }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
  await page.goto(addressIn('ar', '/'))
  expect(await isLight(page)).toBe(false)
})

test('a browser from before spring 2024 is led to the light version, wherever it arrives (ar)', async ({
  context,
  complaints,
}) => {
  await context.addInitScript((needed) => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string, value?: string) =>
      value === undefined ? condition !== needed && supports(condition) : supports(condition, value)
  }, neededByFullVersion)
  const page = await context.newPage()
  noteComplaints(page, complaints)
  await page.goto(addressIn('ar', '/news?page=1'))
  await expect(page.locator('html')).toHaveAttribute('data-version', 'light')
  await expect(page).toHaveURL(addressIn('ar', '/news?page=1'))
  const loads = await watchPageLoads(page)
  await page.locator('main h2 a, main h3 a').first().click()
  await expect(page).not.toHaveURL(/[?]/)
  expect(await isLight(page)).toBe(true)
  // Known from then on: the next page comes in one answer.
  expect((await loads.untilQuiet()).filter(({ kind }) => kind === 'html')).toHaveLength(1)
  // Until the browser is closed.
  const stored = (await context.cookies()).find(({ name }) => name === variantChoiceKey)
  expect(stored).toMatchObject({ value: 'light', expires: -1 })
})

test('full and light answers are never mixed up, and say what they depend on', async ({ request }) => {
  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, { headers })
    expect(answer.headers().vary).toMatch(/Cookie, Save-Data/)
    return (await answer.text()).includes('data-version="light"') ? 'light' : 'full'
  }
  const saving = { 'save-data': 'on' }
  for (const path of ['/what-we-do', '/ar/what-we-do', '/nothing', '/search?q=water']) {
    for (const _round of [1, 2]) {
      expect(await ask(path, saving)).toBe('light')
      expect(await ask(path, {})).toBe('full')
      expect(await ask(path, { ...saving, cookie: 'iwen-version=full' })).toBe('full')
      expect(await ask(path, { cookie: 'iwen-version=light' })).toBe('light')
    }
  }
  const data = await request.get('/what-we-do.data', { headers: saving })
  expect(data.headers()['content-type']).not.toContain('html')
  expect(data.headers().vary).not.toContain('Save-Data')
})
