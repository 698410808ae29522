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
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { readPage } from './support/read-page.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const messages = { en, ar, fr, fa }
const both = ['en', 'ar'] as const

/** The sub-link selected when the page shown is none of the dropdown's (specification, section 2.2). */
const selectedByDefault: Readonly<Record<DropdownName, string>> = {
  whoWeAre: '/who-we-are',
  whatWeDo: '/projects',
  getInvolved: '/vacancies',
  infoCentre: '/news',
}

/** Pages with the sub-links that are theirs. */
const ownSublinks: readonly [path: string, Partial<Record<DropdownName, string>>][] = [
  ['/team', { whoWeAre: '/team' }],
  ['/countries', { whatWeDo: '/countries' }],
  ['/projects/nexus-atlas', { whatWeDo: '/projects' }],
]

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

test.describe('the dropdowns', () => {
  test('each opens by hovering, alone, and closes 150 ms after the pointer left', async ({ page }) => {
    await page.clock.install()
    await page.goto('/team')
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

  test('they are opened and closed by clicks, keys and the focus', async ({ sharedPage: page }) => {
    await page.goto('/team')

    await part(
      'a click opens one and closes the other; the click after hovering leaves it open, the next one closes',
      async () => {
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
      },
    )

    await part('a click outside, Escape, and the focus’s leaving the header close it', async () => {
      await page.locator('h1').hover()
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
  })

  test('one sub-link of a dropdown is selected, at first the page’s own', async ({ sharedPage: page }) => {
    await page.goto('/team')

    await part('one at a time; a second click deselects it; the next opening begins with none', async () => {
      await openByHover(page, 'getInvolved')
      const label = sublinkLabel('getInvolved', '/tenders', 'en')
      const tenders = dropdown(page, 'getInvolved').locator('summary', { hasText: label })
      await tenders.click()
      await expectSelected(page, 'getInvolved', label)
      await tenders.click()
      await expectSelected(page, 'getInvolved', null)
      await page.keyboard.press('Escape')
      await openByHover(page, 'infoCentre')
      await openByHover(page, 'getInvolved')
      await expectSelected(page, 'getInvolved', sublinkLabel('getInvolved', '/vacancies', 'en'))
    })

    await part('a change of route closes the dropdown and begins again with the page’s own', async () => {
      for (const name of dropdownNames) {
        await openByHover(page, name)
        const selected = name === 'whoWeAre' ? '/team' : selectedByDefault[name]
        await expectSelected(page, name, sublinkLabel(name, selected, 'en'))
      }
      await openByHover(page, 'whoWeAre')
      await expect(dropdown(page, 'whoWeAre').locator('a[aria-current=page]')).toHaveAttribute(
        'href',
        '/team',
      )
      await openByHover(page, 'whatWeDo')
      await dropdown(page, 'whatWeDo')
        .locator('summary', { hasText: sublinkLabel('whatWeDo', '/countries', 'en') })
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
      await page.waitForURL('/countries')
      await expect(entry(page, 'whatWeDo')).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.site-header-label[aria-current]')).toHaveCount(1)
      await openByHover(page, 'whoWeAre')
      await expectSelected(page, 'whoWeAre', sublinkLabel('whoWeAre', '/who-we-are', 'en'))
      // A change of route that no link of the header made.
      await page.goBack()
      await page.waitForURL('/team')
      await expectOpen(page, null)
      await page.goto('/projects/nexus-atlas')
      await openByHover(page, 'whatWeDo')
      await expectSelected(page, 'whatWeDo', sublinkLabel('whatWeDo', '/projects', 'en'))
    })
  })
})

for (const language of both) {
  const at = (path: string) => addressIn(language, path)

  test(`each dropdown begins with the page’s own sub-link (${language})`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    for (const [path, own] of ownSublinks) {
      const { html } = await readPage(baseURL, at(path))
      for (const name of dropdownNames) {
        const open = await textsIn(page, html, `#dropdown-${name} details[open] summary`)
        const label = sublinkLabel(name, own[name] ?? selectedByDefault[name], language)
        expect.soft(open, `${name} on ${path}`).toEqual([label])
      }
    }
    const { html } = await readPage(baseURL, at('/team'))
    const current = await textsIn(page, html, '#dropdown-whoWeAre a[aria-current=page]', 'href')
    expect(current).toEqual([at('/team')])
    const ofCountries = await readPage(baseURL, at('/countries'))
    const entries = await textsIn(page, ofCountries.html, '.site-header-label[aria-current]', 'popovertarget')
    expect(entries).toEqual(['dropdown-whatWeDo'])
  })

  test(`the right panels and the second links lead where they say (${language})`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    const { html } = await readPage(baseURL, at('/team'))
    const ofPanel = (name: DropdownName, what: string, attribute?: string) =>
      textsIn(page, html, `#dropdown-${name} .mega-dropdown-panel ${what}`, attribute)
    const { waterVisionAddress, procurementEmail, applicationsEmail } = defaultOrganization

    expect(await ofPanel('whoWeAre', ':is(h1, h2, h3, h4)')).toEqual([
      starterHeaderMenu.whoWeAre.panelTitle[language],
    ])
    expect(await ofPanel('whoWeAre', 'a', 'href')).toEqual([
      waterVisionAddress,
      at('/who-we-are'),
      at('/publications'),
    ])
    const vision = `a[href="${waterVisionAddress}"]`
    expect(await ofPanel('whoWeAre', vision, 'target')).toEqual(['_blank'])
    expect(await ofPanel('whoWeAre', vision, 'rel')).toEqual(['noopener'])
    expect(await ofPanel('whoWeAre', vision)).toEqual([
      expect.stringContaining(messages[language].content.externalLink),
    ])
    const second = (name: DropdownName) =>
      textsIn(page, html, `#dropdown-${name} .mega-dropdown-quiet-action`, 'href')
    const ofWhoWeAre = await second('whoWeAre')
    for (const target of ['/oic-water-vision', '/partners'])
      expect(ofWhoWeAre.filter((address) => address === at(target))).toHaveLength(1)

    expect(await ofPanel('whatWeDo', 'img', 'alt')).toHaveLength(2)
    expect(await ofPanel('whatWeDo', 'a')).toEqual([])

    expect(await ofPanel('getInvolved', 'a', 'href')).toEqual([
      at('/vacancies'),
      at('/internship'),
      `mailto:${procurementEmail}`,
    ])
    expect(await second('getInvolved')).toEqual([`mailto:${applicationsEmail}?subject=General%20Application`])

    expect(await ofPanel('infoCentre', 'a', 'href')).toEqual([at('/media')])
  })

  test(`what the header shows has its place at every width (${language})`, async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto(at('/team'))
    const expectNothingWider = async (width: number) => {
      await resize(page, { width, height: 800 })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond, `beyond ${width} px`).toBeLessThanOrEqual(0)
    }

    await part('In the Media shows the three latest press items, at most 200 px high', async () => {
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

    await part('a sub-link’s panel stands beside the list, at its inline end', async () => {
      await openByHover(page, 'getInvolved')
      const list = await dropdown(page, 'getInvolved').locator('summary').first().boundingBox()
      const detail = await dropdown(page, 'getInvolved')
        .locator('.mega-dropdown-detail:visible')
        .boundingBox()
      const gap = (detail?.x ?? 0) - (list?.x ?? 0)
      expect(Math.sign(gap)).toBe(languages[language].direction === 'ltr' ? 1 : -1)
    })

    await part('nothing is wider than the window, nor with a dropdown open', async () => {
      for (const width of [1440, 1025]) {
        await resize(page, { width, height: 800 })
        await openByHover(page, 'whoWeAre')
        await expectNothingWider(width)
      }
      await page.keyboard.press('Escape')
      for (const width of [390, 320]) await expectNothingWider(width)
    })

    await part(
      'the top bar offers the other language and the accounts; it is hidden at 1024 px',
      async () => {
        await page.setViewportSize({ width: 1025, height: 800 })
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
      },
    )
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

    test('is opened, read, operated and closed', async ({ sharedPage: page }) => {
      await page.goto(at('/team'))

      await part('is 300 px wide, at the inline end, and leads to each section', async () => {
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
        await page.keyboard.press('Escape')
      })

      await part(
        'each section’s pages open in place, one section at a time, at first the page’s own',
        async () => {
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
        },
      )

      // Where the focus goes, and what closes the drawer, is the same in each direction.
      if (language === 'ar') return

      await part('holds the focus, and Escape and the close button give it back', async () => {
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

      await part('closes by a link, a language, a click beside it and a window that grows', async () => {
        await open(page)
        await page.mouse.click(40, 400)
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
        await drawer(page).locator('a[hreflang=ar]').click()
        await page.waitForURL('/ar/what-we-do')
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    })
  })

  for (const [, colorScheme] of schemesByLanguage.filter(([of]) => of === language)) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('axe finds nothing in any dropdown and in the drawer', async ({ sharedPage: page }) => {
        await page.goto(at('/team'))
        for (const [place, name] of dropdownNames.entries()) {
          await openByHover(page, name)
          // The bars around it are the same with each.
          await expectNoFindingsWithin(page, place === 0 ? '.site-header' : `#dropdown-${name}`)
        }
        await page.setViewportSize({ width: 390, height: 800 })
        await page.locator('.site-header .drawer-button').click()
        await page.locator('.navigation-drawer summary').last().click()
        await expectNoFindingsWithin(page, '.navigation-drawer')
      })
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every target of the menu is reached', async ({ sharedPage: page }) => {
    await page.goto('/')
    // The ground is there without scripts that would bring it after scrolling.
    expect(
      await page.locator('.site-header').evaluate((element) => getComputedStyle(element, '::after').opacity),
    ).toBe('1')
    for (const name of dropdownNames) {
      await entry(page, name).click()
      await expect(page.locator('.mega-dropdown:popover-open')).toHaveId(`dropdown-${name}`)
      const shown = starterHeaderMenu[name].links.filter(
        ({ onlyInLanguages }) => onlyInLanguages?.includes('en') ?? true,
      )
      // By the pointer the first one that is closed, and then all, each by what a click does.
      await dropdown(page, name).locator('details:not([open]) > summary').first().click()
      const reached = await dropdown(page, name)
        .locator('summary')
        .evaluateAll((summaries) =>
          summaries.map((summary) => {
            const row = summary.closest('li')
            if (summary instanceof HTMLElement && !row?.querySelector('details[open]')) summary.click()
            const buttons = [...(row?.querySelectorAll('a.button') ?? [])]
            return {
              label: summary.textContent.trim(),
              targets: buttons
                .filter((button) => button.checkVisibility({ visibilityProperty: true }))
                .map((button) => button.getAttribute('href')),
            }
          }),
        )
      expect(reached).toEqual(
        shown.map(({ label, target }) => ({
          label: label.en,
          targets: expect.arrayContaining([target]),
        })),
      )
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('.mega-dropdown:popover-open')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.locator('.site-header .drawer-button').click()
    const { getInvolved } = en.navigation
    await page
      .getByRole('dialog')
      .locator('.navigation-drawer-entry', { hasText: getInvolved })
      .locator('summary')
      .click()
    await expect(page.getByRole('dialog').locator('a[href="/tenders"]')).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: en.navigation.whoWeAre }).click()
    await page.waitForURL('/who-we-are-map')
  })
})

test('over the home page the header is transparent up to 100 px, and as high as before after that (en, ar)', async ({
  sharedPage: page,
}) => {
  for (const language of both) {
    const at = (path: string) => addressIn(language, path)
    await part(languages[language].englishName, async () => {
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
  }
})

test('the menu speaks every language, and leads to pages in it', async ({ sharedPage: page, baseURL }) => {
  for (const { code, direction } of languageList) {
    const { html } = await readPage(baseURL, addressIn(code, '/team'))
    expect.soft(await textsIn(page, html, `html[lang=${code}]`, 'dir'), code).toEqual([direction])
    for (const name of dropdownNames) {
      const ofDropdown = (what: string) => textsIn(page, html, `#dropdown-${name} ${what}`)
      const { title, links } = starterHeaderMenu[name]
      expect.soft(await ofDropdown('.mega-dropdown-title'), code).toEqual([title[code]])
      const shown = links.filter(({ onlyInLanguages }) => onlyInLanguages?.includes(code) ?? true)
      expect.soft(await ofDropdown('summary'), code).toEqual(shown.map(({ label }) => label[code]))
      for (const { label, target } of shown) {
        const summary = `li:has(a.button[href="${addressIn(code, target)}"]) summary`
        expect.soft(await ofDropdown(summary), `${code} ${target}`).toEqual([label[code]])
      }
      // Nothing had to be borrowed from another language, but the press dates' form of the specification.
      expect.soft(await ofDropdown('bdi[lang]:not(time *)'), code).toEqual([])
    }
    const home = await textsIn(page, html, `#dropdown-whoWeAre a.button[href="${addressIn(code, '/')}"]`)
    expect.soft(home, code).toHaveLength(code === 'fr' || code === 'fa' ? 1 : 0)
  }
})
