import type { APIRequestContext } from '@playwright/test'
import { gzippedBytes, scriptsIn, stockScripts } from '../../commands/bench/back-office-scripts.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { administrator } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** The session is in a cookie, which the context sends from then on. */
async function signIn(request: APIRequestContext): Promise<void> {
  expect((await request.post('/cms-api/users/login', { data: administrator })).status()).toBe(200)
}

test('what is published in the back office shows on the page and in the API; a draft never', async ({
  request,
}) => {
  await signIn(request)
  const title = `Published at ${Date.now()}`
  const created = await request.post('/cms-api/news?draft=true&locale=en', {
    data: { title, date: new Date().toISOString(), _status: 'draft' },
  })
  const { doc }: { doc: { id: number; slug: string } } = await created.json()
  // The list is in memory before the publication.
  await request.get('/news')
  expect(await (await request.get('/news')).text()).not.toContain(title)
  expect((await request.get(`/news/${doc.slug}`)).status()).toBe(404)
  expect((await request.get(`/api/news/${doc.id}`)).status()).toBe(404)

  const published = await request.patch(`/cms-api/news/${doc.id}?locale=en`, {
    data: { _status: 'published' },
  })
  expect(published.status()).toBe(200)
  await expect(async () => {
    expect(await (await request.get('/news')).text()).toContain(title)
    expect(await (await request.get('/api/news?per_page=1')).text()).toContain(title)
  }).toPass({ intervals: [50] })

  await request.patch(`/cms-api/news/${doc.id}?draft=true&locale=en`, {
    data: { title: `${title} rewritten`, _status: 'draft' },
  })
  expect(await (await request.get(`/news/${doc.slug}`)).text()).not.toContain('rewritten')

  const preview = await request.get(`/news/${doc.id}?preview=draft`)
  expect(preview.status()).toBe(200)
  expect(await preview.text()).toContain('rewritten')
  expect(preview.headers()['cache-control']).toBe('private, no-store')
  expect(await (await request.get(`/news/${doc.slug}`)).text()).not.toContain('rewritten')

  await request.delete(`/cms-api/news/${doc.id}`)
  await expect(async () => {
    expect((await request.get(`/news/${doc.slug}`)).status()).toBe(404)
  }).toPass({ intervals: [50] })
})

test('a draft’s preview is refused to strangers', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  expect((await stranger.get('/news/1?preview=draft')).status()).toBe(403)
  await stranger.dispose()
})

test('strangers reach nothing of Payload’s REST', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  for (const kind of [
    'news',
    'proposals',
    'users',
    'media',
    'job-applications',
    'globals/organization',
    'access',
  ]) {
    expect((await stranger.get(`/cms-api/${kind}`)).status(), kind).toBe(401)
  }
  expect((await stranger.post('/cms-api/users/first-register', { data: {} })).status()).toBe(403)
  expect([401, 404]).toContain(
    (await stranger.post('/cms-api/graphql', { data: { query: '{__typename}' } })).status(),
  )
  await stranger.dispose()
})

test('open calls take little, and no file; nothing of a stranger stays on the disk', async ({
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const login = '/cms-api/users/login'
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1000) }
  expect((await stranger.post(login, { multipart: { _payload: '{}', file } })).status()).toBe(415)
  const large = { email: 'a@example.org', password: 'x'.repeat(5_000_000) }
  for (const call of ['login', 'forgot-password', 'reset-password', 'logout', 'refresh-token']) {
    const answer = await stranger.post(`/cms-api/users/${call}`, { data: large })
    expect([answer.status(), await answer.text()], call).toEqual([413, expect.stringContaining('too large')])
  }
  expect((await stranger.post('/cms-api/media', { multipart: { file } })).status()).toBe(401)
  expect(
    (await stranger.get('/admin/login', { headers: { Upgrade: 'h2c', Connection: 'Upgrade' } })).status(),
  ).toBe(200)
  await stranger.dispose()
})

test('the back office asks who is there, in the visitor’s language', async ({ request }) => {
  for (const [language, direction] of [
    ['en', 'LTR'],
    ['ar', 'RTL'],
    ['fr', 'LTR'],
    ['fa', 'RTL'],
  ] as const) {
    const answer = await request.get('/admin/login', { headers: { 'Accept-Language': language } })
    const [root = ''] = /<html[^>]*>/.exec(await answer.text()) ?? []
    expect(root).toContain(`lang="${language}"`)
    expect(root).toContain(`dir="${direction}"`)
    // A browser's translation would stand in what is being written.
    expect(root).toContain('translate="no"')
  }
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('an editor is asked for a name, signs in, and sees the kinds of content', async ({
    page,
    complaints,
  }) => {
    await page.goto('/admin')
    await page.waitForURL(/\/admin\/login/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'RTL')
    await page.locator('input[type=email]').fill(administrator.email)
    await page.locator('input[type=password]').fill(administrator.password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/admin$/)
    await page.goto('/admin/collections/tenders')
    await expect(page.getByRole('link', { name: /IWEN|tender|water/i }).first()).toBeVisible()
    // The stock back office is not ours to silence.
    complaints.length = 0
  })
})

test('start page and form name at most a tenth more scripts than the stock back office', async ({
  request,
}) => {
  await signIn(request)
  const pages = await Promise.all(
    ['/admin', '/admin/collections/news/1'].map(async (address) => (await request.get(address)).text()),
  )
  const scripts = new Set(pages.flatMap(scriptsIn))
  // A page that could not be made would have few.
  expect(scripts.size).toBeGreaterThan(10)
  expect(gzippedBytes(inRepository('admin/.next'), scripts)).toBeLessThanOrEqual(stockScripts * 1.1)
})
