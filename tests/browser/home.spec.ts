import { ar } from '../../languages/messages/ar.ts'
import { expectScriptsOfHome, openHome, openHomeWithClock } from './support/home.ts'
import { expectNoFindings } from './support/axe.ts'
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { readPage } from './support/read-page.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect, holdBack, neededFile, type Page } from './support/test.ts'
import { withMotion } from './support/launch-options.ts'

test.use(withMotion)

const activeAbout = (page: Page) => page.locator('.home-about-slide[data-active=true] h3')

test('the about texts change after 6 s, and a dot starts the six seconds again', async ({ page }) => {
  await openHomeWithClock(page)
  const label = (name: string) => page.locator('.home-about-slide', { has: page.getByText(name) })
  await expect(page.locator('.home-about-dot')).toHaveText(['About', 'Vision', 'Mission'])
  await page.clock.runFor(5999)
  await expect(activeAbout(page)).toContainText('think-and-do tank')
  await page.clock.runFor(1)
  await expect(activeAbout(page)).toContainText('shared in peace')
  await page.clock.runFor(5000)
  const mission = page.locator('.home-about-dot', { hasText: 'Mission' })
  await mission.click()
  await expect(mission).toHaveAttribute('aria-current', 'true')
  await page.locator('.home-rail h2').hover()
  await expect(page.locator('.home-about-slides')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5999)
  await expect(activeAbout(page)).toContainText('joint action')
  await page.clock.runFor(1)
  await expect(activeAbout(page)).toContainText('think-and-do tank')
  // The highest text gives the height to all.
  const heights = await page
    .locator('.home-about-slide')
    .evaluateAll((slides) => slides.map((slide) => slide.parentElement?.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
  await expect(label('Water that is safe')).toBeHidden()
})

test('figures, focus areas, member states and words are there in every language', async ({
  sharedPage: page,
  baseURL,
}) => {
  for (const [code, address, figures, topic, numbers] of [
    ['en', '/', ['1987', '22', '100+', '40+'], 'Desalination', ['01', '02', '03', '04']],
    ['ar', '/ar', ['1987', '22', '100+', '40+'], 'تحلية المياه', ['01', '02', '03', '04']],
    ['fr', '/fr', ['1987', '22', '100+', '40+'], 'Dessalement', ['01', '02', '03', '04']],
    ['fa', '/fa', ['۱۹۸۷', '۲۲', '۱۰۰+', '۴۰+'], 'نمک‌زدایی آب', ['۰۱', '۰۲', '۰۳', '۰۴']],
  ] as const) {
    const { html } = await readPage(baseURL, address)
    const texts = (selector: string, attribute?: string) => textsIn(page, html, selector, attribute)
    const prefix = address === '/' ? '' : address
    expect.soft(await texts('html', 'dir'), code).toEqual([code === 'ar' || code === 'fa' ? 'rtl' : 'ltr'])
    expect.soft(await texts('.home-figures dd'), code).toEqual(figures)
    const areas = await texts('.home-focus-areas a')
    expect.soft(areas, code).toHaveLength(4)
    expect.soft(areas[0], code).toContain(topic)
    const [area] = await texts('.home-focus-areas a', 'href')
    expect.soft(area, code).toBe(`${prefix}/projects?topic=desalination`)
    expect.soft(await texts('.home-members .regional-network-pin'), code).toHaveLength(20)
    // Nothing on the page had to be borrowed from another language.
    expect.soft(await texts('main bdi[lang]'), code).toEqual([])
    expect.soft(await texts('.home-rail-number'), code).toEqual(numbers)
    expect.soft(await texts('.home-rail-all', 'href'), code).toEqual([`${prefix}/projects`])
    expect.soft(await texts('.home-teaser .home-all', 'href'), code).toEqual([`${prefix}/events`])
    expect
      .soft(await texts('.home-hub-action', 'href'), code)
      .toEqual(['https://hub.example.org/', `${prefix}/wefe-hub/maps`])
    expect.soft(await texts('.home-hub-action', 'target'), code).toEqual(['_blank', '_blank'])
    expect.soft(await texts('.home-hub-tags li'), code).toHaveLength(5)
  }
})

for (const [code, address, words, day] of [
  ['en', '/', { news: 'NEWS', event: 'EVENT' }, /^\d{1,2} [A-Z][a-z]{2,3} 20\d\d$/],
  ['ar', '/ar', { news: 'خبر', event: 'فعالية' }, /^\d{1,2} [\p{Script=Arabic} ]+ 20\d\d$/u],
  ['fr', '/fr', { news: 'ACTUALITÉ', event: 'ÉVÉNEMENT' }, /^(1er|\d{1,2}) [a-zéû]{3,5}\.? 20\d\d$/],
  ['fa', '/fa', { news: 'خبر', event: 'رویداد' }, /^[۰-۹]{1,2} \p{Script=Arabic}+ ۱۴[۰-۹]{2}$/u],
] as const) {
  test(`news and events: newest first, badges, days and targets (${code})`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    const { html } = await readPage(baseURL, address)
    const read = async (cards: string) => {
      const ofCards = (inCard: string, attribute?: string) =>
        textsIn(page, html, `${cards} ${inCard}`, attribute)
      const dates = await ofCards('time', 'datetime')
      const days = await ofCards('time')
      const badges = await ofCards('.news-badge')
      const types = await ofCards('.news-badge', 'data-type')
      const addresses = await ofCards('a', 'href')
      return dates.map((date, index) => ({
        date: date ?? '',
        day: days[index] ?? '',
        badge: badges[index] ?? '',
        type: types[index],
        address: addresses[index] ?? '',
      }))
    }
    const block = await read('.home-block-card')
    const teaser = await read('.home-teaser-card')
    expect(block).toHaveLength(3)
    expect(block.filter(({ type }) => type === 'news')).toHaveLength(2)
    expect(teaser).toHaveLength(6)
    for (const cards of [block, teaser]) {
      const dates = cards.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().toReversed())
      for (const card of cards) {
        expect(card.day).toMatch(day)
        expect(card.badge).toBe(card.type === 'event' ? words.event : words.news)
        const folder = `${address === '/' ? '' : address}/${card.type === 'event' ? 'events' : 'news'}/`
        expect(card.address.startsWith(folder)).toBe(true)
      }
    }
    expect(new Set([...block, ...teaser].map((card) => card.address)).size).toBe(9)
    expect(new Set(teaser.map(({ type }) => type))).toEqual(new Set(['news', 'event']))
  })
}

