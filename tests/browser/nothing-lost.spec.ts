import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { pdf } from '../support/submission-files.ts'
import { breakLine } from './support/broken-line.ts'
import { expectFormReady } from './support/form-ready.ts'
import { administrator } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// What the stock back office says in the console is not ours to silence.
test.afterEach(({ complaints }) => {
  complaints.length = 0
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const title = (page: Page): Locator => page.locator('#field-title')

async function signIn(
  context: BrowserContext,
  language: 'en' | 'ar',
  baseURL: string | undefined,
): Promise<void> {
  await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }])
  await expect(await context.request.post('/cms-api/users/login', { data: administrator })).toBeOK()
}

async function makeNews(request: APIRequestContext): Promise<{ id: number; path: string }> {
  const created = await request.post('/cms-api/news?draft=true&locale=en', {
    data: { title: 'A well', summary: 'Dug', date: '2026-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  return { id: doc.id, path: `/admin/collections/news/${doc.id}?locale=en` }
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectFormReady(page)
}

/** What is stored of the latest draft. */
async function stored(request: APIRequestContext, id: number): Promise<{ title: string; summary: string }> {
  return (await request.get(`/cms-api/news/${id}?draft=true&locale=en`)).json()
}

test('what is typed saves itself, and before another language, by a link, and by Back; no visitor sees it', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'en', baseURL)
  const { id, path } = await makeNews(page.request)
  const typed = async (text: string) =>
    expect.poll(async () => (await stored(page.request, id)).title).toBe(text)
  await page.goto('/admin/collections/news?sort=-id')
  const record = page.locator(`.collection-list a[href*="/collections/news/${id}"]`).first()
  const openFromList = async () => {
    // A click before the list's scripts are at work leads nowhere.
    await expect(async () => {
      await record.click()
      await page.waitForURL(/\/collections\/news\/\d+/, { timeout: 10_000 })
    }).toPass()
    await expectFormReady(page)
  }
  await openFromList()
  await title(page).fill('Before Back')
  await page.evaluate(() => window.history.back())
  await page.waitForURL(/\/collections\/news\?/)
  await expect(page.locator('.collection-list')).toBeVisible()
  await typed('Before Back')

  await openFromList()
  await title(page).fill('By itself')
  await typed('By itself')
  await title(page).fill('Before Arabic')
  await page.locator('.app-header .localizer .popup__trigger-wrap').click()
  await page.locator('button:has(.localizer__locale-code[data-locale=ar])').click()
  await page.waitForURL(/locale=ar/)
  await typed('Before Arabic')

  await openForm(page, path)
  await title(page).fill('Before a link')
  await page.locator('.app-header a[href="/admin"]').first().click()
  await page.waitForURL(/\/admin(\?|$)/)
  await typed('Before a link')
  expect((await page.request.get(`/api/news/${id}`)).status(), 'visitors see no draft').toBe(404)
})

test('of two saves at the same moment the second is refused', async ({ page, context, baseURL }) => {
  await signIn(context, 'en', baseURL)
  const { id } = await makeNews(page.request)
  const address = `/cms-api/news/${id}?draft=true&locale=en`
  for (let round = 1; round <= 5; round += 1) {
    const { updatedAt, title: before, summary } = await (await page.request.get(address)).json()
    const answers = await Promise.all([
      page.request.patch(`${address}&autosave=true`, {
        data: { title: `Theirs ${round}`, summary, updatedAt },
      }),
      page.request.patch(`${address}&autosave=true`, {
        data: { title: before, summary: `Mine ${round}`, updatedAt },
      }),
    ])
    expect(answers.map((answer) => answer.status()).toSorted()).toEqual([200, 409])
  }
})

test('of what two people write at once both have all, and who saves second chooses where they meet, in Arabic', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(context, 'ar', baseURL)
  const { id, path } = await makeNews(page.request)
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signIn(other, 'ar', baseURL)
  const otherPage = await other.newPage()
  await openForm(page, path)
  await openForm(otherPage, path)

  await otherPage.locator('#field-summary').fill('Theirs alone')
  await otherPage.locator('#field-title').fill('Theirs')
  await expect
    .poll(() => stored(page.request, id))
    .toMatchObject({ title: 'Theirs', summary: 'Theirs alone' })
  await title(page).fill('Mine')
  const choice = page.getByRole('dialog', { name: 'أي نص يبقى؟' })
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await expect(choice).toContainText('Theirs')
  expect((await stored(page.request, id)).title).toBe('Theirs')
  await expect(choice.getByRole('button', { name: 'حفظ هذا الاختيار' })).toBeDisabled()
  await choice.getByRole('radio', { name: 'نصك' }).check()
  await choice.getByRole('button', { name: 'حفظ هذا الاختيار' }).click()
  await expect.poll(() => stored(page.request, id)).toMatchObject({ title: 'Mine', summary: 'Theirs alone' })
  await expect(page.locator('#field-summary')).toHaveValue('Theirs alone')

  // The other way round: the value of the first stays, and stands in the form of the second.
  await otherPage.locator('#field-title').fill('Theirs again')
  const answer = otherPage.getByRole('dialog', { name: 'أي نص يبقى؟' })
  await answer.getByRole('radio', { name: /حفظه/ }).check()
  await answer.getByRole('button', { name: 'حفظ هذا الاختيار' }).click()
  await expect(otherPage.locator('#field-title')).toHaveValue('Mine')
  expect((await stored(page.request, id)).title).toBe('Mine')
  await other.close()
})

