import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

const cases = [
  { language: 'en', words: en },
  { language: 'ar', words: ar },
] as const

for (const { language, words } of cases) {
  const at = (path: string) => addressIn(language, path)

  test(`who we are has the figures, the members, the charts, people and press (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(at('/who-we-are'))
    const figures = page.getByRole('complementary', { name: words.content.figures })
    await expect(figures).toContainText('1987')
    await expect(figures).toContainText('22')
    const members = page.getByRole('region', { name: words.navigation.members })
    await expect(members.getByRole('heading')).toContainText('22')
    await expect(members.getByRole('listitem')).toHaveCount(22)
    await expect(members.locator(`a[href="${at('/countries/jordan')}"]`)).toBeVisible()
    const charts = page.getByRole('region', { name: words.sections.organized })
    await expect(charts.getByRole('article')).toHaveCount(4)
    const people = page.locator('.team-and-press')
    await expect(people.getByRole('link', { name: words.sections.meetTeam })).toHaveAttribute(
      'href',
      at('/team'),
    )
    const press = people.locator('section').filter({ hasText: words.sections.inThePress })
    await expect(press.getByRole('listitem')).toHaveCount(3)
    const news = page.getByRole('region', { name: words.content.latestNews })
    await expect(news.getByRole('article')).toHaveCount(3)
  })

  test(`what we do counts the work of each focus area and leads to it (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(at('/what-we-do'))
    const areas = page.getByRole('region', { name: words.home.about.focusAreas })
    await expect(areas.getByRole('listitem')).toHaveCount(4)
    const way = areas.locator(`a[href="${at('/projects?topic=desalination')}"]`)
    const shown = await way.innerText()
    await way.click()
    await expect(page).toHaveURL(at('/projects?topic=desalination'))
    const cards = page.locator('.filtered-list .card')
    await expect(cards.first()).toBeVisible()
    const count = await cards.count()
    expect(words.sections.projects(count, String(count))).toBe(shown)

    await page.goto(at('/what-we-do'))
    const now = page.getByRole('complementary', { name: words.sections.live })
    await now.getByRole('link', { name: words.sections.underWay }).click()
    await expect(page).toHaveURL(at('/projects?status=ongoing'))
  })

  test(`press items lead to their outlet, and the kit has facts, logos and pictures (${language})`, async ({
    sharedPage: page,
    request,
  }) => {
    await page.goto(at('/media'))
    const items = page.locator('.filtered-list .card')
    const linked = items.locator('.card-title a')
    await expect(linked.first()).toHaveAttribute('href', /^https:\/\/press\.example\.org\//)
    await expect(linked.first()).toHaveAttribute('target', '_blank')
    // What was only broadcast has no link, and none is made up.
    expect(await linked.count()).toBeLessThan(await items.count())
    const kit = page.getByRole('region', { name: words.sections.pressKit })
    await expect(kit.locator('.press-facts')).toContainText('1987')
    await expect(kit.locator('.press-facts')).toContainText(words.sections.headquarters)
    await expect(kit.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(kit.locator('.press-logos a[download]')).toHaveCount(6)
    const pictures = kit.locator('.press-pictures > li')
    await expect(pictures).toHaveCount(6)
    await expect(pictures.first()).toContainText(words.content.pictureCredit)
    await expect(pictures.first().locator('a[download]')).toHaveCount(2)
    for (const link of [kit.locator('.press-logos a').first(), pictures.first().locator('a').last()]) {
      const response = await request.get((await link.getAttribute('href')) ?? '')
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test(`the team stands by its parts, the conference with its sessions and news (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(at('/team'))
    for (const part of Object.values(words.team.kind)) {
      await expect(page.getByRole('heading', { name: part, exact: true, level: 2 })).toBeVisible()
    }
    await expect(page.locator('.team-card')).toHaveCount(12)

    await page.goto(at('/cop'))
    const session = page.locator('.conference').first()
    await expect(session).toContainText(words.details.conferenceNumber)
    await expect(session.locator('time')).toHaveCount(2)
    await page.locator('.section-band .card-title a').first().click()
    await expect(page).toHaveURL(new RegExp(`${at('/cop-news/')}[a-z-]+$`))
    const way = page.getByRole('navigation', { name: words.navigation.breadcrumbs })
    await expect(way.getByRole('link')).toHaveText([
      words.navigation.home,
      words.navigation.infoCentre,
      words.navigation.conference,
    ])
    const more = page.getByRole('region', { name: words.details.moreNews })
    await expect(more.getByRole('article').first()).toBeVisible()
  })

  test(`a vacancy leads on to others that are open (${language})`, async ({ sharedPage: page }) => {
    await page.goto(at('/vacancies'))
    await page.locator('.record-row-title a').first().click()
    const more = page.getByRole('region', { name: words.sections.moreVacancies })
    await expect(more.getByRole('article')).toHaveCount(3)
    await expect(more.getByText(words.vacancy.open, { exact: true })).toHaveCount(3)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(`of the way to a page only the step up is left (${language})`, async ({ sharedPage: page }) => {
      await page.goto(at('/projects/nexus-atlas'))
      const way = page.getByRole('navigation', { name: words.navigation.breadcrumbs })
      await expect(way.getByRole('link')).toHaveText([words.navigation.projects])
      await page.goto(at('/team'))
      await expect(way.getByRole('link')).toHaveText([words.navigation.whoWeAre])
    })
  })

  test.describe('with a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test(`pictures are turned along the line of reading (${language})`, async ({ sharedPage: page }) => {
      await page.goto(at('/gallery/how-a-mountain-village-shares-one-falaj'))
      const position = page.locator('.gallery-viewer-bar > p')
      const first = await position.innerText()
      const picture = page.locator('.gallery-viewer img')
      const browser = await page.context().newCDPSession(page)
      const swipe = async (from: number, to: number) => {
        await picture.scrollIntoViewIfNeeded()
        const box = await picture.boundingBox()
        if (!box) throw new Error('The picture is not shown')
        const y = box.y + box.height / 2
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
          browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
        await touch('touchStart', from)
        for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
        await touch('touchEnd')
      }
      const [near, far] = language === 'ar' ? [90, 300] : [300, 90]
      await swipe(near, far)
      await expect(page).toHaveURL(at('/gallery/wooden-norias-on-the-river'))
      await expect(position).not.toHaveText(first)
      await swipe(far, near)
      await expect(page).toHaveURL(at('/gallery/how-a-mountain-village-shares-one-falaj'))
      await expect(position).toHaveText(first)
    })
  })
}
