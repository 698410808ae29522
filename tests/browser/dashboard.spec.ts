import type { Page } from '@playwright/test'
import { createAccount } from './support/create-account.ts'
import { speak, test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expect } from './support/test.ts'

/** Signs in as an editor for whom nothing waits yet, whatever other tests save at the same time. */
async function signInAsNewEditor(page: Page, name: string): Promise<void> {
  const email = `editor-${crypto.randomUUID()}@example.org`
  const editor = { name, email, password: 'a password for tests' }
  await createAccount(page.request, { ...editor, roles: ['editor'] })
  const data = { email, password: editor.password }
  await expect(await page.request.post('/cms-api/users/login', { data })).toBeOK()
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an editor gives a record to a colleague, who finds it on the start page and says that it is done', async ({
  desk: page,
}) => {
  await signInAsNewEditor(page, 'Amina Haddad of the wells')
  const created = await page.request.post('/cms-api/news?draft=true&locale=en', {
    data: { title: 'A given well', date: '2026-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  await page.goto(`/admin/collections/news/${doc.id}?locale=en`)
  await page.getByText('Give to a colleague').click()
  await page.getByLabel('Colleague').selectOption('Amina Haddad of the wells')
  await page.getByLabel('What is to be done').fill('Find its picture')
  await page.getByLabel('Due on').fill('2026-05-09')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page.getByText('The task is given.')).toBeVisible()

  await page.goto('/admin')
  const drafts = part(page, 'What waits for you').getByRole('listitem').filter({ hasText: 'News' })
  const count = await drafts.locator('strong').innerText()
  const tasks = part(page, 'Your tasks')
  await expect(tasks.getByRole('link', { name: 'A given well' })).toBeVisible()
  await tasks.getByRole('button', { name: 'Done: Find its picture' }).press('Enter')
  await expect(tasks.getByText('Done.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(tasks.getByText('Find its picture')).toBeHidden()
  await drafts.getByRole('link').click()
  await expect(page.locator('.collection-list .page-controls__page-info')).toContainText(`of ${count}`)
})

test('in Arabic on a phone the start page fits the screen and says what is read', async ({ desk: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await speak(page, 'ar')
  await page.goto('/admin')
  await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i)
  await expect(part(page, 'ما ينتظرك').getByRole('listitem').first()).toBeVisible()
  await expect(part(page, 'ما يُقرأ').getByText('مجاميع فقط', { exact: false })).toBeVisible()
  await expectFittingScreen(page)
})