test('a session that ends in the middle of a sentence asks for the password and goes on, in Arabic', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'ar', baseURL)
  const { id, path } = await makeNews(page.request)
  await openForm(page, path)
  await context.clearCookies({ name: 'payload-token' })
  await title(page).fill('The well was')
  const dialog = page.getByRole('dialog', { name: 'انتهت جلستك' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  const password = dialog.locator('input[type=password]')
  await password.fill('not the password')
  await password.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await password.fill(administrator.password)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await stored(page.request, id)).title).toBe('The well was')
  await title(page).fill('The well was dug')
  await expect.poll(async () => (await stored(page.request, id)).title).toBe('The well was dug')
})

test('while the server can’t save, the form says so and tries again; a reload offers what was typed', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'en', baseURL)
  const { id, path } = await makeNews(page.request)
  const away = `**/cms-api/news/${id}?*`
  const refuse = () =>
    page.route(away, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, json: { errors: [{ message: 'Away' }] } })
        : route.continue(),
    )
  await refuse()
  await openForm(page, path)
  await title(page).fill('Typed while away')
  const notice = page.locator('.waiting-saves')
  await expect(notice).toContainText('The server does not answer')
  await page.reload()
  await expect(title(page)).toHaveValue('A well')
  await page.getByRole('button', { name: 'Put it back into the form' }).click()
  await expect(title(page)).toHaveValue('Typed while away')
  await expect(notice).toBeVisible()
  await page.unroute(away)
  await notice.getByRole('button', { name: 'Try now' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(async () => (await stored(page.request, id)).title).toBe('Typed while away')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed:'))))
    .toEqual([])
})

test('a press of “Publish changes” while a draft saves itself is remembered', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'en', baseURL)
  const { id, path } = await makeNews(page.request)
  await openForm(page, path)
  const isSaving = Promise.withResolvers<void>()
  const mayBeSaved = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === `/cms-api/news/${id}` && url.searchParams.has('autosave'),
    async (route) => {
      isSaving.resolve()
      await mayBeSaved.promise
      await route.continue()
    },
    { times: 1 },
  )
  await title(page).fill('Published at once')
  await isSaving.promise
  const button = page.locator('#action-save')
  await expect(button).toBeDisabled()
  const allTheSame = page.getByRole('dialog').getByRole('button', { name: 'Publish all the same' })
  // What is pressed is where the button was when it was asked, and it may have moved since. The draft is not saved before.
  await expect(async () => {
    const area = await button.boundingBox()
    if (!area) throw new Error('The button is not shown')
    await page.mouse.click(area.x + area.width / 2, area.y + area.height / 2)
    await expect(allTheSame).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(button).toBeDisabled()
  mayBeSaved.resolve()
  await allTheSame.click()
  await expect
    .poll(async () => (await page.request.get(`/cms-api/news/${id}?locale=en`)).json())
    .toMatchObject({ title: 'Published at once', _status: 'published' })
})

