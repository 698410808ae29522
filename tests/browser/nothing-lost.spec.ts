import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { pdf } from '../support/submission-files.ts'
import { breakLine } from './support/broken-line.ts'
import { speak, test } from './support/desk.ts'
import { expectFormReady } from './support/form-ready.ts'
import { lowPicture } from './support/low-picture.ts'
import { administrator } from './support/staff.ts'
import { expect } from './support/test.ts'

const title = (page: Page): Locator => page.locator('#field-title')

/** A record of few fields, whose form comes sooner than that of others. */
async function makePressItem(request: APIRequestContext): Promise<{ id: number; path: string }> {
  const created = await request.post('/cms-api/press-items?draft=true&locale=en', {
    // So long ago that no list of the newest shows it.
    data: { title: 'A well', summary: 'Dug', date: '2001-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  return { id: doc.id, path: `/admin/collections/press-items/${doc.id}?locale=en` }
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectFormReady(page)
}

interface Stored {
  title: string
  summary: string
  updatedAt: string
}

/** Where the latest draft is read and saved. */
const draftOf = (id: number) => `/cms-api/press-items/${id}?draft=true&locale=en`

/** What is stored of the latest draft. */
async function stored(request: APIRequestContext, id: number): Promise<Stored> {
  return (await request.get(draftOf(id))).json()
}

test('what is typed saves itself, and before another language, by a link, and by Back; no visitor sees it', async ({
  desk: page,
}) => {
  const { id, path } = await makePressItem(page.request)
  const typed = async (text: string) =>
    expect.poll(async () => (await stored(page.request, id)).title).toBe(text)
  await page.goto('/admin/collections/press-items?sort=-id')
  const record = page.locator(`.collection-list a[href*="/collections/press-items/${id}"]`).first()
  const openFromList = async () => {
    // A click before the list's scripts are at work leads nowhere.
    await expect(async () => {
      await record.click()
      await page.waitForURL(/\/collections\/press-items\/\d+/, { timeout: 10_000 })
    }).toPass()
    await expectFormReady(page)
  }
  await openFromList()
  await title(page).fill('Before Back')
  await page.evaluate(() => window.history.back())
  await page.waitForURL(/\/collections\/press-items\?/)
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
  const seen = await page.request.get('/api/iwen-in-press?year=2001')
  await expect(seen).toBeOK()
  expect(await seen.text(), 'visitors see no draft').not.toContain('Before a link')
})

test('of two saves at the same moment the second is refused', async ({ request }) => {
  await expect(await request.post('/cms-api/users/login', { data: administrator })).toBeOK()
  const { id } = await makePressItem(request)
  const address = `${draftOf(id)}&autosave=true`
  for (let round = 1; round <= 5; round += 1) {
    const { updatedAt, title: before, summary } = await stored(request, id)
    const answers = await Promise.all([
      request.patch(address, { data: { title: `Theirs ${round}`, summary, updatedAt } }),
      request.patch(address, { data: { title: before, summary: `Mine ${round}`, updatedAt } }),
    ])
    expect(answers.map((answer) => answer.status()).toSorted()).toEqual([200, 409])
  }
})

test('of what two people write at once both have all, and who saves second chooses where they meet, in Arabic', async ({
  desk: page,
}) => {
  await speak(page, 'ar')
  const { id, path } = await makePressItem(page.request)
  const isOfRecord = (url: URL) => url.pathname === `/cms-api/press-items/${id}`
  /** As this form begins to save, that of somebody else has saved what they typed. */
  const typeAfterThem = async (mine: string, theirs: Partial<Stored>) => {
    const begun = Promise.withResolvers<Route>()
    let hasBegun = false
    await page.route(isOfRecord, async (route) => {
      // The form may still be saving what was chosen before.
      const isMine = Boolean(route.request().postData()?.includes(`"${mine}"`))
      if (hasBegun || !isMine) return route.continue()
      hasBegun = true
      begun.resolve(route)
    })
    await title(page).fill(mine)
    const route = await begun.promise
    const { updatedAt, title: former, summary } = await stored(page.request, id)
    const data = { title: former, summary, updatedAt, ...theirs }
    await expect(await page.request.patch(`${draftOf(id)}&autosave=true`, { data })).toBeOK()
    await route.continue()
  }
  const choice = page.getByRole('dialog', { name: 'أي نص يبقى؟' })
  const save = choice.getByRole('button', { name: 'حفظ هذا الاختيار' })
  await openForm(page, path)

  await typeAfterThem('Mine', { title: 'Theirs', summary: 'Theirs alone' })
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await expect(choice).toContainText('Theirs')
  expect((await stored(page.request, id)).title).toBe('Theirs')
  await expect(save).toBeDisabled()
  await choice.getByRole('radio', { name: 'نصك' }).check()
  await save.click()
  await expect.poll(() => stored(page.request, id)).toMatchObject({ title: 'Mine', summary: 'Theirs alone' })
  await expect(page.locator('#field-summary')).toHaveValue('Theirs alone')

  // The other way round: the value of the first stays, and stands in the form of the second.
  await expect(choice).toBeHidden()
  await typeAfterThem('Mine again', { title: 'Theirs again' })
  await choice.getByRole('radio', { name: /حفظه/ }).check()
  await save.click()
  await expect(title(page)).toHaveValue('Theirs again')
  await expect(choice).toBeHidden()
  expect((await stored(page.request, id)).title).toBe('Theirs again')
})

test('a session that ends in the middle of a sentence asks for the password and goes on, in Arabic', async ({
  desk: page,
}) => {
  await speak(page, 'ar')
  const { id, path } = await makePressItem(page.request)
  await openForm(page, path)
  await page.context().clearCookies({ name: 'payload-token' })
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
  desk: page,
}) => {
  const { id, path } = await makePressItem(page.request)
  const away = `**/cms-api/press-items/${id}?*`
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

test('a press of “Publish changes” while a draft saves itself is remembered', async ({ desk: page }) => {
  const { id, path } = await makePressItem(page.request)
  await openForm(page, path)
  const isSaving = Promise.withResolvers<void>()
  const mayBeSaved = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === `/cms-api/press-items/${id}` && url.searchParams.has('autosave'),
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
    .poll(async () => (await page.request.get(`/cms-api/press-items/${id}?locale=en`)).json())
    .toMatchObject({ title: 'Published at once', _status: 'published' })
})

test('a new file that a proxy says nothing certain of is not sent twice, and one whose line breaks is sent again', async ({
  desk: page,
}) => {
  const save = async (name: string) => {
    await openForm(page, '/admin/collections/media/create?locale=en')
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: lowPicture })
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
  origin: string,
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

test('of several files that are uploaded at once, those that are refused stay, and each says why; a line that breaks before the answer comes is not taken for a save', async ({
  desk: page,
  baseURL,
}) => {
  let isCut = true
  const line = await breakLine(
    baseURL ?? '',
    ({ method, url }) => isCut && method === 'POST' && Boolean(url?.startsWith('/cms-api/media?')),
  )
  try {
    const half = lowPicture.subarray(0, 45)
    await uploadSeveral(page, { 'half.png': half, 'whole.png': lowPicture, 'third.png': half }, line.address)
    const alert = page.getByRole('alert')
    await test.step('the line breaks', async () => {
      await saveOf(page).click()
      await rowOf(page, 'whole.png').click()
      await expect(alert.getByText(editingWords.en.unanswered)).toBeVisible()
      await expect(page.locator('#field-alternativeText')).toHaveValue('Picture whole.png')
    })
    isCut = false
    await test.step('two are refused', async () => {
      await saveOf(page).click()
      await expect(rowOf(page, 'whole.png')).toHaveCount(0)
      for (const name of ['half.png', 'third.png', 'half.png']) {
        await rowOf(page, name).click()
        await expect(alert.getByText(`File “${name}” is damaged`)).toBeVisible()
        await expect(page.locator('#field-alternativeText')).toHaveValue(`Picture ${name}`)
      }
    })
  } finally {
    line.close()
  }
})

test('a large file goes on where its line broke', async ({ desk: page }) => {
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
