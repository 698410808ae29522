import type { APIRequestContext, Page } from '@playwright/test'
import { openingWords } from '../../languages/back-office/opening-words.ts'
import { createAccount } from './support/create-account.ts'
import { speak, test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { lowPicture } from './support/low-picture.ts'
import { administrator } from './support/staff.ts'
import { expect } from './support/test.ts'

/** A draft of its own for one test: of a kind of few fields, where these are enough, since its form comes sooner. */
async function makeDraft(
  request: APIRequestContext,
  kind: 'news' | 'press-items',
  title: string,
): Promise<{ id: number; path: string }> {
  const created = await request.post(`/cms-api/${kind}?draft=true&locale=en`, {
    // So long ago that no list of the newest shows it.
    data: { title, date: '2001-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  return { id: doc.id, path: `/admin/collections/${kind}/${doc.id}` }
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectFormReady(page)
}

const title = (page: Page) => page.locator('#field-title')

test('in Arabic on a phone neither form nor list is wider than the screen', async ({ desk: page }) => {
  await speak(page, 'ar')
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = await makeDraft(
    page.request,
    'news',
    'A spring of a long name in the hills above a village of few houses',
  )
  for (const [address, ready] of [
    ['/admin/collections/news', '.collection-list .table td'],
    [path, 'form[data-form-ready=true] #field-title'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator(ready).first()).toBeVisible()
    await expect(page.locator('.app-header__account')).toBeInViewport({ ratio: 1 })
    await expectFittingScreen(page, address)
  }
  for (const name of ['.doc-header__title', '.step-nav__last'])
    await expect.poll(() => page.locator(name).evaluate(showsItsBeginning), name).toBe(true)
})

test('in the English back office a list shows Arabic from right to left', async ({ desk: page }) => {
  const { id } = await makeDraft(page.request, 'press-items', 'A spring')
  const saved = await page.request.patch(`/cms-api/press-items/${id}?draft=true&locale=ar`, {
    data: { title: 'نبع جفّ، ثم عاد.' },
  })
  expect(saved.ok()).toBe(true)
  await page.goto('/admin/collections/press-items?locale=ar&sort=-updatedAt')
  const link = page.locator('.collection-list td a').filter({ hasText: 'نبع جفّ' }).first()
  const [first, stop] = await link.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const length = text?.textContent?.length ?? 0
    return [0, length - 1].map((place) => {
      const range = document.createRange()
      if (!text) throw new Error('The title has no text')
      range.setStart(text, place)
      range.setEnd(text, place + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(stop).toBeLessThan(first ?? 0)
})

/** Whether the first letter of a text that may be cut off stands within its box. */
function showsItsBeginning(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (!text) return false
  const range = document.createRange()
  range.setStart(text, 0)
  range.setEnd(text, 1)
  const letter = range.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return letter.left >= box.left - 1 && letter.right <= box.right + 1
}

test('on a phone, what is said of a file that is refused is read whole, beside it', async ({
  desk: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/collections/media/create?locale=en')
  await expectFormReady(page)
  const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(600)])
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer })
  await page.locator('#field-alternativeText').fill('A dam')
  await page.locator('#action-save').click()
  const said = page.locator('.file-field .field-error .tooltip-content')
  await expect(said).toContainText('please save the file as one of these')
  await expect(said).toBeVisible()
  expect(await said.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
  await expect(page.locator('.unsaved-work-refused')).toContainText('please save the file as one of these')
})

test('on the page of an account nothing is wider than a phone, Back asks before it discards what was typed, and why a field is refused is there to read until it has another value', async ({
  desk: page,
}) => {
  await page.goto('/admin')
  // Within the back office: before a page that the browser loads, only the browser could ask.
  await page.locator('a[href="/admin/account"]').first().click()
  await page.waitForURL(/\/admin\/account$/)
  await expectFormReady(page)
  const name = page.locator('#field-name')
  const question = page.locator('dialog.confirmation-modal')

  await test.step('on a phone', async () => {
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.payload-settings')).toBeVisible()
    await expectFittingScreen(page, '/admin/account')
    const moment = page.locator('.doc-controls__value').first()
    await expect(moment).toHaveText(/^\d{1,2} \p{L}+ \d{4}, \d\d:\d\d$/u)
    if (wide) await page.setViewportSize(wide)
  })

  await test.step('Back, and staying', async () => {
    await name.click()
    await page.keyboard.type(' of the desk')
    await page.evaluate(() => window.history.back())
    await expect(question).toBeVisible()
    await question.locator('#confirm-cancel').click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue(/ of the desk$/)
    await expect(page).toHaveURL(/\/admin\/account/)
  })

  await test.step('why a field is refused', async () => {
    const refused = page.locator('.unsaved-work-refused')
    await name.fill('')
    await page.locator('#action-save').click()
    await expect(refused).toContainText(/Name\s+This field is required/)
    await name.fill('Administrator')
    await expect(refused).toBeHidden()
    // What was there before is refused as it was, and whoever types goes on typing.
    await name.fill('')
    await expect(refused).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('Administrator')
    await page.locator('#field-email').fill('somebody-else@example.org')
    await page.locator('#action-save').click()
    await expect(refused).toContainText('current password')
    await expect(refused).toBeInViewport({ ratio: 1 })
    // Payload's next answer about the form has erased what stood beside the field.
    await expect(page.locator('.field-error.tooltip--show')).toHaveCount(0)
    await name.fill('Administrator, for a moment')
    await expect(refused).toBeVisible()
    await page.locator('#field-currentPassword').fill('something')
    await expect(refused).toBeHidden()
  })

  await test.step('Back, and leaving', async () => {
    await name.click()
    await page.evaluate(() => window.history.back())
    await question.locator('#confirm-action').click()
    await page.waitForURL(/\/admin$/)
  })
})

test('Escape and a click beside it close a drawer only when nothing in it would be lost', async ({
  desk: page,
}) => {
  const { path } = await makeDraft(page.request, 'news', 'A drawer')
  await openForm(page, path)
  await page.locator('#field-image').getByRole('button', { name: 'Create New' }).click()
  const drawer = page.locator('.drawer--is-open')
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'well.png',
    mimeType: 'image/png',
    buffer: lowPicture,
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

test('after a save that failed, the buttons are on and save what stands there', async ({ desk: page }) => {
  const { id, path } = await makeDraft(page.request, 'press-items', 'Fails once')
  await page.request.patch(`/cms-api/press-items/${id}?locale=en`, { data: { _status: 'published' } })
  await openForm(page, `${path}?locale=en`)
  await title(page).fill('Saved the second time')
  // The form saves by itself as well, which is not what fails here.
  await page.route(
    ({ pathname, searchParams }) =>
      pathname === `/cms-api/press-items/${id}` && !searchParams.has('autosave'),
    (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Try again' }] } }),
    { times: 1 },
  )
  const publish = page.locator('#action-save')
  const publishInOneLanguage = async () => {
    await publish.click()
    await page.getByRole('button', { name: 'Publish all the same' }).click()
  }
  await publishInOneLanguage()
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Try again' })).toBeVisible()
  await expect(publish).toBeEnabled()
  await publishInOneLanguage()
  await expect
    .poll(async () => (await (await page.request.get(`/cms-api/press-items/${id}?locale=en`)).json()).title)
    .toBe('Saved the second time')
})

test('beside a new tender, which has no deadline yet, stands that there are no proposals', async ({
  desk: page,
}) => {
  await page.goto('/admin/collections/tenders/create')
  const panel = page.locator('.opening-panel')
  await expect(panel.getByRole('status')).toHaveText(openingWords.en.state.beforeDeadline)
  await expect(panel.getByRole('definition')).toHaveText(['0'])
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('two people who have a record open see each other by name, and nobody is interrupted', async ({
  desk: page,
  browser,
  baseURL,
}) => {
  const { id, path } = await makeDraft(page.request, 'press-items', 'Open twice')
  const colleague = {
    name: 'Amina Haddad',
    email: `amina${id}@example.org`,
    password: 'a password for tests',
  }
  await createAccount(page.request, { ...colleague, roles: ['editor'] })
  await openForm(page, path)
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const otherPage = await other.newPage()
  await expect(await otherPage.request.post('/cms-api/users/login', { data: colleague })).toBeOK()
  await openForm(otherPage, path)
  await expect(otherPage.locator('.unsaved-work')).toContainText(/Administrator\W* is editing this as well/)

  await title(page).fill('Typed by the first')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.locator('.unsaved-work')).toContainText(/Amina Haddad\W* is editing this as well/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toHaveValue('Typed by the first')
  await other.close()
})

test.describe('far from Amman, in Persian', () => {
  test.use({ timezoneId: 'Asia/Tehran', locale: 'fa' })
  // What the stock back office says in the console is not ours to silence.
  test.afterEach(({ complaints }) => {
    complaints.length = 0
  })

  test('a moment without a zone of its own is shown and written in Amman time, in the panel’s calendar', async ({
    page,
  }) => {
    await expect(await page.request.post('/cms-api/users/login', { data: administrator })).toBeOK()
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
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`/cms-api/tenders/${doc.id}?draft=true`)).json()).enquiriesUntil,
      )
      .toBe('2027-11-25T13:30:00.000Z')
  })
})

test('an editor sees what a file of figures changes, publishes it, and visitors read of it', async ({
  desk: page,
}) => {
  await openForm(page, '/admin/collections/data-imports/create?locale=en')
  await title(page).fill('Density measured once more')
  await page.locator('#field-editionYear').fill('2026')
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