test('the first project is active; another is chosen by pointing, focus, a click and keys', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)

  await part('pointing, focus and a click make another one active', async () => {
    const cards = page.locator('.home-rail-card')
    /** Of each card, whether it is active and how well its link is seen. */
    const states = () =>
      cards.evaluateAll((all) =>
        all.map((card) => {
          const view = card.querySelector('.home-rail-view')
          return [card.getAttribute('data-active'), view && getComputedStyle(view).opacity]
        }),
      )
    const expectActive = (place: number) =>
      expect
        .poll(states)
        .toEqual([0, 1, 2, 3].map((index) => (index === place ? ['true', '1'] : ['false', '0'])))
    await expect(cards).toHaveCount(4)
    await expect(page.locator('.home-rail-number')).toHaveText(['01', '02', '03', '04'])
    await expectActive(0)
    await cards.nth(2).hover()
    await expectActive(2)
    await cards.nth(1).focus()
    await expectActive(1)
    await page.route('**/projects/**', (route) => route.abort())
    await cards.nth(3).dispatchEvent('click', { ctrlKey: true, button: 0 })
    await expectActive(3)
    await page.unroute('**/projects/**')
  })

  for (const key of ['Enter', 'Space']) {
    await part(`${key} on a card opens its project`, async () => {
      if (new URL(page.url()).pathname !== '/') await openHome(page)
      const card = page.locator('.home-rail-card').nth(1)
      const address = await card.getAttribute('href')
      expect(address).toMatch(/^\/projects\/[a-z0-9-]+$/)
      await card.focus()
      await page.keyboard.press(key)
      await page.waitForURL(`**${address}`)
      await expect(page.locator('h1')).toBeVisible()
    })
  }
})