test('a new file that a proxy says nothing certain of is not sent twice, and one whose line breaks is sent again', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'en', baseURL)
  const save = async (name: string) => {
    await openForm(page, '/admin/collections/media/create?locale=en')
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: onePixel })
    await page.locator('#field-alternativeText').fill('A well')
    await page.locator('#action-save').click()
  }
  await test.step('an answer that says nothing certain', async () => {
    await page.route(
      '**/cms-api/media?*',
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 504 })
      },
      { times: 1 },
    )
    const name = `${crypto.randomUUID()}.png`
    await save(name)
    await expect(page.getByRole('alert').getByText(editingWords.en.unanswered)).toBeVisible()
    const found = await page.request.get(`/cms-api/media?where[filename][equals]=${name}`)
    expect(await found.json()).toMatchObject({ totalDocs: 1 })
  })
  await test.step('a line that breaks', async () => {
    await page.route('**/cms-api/media?*', (route) => route.abort('connectionreset'), { times: 1 })
    await save('well.png')
    await page.getByRole('button', { name: 'Try now' }).click()
    await page.waitForURL(/\/media\/\d+/)
  })
})

/** Opens the upload of several pictures, each with its alternative text. */
async function uploadSeveral(
  page: Page,
  files: Readonly<Record<string, Buffer>>,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/admin/collections/media?locale=en`)
  const input = page.locator('.bulk-upload--add-files__hidden-input')
  // A press before the page has started is lost.
  await expect(async () => {
    if ((await input.count()) === 0) await page.locator('.list-header__title-actions button').click()
    await expect(input).toBeAttached({ timeout: 2000 })
  }).toPass()
  await input.setInputFiles(
    Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'image/png', buffer })),
  )
  for (const name of Object.keys(files)) {
    await rowOf(page, name).click()
    await expect(page.locator('.file-field input[type=text]')).toHaveValue(name)
    await page.locator('#field-alternativeText').fill(`Picture ${name}`)
  }
}

const rowOf = (page: Page, name: string): Locator =>
  page.locator('.file-selections__fileRowContainer').filter({ hasText: name })

/** The button stands in the bar above a wide form, and below a narrow one. */
const saveOf = (page: Page): Locator => page.locator('.bulk-upload--actions-bar__buttons:visible button')

test('of several files that are uploaded at once, those that are refused stay, and each says why', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'en', baseURL)
  const halves = onePixel.subarray(0, 40)
  await uploadSeveral(page, { 'half.png': halves, 'whole.png': onePixel, 'third.png': halves })
  await saveOf(page).click()
  await expect(rowOf(page, 'whole.png')).toHaveCount(0)
  for (const name of ['half.png', 'third.png', 'half.png']) {
    await rowOf(page, name).click()
    await expect(page.getByRole('alert').getByText(`File “${name}” is damaged`)).toBeVisible()
    await expect(page.locator('#field-alternativeText')).toHaveValue(`Picture ${name}`)
  }
})

test('a line that breaks before the answer comes is not taken for a save of several files, in Arabic', async ({
  page,
  context,
  baseURL,
}) => {
  let isCut = true
  const line = await breakLine(
    baseURL ?? '',
    ({ method, url }) => isCut && method === 'POST' && Boolean(url?.startsWith('/cms-api/media?')),
  )
  try {
    await signIn(context, 'ar', baseURL)
    await uploadSeveral(page, { 'one.png': onePixel }, line.address)
    await saveOf(page).click()
    await expect(page.getByRole('alert').getByText(editingWords.ar.unanswered)).toBeVisible()
    isCut = false
    await saveOf(page).click()
    await expect(rowOf(page, 'one.png')).toHaveCount(0)
  } finally {
    line.close()
  }
})

test('a large file goes on where its line broke', async ({ page, context, baseURL }) => {
  await signIn(context, 'en', baseURL)
  await openForm(page, '/admin/collections/documents/create?locale=en')
  const content = pdf('A large file', 2_500_000)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: content })
  await title(page).fill('A large file')
  const second = /arriving-files\/\w+\?offset=1048576/
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(new URL(request.url()).searchParams.get('offset') ?? '')
  })
  await page.route(second, (route) => route.abort('connectionreset'), { times: 1 })
  await page.locator('#action-save').click()
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.waitForURL(/\/documents\/\d+/)
  expect(sent).toEqual(['0', '1048576', '1048576', '2097152'])
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { filesize, url }: { filesize: number; url: string } = await (
    await page.request.get(`/cms-api/documents/${id}?locale=en`)
  ).json()
  expect(filesize).toBe(content.length)
  expect((await (await page.request.get(url)).body()).equals(content)).toBe(true)
})
