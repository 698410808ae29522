import type { Locator } from '@playwright/test'
import { addressIn } from '../../languages/address.ts'
import { languageCodes, languages } from '../../languages/languages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { ar as arExamples } from '../../site/ui/examples/words/ar.ts'
import { en as enExamples } from '../../site/ui/examples/words/en.ts'
import { expectNoFindingsBesideTheFrame, schemesByLanguage } from './support/axe.ts'
import { stopClock } from './support/clock.ts'
import { part } from './support/part.ts'
import { readPage } from './support/read-page.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const component = (page: Page, name: string): Locator => page.locator(`#${name}`)

test('the design system is there in every language, and not for search engines', async ({ baseURL }) => {
  for (const language of languageCodes) {
    const address = addressIn(language, '/design-system')
    const { html } = await readPage(baseURL, address)
    expect.soft(html, address).toContain(`dir="${languages[language].direction}"`)
    expect.soft(html.match(/<meta name="robots" content="([^"]*)"/)?.[1], address).toBe('noindex')
    expect.soft(html.match(/<h1[\s>]/g), address).toHaveLength(1)
  }
  expect((await readPage(baseURL, '/sitemap.xml')).html).not.toContain('design-system')
})

const inEachDirection = {
  en: {
    ...{ address: '/design-system', words: en, examples: enExamples },
    ...{ forward: 'ArrowRight', backward: 'ArrowLeft', edgeOfDrawer: 'right' },
  },
  ar: {
    ...{ address: '/ar/design-system', words: ar, examples: arExamples },
    ...{ forward: 'ArrowLeft', backward: 'ArrowRight', edgeOfDrawer: 'left' },
  },
} as const

