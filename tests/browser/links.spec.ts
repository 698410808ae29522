import { expectNoFindingsWithin } from './support/axe.ts'
import { speak, test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { part } from './support/part.ts'
import { administrator } from './support/staff.ts'
import { expect } from './support/test.ts'

test('an editor redirects an old address, and it leads on in every language within a second', async ({
  request,
}) => {
  await expect(await request.post('/cms-api/users/login', { data: administrator })).toBeOK()
  const former = `/old-${crypto.randomUUID()}`
  const ask = (path: string) => request.get(path, { maxRedirects: 0 })
  expect((await ask(former)).status()).toBe(404)
  const redirect = (newAddress: string) =>
    request.post('/cms-api/redirects', {
      data: { formerAddress: `${former.toUpperCase()}/`, newAddress },
    })
  const refused = await redirect('/nowhere-at-all')
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toContain('This site has no page at this address')
  expect((await redirect('/news')).status()).toBe(201)
  await expect.poll(async () => (await ask(former)).status()).toBe(301)
  expect((await ask(`/ar${former}?a=b`)).headers().location).toBe('/ar/news?a=b')
  const below = `/news/${former.slice(1)}`
  const made = await request.post('/cms-api/redirects', {
    data: { formerAddress: below, newAddress: '/projects' },
  })
  expect(made.status()).toBe(201)
  await expect.poll(async () => (await ask(`/fr${below}`)).headers().location).toBe('/fr/projects')
  const belowAbout = `/about/${former.slice(1)}`
  const ofAPage = { formerAddress: belowAbout, newAddress: '/projects' }
  expect((await request.post('/cms-api/redirects', { data: ofAPage })).status()).toBe(201)
  await expect.poll(async () => (await ask(`/ar${belowAbout}`)).headers().location).toBe('/ar/projects')
})

const madeSlides: number[] = []
// Other tests measure the home page, on which slides stand.
test.afterEach(async ({ request }) => {
  if (madeSlides.length === 0) return
  await expect(await request.post('/cms-api/users/login', { data: administrator })).toBeOK()
  for (const id of madeSlides.splice(0)) await expect(await request.delete(`/cms-api/sliders/${id}`)).toBeOK()
})

test('what the check of links found stands there with the way to its form, on a phone too, in both directions of writing', async ({
  desk: page,
}) => {
  const address = `/news/${crypto.randomUUID()}`
  const redirect = { formerAddress: address, newAddress: '/news' }
  const { doc }: { doc: { id: number } } = await (
    await page.request.post('/cms-api/redirects', { data: redirect })
  ).json()
  const data = { title: `A broken link ${crypto.randomUUID()}`, link: address, _status: 'published' }
  const slide = await page.request.post('/cms-api/sliders?locale=en', { data })
  expect(slide.status()).toBe(201)
  const { doc: made }: { doc: { id: number } } = await slide.json()
  madeSlides.push(made.id)
  await expect(await page.request.delete(`/cms-api/redirects/${doc.id}`)).toBeOK()
  await page.goto('/admin/link-check')
  await page.getByRole('button', { name: 'Check now' }).press('Enter')
  const row = page.getByRole('row').filter({ hasText: address })
  await expect(async () => {
    if (!(await row.isVisible())) await page.reload()
    await expect(row).toBeVisible()
  }).toPass()
  for (const language of ['en', 'ar'] as const)
    await part(language, async () => {
      if (language === 'ar') {
        await speak(page, 'ar')
        await page.setViewportSize({ width: 1280, height: 720 })
        await page.reload()
        await expect(page.getByRole('button', { name: 'افحص الآن' })).toBeVisible()
      }
      await expect(row).toBeVisible()
      await expectNoFindingsWithin(page, '.link-check')
      await page.setViewportSize({ width: 390, height: 844 })
      await expectFittingScreen(page)
    })
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/collections\/sliders\/\d+/)
})

test('a draft is handed over for review, and taken back, without leaving the keyboard', async ({
  desk: page,
}) => {
  const created = await page.request.post('/cms-api/press-items?draft=true&locale=en', {
    data: { title: 'A well to review', date: '2001-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  await page.goto(`/admin/collections/press-items/${doc.id}?locale=en`)
  const panel = page.getByRole('region', { name: 'Review' })
  await panel.getByRole('link', { name: 'Hand over for review' }).press('Enter')
  await expect(page.getByRole('link', { name: 'A well to review' })).toBeVisible()
  await expectNoFindingsWithin(page, '.review')
  await page.getByRole('button', { name: 'Hand over' }).press('Enter')
  await expect(panel.getByRole('status')).toContainText('Waits for anybody who may publish it')
  await page.goto(`/admin/review?kind=press-items&record=${doc.id}`)
  await page.getByRole('button', { name: 'Take back' }).press('Enter')
  await expect(panel.getByRole('link')).toBeVisible()
  await expect(panel.getByRole('status')).toBeHidden()
})
