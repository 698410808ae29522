import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { fieldLabels } from '../../languages/back-office/field-labels.ts'
import { publishWords } from '../../languages/back-office/publish-words.ts'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { askToPublish } from './support/ask-to-publish.ts'
import { createAccount } from './support/create-account.ts'
import { speak, test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { administrator } from './support/staff.ts'
import { expect } from './support/test.ts'

const password = 'a long password for tests'

const words = (text: string, format = 0) => ({
  type: 'text',
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})
const block = { type: 'paragraph', format: '', indent: 0, version: 1, direction: null, textFormat: 0 }
const paragraph = (...children: ReturnType<typeof words>[]) => ({ ...block, children })
const heading = (text: string) => ({ ...block, type: 'heading', tag: 'h2', children: [words(text)] })
const bodyOf = (...children: object[]) => ({
  root: { ...{ type: 'root', format: '', indent: 0, version: 1, direction: null }, children },
})

/** As the back office does: signs in for all further calls and pages of the context. */
async function signIn(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<void> {
  await expect(await request.post('/cms-api/users/login', { data: person })).toBeOK()
}

/** A published news item with an Arabic translation, whose source has changed since. */
async function makeNews(request: APIRequestContext, title: string): Promise<number> {
  const save = async (path: string, method: 'post' | 'patch', data: object) => {
    const answer = await request[method](`/cms-api/news${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { doc }: { doc: { id: number } } = await answer.json()
    return doc.id
  }
  const body = bodyOf(
    paragraph(words('The dam is '), words('high', 1), words('.')),
    paragraph(words('It was built here.')),
  )
  const id = await save('?locale=en', 'post', {
    ...{
      title,
      summary: 'It opened in spring.',
      body,
      date: '2026-05-01T12:00:00.000Z',
      _status: 'published',
    },
  })
  const inArabic = bodyOf(
    paragraph(words('السدّ '), words('عالٍ', 1), words('.')),
    paragraph(words('بُني هنا.')),
  )
  await save(`/${id}?locale=ar`, 'patch', {
    ...{ title: `سدّ ${id}`, summary: 'افتُتح في الربيع.', body: inArabic, _status: 'published' },
  })
  await save(`/${id}?locale=en`, 'patch', {
    ...{ summary: 'It opened in early spring.', _status: 'published' },
    body: bodyOf(
      heading('Nobody lives there.'),
      paragraph(words('The dam is '), words('very high', 1), words('.')),
      paragraph(words('It was built here.')),
    ),
  })
  return id
}

/** A draft that lacks the same languages and cannot be published. */
async function makeDraftWithoutDate(request: APIRequestContext, title: string): Promise<void> {
  const created = await request.post('/cms-api/news?draft=true&locale=en', {
    data: { title, summary: 'It is dry.', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  const inArabic = await request.patch(`/cms-api/news/${doc.id}?draft=true&locale=ar`, {
    data: { title: `بلا تاريخ ${doc.id}`, summary: 'جاف.' },
  })
  expect(inArabic.ok(), await inArabic.text()).toBe(true)
}

/** What is stored in English of a news item, as visitors see it once it is published. */
async function readNews(request: APIRequestContext, id: number): Promise<{ title: string; _status: string }> {
  return (await request.get(`/cms-api/news/${id}?locale=en&depth=0`)).json()
}

/** Laid out on a phone, the page that stands there is no wider than the screen. */
async function fitsPhone(page: Page): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.translations h1')).toBeVisible()
  await expectFittingScreen(page, page.url())
  if (wide) await page.setViewportSize(wide)
}

test('a translator works half an hour, in Arabic, and on a phone in English too', async ({
  desk: page,
  playwright,
  baseURL,
}) => {
  const office = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await signIn(office, administrator)
  const title = `A dam ${Date.now()}`
  const id = await makeNews(office, title)
  const translator = { email: `translator-${Date.now()}@example.org`, password }
  await createAccount(office, {
    ...translator,
    name: 'Leila',
    roles: ['translator'],
    translatorLanguages: ['ar'],
  })

  const own = translationWords.ar
  await speak(page, 'ar')
  await signIn(page.request, translator)

  // The start page is what waits for them.
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/translations$/)
  await expect(page.getByRole('heading', { level: 1, name: own.yourLanguages })).toBeVisible()
  await page.getByRole('searchbox').fill(title)
  await page.locator('select[name=state]').selectOption('outdated')
  await page.getByRole('button', { name: own.filter.show }).press('Enter')
  const cell = page.locator(`a[href="/admin/translations/news/${id}/ar"]`)
  await expect(cell).toContainText(own.states.outdated)
  await cell.press('Enter')

  // The source says what has changed since; the new heading alone is empty.
  const field = (name: string) =>
    page.locator('.translations-unit').filter({ has: page.getByRole('heading', { name }) })
  const summary = field('الملخص')
  const body = field('النص')
  await expect(summary.locator('ins')).toHaveText('early ')
  await expect(body.getByRole('textbox')).toHaveCount(3)
  const texts = body.getByRole('textbox')
  await expect(texts.nth(0)).toHaveValue('')
  await expect(texts.nth(1)).toHaveValue('السدّ {1|عالٍ|1}.')
  await expect(texts.nth(1)).toHaveAttribute('dir', 'rtl')
  await expect(body.locator('.translations-source').nth(1).locator('ins')).toContainText('very')

  // By keyboard alone; a description that is too long shows how it will be cut.
  await summary.getByRole('textbox').fill(`${'افتُتح في أوائل الربيع '.repeat(8)}.`)
  await expect(summary.locator('.translations-cut').first()).toContainText('…')
  await summary.getByRole('textbox').fill('افتُتح في أوائل الربيع.')
  await texts.nth(0).fill('لا يسكن هناك أحد.')
  await texts.nth(1).fill('السدّ ')
  await body.getByRole('button', { name: '{1|' }).press('Enter')
  await page.keyboard.type('عالٍ جدًا')
  await expect(texts.nth(1)).toHaveValue('السدّ {1|عالٍ جدًا|1}')

  // Nothing leads away from what is not saved without a question.
  await page.getByRole('link', { name: own.back }).press('Enter')
  const question = page
    .locator('dialog.confirmation-modal, .confirmation-modal')
    .filter({ hasText: editingWords.ar.unsaved.leaving })
  await expect(question).toBeVisible()
  await question.locator('#confirm-cancel').click()

  // A session that has ended takes nothing away.
  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: 'payload-token' })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: own.signedOut })).toBeVisible()
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: own.save }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: own.saved })).toBeVisible()
  await expect(summary.locator('.translations-state')).toHaveText(own.states.current)
  await expect(body.locator('.translations-state')).toHaveText(own.states.current)

  // Visitors do not see it yet, and other languages are what they were.
  const record = await office.get(`/cms-api/news/${id}?locale=all&draft=true&depth=0`)
  expect(await record.json()).toMatchObject({
    title: { en: title },
    summary: { en: 'It opened in early spring.', ar: 'افتُتح في أوائل الربيع.' },
  })

  // A file goes out and comes back.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: own.exportRecord }).click(),
  ])
  const xliff = await readFile(await download.path(), 'utf8')
  await fitsPhone(page)
  const translated = xliff.replace('افتُتح في أوائل الربيع.', 'افتُتح مع أول الربيع.')
  expect(translated).not.toBe(xliff)
  await page.getByRole('link', { name: own.back }).click()
  const file = (content: string) => ({
    name: 'translated.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(content),
  })
  await expect(page.getByRole('button', { name: own.choose })).toBeEnabled()
  await page.locator('input[type=file]').setInputFiles(file(translated))
  await expect(page.getByText(own.imported('1'))).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles(file(translated.replace('early spring', 'late spring')))
  await expect(page.getByText(own.refusals.sourceMoved)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file('no file'))
  await expect(page.getByRole('alert').filter({ hasText: own.refusals.notXml })).toBeVisible()

  await fitsPhone(page)
  // Another language is not theirs.
  const others = await page.request.get(`/admin/translations/news/${id}/fr`)
  expect(await others.text()).toContain(own.notFound)

  await speak(page, 'en')
  for (const address of ['/admin/translations', `/admin/translations/news/${id}/ar`]) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('dir', 'LTR')
    await fitsPhone(page)
  }
  await office.dispose()
})

test('a copy into another language waits as a draft to be translated, and visitors see what they saw', async ({
  desk: page,
}) => {
  const id = await makeNews(page.request, 'A dam that is copied')
  await page.goto(`/admin/collections/news/${id}?locale=en`)
  await expectFormReady(page)
  await page.locator('.doc-controls__dots').first().click()
  await page.locator('#copy-locale-data__button').click()
  const choices = page.locator('.copy-locale-data__content')
  await choices.locator('.rs__control').last().click()
  await page.locator('.rs__option').filter({ hasText: 'العربية' }).click()
  await choices.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.waitForURL(/locale=ar/)
  await expectFormReady(page)
  await expect(page.locator('#field-title')).toHaveValue('A dam that is copied')

  const read = async (query: string): Promise<{ title: string; _status: string }> =>
    (await page.request.get(`/cms-api/news/${id}?locale=ar&depth=0${query}`)).json()
  expect(await read('&draft=true')).toMatchObject({ title: 'A dam that is copied', _status: 'draft' })
  expect(await read('')).toMatchObject({ title: `سدّ ${id}`, _status: 'published' })
})

test('the way back to what is published publishes no other language', async ({ desk: page }) => {
  const id = await makeNews(page.request, 'A dam that stays')
  const read = async (query: string): Promise<{ title: string; _status: string }> =>
    (await page.request.get(`/cms-api/news/${id}?depth=0&${query}`)).json()
  const draft = await page.request.patch(`/cms-api/news/${id}?draft=true&locale=ar`, {
    data: { title: 'لم يُنشر', _status: 'draft' },
  })
  expect(draft.ok()).toBe(true)
  await page.goto(`/admin/collections/news/${id}?locale=en`)
  await expectFormReady(page)
  await page.locator('#field-title').fill('A dam that moves')
  await expect.poll(async () => (await read('locale=en&draft=true')).title).toBe('A dam that moves')
  await page.locator('#action-revert-to-published').click()
  await page.locator('.confirmation-modal #confirm-action').click()
  await expect(page.locator('#action-revert-to-published')).toHaveCount(0)
  await expect(page.locator('#field-title')).toHaveValue('A dam that stays')
  for (const query of ['', '&draft=true']) {
    expect(await read(`locale=ar${query}`)).toMatchObject({ title: `سدّ ${id}`, _status: 'published' })
    expect(await read(`locale=en${query}`)).toMatchObject({ title: 'A dam that stays' })
  }
})

test('publishing asks about missing languages and forbids nothing', async ({ desk: page }) => {
  const id = await makeNews(page.request, `Asked ${Date.now()}`)
  await page.goto(`/admin/collections/news/${id}?locale=en`)
  await expectFormReady(page)
  await page.locator('#field-title').fill('Asked once more')
  const { title, missing, stay, anyway } = publishWords.en
  const dialog = page.getByRole('dialog', { name: title })
  await askToPublish(page, dialog)
  await expect(dialog).toContainText(missing('\u2068Français\u2069 · \u2068فارسی\u2069'))
  await dialog.getByRole('button', { name: stay }).click()
  const titleNow = async () => (await readNews(page.request, id)).title
  expect(await titleNow()).not.toBe('Asked once more')
  // Whoever sets a time for it is asked before.
  const schedule = async () => {
    await page.locator('.asking-publish-button .popup-button').click()
    await page.locator('#schedule-publish').click()
  }
  const drawer = page.locator('.schedule-publish.drawer--is-open')
  await schedule()
  await dialog.getByRole('button', { name: stay }).click()
  await expect(drawer).toHaveCount(0)
  await schedule()
  await dialog.getByRole('button', { name: anyway }).click()
  await expect(drawer).toBeVisible()
  await expect(page.locator('#schedule-publish')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await askToPublish(page, dialog)
  await dialog.getByRole('button', { name: anyway }).click()
  await expect.poll(titleNow).toBe('Asked once more')
})

/** A dialog asks because two languages are missing, and is answered with no. */
async function staysOnce(page: Page, dialog: Locator, language: 'en' | 'ar'): Promise<void> {
  const { missing, stay, stayed } = publishWords[language]
  await expect(dialog).toContainText(missing('\u2068Français\u2069 · \u2068فارسی\u2069'))
  await dialog.getByRole('button', { name: stay }).press('Enter')
  await expect(page.getByText(stayed)).toBeVisible()
}

/** Chooses all rows of a list, once there are as many as expected. */
async function chooseRows(page: Page, count: number): Promise<void> {
  const boxes = page.locator('tbody .select-row input[type=checkbox]')
  await expect(boxes).toHaveCount(count)
  // A list that has just come may be drawn a second time, without what was chosen meanwhile.
  await expect(async () => {
    for (const box of await boxes.all()) await box.check()
    for (const box of await boxes.all()) await expect(box).toBeChecked({ timeout: 1000 })
  }).toPass()
}

const listOf = (title: string) => `/admin/collections/news?locale=en&search=${encodeURIComponent(title)}`

test('publishing in one language and from a list asks about missing languages too, in Arabic', async ({
  desk: page,
}) => {
  await speak(page, 'ar')
  const { title, records, stayed, anyway } = publishWords.ar
  const dialog = page.getByRole('dialog', { name: title })
  const name = `Chosen ${Date.now()}`
  const id = await makeNews(page.request, name)
  const statusNow = async () => (await readNews(page.request, id))._status
  const unpublish = async () => {
    const data = { _status: 'draft' }
    const answer = await page.request.patch(`/cms-api/news/${id}?locale=en`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const stays = async () => {
    await staysOnce(page, dialog, 'ar')
    expect(await statusNow()).toBe('draft')
  }
  const goesOn = async () => {
    await dialog.getByRole('button', { name: anyway }).press('Enter')
    await expect.poll(statusNow).toBe('published')
  }

  await test.step('the entry of a form’s menu', async () => {
    await unpublish()
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    await expectFormReady(page)
    const publishInOne = async () => {
      await page.locator('.asking-publish-button .popup-button').click()
      await page.locator('#publish-locale').click()
    }
    await publishInOne()
    await stays()
    await publishInOne()
    await goesOn()
  })

  await test.step('a list’s button', async () => {
    await unpublish()
    await page.goto(listOf(name))
    const publishChosen = async () => {
      await page.locator('.list-selection').getByRole('button', { name: 'نشر', exact: true }).click()
      await page.locator('.confirmation-modal #confirm-action').click()
    }
    await chooseRows(page, 1)
    await publishChosen()
    await expect(dialog).toContainText(records(formatNumber(1, 'ar')))
    // Escape is this dialog’s alone, and means the same as its first button.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(stayed)).toBeVisible()
    expect(await statusNow()).toBe('draft')
    await page.goto(page.url())
    await chooseRows(page, 1)
    await publishChosen()
    await stays()
    await page.goto(page.url())
    await chooseRows(page, 1)
    await publishChosen()
    await goesOn()
  })
})

test('the form for several records shows every field that is chosen, asks before it publishes, and names those that are refused with the reason', async ({
  desk: page,
}) => {
  const name = `Together ${Date.now()}`
  const id = await makeNews(page.request, `${name}, whole`)
  const data = { _status: 'draft' }
  expect((await page.request.patch(`/cms-api/news/${id}?locale=en`, { data })).ok()).toBe(true)
  await makeDraftWithoutDate(page.request, `${name}, without a date`)
  await page.goto(listOf(name))
  await chooseRows(page, 2)
  await page.locator('.edit-many__toggle').click()
  const form = page.locator('.drawer--is-open')
  const chooseField = async (field: 'body' | 'summary' | 'image') => {
    await form.locator('.field-select .rs__control').click()
    await form.getByRole('option', { name: fieldLabels[field].en, exact: true }).click()
  }
  await chooseField('body')
  const body = form.locator('[contenteditable=true]')
  await body.pressSequentially('Written')
  await chooseField('summary')
  const summary = form.locator('#field-summary')
  await summary.fill('Changed from the list')
  await expect(body).toHaveText('Written')
  await body.press('ControlOrMeta+End')
  await body.pressSequentially(' for several')
  await chooseField('image')
  await expect(form.locator('.upload')).toBeVisible()
  await expect(body).toHaveText('Written for several')
  await expect(summary).toHaveValue('Changed from the list')

  const { title, anyway } = publishWords.en
  const dialog = page.getByRole('dialog', { name: title })
  await form.locator('.edit-many__publish').click()
  await staysOnce(page, dialog, 'en')
  expect((await readNews(page.request, id))._status).toBe('draft')
  await expect(summary).toHaveValue('Changed from the list')
  await form.locator('.edit-many__publish').click()
  await dialog.getByRole('button', { name: anyway }).press('Enter')
  const reason = page.locator('[data-sonner-toast]').filter({ hasText: 'Unable to update 1 out of 2' })
  await expect(reason).toContainText(
    `\u2068${name}, without a date\u2069: The following field is invalid: Date`,
  )
  await expect(summary).toHaveValue('Changed from the list')
  expect(await readNews(page.request, id)).toMatchObject({
    summary: 'Changed from the list',
    body: { root: { children: [{ children: [{ text: 'Written for several' }] }] } },
    _status: 'published',
  })
})