for (const [language, colorScheme] of schemesByLanguage) {
  const { address, words, examples, forward, backward, edgeOfDrawer } = inEachDirection[language]

  test(`the design system has no finding, fits a small phone and works along the line of reading (${language}, ${colorScheme})`, async ({
    sharedPage: page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    await expectNoFindingsBesideTheFrame(page, `the design system (${language}, ${colorScheme})`)

    await part('nothing is wider than a small phone', async () => {
      await resize(page, { width: 320, height: 720 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
    await resize(page, { width: 1280, height: 720 })

    await part('tabs follow the keys along the line of reading', async () => {
      const tabs = component(page, 'tabs').getByRole('tab')
      const isChosen = async (index: number) => {
        await expect(tabs.nth(index)).toBeFocused()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
        const panel = await tabs.nth(index).getAttribute('aria-controls')
        await expect(page.locator(`[id="${panel}"]`)).toBeVisible()
        await expect(component(page, 'tabs').getByRole('tabpanel')).toHaveCount(1)
      }
      await tabs.first().focus()
      await page.keyboard.press(forward)
      await isChosen(1)
      await page.keyboard.press(backward)
      await isChosen(0)
      await page.keyboard.press(backward)
      await isChosen(2)
      await page.keyboard.press('Home')
      await isChosen(0)
      await page.keyboard.press('End')
      await isChosen(2)
    })

    await part('the error summary takes the focus and leads to the fields', async () => {
      const form = component(page, 'error-summary')
      await form.getByRole('button', { name: examples.submit }).click()
      const summary = form.getByRole('alert')
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: examples.emailError }).click()
      const field = form.getByRole('textbox', { name: examples.email })
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(examples.emailError))
      await field.fill('name@example.org')
      await form.getByRole('textbox', { name: examples.company }).fill('A company')
      await form.getByRole('button', { name: examples.submit }).click()
      await expect(summary).toHaveCount(0)
      await expect(field).not.toHaveAttribute('aria-invalid')
    })

    await part('a drawer of 300 px stands at the line’s end', async () => {
      await component(page, 'drawer').getByRole('button', { name: words.navigation.openMenu }).first().click()
      const box = await page.getByRole('dialog', { name: words.navigation.label }).boundingBox()
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(box?.width).toBe(300)
      expect(box?.x).toBe(edgeOfDrawer === 'left' ? 0 : width - 300)
    })
  })
}

test('dialogs close in every way; buttons, chips and tables say in which state they are', async ({
  sharedPage: page,
}) => {
  await page.goto('/design-system')
  await part('a dialog keeps the focus, closes in every way and gives the focus back', async () => {
    const opener = component(page, 'dialog')
      .getByRole('button', { name: enExamples.remove, exact: true })
      .first()
    const dialog = page.getByRole('dialog', { name: enExamples.removeQuestion })

    await opener.click()
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab')
      // Between the last control and the first, browsers let the focus leave for their own bars, never for the page.
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByRole('button', { name: en.ui.close }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })
  await part(
    'one whose state its owner holds opens again after every closing, and a click inside leaves it open',
    async () => {
      const opener = component(page, 'dialog').getByRole('button', { name: enExamples.submit }).first()
      const dialog = page.getByRole('dialog', { name: enExamples.submit })
      for (let round = 0; round < 2; round++) {
        await opener.click()
        await expect(dialog).toBeVisible()
        await dialog.locator('.dialog-title').click()
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await opener.click()
      await dialog.getByLabel(enExamples.company).fill('A company')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    },
  )
  await part('a busy button keeps the focus and does nothing; one that waits says so', async () => {
    const retry = component(page, 'error-state').getByRole('button', { name: en.failure.retry })
    await retry.click()
    await expect(retry).toBeFocused()
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await retry.press('Enter')
    await expect(retry).toBeFocused()
    await expect(page).toHaveURL('/design-system')
  })
  await part('a chip is pressed and released', async () => {
    const chip = component(page, 'chip').getByRole('button', { name: enExamples.reuse }).first()
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
  })
  await part('a table becomes cards on a phone and stays a table for those who listen', async () => {
    await resize(page, { width: 390, height: 844 })
    const table = page.getByRole('table', { name: enExamples.tableCaption })
    const row = table.getByRole('row').nth(1)
    await expect(row.getByRole('rowheader')).toHaveText(enExamples.irrigation)
    const cells = row.getByRole('cell')
    await expect(cells).toHaveCount(3)
    const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(label).toBe(`"${enExamples.volume}"`)
    const [one, other] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()]
    expect(other?.y).toBeGreaterThan(one?.y ?? Infinity)
    expect(other?.x).toBe(one?.x)
  })
})

test('a picture that can’t be loaded gives way to its cover, once, and what takes its time keeps to the clock', async ({
  page,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/covers/')) asked.push(new URL(request.url()).pathname)
  })
  await page.route('**/covers/desalination/a-plant-by-the-sea.svg', (route) => route.abort())
  await page.route('**/covers/desalination/example-desalination.svg', (route) => route.abort())
  await page.clock.install()
  await page.goto('/design-system')
  await part('a picture that can’t be loaded gives way to its cover, once', async () => {
    const figure = component(page, 'picture').locator('img')
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toHaveAttribute('src', '/covers/network/a-plant-by-the-sea-svg.svg')
    await expect(figure).toHaveAttribute('alt', enExamples.project)
    await expect
      .poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const card = component(page, 'card').locator('.card img').first()
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveAttribute('src', '/covers/desalination/example-desalination.svg')
    await expect(card).toHaveJSProperty('complete', true)
    expect(asked.filter((path) => path.endsWith('/example-desalination.svg')).length).toBeLessThanOrEqual(4)
    // The browser reports every aborted request.
    const others = complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))
    complaints.splice(0, complaints.length, ...others)
  })
  await stopClock(page)
  await part(
    'a toast is announced, goes after six seconds, and stays while it is pointed at or focused',
    async () => {
      const region = page.getByRole('region', { name: en.ui.notifications })
      await expect(region).toHaveAttribute('aria-live', 'polite')
      const show = component(page, 'toast').getByRole('button', { name: enExamples.save })
      const toast = page.locator('.toast')

      await show.click()
      await expect(region).toContainText(enExamples.saved)
      await page.clock.runFor(5900)
      await expect(toast).toHaveCount(1)
      await page.clock.runFor(200)
      await expect(toast).toHaveCount(0)

      await show.click()
      await toast.hover()
      await page.clock.runFor(20_000)
      await expect(toast).toHaveCount(1)
      await toast.getByRole('button', { name: en.ui.dismiss }).focus()
      await page.mouse.move(5, 5)
      await page.clock.runFor(20_000)
      await expect(toast).toHaveCount(1)
      await show.focus()
      await page.clock.runFor(6100)
      await expect(toast).toHaveCount(0)

      await show.click()
      await toast.getByRole('button', { name: en.ui.dismiss }).click()
      await expect(toast).toHaveCount(0)
    },
  )
  await part('the loading dots step every half second in a room that stays as wide', async () => {
    const dots = component(page, 'loading-indicator').locator('.loading-indicator-dots').first()
    const shown = async () => Number(await dots.getAttribute('data-shown'))
    const width = (await dots.boundingBox())?.width
    for (let step = 0; step < 4; step++) {
      const before = await shown()
      await page.clock.runFor(500)
      await expect(dots).toHaveAttribute('data-shown', String((before % 3) + 1))
      expect((await dots.boundingBox())?.width).toBe(width)
    }
    await expect(component(page, 'loading-indicator').getByRole('status').first()).toHaveText(en.loading)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every panel stands under its heading, the accordion opens, dialogs and drawers do', async ({
    sharedPage: page,
  }) => {
    await page.goto('/design-system')
    const tabs = component(page, 'tabs')
    await expect(tabs.getByRole('tablist')).toBeHidden()
    for (const topic of ['desalination', 'reuse', 'nexus'] as const) {
      await expect(tabs.getByRole('heading', { name: enExamples[topic] })).toBeVisible()
      await expect(tabs.getByText(enExamples[`${topic}Text`])).toBeVisible()
    }

    const [first, second] = [
      component(page, 'accordion').locator('details').nth(0),
      component(page, 'accordion').locator('details').nth(1),
    ]
    await second.locator('summary').click()
    await expect(second.getByText(enExamples.reuseText)).toBeVisible()
    await expect(first.getByText(enExamples.desalinationText)).toBeHidden()

    await component(page, 'dialog').getByRole('button', { name: enExamples.remove }).first().click()
    const dialog = page.getByRole('dialog', { name: enExamples.removeQuestion })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: en.ui.close }).click()
    await expect(dialog).toBeHidden()

    await component(page, 'error-state').getByRole('button', { name: en.failure.retry }).click()
    await page.waitForLoadState()
    await expect(page.locator('h1')).toBeVisible()
  })
})
