import { dropdownNames, type DropdownName } from '../../content/header-menu/dropdown-names.ts'
import { starterHeaderMenu } from '../../starter/texts/header-menu.ts'
import { defaultOrganization } from '../../starter/default-organization.ts'
import { addressIn } from '../../languages/address.ts'
import { languageList, languages, type Language } from '../../languages/languages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { fa } from '../../languages/messages/fa.ts'
import { fr } from '../../languages/messages/fr.ts'
import { expectNoFindingsWithin, schemesByLanguage } from './support/axe.ts'
import { stopClock } from './support/clock.ts'
import { dropdown, entry, expectOpen, openByHover } from './support/header.ts'
import { expect, test, type Page } from './support/test.ts'

const messages = { en, ar, fr, fa }
const both = ['en', 'ar'] as const

/** The sub-link selected when the page shown is none of the dropdown's (specification, section 2.2). */
const selectedByDefault: Readonly<Record<DropdownName, string>> = {
  whoWeAre: '/who-we-are',
  whatWeDo: '/projects',
  getInvolved: '/vacancies',
  infoCentre: '/news',
}

function sublinkLabel(name: DropdownName, target: string, language: Language): string {
  const found = starterHeaderMenu[name].links.find((link) => link.target === target)
  if (!found) throw new Error(`${name} has no sub-link to ${target}`)
  return found.label[language]
}

async function expectSelected(page: Page, name: DropdownName, label: string | null): Promise<void> {
  const open = dropdown(page, name).locator('details[open]')
  if (label === null) return expect(open).toHaveCount(0)
  await expect(open.locator('summary')).toHaveText([label])
  await expect(open.locator('.mega-dropdown-detail')).toBeVisible()
}

