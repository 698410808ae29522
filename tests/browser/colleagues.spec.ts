import type { APIRequestContext, Page } from '@playwright/test'
import { languageCodes, languages } from '../../languages/languages.ts'
import { createAccount } from './support/create-account.ts'
import { speak, test } from './support/desk.ts'
import { expectNoFindingsWithin } from './support/axe.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expect } from './support/test.ts'

async function enter(request: APIRequestContext, data: { email: string; password: string }): Promise<void> {
  await expect(await request.post('/cms-api/users/login', { data })).toBeOK()
}

/** Signs in as an editor whom no other test knows. */
async function enterAsEditor(page: Page, name: string): Promise<void> {
  const email = `editor-${crypto.randomUUID()}@example.org`
  const editor = { name, email, password: 'a password for tests' }
  await createAccount(page.request, { ...editor, roles: ['editor'] })
  await enter(page.request, { email, password: editor.password })
}

test('a comment stands at its field, is answered, and is resolved; each version names its author', async ({
  desk: page,
}) => {
  const made = await page.request.post('/cms-api/press-items?draft=true&locale=en', {
    data: { title: 'A commented spring', date: '2001-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await made.json()
  await page.request.post(`/cms-api/comments/press-items/${doc.id}`, {
    data: { field: 'title', language: 'en', text: 'Which spring?', addressee: null },
  })
  await enterAsEditor(page, 'Nadia of the comments')
  const form = `/admin/collections/press-items/${doc.id}`
  await page.goto(`${form}?locale=en`)
  const comments = page.getByRole('region', { name: 'Comments (1 open)' })
  await expect(comments.getByText('Which spring?')).toBeVisible()
  await expect(page.locator('.field-type[data-comments="1"] #field-title')).toBeVisible()
  await comments.getByRole('button', { name: 'Title (English)' }).press('Enter')
  await expect(page.locator('#field-title')).toBeFocused()
  await expect(page.locator('#field-title')).toHaveAttribute('lang', 'en')

  await page.locator('#field-summary').focus()
  const panel = page.locator('.comments')
  await panel.getByText('Write a comment').press('Enter')
  await expect(panel.getByLabel('About')).toHaveValue('summary')
  await panel.getByLabel('Comment', { exact: true }).fill('Two sentences, please')
  await panel.getByRole('button', { name: 'Add comment' }).press('Enter')
  await expect(page.locator('.field-type[data-comments="1"] #field-summary')).toBeVisible()
  await comments.or(panel).getByRole('button', { name: 'Resolve' }).first().press('Enter')
  await expect(page.locator('[data-comments] #field-title')).toHaveCount(0)
  await expectNoFindingsWithin(page, '.comments')

  await page.locator('#field-title').fill('The spring of Ajloun')
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/cms-api/press-items/${doc.id}?draft=true`)).json()).savedBy,
    )
    .toBe('Nadia of the comments')
  await page.goto(`${form}/versions`)
  await expect(page.getByRole('row').nth(1)).toContainText('Nadia of the comments')
  await expect(page.getByRole('row').nth(2)).toContainText('Administrator')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${form}/versions/\\d+`))
})

test('texts of two versions run as their language does, whatever the language of the back office', async ({
  desk: page,
}) => {
  const made = await page.request.post('/cms-api/press-items?draft=true&locale=en', {
    data: { date: '2001-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await made.json()
  for (const code of languageCodes)
    await page.request.patch(`/cms-api/press-items/${doc.id}?draft=true&locale=${code}`, {
      data: { summary: `In ${code}` },
    })
  const answer = await page.request.get(
    `/cms-api/press-items/versions?where[parent][equals]=${doc.id}&sort=createdAt&pagination=false&depth=0`,
  )
  const { docs: versions }: { docs: { id: string }[] } = await answer.json()
  const compared = `versions/${versions.at(-1)?.id}?versionFrom=${versions[0]?.id}`
  for (const shown of ['en', 'ar'] as const) {
    await speak(page, shown)
    await page.goto(`/admin/collections/press-items/${doc.id}/${compared}&locale=en`)
    await expect(page.locator('html')).toHaveAttribute('lang', shown)
    for (const code of languageCodes) {
      const text = page.locator(`[data-field-path=summary][data-locale=${code}] .html-diff__diff-new`)
      await expect(text).toHaveText(`In ${code}`)
      await expect(text).toHaveCSS('direction', languages[code].direction)
    }
  }
})

test('in Arabic, records are moved by keys and dragged, and nothing changes before it is saved', async ({
  desk: page,
}) => {
  await enterAsEditor(page, 'Samir of the order')
  await speak(page, 'ar')
  await page.goto('/admin/order?kind=our-impacts')
  const rows = page.locator('.order-list li')
  const names = () => rows.locator('a').allInnerTexts()
  const before = await names()
  await expectFittingScreen(page)
  await rows.nth(1).getByRole('button', { name: 'نقل إلى أعلى' }).press('Enter')
  await expect(page.getByText('لم يُحفظ هذا الترتيب بعد.')).toBeVisible()
  expect(await names()).toEqual([before[1], before[0], ...before.slice(2)])
  await expectNoFindingsWithin(page, '.order')

  const [from, to] = [rows.nth(0).locator('.order-handle'), rows.nth(1).locator('.order-handle')]
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  await page.mouse.move(start.x + 5, start.y + 5)
  await page.mouse.down()
  await page.mouse.move(start.x + 5, start.y + 15, { steps: 3 })
  await page.mouse.move(end.x + 5, end.y + 5, { steps: 5 })
  await page.mouse.up()
  await expect.poll(names).toEqual(before)
  await expect(page.getByRole('button', { name: 'حفظ الترتيب' })).toBeDisabled()

  // For 50 ms after a drop, dnd-kit stops every click, which is also what Enter is on a button.
  const second = rows.filter({ hasText: before[1] ?? '' })
  await expect(async () => {
    await second.getByRole('button', { name: 'نقل إلى البداية' }).press('Enter')
    await expect(page.getByRole('button', { name: 'حفظ الترتيب' })).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'حفظ الترتيب' }).press('Enter')
  await expect(page.getByText('حُفظ الترتيب ويراه الزوار الآن.')).toBeVisible()
  await page.reload()
  expect(await names()).toEqual([before[1], before[0], ...before.slice(2)])
  await rows.nth(1).getByRole('button', { name: 'نقل إلى البداية' }).press('Enter')
  await page.getByRole('button', { name: 'حفظ الترتيب' }).press('Enter')
  await expect(page.getByText('حُفظ الترتيب ويراه الزوار الآن.')).toBeVisible()
})
