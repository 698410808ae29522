import type { Locator } from '@playwright/test'
import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { part } from './support/part.ts'
import { printedPages } from './support/printed-pages.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const cases = [
  { language: 'en', words: en },
  { language: 'ar', words: ar },
] as const

const project = '/projects/brine-management-pilot'

/** Loads a page as it is shown, and lays it out as it is printed. */
async function showOnPaper(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: null })
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
}

/** What stands behind an element in the generated content of a style sheet. */
const contentAfter = (element: Locator) => element.evaluate((of) => getComputedStyle(of, '::after').content)

for (const { language, words } of cases) {
  test(`a detail page says where it stands, shows its facts and leads on (${language})`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(addressIn(language, project))
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const way = page.getByRole('navigation', { name: words.navigation.breadcrumbs })
    await expect(way.getByRole('link')).toHaveText([
      words.navigation.home,
      words.navigation.whatWeDo,
      words.navigation.projects,
    ])
    await expect(way.locator('[aria-current=page]')).toHaveText(title)
    const described = await page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map((script): unknown => JSON.parse(script.textContent))
        .map((data) => JSON.stringify(data))
        .find((data) => data.includes('BreadcrumbList')),
    )
    for (const name of [words.navigation.home, words.navigation.whatWeDo, words.navigation.projects, title]) {
      expect(described).toContain(JSON.stringify(name))
    }

    const facts = page.getByRole('region', { name: words.details.atAGlance })
    await expect(facts).toContainText(words.project.status.ongoing)
    await expect(facts).toContainText(words.project.donor)
    const topic = page.locator('.article-more a[href*="?topic="]').first()
    await expect(topic).toHaveAttribute('href', /\/projects\?topic=[a-z-]+$/)
    await expect(page.locator('.article-more a[href*="/countries/"]').first()).toBeVisible()
    const related = page.getByRole('region', { name: words.details.moreProjects })
    await expect(related.getByRole('article')).toHaveCount(3)
    await expect(related.getByRole('heading', { name: title })).toHaveCount(0)

    await page.getByRole('button', { name: words.details.copyLink }).click()
    await expect(page.getByText(words.details.linkCopied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^http.*${addressIn(language, project)}$`),
    )
    await expect(page.getByRole('link', { name: words.details.byMail })).toHaveAttribute('href', /^mailto:\?/)
    // This browser has no sharing of its own.
    await expect(page.getByRole('button', { name: words.details.otherApps })).toHaveCount(0)

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // The header is a letterhead.
    await expect(page.locator('.site-header .logo')).toBeVisible()
    await expect(page.getByRole('banner').locator('nav, button').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('.related')).toBeHidden()
    await expect(page.locator('.share-links')).toBeHidden()
    expect(await contentAfter(page.locator('main'))).toBe(
      `"${words.details.printedFrom} \u2068${baseURL}${addressIn(language, project)}\u2069"`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  })

  test(`a printed document has its whole address (${language})`, async ({ sharedPage: page, baseURL }) => {
    await showOnPaper(page, addressIn(language, '/tenders/1'))
    const printed = await page
      .locator('main .document-link')
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')])
    expect(printed[0]).toBe(`" (\u2068${baseURL}${printed[1]}\u2069)"`)
  })

  test(`each make of page says on paper where it stands (${language})`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    for (const path of [
      '/',
      '/oic-water-vision',
      '/tenders/1',
      '/vacancies/1',
      '/publications?topic=water',
      '/countries/jordan',
      '/data-tools/indicators/total-water-withdrawal',
      '/data-tools/compare?countries=ma%2Cjo&indicator=total-water-withdrawal',
    ]) {
      const address = addressIn(language, path)
      await page.goto(address)
      const main = page.locator('main')
      expect.soft(await contentAfter(main), `${address} on a screen`).toBe('none')
      await page.emulateMedia({ media: 'print' })
      expect
        .soft(await contentAfter(main), address)
        .toBe(`"${words.details.printedFrom} \u2068${baseURL}${address}\u2069"`)
      await page.emulateMedia({ media: null })
    }
  })

  test(`on paper a link to elsewhere has its address, unless its words are the address (${language})`, async ({
    sharedPage: page,
  }) => {
    const afterLinks = (links: Locator) =>
      links.evaluateAll((all) =>
        all.map((link) => ({
          address: link.getAttribute('href'),
          after: getComputedStyle(link, '::after').content,
        })),
      )
    for (const [path, links] of [
      ['/data-tools/indicators/total-water-withdrawal', '.indicator-facts a'],
      ['/vacancies', 'a.button[href^="mailto:"]'],
    ] as const) {
      await showOnPaper(page, addressIn(language, path))
      const printed = await afterLinks(page.locator('main').locator(links))
      expect(printed.length, path).toBeGreaterThan(0)
      expect(printed, path).toEqual(
        printed.map(({ address }) => ({ address, after: `" (\u2068${address}\u2069)"` })),
      )
    }
    await showOnPaper(page, addressIn(language, '/countries/jordan'))
    const contacts = await afterLinks(page.locator('main a:has(.email-address, .web-address)'))
    expect(contacts.length).toBeGreaterThan(0)
    expect(contacts.filter(({ after }) => after !== 'none')).toEqual([])
  })

  test(`a publication is printed on two pages (${language})`, async ({ sharedPage: page }) => {
    await page.goto(addressIn(language, '/publications/2'))
    expect(await printedPages(page)).toBe(2)
  })

  test(`a section shows its pages, what is open, and how many (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(addressIn(language, '/get-involved'))
    const pages = page.getByRole('region', { name: words.details.inThisSection })
    await expect(pages.locator(`a[href="${addressIn(language, '/vacancies')}"]`)).toBeVisible()
    await expect(pages.locator(`a[href="${addressIn(language, '/partners')}"]`)).toBeVisible()
    // The page does not lead to itself.
    await expect(pages.locator(`a[href="${addressIn(language, '/get-involved')}"]`)).toHaveCount(0)
    const tenders = page.getByRole('region', { name: words.details.openTenders })
    await expect(tenders.getByRole('article').first()).toContainText(words.tender.active)
    await expect(tenders.getByText(words.tender.expired)).toHaveCount(0)
    await expect(tenders.getByRole('heading', { level: 2 })).toHaveText(/\d/)
  })

  test(`pictures turn by link and by the keys along the line of reading (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(addressIn(language, '/gallery/mosaic-of-the-sea-and-its-fish'))
    const position = page.locator('.gallery-viewer-bar > p')
    const first = await position.innerText()
    const address = page.url()
    const [forwards, backwards] =
      language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await expect(page.getByText(words.details.pictureKeys)).toBeVisible()
    await page.keyboard.press(forwards)
    await expect(page).not.toHaveURL(address)
    await expect(position).not.toHaveText(first)
    await page.keyboard.press(backwards)
    await expect(page).toHaveURL(address)
    await page.getByRole('link', { name: words.details.pictureNext }).click()
    await expect(page).not.toHaveURL(address)
    await expect(page.locator('.gallery-viewer figcaption')).toContainText(words.content.pictureCredit)
  })
}

test('home, countries and a country are printed whole, without empty pages (en, ar)', async ({ page }) => {
  const paper = { width: 673, height: 1000 }
  await page.setViewportSize(paper)
  for (const { language } of cases) {
    await part(language, async () => {
      await showOnPaper(page, addressIn(language, '/'))
      // What comes into sight after a second on a screen would never do so on paper.
      await expect(page.locator('.home-delayed')).toHaveCSS('animation-name', 'none')
      expect(await printedPages(page)).toBeLessThanOrEqual(5)

      await showOnPaper(page, addressIn(language, '/countries'))
      const table = page.locator('.countries-table table')
      const { right = 0, left = 0 } = await table.evaluate((element) =>
        element.getBoundingClientRect().toJSON(),
      )
      expect([left >= 0, right <= paper.width]).toEqual([true, true])

      await showOnPaper(page, addressIn(language, '/countries/jordan'))
      await expect(page.locator('.card-picture img').filter({ visible: true })).toHaveCount(0)
      expect(await printedPages(page)).toBeLessThanOrEqual(6)
    })
  }
})

test('paper has neither white words nor pages to turn', async ({ sharedPage: page }) => {
  // Paper has no grounds on which white words would stand.
  await showOnPaper(page, '/internship')
  await expect(page.locator('main a.button').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await showOnPaper(page, '/search?q=water')
  await expect(page.locator('main .pagination')).toBeHidden()
})

test('an address without a page is not named on paper: one answer goes to all of them', async ({
  sharedPage: page,
  complaints,
}) => {
  await showOnPaper(page, '/nothing')
  expect(await contentAfter(page.locator('main'))).toBe('none')
  // The browser reports the status that the page must have.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a key pressed at the moment a picture has changed turns from that picture', async ({
  sharedPage: page,
}) => {
  await page.goto('/gallery/mosaic-of-the-sea-and-its-fish')
  const address = page.url()
  const position = page.locator('.gallery-viewer-bar > p')
  const first = await position.innerText()
  await position.evaluate((element) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      element.dataset.turnedBack = ''
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    })
    observer.observe(element, { characterData: true, childList: true, subtree: true })
  })
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveAttribute('data-turned-back')
  await expect(page).toHaveURL(address)
  await expect(position).toHaveText(first)
})

test('the device’s own sharing is offered where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.documentElement.dataset.shared = data.url ?? ''
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.goto(project)
  await page.getByRole('button', { name: en.details.otherApps }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`^http.*${project}$`))
})

test('an event has its state, its timetable and its speakers by role', async ({ sharedPage: page }) => {
  await page.goto('/events/desalination-technology-forum')
  await expect(page.locator('.page-hero .badge')).toHaveText(en.event.past)
  const agenda = page.getByRole('table', { name: en.event.agenda })
  await expect(agenda.getByRole('rowheader').first()).toHaveText(/\d\d:\d\d/)
  await expect(page.locator('.event-speakers > li').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: en.event.outcome })).toBeVisible()
  // What is over can no longer be put into a calendar.
  await expect(page.getByRole('link', { name: en.sharing.addToCalendar })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('details are whole, and nothing is offered that does not work', async ({ sharedPage: page }) => {
    await page.goto('/publications/annual-report-2025')
    const facts = page.getByRole('region', { name: en.details.atAGlance })
    await expect(facts.locator('.document').first()).toContainText(/English.*PDF.*kB/)
    await expect(page.getByRole('link', { name: en.details.byMail })).toBeVisible()
    await expect(page.getByRole('button', { name: en.details.copyLink })).toBeHidden()
    await expect(page.getByRole('button', { name: en.details.print })).toBeHidden()
    await page.goto('/gallery/mosaic-of-the-sea-and-its-fish')
    await page.getByRole('link', { name: en.details.pictureNext }).click()
    await expect(page).not.toHaveURL(/mosaic/)
  })
})