test('the teaser has 3 columns, 2 below 1100 px, 1 below 620 px; on a narrow screen the rail scrolls and the page does not', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)

  await part('the teaser', async () => {
    for (const [width, columns] of [
      [1100, 3],
      [1099, 2],
      [620, 2],
      [619, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() =>
          page
            .locator('.home-teaser-cards')
            .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
        )
        .toBe(columns)
    }
  })

  for (const address of ['/', '/ar']) {
    await part(`the rail on ${address}`, async () => {
      // The teaser’s page is the English one.
      if (address !== '/') await openHome(page, address)
      await resize(page, { width: 320, height: 700 })
      const rail = page.locator('.home-rail-cards')
      const { inside, outside } = await rail.evaluate((list) => ({
        inside: list.scrollWidth - list.clientWidth,
        outside: document.documentElement.scrollWidth - window.innerWidth,
      }))
      expect(inside).toBeGreaterThan(200)
      expect(outside).toBeLessThanOrEqual(0)
      const last = page.locator('.home-rail-card').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.7 })
    })
  }
})

test('a picture that can’t be loaded gives way to one fallback image', async ({ page, complaints }) => {
  let fallbacks = 0
  await page.route('**/files/media/*/events-*', (route) => route.abort())
  await page.route('**/assets/placeholders/event.jpg', (route) => {
    fallbacks += 1
    return route.abort()
  })
  await openHome(page)
  const broken = page.locator('.home-teaser-card', { has: page.locator('[data-type=event]') }).first()
  await broken.scrollIntoViewIfNeeded()
  await expect(broken.locator('img')).toHaveAttribute('src', '/assets/placeholders/event.jpg')
  await expect(broken.locator('picture')).toHaveCount(0)
  await expect.poll(() => fallbacks).toBeGreaterThan(0)
  // The browser itself notes what was not loaded.
  complaints.length = 0
})

test('what is below the sight comes late and has its place before', async ({ sharedPage: page, baseURL }) => {
  const html = (await readPage(baseURL, '/')).html
  expect(html.match(/deferred-layout/g)?.length).toBeGreaterThan(5)
  await openHome(page)

  await part('it waits for the first paint, and has its place before scripts are at work', async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-laying-out')
    const parts = page.locator('.deferred-layout')
    expect(
      await parts.evaluateAll((all) => all.map((element) => getComputedStyle(element).contentVisibility)),
    ).toEqual(Array.from({ length: await parts.count() }, () => 'visible'))
  })

  await part('the lower sections keep their place and come into sight after 1 s', async () => {
    const delayed = page.locator('.home-delayed')
    const set = (time: number) =>
      delayed.evaluate((element, currentTime) => {
        const [animation] = element.getAnimations()
        if (!animation) throw new Error('Nothing delays the sections')
        animation.pause()
        animation.currentTime = currentTime
      }, time)
    for (const section of ['.home-hero h1', '.home-about', '.home-rail'])
      await expect(page.locator(section)).toBeVisible()
    await set(999)
    for (const section of ['.home-block', '.home-members', '.home-hub', '.home-teaser'])
      await expect(page.locator(section)).toBeHidden()
    const before = await delayed.boundingBox()
    await set(1001)
    for (const section of ['.home-block', '.home-members', '.home-hub', '.home-teaser'])
      await expect(page.locator(section)).toBeVisible()
    expect(await delayed.boundingBox()).toEqual(before)
  })
})

