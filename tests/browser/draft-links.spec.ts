import type { APIRequestContext, Page } from '@playwright/test'
import { kinds } from '../../kinds.ts'
import { addressOfRecord } from '../../languages/addresses.ts'
import { draftNotices } from '../../languages/draft-notices.ts'
import { addresses } from './support/addresses.ts'
import { expectNoFindings, expectNoFindingsOf, schemesByLanguage } from './support/axe.ts'
import { createAccount } from './support/create-account.ts'
import { test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { part } from './support/part.ts'
import { administrator } from './support/staff.ts'
import { expect } from './support/test.ts'

/** Signs in as an editor of its own: Payload remembers of a person whether the preview is open. */
async function signInAsNewEditor(page: Page): Promise<void> {
  const email = `editor-${crypto.randomUUID()}@example.org`
  const editor = { name: 'Eduard of the springs', email, password: 'a password for tests' }
  await createAccount(page.request, { ...editor, roles: ['editor'] })
  const data = { email, password: editor.password }
  await expect(await page.request.post('/cms-api/users/login', { data })).toBeOK()
}

/** A draft of its own for one test, in English and Arabic. */
async function makeNews(request: APIRequestContext, titles: { en: string; ar: string }): Promise<number> {
  const created = await request.post('/cms-api/news?draft=true&locale=en', {
    data: { title: titles.en, date: '2026-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  await request.patch(`/cms-api/news/${doc.id}?draft=true&locale=ar`, { data: { title: titles.ar } })
  return doc.id
}

const titles = { en: 'A spring that nobody knows yet', ar: 'نبع لا يعرفه أحد بعد' }

test('somebody without an account sees a draft, in both directions of writing, until its address is ended', async ({
  desk: page,
  browser,
  baseURL,
}) => {
  const id = await makeNews(page.request, titles)
  await page.goto(`/admin/collections/news/${id}?locale=en`)
  await page.getByText('Show this draft to somebody outside').press('Enter')
  await page.getByLabel('The address works for').selectOption('1 day')
  await page.getByRole('button', { name: 'Make an address' }).press('Enter')
  const { pathname, search } = new URL(await page.getByLabel('The address', { exact: true }).inputValue())
  expect(pathname).toBe(`/news/${id}`)
  const address = `${pathname}${search}`

  const outside = await browser.newContext({ ...(baseURL && { baseURL }) })
  const visitor = await outside.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: titles.en })).toBeVisible()
  const notice = visitor.getByRole('status').filter({ hasText: 'Draft, not public' })
  await expect(notice).toContainText('This address works until')
  // On paper the page says where it stands, without the secret that shows it.
  await expect(visitor.locator('main')).toHaveAttribute('style', new RegExp(`${pathname}\u2069`))
  await visitor.goto(address.replace('/news/', '/ar/news/'))
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(visitor.getByRole('heading', { level: 1, name: titles.ar })).toBeVisible()
  await expect(visitor.getByRole('status').filter({ hasText: 'مسودة غير منشورة' })).toBeVisible()
  await visitor.getByRole('link', { name: 'النسخة الخفيفة' }).first().click()
  await expect(visitor.locator('html')).toHaveAttribute('data-version', 'light')
  await expect(visitor.getByRole('heading', { level: 1, name: titles.ar })).toBeVisible()
  expect((await outside.request.get(`/news/${id}`)).status()).toBe(404)

  await page.getByRole('button', { name: 'End now' }).press('Enter')
  await expect(page.getByText('made by Administrator · ended before its time')).toBeVisible()
  const over = await outside.request.get(address)
  expect(over.status()).toBe(410)
  expect(await over.text()).toContain('No draft is shown here any more</h1>')
  await visitor.goto(address.replace('/news/', '/ar/news/'))
  await expect(visitor.getByRole('heading', { name: 'لم تعد هناك مسودة معروضة هنا' })).toBeVisible()
  await expectFittingScreen(visitor)
  await outside.close()
})

test('axe finds nothing on the page of a draft', async ({ desk: page }) => {
  const id = await makeNews(page.request, titles)
  for (const [language, colorScheme] of schemesByLanguage) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${addressOfRecord('news', String(id), language)}?preview=draft`)
    await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible()
    await expectNoFindings(page, `the page of a draft, ${language}, ${colorScheme}`)
  }
})

test('no draft that is still empty spoils the previews of other pages', async ({ request }) => {
  await expect(await request.post('/cms-api/users/login', { data: administrator })).toBeOK()
  const drafts: string[] = []
  for (const { collection } of kinds) {
    const { id, slug } = await makeEmpty(request, collection)
    drafts.push(`${collection}/${id}`)
    const address = addressOfRecord(collection, slug ?? String(id), 'en')
    if (!address) continue
    const answer = await request.get(`${address}?preview=draft`)
    expect([200, 409], address).toContain(answer.status())
  }
  for (const address of addresses.filter((one) => !one.endsWith('/apply') && !one.endsWith('/ask')))
    expect((await request.get(`${address}?preview=draft`)).status(), address).toBe(200)
  for (const draft of drafts) await request.delete(`/cms-api/${draft}`)
})

/** A draft in which nothing is filled in, as the form of a new record makes it. */
async function makeEmpty(
  request: APIRequestContext,
  collection: string,
): Promise<{ id: number; slug?: string }> {
  const created = await request.post(`/cms-api/${collection}?draft=true&locale=en`, {
    data: { _status: 'draft' },
  })
  expect(created.ok(), collection).toBe(true)
  const { doc }: { doc: { id: number; slug?: string } } = await created.json()
  return doc
}

test('beside its form a draft is shown, and again whenever it is saved; one that lacks what its page needs says which fields; the home page’s stands on no page of visitors', async ({
  desk: page,
}) => {
  await signInAsNewEditor(page)
  const shown = page.frameLocator('#live-preview-iframe')
  const heading = (name: string) => shown.getByRole('heading', { level: 1, name })
  const open = async (address: string) => {
    await page.goto(address)
    await expectFormReady(page)
    await page.locator('#live-preview-toggler').click()
  }

  await part('a news item', async () => {
    const { id } = await makeEmpty(page.request, 'news')
    await page.goto(`/ar/news/${id}?preview=draft`)
    await expect(
      page.getByRole('heading', { level: 1, name: draftNotices.ar.incomplete.title }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['التاريخ'])
    await expectFittingScreen(page)

    await open(`/admin/collections/news/${id}?locale=en`)
    await expect(heading(draftNotices.en.incomplete.title)).toBeVisible()
    await expect(shown.getByRole('main').getByRole('listitem')).toHaveText(['Date'])
    await page.locator('#field-title').fill('A spring without a date')
    // The names of months come a moment after the form.
    const date = page.locator('#field-date input')
    const stored = async () => {
      const { date: saved }: { date?: string } = await (
        await page.request.get(`/cms-api/news/${id}?draft=true&depth=0`)
      ).json()
      return saved
    }
    await expect(async () => {
      await date.fill('')
      await date.fill('1 May 2001, 12:00')
      await date.press('Escape')
      await expect.poll(stored, { timeout: 20_000 }).toMatch(/^2001-05-01/)
    }).toPass()
    await expect(heading('A spring without a date')).toBeVisible()

    // Longer than search engines show.
    await page.locator('#field-summary').fill('Water for three villages. '.repeat(10))
    await page.getByText('259 of 155 characters · the rest is cut').press('Enter')
    await expect(page.locator('.text-cut blockquote:visible')).toHaveText(/^Water for .{100,143}…$/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoFindingsOf(page, ['label', 'color-contrast'], `beside the preview, ${colorScheme}`)
    }
    await page.locator('#field-title').fill('A spring that is known now')
    await expect(heading('A spring that is known now')).toBeVisible()
    const framed = await page.request.get(`/news/${id}?preview=draft`)
    expect(framed.headers()['x-frame-options']).toBe('SAMEORIGIN')
    expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    const visited = await page.request.get('/news')
    expect(visited.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  await part('the home page', async () => {
    const { aboutSlides } = await (
      await page.request.get('/cms-api/globals/home-page?locale=en&depth=0')
    ).json()
    const [slide, ...others] = aboutSlides
    const saved = await page.request.post('/cms-api/globals/home-page?locale=en&draft=true', {
      data: { aboutSlides: [{ ...slide, title: 'Water that is only drafted' }, ...others] },
    })
    await expect(saved).toBeOK()
    await open('/admin/globals/home-page?locale=en')
    await expect(shown.getByText('Water that is only drafted').first()).toBeAttached()
    expect(await (await page.request.get('/')).text()).not.toContain('Water that is only drafted')
  })
})