for (const language of both) {
  const at = (path: string) => addressIn(language, path)

  test.describe(`the dropdowns (${language})`, () => {
    test('each opens by hovering, alone, and closes 150 ms after the pointer left', async ({ page }) => {
      await page.clock.install()
      await page.goto(at('/team'))
      for (const name of dropdownNames) await openByHover(page, name)
      await stopClock(page)

      // From the entry into its panel: it stays.
      await dropdown(page, 'infoCentre').hover()
      await page.clock.runFor(1000)
      await expectOpen(page, 'infoCentre')
      // Out of the panel, to the page below.
      const box = await dropdown(page, 'infoCentre').boundingBox()
      await page.mouse.move(700, (box?.y ?? 0) + (box?.height ?? 0) + 20)
      await page.clock.runFor(149)
      await expectOpen(page, 'infoCentre')
      await page.clock.runFor(1)
      await expectOpen(page, null)

      // Out of the entry, to another place of the header, and back in time.
      await openByHover(page, 'whatWeDo')
      await page.locator('.site-header-home').hover()
      await page.clock.runFor(149)
      await entry(page, 'whatWeDo').hover()
      await page.clock.runFor(1000)
      await expectOpen(page, 'whatWeDo')
      await page.locator('.site-header-home').hover()
      await page.clock.runFor(150)
      await expectOpen(page, null)
    })

    test('a click opens one and closes the other; the click after hovering leaves it open, the next one closes', async ({
      page,
    }) => {
      await page.goto(at('/team'))
      await openByHover(page, 'whoWeAre')
      await entry(page, 'whoWeAre').click()
      await expectOpen(page, 'whoWeAre')
      await entry(page, 'whoWeAre').click()
      await expectOpen(page, null)
      // By keyboard, where nothing hovers.
      await entry(page, 'getInvolved').press('Enter')
      await expectOpen(page, 'getInvolved')
      await entry(page, 'infoCentre').press('Enter')
      await expectOpen(page, 'infoCentre')
      await entry(page, 'infoCentre').press('Enter')
      await expectOpen(page, null)
    })

    test('a click outside, Escape, and the focus’s leaving the header close it', async ({ page }) => {
      await page.goto(at('/team'))
      await openByHover(page, 'whoWeAre')
      await page.mouse.click(700, 860)
      await expectOpen(page, null)

      await openByHover(page, 'whoWeAre')
      await page.keyboard.press('Escape')
      await expectOpen(page, null)
      await expect(entry(page, 'whoWeAre')).toBeFocused()

      await entry(page, 'infoCentre').press('Enter')
      await dropdown(page, 'infoCentre').locator('.mega-dropdown-detail a:visible').first().focus()
      await page.keyboard.press('Escape')
      await expectOpen(page, null)
      await expect(entry(page, 'infoCentre')).toBeFocused()

      await entry(page, 'infoCentre').press('Enter')
      await dropdown(page, 'infoCentre').locator('.mega-dropdown-panel-link').last().focus()
      await expectOpen(page, 'infoCentre')
      await page.keyboard.press('Tab')
      await expectOpen(page, null)
    })

    test('a change of route closes it and begins again with the page’s own sub-link', async ({ page }) => {
      await page.goto(at('/team'))
      for (const name of dropdownNames) {
        await openByHover(page, name)
        const selected = name === 'whoWeAre' ? '/team' : selectedByDefault[name]
        await expectSelected(page, name, sublinkLabel(name, selected, language))
      }
      await openByHover(page, 'whoWeAre')
      await expect(dropdown(page, 'whoWeAre').locator('a[aria-current=page]')).toHaveAttribute(
        'href',
        at('/team'),
      )
      await openByHover(page, 'whatWeDo')
      await dropdown(page, 'whatWeDo')
        .locator('summary', { hasText: sublinkLabel('whatWeDo', '/countries', language) })
        .click()
      // It closes at once, not only when the next page is there.
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/countries.data*', async (route) => {
        await held
        await route.continue()
      })
      await dropdown(page, 'whatWeDo').locator('.mega-dropdown-detail a:visible').first().click()
      await expectOpen(page, null)
      release()
      await page.waitForURL(at('/countries'))
      await expect(entry(page, 'whatWeDo')).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.site-header-label[aria-current]')).toHaveCount(1)
      await openByHover(page, 'whoWeAre')
      await expectSelected(page, 'whoWeAre', sublinkLabel('whoWeAre', '/who-we-are', language))
      // A change of route that no link of the header made.
      await page.goBack()
      await page.waitForURL(at('/team'))
      await expectOpen(page, null)
      await page.goto(at('/projects/nexus-atlas'))
      await openByHover(page, 'whatWeDo')
      await expectSelected(page, 'whatWeDo', sublinkLabel('whatWeDo', '/projects', language))
    })

    test('one sub-link is selected at a time; a second click deselects it; the next opening begins with none', async ({
      page,
    }) => {
      await page.goto(at('/'))
      await openByHover(page, 'getInvolved')
      const label = sublinkLabel('getInvolved', '/tenders', language)
      const tenders = dropdown(page, 'getInvolved').locator('summary', { hasText: label })
      await tenders.click()
      await expectSelected(page, 'getInvolved', label)
      // The panel stands beside the list, at its inline end.
      const list = await tenders.boundingBox()
      const detail = await dropdown(page, 'getInvolved')
        .locator('.mega-dropdown-detail:visible')
        .boundingBox()
      const gap = (detail?.x ?? 0) - (list?.x ?? 0)
      expect(Math.sign(gap)).toBe(languages[language].direction === 'ltr' ? 1 : -1)
      await tenders.click()
      await expectSelected(page, 'getInvolved', null)
      await page.keyboard.press('Escape')
      await openByHover(page, 'infoCentre')
      await openByHover(page, 'getInvolved')
      await expectSelected(page, 'getInvolved', sublinkLabel('getInvolved', '/vacancies', language))
    })

    test('the right panels and the second links lead where they say', async ({ page }) => {
      await page.goto(at('/team'))
      const panel = (name: DropdownName) => dropdown(page, name).locator('.mega-dropdown-panel')
      const addresses = (name: DropdownName) =>
        panel(name)
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const { waterVisionAddress, procurementEmail, applicationsEmail } = defaultOrganization

      await openByHover(page, 'whoWeAre')
      await expect(panel('whoWeAre').getByRole('heading')).toHaveText(
        starterHeaderMenu.whoWeAre.panelTitle[language],
      )
      expect(await addresses('whoWeAre')).toEqual([
        waterVisionAddress,
        at('/who-we-are'),
        at('/publications'),
      ])
      const vision = panel('whoWeAre').locator('a').first()
      await expect(vision).toHaveAttribute('target', '_blank')
      await expect(vision).toHaveAttribute('rel', 'noopener')
      await expect(vision).toContainText(messages[language].content.externalLink)
      const second = (target: string) =>
        dropdown(page, 'whoWeAre').locator(`.mega-dropdown-quiet-action[href="${at(target)}"]`)
      await expect(second('/oic-water-vision')).toHaveCount(1)
      await expect(second('/partners')).toHaveCount(1)

      await openByHover(page, 'whatWeDo')
      await expect(panel('whatWeDo').locator('img')).toHaveCount(2)
      await expect(panel('whatWeDo').locator('a')).toHaveCount(0)

      await openByHover(page, 'getInvolved')
      expect(await addresses('getInvolved')).toEqual([
        at('/vacancies'),
        at('/internship'),
        `mailto:${procurementEmail}`,
      ])
      await expect(dropdown(page, 'getInvolved').locator('.mega-dropdown-quiet-action')).toHaveAttribute(
        'href',
        `mailto:${applicationsEmail}?subject=General%20Application`,
      )

      await openByHover(page, 'infoCentre')
      expect(await addresses('infoCentre')).toEqual([at('/media')])
    })

    test('In the Media shows the three latest press items, at most 200 px high', async ({ page }) => {
      await page.goto(at('/team'))
      await openByHover(page, 'infoCentre')
      const response = await page.request.get('/api/iwen-in-press?per_page=3', {
        headers: { lang: language },
      })
      const body: { data: { data: { title: string; date: string }[] } } = await response.json()
      const list = page.locator('.press-list')
      await expect(list.locator('p')).toHaveText(body.data.data.map(({ title }) => title))
      const dates = list.locator('time')
      expect(
        await dates.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')?.slice(0, 10))),
      ).toEqual(body.data.data.map(({ date }) => date.slice(0, 10)))
      await expect(dates.first()).toHaveText(
        language === 'ar' ? /^\d{1,2} \S+ \d{4}$/ : /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
      )
      const box = await list.boundingBox()
      expect(Math.round(box?.height ?? Infinity)).toBeLessThanOrEqual(200)
      // It scrolls, so that the keyboard reaches it.
      await expect(list).toHaveAttribute('tabindex', '0')
      await expect(list).toHaveAccessibleName(messages[language].header.pressItems)
    })
  })

  test.describe(`the bars (${language})`, () => {
    test('over the home page the header is transparent up to 100 px, and as high as before after that', async ({
      page,
    }) => {
      await page.goto(at('/'))
      const header = page.locator('.site-header')
      const ground = () => header.evaluate((element) => getComputedStyle(element, '::after').opacity)
      const scrollTo = (offset: number) =>
        page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), offset)
      await expect(header).toHaveCSS('position', 'fixed')
      await expect.poll(ground).toBe('0')
      await scrollTo(100)
      await expect.poll(ground).toBe('0')
      await scrollTo(101)
      await expect.poll(ground).toBe('1')
      expect((await header.boundingBox())?.height).toBe(112)
      await scrollTo(0)
      await expect.poll(ground).toBe('0')
      await openByHover(page, 'whoWeAre')
      await expect.poll(ground).toBe('1')
      await page.goto(at('/team'))
      await expect(header).toHaveCSS('position', 'sticky')
      expect((await header.boundingBox())?.height).toBe(112)
      expect(await ground()).toBe('1')
    })

    test('the top bar offers the other language and the accounts; it is hidden at 1024 px', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1025, height: 800 })
      await page.goto(at('/team'))
      const bar = page.locator('.site-header-top')
      const other = language === 'en' ? 'ar' : 'en'
      await expect(bar.locator('a[hreflang]')).toHaveText([languages[other].ownName])
      await expect(bar.getByText(messages[language].header.follow)).toBeVisible()
      const social = bar.locator('.social-links a')
      expect(
        await social.evaluateAll((links) =>
          links.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
        ),
      ).toEqual(
        (['facebook', 'x', 'youtube', 'linkedin', 'instagram'] as const).map((network) => [
          defaultOrganization[network],
          '_blank',
        ]),
      )
      await expect(social.first()).toHaveAccessibleName(/^Facebook/)
      await expect(page.locator('.site-header-home')).toHaveAttribute('href', at('/'))
      await expect(page.locator('.site-header-label')).toHaveText([
        messages[language].navigation.whoWeAre,
        messages[language].navigation.whatWeDo,
        messages[language].navigation.wefeHub,
        messages[language].navigation.getInvolved,
        messages[language].navigation.infoCentre,
      ])
      await expect(page.locator('a.site-header-label')).toHaveAttribute('href', at('/wefe-hub'))
      await page.setViewportSize({ width: 1024, height: 800 })
      await expect(bar).toBeHidden()
      await expect(page.locator('.site-header-navigation')).toBeHidden()
      await expect(page.getByRole('button', { name: messages[language].navigation.openMenu })).toBeVisible()
    })

    for (const width of [320, 390, 1025, 1440]) {
      test(`nothing is wider than ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(at('/team'))
        if (width > 1024) await openByHover(page, 'whoWeAre')
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0)
      })
    }
  })

  test.describe(`the drawer (${language})`, () => {
    test.use({ viewport: { width: 390, height: 800 } })
    const { navigation } = messages[language]
    const hamburger = (page: Page) => page.getByRole('button', { name: navigation.openMenu })
    const drawer = (page: Page) => page.getByRole('dialog', { name: navigation.label })
    const open = async (page: Page) => {
      await hamburger(page).click()
      await expect(drawer(page)).toBeVisible()
    }

    test('is 300 px wide, at the inline end, and leads to each section', async ({ page }) => {
      await page.goto(at('/members'))
      await open(page)
      await expect(drawer(page)).toHaveCSS('translate', 'none')
      const box = await drawer(page).boundingBox()
      expect(box).toMatchObject({ x: language === 'en' ? 90 : 0, y: 0, width: 300, height: 800 })
      const links = drawer(page).locator('.navigation-drawer-entry-link')
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        ['/who-we-are-map', '/what-we-do', '/wefe-hub', '/get-involved', '/info-centre'].map(at),
      )
      await expect(links.and(page.locator('[aria-current]'))).toHaveText([navigation.whoWeAre])
      await expect(drawer(page).locator('a[hreflang]')).toHaveText(['English', 'العربية'])
      await expect(drawer(page).locator('a[hreflang][aria-current]')).toHaveAttribute('hreflang', language)
    })

    test('each section’s pages open in place, one section at a time, at first the page’s own', async ({
      page,
    }) => {
      await page.goto(at('/team'))
      await open(page)
      const pagesOf = (section: string) =>
        drawer(page)
          .locator('summary')
          .and(page.getByLabel(navigation.pagesOf(section), { exact: true }))
      const shown = drawer(page).locator('.navigation-drawer-sub-link:visible')
      const targetsOf = (name: DropdownName) =>
        starterHeaderMenu[name].links
          .filter(({ onlyInLanguages }) => onlyInLanguages?.includes(language) ?? true)
          .map(({ target }) => at(target))
      const expectPagesOf = (name: DropdownName) =>
        expect
          .poll(() => shown.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
          .toEqual(targetsOf(name))
      await expectPagesOf('whoWeAre')
      await expect(shown.and(page.locator('[aria-current=page]'))).toHaveAttribute('href', at('/team'))
      await expect(drawer(page)).toHaveCSS('translate', 'none')
      // By keyboard; the button stands beside the entry's own link, at the line's end.
      await pagesOf(navigation.getInvolved).press('Enter')
      await expectPagesOf('getInvolved')
      const link = await drawer(page)
        .getByRole('link', { name: navigation.getInvolved, exact: true })
        .boundingBox()
      const button = await pagesOf(navigation.getInvolved).boundingBox()
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(Math.sign((button?.x ?? 0) - (link?.x ?? 0))).toBe(language === 'en' ? 1 : -1)
      // The next opening begins again.
      await page.keyboard.press('Escape')
      await open(page)
      await expectPagesOf('whoWeAre')
      // Tenders are two steps away.
      await pagesOf(navigation.getInvolved).click()
      await drawer(page)
        .locator(`a[href="${at('/tenders')}"]`)
        .click()
      await expect(drawer(page)).toBeHidden()
      await page.waitForURL(at('/tenders'))
    })

    test('holds the focus, and Escape and the close button give it back', async ({ page }) => {
      await page.goto(at('/team'))
      await open(page)
      const close = drawer(page).getByRole('button', { name: navigation.closeMenu })
      const last = drawer(page).locator('a').last()
      await expect(close).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(last).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(hamburger(page)).toBeFocused()
      await open(page)
      await close.click()
      await expect(drawer(page)).toBeHidden()
      await expect(hamburger(page)).toBeFocused()
    })

    test('closes by a link, a language, a click beside it and a window that grows', async ({ page }) => {
      await page.goto(at('/team'))
      await open(page)
      await page.mouse.click(language === 'en' ? 40 : 350, 400)
      await expect(drawer(page)).toBeHidden()
      await open(page)
      await page.setViewportSize({ width: 1025, height: 800 })
      await expect(drawer(page)).toBeHidden()
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page)
      await drawer(page).getByRole('link', { name: navigation.whatWeDo }).click()
      await expect(drawer(page)).toBeHidden()
      await page.waitForURL(at('/what-we-do'))
      // The next page closes what the former one left open, some time after its address is there.
      await expect(async () => {
        if (await drawer(page).isHidden()) await open(page)
        await expect(drawer(page).getByRole('link', { name: navigation.whatWeDo })).toHaveAttribute(
          'aria-current',
        )
        await expect(drawer(page)).toBeVisible({ timeout: 1000 })
      }).toPass()
      const other = language === 'en' ? 'ar' : 'en'
      await drawer(page).locator(`a[hreflang=${other}]`).click()
      await page.waitForURL(addressIn(other, '/what-we-do'))
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })

  test.describe(`without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('every target of the menu is reached', async ({ page }) => {
      await page.goto(at('/'))
      // The ground is there without scripts that would bring it after scrolling.
      expect(
        await page
          .locator('.site-header')
          .evaluate((element) => getComputedStyle(element, '::after').opacity),
      ).toBe('1')
      for (const name of dropdownNames) {
        await entry(page, name).click()
        await expect(page.locator('.mega-dropdown:popover-open')).toHaveId(`dropdown-${name}`)
        const shown = starterHeaderMenu[name].links.filter(
          ({ onlyInLanguages }) => onlyInLanguages?.includes(language) ?? true,
        )
        for (const { label, target } of shown) {
          const row = dropdown(page, name).locator('li', {
            has: page.locator('summary', { hasText: label[language] }),
          })
          if ((await row.locator('details[open]').count()) === 0) await row.locator('summary').click()
          await expect(row.locator(`a.button[href="${at(target)}"]`)).toBeVisible()
        }
      }
      await page.keyboard.press('Escape')
      await expect(page.locator('.mega-dropdown:popover-open')).toHaveCount(0)
      await page.setViewportSize({ width: 390, height: 800 })
      await page.locator('.site-header .drawer-button').click()
      const { getInvolved } = messages[language].navigation
      await page
        .getByRole('dialog')
        .locator('.navigation-drawer-entry', { hasText: getInvolved })
        .locator('summary')
        .click()
      await expect(page.getByRole('dialog').locator(`a[href="${at('/tenders')}"]`)).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: messages[language].navigation.whoWeAre })
        .click()
      await page.waitForURL(at('/who-we-are-map'))
    })
  })

  for (const [, colorScheme] of schemesByLanguage.filter(([of]) => of === language)) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('axe finds nothing in any dropdown and in the drawer', async ({ page }) => {
        await page.goto(at('/team'))
        for (const name of dropdownNames) {
          await openByHover(page, name)
          await expectNoFindingsWithin(page, '.site-header')
        }
        await page.setViewportSize({ width: 390, height: 800 })
        await page.locator('.site-header .drawer-button').click()
        await page.locator('.navigation-drawer summary').last().click()
        await expectNoFindingsWithin(page, '.navigation-drawer')
      })
    })
  }
}

for (const { code, direction } of languageList) {
  test(`the menu speaks ${languages[code].englishName}`, async ({ page }) => {
    await page.goto(addressIn(code, '/team'))
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    for (const name of dropdownNames) {
      await openByHover(page, name)
      const words = starterHeaderMenu[name]
      await expect(dropdown(page, name).locator('.mega-dropdown-title')).toHaveText(words.title[code])
      await expect(dropdown(page, name).locator('summary')).toHaveText(
        words.links
          .filter(({ onlyInLanguages }) => onlyInLanguages?.includes(code) ?? true)
          .map(({ label }) => label[code]),
      )
      // Nothing had to be borrowed from another language, but the press dates' form of the specification.
      await expect(dropdown(page, name).locator('bdi[lang]:not(time *)')).toHaveCount(0)
    }
    const home = dropdown(page, 'whoWeAre').locator(`a.button[href="${addressIn(code, '/')}"]`)
    await expect(home).toHaveCount(code === 'fr' || code === 'fa' ? 1 : 0)
  })
}
