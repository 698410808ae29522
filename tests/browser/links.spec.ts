import type { Page } from '@playwright/test'
import { expectNoFindingsWithin } from './support/axe.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { administrator } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// What the stock back office says in the console is not ours to silence.
test.afterEach(({ complaints }) => {
  complaints.length = 0
})

const signIn = async (page: Page) =>
  expect(await page.request.post('/cms-api/users/login', { data: administrator })).toBeOK()

test('an editor redirects an old address, and it leads on in every language within a second', async ({
  page,
}) => {
  await signIn(page)
  const former = `/old-${crypto.randomUUID()}`
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 })
  expect((await ask(former)).status()).toBe(404)
  const redirect = (newAddress: string) =>
    page.request.post('/cms-api/redirects', {
      data: { formerAddress: `${former.toUpperCase()}/`, newAddress },
    })
  const refused = await redirect('/nowhere-at-all')
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toContain('This site has no page at this address')
  expect((await redirect('/news')).status()).toBe(201)
  await expect.poll(async () => (await ask(former)).status()).toBe(301)
  expect((await ask(`/ar${former}?a=b`)).headers().location).toBe('/ar/news?a=b')
  const below = `/news/${former.slice(1)}`
  const made = await page.request.post('/cms-api/redirects', {
    data: { formerAddress: below, newAddress: '/projects' },
  })
  expect(made.status()).toBe(201)
  await expect.poll(async () => (await ask(`/fr${below}`)).headers().location).toBe('/fr/projects')
  const belowAbout = `/about/${former.slice(1)}`
  const ofAPage = { formerAddress: belowAbout, newAddress: '/projects' }
  expect((await page.request.post('/cms-api/redirects', { data: ofAPage })).status()).toBe(201)
  await expect.poll(async () => (await ask(`/ar${belowAbout}`)).headers().location).toBe('/ar/projects')
})

test.describe('what the check of links found', () => {
  const madeSlides: number[] = []
  // Other tests measure the home page, on which slides stand.
  test.afterEach(async ({ page }) => {
    for (const id of madeSlides.splice(0))
      await expect(await page.request.delete(`/cms-api/sliders/${id}`)).toBeOK()
  })
  for (const language of ['en', 'ar'])
    test(`stands there with the way to its form, on a phone too (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await signIn(page)
      await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }])
      const title = `A broken link ${crypto.randomUUID()}`
      const address = `/news/${crypto.randomUUID()}`
      const redirect = { formerAddress: address, newAddress: '/news' }
      const { doc }: { doc: { id: number } } = await (
        await page.request.post('/cms-api/redirects', { data: redirect })
      ).json()
      const data = { title, link: address, _status: 'published' }
      const slide = await page.request.post('/cms-api/sliders?locale=en', { data })
      expect(slide.status()).toBe(201)
      madeSlides.push((await slide.json()).doc.id)
      await expect(await page.request.delete(`/cms-api/redirects/${doc.id}`)).toBeOK()
      await page.goto('/admin/link-check')
      await page.getByRole('button', { name: language === 'en' ? 'Check now' : 'افحص الآن' }).press('Enter')
      const row = page.getByRole('row').filter({ hasText: address })
      await expect(async () => {
        if (!(await row.isVisible())) await page.reload()
        await expect(row).toBeVisible()
      }).toPass()
      await expectNoFindingsWithin(page, '.link-check')
      await page.setViewportSize({ width: 390, height: 844 })
      await expectFittingScreen(page)
      await row.getByRole('link').click()
      await expect(page).toHaveURL(/\/admin\/collections\/sliders\/\d+/)
    })
})

test('a draft is handed over for review, and taken back, without leaving the keyboard', async ({ page }) => {
  await signIn(page)
  const created = await page.request.post('/cms-api/news?draft=true&locale=en', {
    data: { title: 'A well to review', date: '2026-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  await page.goto(`/admin/collections/news/${doc.id}?locale=en`)
  const panel = page.getByRole('region', { name: 'Review' })
  await panel.getByRole('link', { name: 'Hand over for review' }).press('Enter')
  await expect(page.getByRole('link', { name: 'A well to review' })).toBeVisible()
  await expectNoFindingsWithin(page, '.review')
  await page.getByRole('button', { name: 'Hand over' }).press('Enter')
  await expect(panel.getByRole('status')).toContainText('Waits for anybody who may publish it')
  await page.goto(`/admin/review?kind=news&record=${doc.id}`)
  await page.getByRole('button', { name: 'Take back' }).press('Enter')
  await expect(panel.getByRole('link')).toBeVisible()
  await expect(panel.getByRole('status')).toBeHidden()
})
