import type { Page } from '@playwright/test'
import { accessWords } from '../../languages/back-office/account-access-words.ts'
import { enterWords } from '../../languages/back-office/enter-words.ts'
import { stepUpWords } from '../../languages/back-office/step-up-words.ts'
import { accessRule } from '../../languages/back-office/access-rules.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { expectNoFindingsWithin } from './support/axe.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { administrator } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// What the stock back office says in the console is not ours to silence.
test.afterEach(({ complaints }) => {
  complaints.length = 0
})

async function confirm(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = stepUpWords[language]
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByLabel(words.password).fill(administrator.password)
  await dialog.getByRole('button', { name: words.confirm }).click()
  await expect(dialog).toHaveCount(0)
}

for (const language of ['en', 'ar'] as const) {
  test(`an administrator invites somebody, who chooses how to sign in (${language})`, async ({
    page,
    browser,
  }) => {
    const [words, entering] = [accessWords[language], enterWords[language]]
    await page.goto('/admin/login')
    const { origin: baseURL } = new URL(page.url())
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: baseURL }])
    await expect(await page.request.post('/cms-api/users/login', { data: administrator })).toBeOK()
    await page.goto('/admin/collections/users/create')
    await expectFormReady(page)
    const email = `invited.${language}.${crypto.randomUUID().slice(0, 8)}@example.org`
    await page.locator('#field-name').fill(language === 'ar' ? 'ليلى الحسن' : 'Layla Hassan')
    await page.locator('#field-email').fill(email)
    await expect(page.locator('#field-password')).toBeHidden()
    const editor = page.getByRole('option', { name: optionLabels.editor[language], exact: true })
    // A form that is given its state at this moment closes its choices again.
    await expect(async () => {
      await page.locator('#field-roles [role=combobox]').press('ArrowDown')
      await expect(editor).toBeVisible({ timeout: 5000 })
    }).toPass()
    await editor.click()
    await page.locator('#action-save').click()
    await confirm(page, language)
    await page.waitForURL(/\/collections\/users\/\d+/)

    const invitation = page.getByRole('region', { name: words.invitation })
    await expect(invitation).toContainText(words.ended)
    await invitation.getByRole('button', { name: words.show }).click()
    await confirm(page, language)
    await expect(invitation).toContainText(words.openWithoutMail)
    const link = await page.getByLabel(words.link).inputValue()
    await expectNoFindingsWithin(page, '.account-security')

    const context = await browser.newContext({ baseURL })
    const person = await context.newPage()
    await addAuthenticator(person)
    await person.goto(link)
    await expect(person.getByRole('heading', { level: 1 })).toHaveText(entering.invitation)
    await expectNoFindingsWithin(person, '.enter')
    await person.setViewportSize({ width: 390, height: 800 })
    await expectFittingScreen(person)
    if (language === 'ar') {
      await person.getByRole('button', { name: entering.choosePasskey }).click()
    } else {
      await person.getByLabel(entering.password).fill('Layla Hassan')
      await person.getByRole('button', { name: entering.choosePassword }).click()
      await expect(person.locator('.enter').getByRole('alert')).toContainText(/name|guess/)
      await person.getByLabel(entering.password).fill('three blue otters under ice')
      await person.getByRole('button', { name: entering.choosePassword }).click()
    }
    await person.waitForURL(/\/admin$/)
    await expect(person.locator('html')).toHaveAttribute('lang', language)
    const me = await person.request.get('/cms-api/users/me')
    expect(await me.json()).toMatchObject({ user: { email } })

    await person.goto('about:blank')
    await person.goto(link)
    await expect(person.locator('.enter').getByRole('alert')).toHaveText(
      accessRule('linkUsed', { i18n: { language } }),
    )
    await expect(person.getByRole('link', { name: entering.toSignIn })).toBeVisible()
    await context.close()
  })
}