for (const [device, address, viewport] of [
  ['desktop', '/', { width: 1280, height: 800 }],
  ['phone', '/ar', { width: 390, height: 844 }],
] as const) {
  test(`nothing on ${address} jumps (${device})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const release = await holdBack(page, neededFile)
    await page.clock.install()
    const opened = page.goto(address)
    // Its load ends only with the scripts, if they are asked for before it.
    await page.waitForURL(address, { waitUntil: 'domcontentloaded' })
    // How far letters that come late move a page hangs on the machine's own: the fallbacks are measured for Arial,
    // Roboto and Noto Sans Arabic, which a machine for tests may not have.
    await page.evaluate(async () => {
      const drawn = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await drawn()
      await document.fonts.ready
      await drawn()
      const shifts: number[] = []
      const take = (entries: PerformanceEntryList) => {
        for (const entry of entries) if ('value' in entry) shifts.push(Number(entry.value))
      }
      const observer = new PerformanceObserver((list) => take(list.getEntries()))
      observer.observe({ type: 'layout-shift' })
      const sumOfShifts = () => {
        take(observer.takeRecords())
        return shifts.reduce((sum, shift) => sum + shift, 0)
      }
      Object.assign(window, { sumOfShifts })
    })
    release()
    await opened
    await expectScriptsOfHome(page)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    for (let y = 0; y < 12_000; y += viewport.height) await page.mouse.wheel(0, viewport.height)
    await page.clock.runFor(9000)
    await page.locator('.home-rail-card').nth(2).hover()
    await page.clock.runFor(3000)
    const shift = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Number(Reflect.get(window, 'sumOfShifts')())
    })
    expect(shift).toBeLessThan(0.02)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home is whole (en, ar)', async ({ sharedPage: page }) => {
    for (const address of ['/', '/ar']) {
      await part(address, async () => {
        await page.goto(address)
        for (const section of ['.home-block', '.home-members', '.home-hub', '.home-teaser'])
          await expect(page.locator(section)).toBeVisible()
        for (const text of await page.locator('.home-about-slide h3').all()) await expect(text).toBeVisible()
        await expect(page.locator('.home-about-slide h3')).toHaveCount(3)
        await expect(page.locator('.home-about-controls')).toBeHidden()
        await expect(page.locator('a.home-rail-card')).toHaveCount(4)
      })
    }
  })
})

for (const { address, from, words } of [
  {
    address: '/',
    from: '/oic-water-vision',
    words: { teaser: 'Loading…', members: 'Loading...' },
  },
  {
    address: '/ar',
    from: '/ar/oic-water-vision',
    words: { teaser: ar.loading, members: 'جارِ التحميل...' },
  },
] as const) {
  const followHome = (page: Page) => page.locator(`header a[href="${address}"]`).first().click()

  test(`whoever comes from another page sees each section loading, and home in the end (${address})`, async ({
    sharedPage: page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await part('while the server is slow', async () => {
      await page.goto(from)
      const release = await holdBack(page, '**/*.data*')
      await followHome(page)
      await expect(page.locator('.home-rail-skeleton')).toHaveCount(4)
      await expect(page).toHaveURL(address)
      await expect(page.locator('.home-teaser')).toContainText(words.teaser)
      await expect(page.locator('.home-members')).toContainText(words.members)
      await expect(page.locator('.home-hero-slide')).toHaveCount(1)
      await expect(page.locator('h1')).toHaveCount(1)
      // Structure and names are the same in every language.
      if (address === '/') await expectNoFindings(page, `${address}, loading`)
      release()
      await expect(page.locator('a.home-rail-card')).toHaveCount(4)
      await expect(page.locator('.home-hero-slide')).toHaveCount(3)
      await expect(page.locator('.home-teaser-card').first()).toBeAttached()
      await expect(page.locator('.home-members .regional-network')).toBeAttached()
      await expect(page.locator('.home-teaser')).not.toContainText(words.teaser)
      // Asked for again while it is shown, it stays as it is until the answer comes.
      const asked = page.waitForRequest('**/*.data*')
      const releaseAgain = await holdBack(page, '**/*.data*')
      await followHome(page)
      await asked
      await expect(page.locator('a.home-rail-card')).toHaveCount(4)
      releaseAgain()
    })

    // The same in every language.
    if (address === '/') return
    await part('when its content does not come, the whole page is asked for', async () => {
      await page.unrouteAll()
      await page.goto(from)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/*.data*', async (route) => {
        await held
        await route.abort()
      })
      await followHome(page)
      await expect(page.locator('.home-rail-skeleton')).toHaveCount(4)
      const asked = page.waitForRequest((request) => request.resourceType() === 'document')
      release()
      expect(new URL((await asked).url()).pathname).toBe(address)
      await expect(page.locator('a.home-rail-card')).toHaveCount(4)
      // The browser's own, of the answer that never came.
      expect(complaints.splice(0).length).toBeGreaterThan(0)
    })
  })
}
