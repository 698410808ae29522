import type { Browser, Page } from '@playwright/test'
import { accessWords } from '../../languages/back-office/account-access-words.ts'
import { enterWords } from '../../languages/back-office/enter-words.ts'
import { stepUpWords } from '../../languages/back-office/step-up-words.ts'
import { accessRule } from '../../languages/back-office/access-rules.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { inviteAccount } from './support/create-account.ts'
import { expectNoFindingsWithin } from './support/axe.ts'
import { test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { administrator } from './support/staff.ts'
import { expect } from './support/test.ts'

async function confirm(page: Page): Promise<void> {
  const words = stepUpWords.en
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByLabel(words.password).fill(administrator.password)
  await dialog.getByRole('button', { name: words.confirm }).click()
  await expect(dialog).toHaveCount(0)
}

/** The page of an invitation, opened by whoever was invited, with an authenticator and nothing else. */
async function openInvitation(
  browser: Browser,
  baseURL: string | undefined,
  link: string,
  language: 'en' | 'ar',
) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const person = await context.newPage()
  await addAuthenticator(person)
  await person.goto(link)
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(enterWords[language].invitation)
  await expectNoFindingsWithin(person, '.enter')
  await person.setViewportSize({ width: 390, height: 800 })
  await expectFittingScreen(person)
  return person
}

/** Whoever chose how to sign in is signed in, in their language, and the link leads nowhere from then on. */
async function expectEntered(
  person: Page,
  { email, link, language }: { email: string; link: string; language: 'en' | 'ar' },
): Promise<void> {
  await person.waitForURL(/\/admin$/)
  await expect(person.locator('html')).toHaveAttribute('lang', language)
  const me = await person.request.get('/cms-api/users/me')
  expect(await me.json()).toMatchObject({ user: { email } })

  await person.goto('about:blank')
  await person.goto(link)
  await expect(person.locator('.enter').getByRole('alert')).toHaveText(
    accessRule('linkUsed', { i18n: { language } }),
  )
  await expect(person.getByRole('link', { name: enterWords[language].toSignIn })).toBeVisible()
  await person.context().close()
}

test('an administrator invites somebody, who chooses a password', async ({
  desk: page,
  browser,
  baseURL,
}) => {
  const [words, entering] = [accessWords.en, enterWords.en]
  await page.goto('/admin/collections/users/create')
  await expectFormReady(page)
  const email = `invited.${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.locator('#field-name').fill('Layla Hassan')
  await page.locator('#field-email').fill(email)
  await expect(page.locator('#field-password')).toBeHidden()
  const editor = page.getByRole('option', { name: optionLabels.editor.en, exact: true })
  // A form that is given its state at this moment closes its choices again.
  await expect(async () => {
    await page.locator('#field-roles [role=combobox]').press('ArrowDown')
    await expect(editor).toBeVisible({ timeout: 5000 })
  }).toPass()
  await editor.click()
  await page.locator('#action-save').click()
  await confirm(page)
  await page.waitForURL(/\/collections\/users\/\d+/)

  const invitation = page.getByRole('region', { name: words.invitation })
  await expect(invitation).toContainText(words.ended)
  await invitation.getByRole('button', { name: words.show }).click()
  await confirm(page)
  await expect(invitation).toContainText(words.openWithoutMail)
  const link = await page.getByLabel(words.link).inputValue()
  await expectNoFindingsWithin(page, '.account-security')

  const person = await openInvitation(browser, baseURL, link, 'en')
  await person.getByLabel(entering.password).fill('Layla Hassan')
  await person.getByRole('button', { name: entering.choosePassword }).click()
  await expect(person.locator('.enter').getByRole('alert')).toContainText(/name|guess/)
  await person.getByLabel(entering.password).fill('three blue otters under ice')
  await person.getByRole('button', { name: entering.choosePassword }).click()
  await expectEntered(person, { email, link, language: 'en' })
})

test('whoever is invited may choose a passkey, in Arabic', async ({ context, browser, baseURL }) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ar', url: baseURL ?? '' }])
  await expect(await context.request.post('/cms-api/users/login', { data: administrator })).toBeOK()
  const email = `invited.${crypto.randomUUID().slice(0, 8)}@example.org`
  const link = await inviteAccount(context.request, { name: 'ليلى الحسن', email, roles: ['editor'] })
  const person = await openInvitation(browser, baseURL, link, 'ar')
  await person.getByRole('button', { name: enterWords.ar.choosePasskey }).click()
  await expectEntered(person, { email, link, language: 'ar' })
})
