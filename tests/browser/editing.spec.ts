import type { APIRequestContext, Page } from '@playwright/test'
import { administrator } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// What the stock back office says in the console is not ours to silence.
test.afterEach(({ complaints }) => {
  complaints.length = 0
})

/** Signs the page's browser in. */
async function signIn(page: Page): Promise<void> {
  await expect(await page.request.post('/cms-api/users/login', { data: administrator })).toBeOK()
}

/** A draft of its own for one test. */
async function makeNews(request: APIRequestContext, title: string): Promise<{ id: number; path: string }> {
  const created = await request.post('/cms-api/news?draft=true&locale=en', {
    data: { title, date: '2026-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  return { id: doc.id, path: `/admin/collections/news/${doc.id}` }
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
}

const title = (page: Page) => page.locator('#field-title')
const chooseLanguage = async (page: Page, code: string) => {
  await page.locator('.app-header .localizer .popup__trigger-wrap').click()
  await page.locator(`button:has(.localizer__locale-code[data-locale=${code}])`).click()
}

test('another language of the content is not shown before what was typed is saved or given up', async ({
  page,
}) => {
  await signIn(page)
  const { path } = await makeNews(page.request, 'A well')
  await openForm(page, `${path}?locale=en`)
  await title(page).fill('A deeper well')
  await chooseLanguage(page, 'ar')
  const dialog = page.getByRole('dialog').filter({ hasText: 'Not saved yet' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(title(page)).toHaveValue('A deeper well')
  await expect(page).toHaveURL(/locale=en/)

  await chooseLanguage(page, 'ar')
  await dialog.getByRole('button', { name: 'Discard it and go on' }).press('Enter')
  await expect(page).toHaveURL(/locale=ar/)
  await expect(title(page)).toHaveValue('')

  await chooseLanguage(page, 'fr')
  await expect(page).toHaveURL(/locale=fr/)
})

test('in Arabic on a phone neither form nor list is wider than the screen', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ar', url: baseURL ?? '' }])
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = await makeNews(
    page.request,
    'A spring of a long name in the hills above a village of few houses',
  )
  for (const [address, ready] of [
    [path, 'form[data-form-ready=true] #field-title'],
    ['/admin/collections/news', '.collection-list .table td'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator(ready).first()).toBeVisible()
    await expect(page.locator('.app-header__account')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390)
  }
})

test('Escape and a click beside it close a drawer only when nothing in it would be lost', async ({
  page,
}) => {
  await signIn(page)
  const { path } = await makeNews(page.request, 'A drawer')
  await openForm(page, path)
  await page.locator('#field-image').getByRole('button', { name: 'Create New' }).click()
  const drawer = page.locator('.drawer--is-open')
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'well.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  const description = drawer.locator('#field-alternativeText')
  await description.fill('A well in the desert')
  const question = page.locator('dialog.confirmation-modal')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => drawer.locator('.drawer__close').click({ position: { x: 2, y: 300 } }),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await question.locator('#confirm-cancel').click()
    await expect(question).toBeHidden()
    await expect(description).toHaveValue('A well in the desert')
    await expect(drawer.locator('.file-field__filename, .file-details__main-detail')).not.toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await question.locator('#confirm-action').click()
  await expect(drawer).toBeHidden()

  await page.locator('#field-image').getByRole('button', { name: 'Create New' }).click()
  await expect(description).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('a save over somebody else’s is refused by name, keeps what was typed, and is possible on purpose', async ({
  page,
}) => {
  await signIn(page)
  const { id, path } = await makeNews(page.request, 'Read by two')
  await openForm(page, `${path}?locale=en`)
  await title(page).fill('Mine')
  await page.request.patch(`/cms-api/news/${id}?draft=true&locale=en`, { data: { title: 'Theirs' } })
  await page.locator('#action-save-draft').click()
  const notice = page.locator('.unsaved-work')
  await expect(notice).toContainText(/Administrator\W* saved this on .*GMT\+3/)
  await expect(page.locator('[data-sonner-toast]')).toContainText('It has not been overwritten')
  await expect(title(page)).toHaveValue('Mine')
  const stored = async (): Promise<unknown> =>
    (await (await page.request.get(`/cms-api/news/${id}?draft=true&locale=en`)).json()).title
  expect(await stored()).toBe('Theirs')

  await notice.getByRole('button', { name: 'Let mine replace it' }).click()
  await expect(notice).toBeHidden()
  await page.locator('#action-save-draft').click()
  await expect.poll(stored).toBe('Mine')
  await expect(page.locator('#action-save-draft')).toBeDisabled()
})

test('what there is one of is not overwritten either', async ({ page }) => {
  await signIn(page)
  await openForm(page, '/admin/globals/organization?locale=en')
  const name = page.locator('#field-location')
  const before = await name.inputValue()
  await name.fill(`${before} and elsewhere`)
  await page.request.post('/cms-api/globals/organization?locale=en', { data: { location: before } })
  await page.locator('#action-save').click()
  await expect(page.locator('.unsaved-work')).toContainText(/Administrator\W* saved this/)
  await expect(name).toHaveValue(`${before} and elsewhere`)
  await expect(page.locator('#action-save')).toBeEnabled()
})

test('after a save that failed, the buttons are on and save what stands there', async ({ page }) => {
  await signIn(page)
  const { id, path } = await makeNews(page.request, 'Fails once')
  await page.request.patch(`/cms-api/news/${id}?locale=en`, { data: { _status: 'published' } })
  await openForm(page, `${path}?locale=en`)
  await title(page).fill('Saved the second time')
  await page.route(
    `**/cms-api/news/${id}?*`,
    (route) => route.fulfill({ status: 503, json: { errors: [{ message: 'Try again' }] } }),
    { times: 1 },
  )
  const publish = page.locator('#action-save')
  await publish.click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Try again')
  await expect(publish).toBeEnabled()
  await publish.click()
  await expect
    .poll(async () => (await (await page.request.get(`/cms-api/news/${id}?locale=en`)).json()).title)
    .toBe('Saved the second time')
})

test('whoever types is not interrupted by another editor, but sees them by name', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const { id, path } = await makeNews(page.request, 'Taken over')
  const colleague = {
    name: 'Amina Haddad',
    email: `amina${id}@example.org`,
    password: 'a password for tests',
  }
  const made = await page.request.post('/cms-api/users', { data: { ...colleague, roles: ['editor'] } })
  const { id: colleagueId }: { id: number } = (await made.json()).doc
  await openForm(page, path)
  await title(page).fill('Typed by the first')
  /** Of whom the record is locked. */
  const lockedBy = async (): Promise<number | undefined> =>
    (
      await (
        await page.request.get(
          `/cms-api/payload-locked-documents?where[document.value][equals]=${id}&depth=0`,
        )
      ).json()
    ).docs[0]?.user.value.id
  await expect.poll(lockedBy).toBeDefined()

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const otherPage = await other.newPage()
  await otherPage.request.post('/cms-api/users/login', { data: colleague })
  await otherPage.goto(path)
  const question = otherPage.locator('#document-locked')
  await expect(question).toContainText('Administrator')
  await question.getByRole('button', { name: 'Take over' }).click()
  await expect(question).toBeHidden()
  // The question goes before the server has heard the answer.
  await expect.poll(lockedBy).toBe(colleagueId)
  await openForm(otherPage, path)
  await other.close()

  await title(page).fill('Typed by the first, and more')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.locator('.unsaved-work')).toContainText(/Amina Haddad\W* is editing this as well/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toHaveValue('Typed by the first, and more')
})

test.describe('far from Amman, in Persian', () => {
  test.use({ timezoneId: 'Asia/Tehran', locale: 'fa' })

  test('a moment without a zone of its own is shown and written in Amman time, in the panel’s calendar', async ({
    page,
  }) => {
    await signIn(page)
    const created = await page.request.post('/cms-api/tenders?draft=true&locale=fa', {
      data: {
        referenceNumber: `T-${Date.now()}`,
        category: 'goods',
        deadline: '2027-11-28T12:00:00.000Z',
        deadline_tz: 'Asia/Amman',
        enquiriesUntil: '2027-11-25T09:00:00.000Z',
        _status: 'draft',
      },
    })
    const { doc }: { doc: { id: number } } = await created.json()
    await openForm(page, `/admin/collections/tenders/${doc.id}?locale=fa`)
    const field = page.locator('#field-enquiriesUntil')
    await expect(field).toContainText('به وقت امان')
    await expect(field.locator('input')).toHaveValue(/^25 .* 2027, 12:00$/)
    await expect(page.locator('#field-deadline input').first()).toHaveValue(/^28 .* 2027, 15:00$/)
    await expect(page.locator('.opening-panel')).toContainText(/28 نوامبر 2027/)

    await field.locator('input').click()
    await field.locator('.react-datepicker__time-list-item', { hasText: '16:30' }).click()
    await page.locator('#action-save-draft').click()
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`/cms-api/tenders/${doc.id}?draft=true`)).json()).enquiriesUntil,
      )
      .toBe('2027-11-25T13:30:00.000Z')
  })
})

test('an editor sees what a file of figures changes, publishes it, and visitors read of it', async ({
  page,
}) => {
  await signIn(page)
  await openForm(page, '/admin/collections/data-imports/create?locale=en')
  await title(page).fill('Density measured once more')
  await page.locator('#field-editionYear').fill('2026')
  await page.locator('#action-save-draft').click()
  await expect(page).toHaveURL(/data-imports\/\d+/)
  const panel = page.locator('.data-import')
  const chooseFile = panel.getByRole('button', { name: 'Choose the file' })
  await expect(chooseFile).toBeEnabled()
  await panel.locator('input[type=file]').setInputFiles({
    name: 'density.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('indicator,country,year,value\npopulation-density,YE,1901,7.5\n'),
  })
  const counts = panel.getByRole('row').filter({ hasText: 'Population density' }).getByRole('cell')
  await expect(counts).toHaveText(['1', '0', '0', '0'])
  await panel.getByRole('button', { name: 'Publish the figures' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish the figures' }).click()
  await expect(panel.getByRole('button', { name: 'Undo the import' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(`/data-tools/updates/${id}`)
  expect(await answer.text()).toContain('density.csv')
})
