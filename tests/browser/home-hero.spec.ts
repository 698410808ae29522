import sharp from 'sharp'
import { expectNoFindingsWithin, schemesByLanguage } from './support/axe.ts'
import { activeHeroSlide, expectHeroSlide, openHome, openHomeWithClock } from './support/home.ts'
import { part } from './support/part.ts'
import { luminance, readPixels } from './support/pixels.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'
import { withMotion } from './support/launch-options.ts'

test.use(withMotion)

const languages = [
  { code: 'en', address: '/', forwardKey: 'ArrowRight', next: 'Next slide', secondDot: 'Slide 2 of 3' },
  {
    code: 'ar',
    address: '/ar',
    forwardKey: 'ArrowLeft',
    next: 'الشريحة التالية',
    secondDot: 'الشريحة 2 من 3',
  },
] as const

test('slides change by themselves, unless somebody looks closer or motion is unwelcome, and each picture comes a second before its time', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/sliders-([a-z]+)-/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  await openHomeWithClock(page)

  await part(
    'after 8 s, not before, and come round; the first picture comes with the page, the next a second before its time',
    async () => {
      const preload = page.locator('link[rel=preload][as=image]')
      await expect(preload).toHaveAttribute('imagesrcset', /sliders-twenty/)
      await expect(page.locator('.home-hero-slide').first().locator('img')).toHaveAttribute(
        'fetchpriority',
        'high',
      )
      await page.clock.runFor(6999)
      expect(new Set(asked)).toEqual(new Set(['twenty']))
      await page.clock.runFor(1)
      await expect.poll(() => new Set(asked)).toEqual(new Set(['twenty', 'a']))
      await page.clock.runFor(999)
      await expectHeroSlide(page, 0)
      await page.clock.runFor(1)
      await expectHeroSlide(page, 1)
      await expect(page.locator('.home-hero')).toHaveAttribute('data-direction', 'next')
      await page.clock.runFor(8000)
      await expectHeroSlide(page, 2)
      await page.clock.runFor(8000)
      await expectHeroSlide(page, 0)
    },
  )

  await part('a choice starts the eight seconds again', async () => {
    await page.clock.runFor(7000)
    await page.getByRole('button', { name: 'Slide 3 of 3' }).click()
    await page.mouse.move(10, 2000)
    await page.locator('.home-hero').dispatchEvent('pointerout', { relatedTarget: null })
    await expectHeroSlide(page, 2)
    await expect(page.locator('.home-hero-slides')).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(7999)
    await expectHeroSlide(page, 2)
    await page.clock.runFor(1)
    await expectHeroSlide(page, 0)
  })

  await part(
    'they stand still while paused, pointed at, holding the keyboard’s focus, or in a hidden tab',
    async () => {
      const slides = page.locator('.home-hero-slides')
      const expectStill = async () => {
        await expect(slides).toHaveAttribute('aria-live', 'polite')
        await page.clock.runFor(20_000)
        expect(await activeHeroSlide(page)).toBe(0)
      }
      const elsewhere = page.locator('.home-rail h2')

      await page.locator('.home-hero').hover({ position: { x: 600, y: 400 } })
      await expectStill()
      await elsewhere.hover()
      await expect(slides).toHaveAttribute('aria-live', 'off')

      await page.locator('.home-hero .carousel-play').focus()
      await page.keyboard.press('Tab')
      await expectStill()
      await page.locator('.home-rail-all').focus()
      await expect(slides).toHaveAttribute('aria-live', 'off')

      const hide = (hidden: boolean) =>
        page.evaluate((isHidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await hide(true)
      await expectStill()
      await hide(false)
      await expect(slides).toHaveAttribute('aria-live', 'off')

      await page.locator('.home-hero').getByRole('button', { name: 'Pause the slides' }).click()
      await elsewhere.hover()
      await expectStill()
      await page.locator('.home-hero').getByRole('button', { name: 'Play the slides' }).click()
      await page.clock.runFor(8000)
      await expectHeroSlide(page, 1)
    },
  )

  await part('where motion is unwelcome, nothing moves by itself until it is started', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    await expect(page.getByRole('button', { name: 'Play the slides' })).toHaveCount(2)
    await page.clock.runFor(20_000)
    expect(await activeHeroSlide(page)).toBe(0)
    await page.locator('.home-hero').getByRole('button', { name: 'Play the slides' }).click()
    await page.clock.runFor(8000)
    await expectHeroSlide(page, 1)
  })
})

for (const { code, address, forwardKey, next, secondDot } of languages) {
  test(`slides fill the screen, are led along the line of reading, and are free of findings (${code})`, async ({
    sharedPage: page,
  }) => {
    // Tests of swipes and of slides that change by themselves see them move.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page, address)

    await part(
      "they fill the screen, with the network's accounts in a column at the line's end",
      async () => {
        const box = await page.locator('.home-hero').boundingBox()
        const view = page.viewportSize()
        expect(box?.width).toBe(view?.width)
        expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(view?.height ?? 0)
        const links = page.locator('.home-hero-social a')
        await expect(links).toHaveCount(5)
        const places = await links.evaluateAll((all) =>
          all.map((link) => {
            const { x, y, width, height } = link.getBoundingClientRect()
            return { x, y, width, height, target: link.getAttribute('target') }
          }),
        )
        expect(new Set(places.map(({ x }) => x)).size).toBe(1)
        for (const place of places) {
          expect(place.target).toBe('_blank')
          expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44)
        }
        expect((places[0]?.x ?? 0) > (view?.width ?? 0) / 2).toBe(code === 'en')
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('h1')).toBeVisible()
      },
    )

    await part('arrows, keys and dots lead along the line of reading', async () => {
      const hero = page.locator('.home-hero')
      const nextButton = hero.getByRole('button', { name: next })
      const previousButton = hero.locator('.carousel-button').nth(1)
      await nextButton.click()
      await expectHeroSlide(page, 1)
      await expect(hero).toHaveAttribute('data-direction', 'next')
      await previousButton.click()
      await expectHeroSlide(page, 0)
      await expect(hero).toHaveAttribute('data-direction', 'previous')

      // The arrow for what comes next stands, and points, where the line of reading ends.
      const [nextBox, previousBox] = [await nextButton.boundingBox(), await previousButton.boundingBox()]
      const isOnTheRight = (nextBox?.x ?? 0) > (previousBox?.x ?? 0)
      expect(isOnTheRight).toBe(code === 'en')
      const turned = await nextButton.locator('.icon').evaluate((icon) => getComputedStyle(icon).transform)
      expect(turned).toBe(code === 'en' ? 'none' : 'matrix(-1, 0, 0, 1, 0, 0)')

      await nextButton.focus()
      await page.keyboard.press(forwardKey)
      await expectHeroSlide(page, 1)
      await page.keyboard.press(forwardKey === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight')
      await expectHeroSlide(page, 0)

      const dot = hero.getByRole('button', { name: secondDot })
      await dot.click()
      await expectHeroSlide(page, 1)
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await expect(hero.locator('.carousel-dot[aria-current=true]')).toHaveCount(1)
      // Only the slide in sight can be reached.
      await expect(hero.locator('.home-hero-slide:not([inert])')).toHaveCount(1)
      await expect(hero.locator('.home-hero-slide').first()).toBeHidden()
      // The first control of the group stops the movement.
      await expect(hero.locator('.carousel-controls button').first()).toHaveClass(/carousel-play/)
    })

    for (const [, colorScheme] of schemesByLanguage.filter(([of]) => of === code)) {
      await part(`each slide is free of findings (${colorScheme})`, async () => {
        await page.emulateMedia({ colorScheme })
        for (const place of [0, 1, 2]) {
          await page.locator('.home-hero .carousel-dot').nth(place).click()
          await expectHeroSlide(page, place)
          // What stands below is the same with each.
          await expectNoFindingsWithin(page, '.home-hero', ...(place === 0 ? ['.home-about'] : []))
        }
      })
    }
  })
}

for (const [address, isMirrored] of [
  ['/', false],
  ['/ar', true],
] as const) {
  test(`the first picture’s sun shines beside the words, not under their veil (${address})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await openHome(page, address)
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await resize(page, { width, height })
      const picture = page.locator('.home-hero-slide[data-active=true] img')
      await expect(picture).toHaveCSS('transform', isMirrored ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none')
      let orange: number[] = []
      await expect(async () => {
        const pixels = await readPixels(page, { x: 0, y: 0, width, height: height / 2 })
        // Orange: much red, less green, little blue, as the sun of the first starter picture is drawn.
        orange = []
        for (let x = 0; x < width; x += 4)
          for (let y = 0; y < height / 2; y += 4) {
            const [red, green, blue] = pixels.at(x, y)
            if (red > 225 && green > 150 && green < 215 && blue < 140) orange.push(x)
          }
        expect(orange.length, `${width} px`).toBeGreaterThan(60)
      }).toPass()
      const middle = orange.reduce((sum, x) => sum + x, 0) / orange.length
      // Where the line of reading ends.
      expect(isMirrored ? width - middle : middle, `${width} px`).toBeGreaterThan(width / 2)
    }
  })
}

for (const { code, address } of languages) {
  test(`the header lies transparent over the picture, and its words keep their contrast over a white one (${code})`, async ({
    sharedPage: page,
  }) => {
    const white = await sharp({ create: { width: 16, height: 10, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    await page.route('**/files/media/**', (route) => route.fulfill({ body: white, contentType: 'image/png' }))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await openHome(page, address)
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1025, 800],
      [1440, 900],
    ] as const) {
      await resize(page, { width, height })
      const header = page.locator('.site-header')
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      for (const layer of ['::before', '::after']) {
        const isSeen = await header.evaluate((element, pseudo) => {
          const { content, opacity, backgroundImage, backgroundColor } = getComputedStyle(element, pseudo)
          return (
            content !== 'none' &&
            opacity !== '0' &&
            `${backgroundImage} ${backgroundColor}` !== 'none rgba(0, 0, 0, 0)'
          )
        }, layer)
        expect(isSeen, `${layer} of the header at the top`).toBe(false)
      }
      const words = await page
        .locator(
          '.site-header :is(.site-header-name strong, .site-header-name > span, .site-header-label, .social-links-label, .site-header-search, .site-header-search-narrow, .drawer-button, .language-switch a), .home-hero-name, .home-hero-slide[data-active=true] :is(h2, p), .home-hero-social svg',
        )
        .evaluateAll((all) =>
          all.flatMap((word) => {
            if (!word.checkVisibility({ visibilityProperty: true })) return []
            // A drawing needs as much contrast as large letters.
            const isDrawing = word.matches('svg')
            const range = document.createRange()
            range.selectNodeContents(word)
            const rectangles = isDrawing ? [word.getBoundingClientRect()] : [...range.getClientRects()]
            const { fontSize, fontWeight, color } = getComputedStyle(word)
            const isLarge =
              isDrawing ||
              parseFloat(fontSize) >= 24 ||
              (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700)
            const boxes = rectangles.map(({ x, y, width: w, height: h }) => ({
              x,
              y,
              width: w,
              height: h,
            }))
            return [
              {
                name: word.getAttribute('class') ?? word.tagName,
                boxes,
                isLarge,
                color: color.match(/\d+/g)?.map(Number) ?? [],
              },
            ]
          }),
        )
      expect(words.length).toBeGreaterThan(5)
      const showWords = (opacity: '' | '0') =>
        page.evaluate((chosen) => {
          for (const word of document.querySelectorAll<HTMLElement>(
            '.site-header-row > *, .home-hero-name, .home-hero-text > *, .home-hero-social svg',
          ))
            word.style.opacity = chosen
        }, opacity)
      await showWords('0')
      const pixels = await readPixels(page)
      await showWords('')
      for (const { name, boxes, isLarge, color } of words) {
        const [red = 0, green = 0, blue = 0] = color
        for (const box of boxes) {
          const contrast = (luminance([red, green, blue]) + 0.05) / (pixels.lightestIn(box) + 0.05)
          expect.soft(contrast, `${name} at ${width} px`).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5)
        }
      }
    }
  })
}

test('on a phone the focal point of an editor’s picture stands clear of the header and the words', async ({
  sharedPage: page,
}) => {
  // Black, with a white square at the focal point of the first starter picture's record.
  const focal = { x: 0.9, y: 0.05 }
  const [width, height] = [1600, 1000]
  const square = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([{ input: square, left: Math.round(focal.x * (width - 120)), top: Math.round(0.2 * height) }])
    .png()
    .toBuffer()
  await page.route('**/files/media/**', (route) => route.fulfill({ body: drawn, contentType: 'image/png' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page)
  const picture = await page.locator('.home-hero-slide[data-active=true] .home-hero-picture').boundingBox()
  const name = await page.locator('.home-hero-name').boundingBox()
  expect(picture?.y).toBe(0)
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan((name?.y ?? 0) + 60)
  await expect(async () => {
    const pixels = await readPixels(page, { x: 0, y: 0, width: 390, height: Math.ceil(name?.y ?? 844) })
    const lit: [number, number][] = []
    for (let x = 0; x < 390; x += 3)
      for (let y = 64; y < (name?.y ?? 0); y += 3) if (luminance(pixels.at(x, y)) > 0.85) lit.push([x, y])
    expect(lit.length).toBeGreaterThan(40)
  }).toPass()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe leads on, and back (en, ar)', async ({ sharedPage: page }) => {
    for (const { code, address } of languages)
      await part(code, async () => {
        await openHome(page, address)
        const swipe = (from: number, to: number) =>
          page.locator('.home-hero').evaluate(
            (hero, [start = 0, end = 0]) => {
              const touch = (clientX: number) =>
                new Touch({ identifier: 1, target: hero, clientX, clientY: 400 })
              const began = touch(start)
              hero.dispatchEvent(
                new TouchEvent('touchstart', { bubbles: true, touches: [began], changedTouches: [began] }),
              )
              hero.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(end)] }))
            },
            [from, to],
          )
        const [near, far] = code === 'en' ? [80, 300] : [300, 80]
        await swipe(far, near)
        await expectHeroSlide(page, 1)
        await swipe(near, far)
        await expectHeroSlide(page, 0)
        await swipe(200, 220)
        expect(await activeHeroSlide(page)).toBe(0)
      })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the slides lie side by side, whole, and no control is left that does nothing', async ({
    sharedPage: page,
  }) => {
    await page.goto('/')
    await expect(page.locator('.home-hero-slide h2')).toHaveCount(3)
    const boxes = await Promise.all(
      [0, 1, 2].map((place) => page.locator('.home-hero-slide').nth(place).boundingBox()),
    )
    const width = page.viewportSize()?.width ?? 0
    expect(boxes.map((box) => box?.x)).toEqual([0, width, 2 * width])
    for (const slide of await page.locator('.home-hero-slide').all()) {
      expect(await slide.locator('a.home-hero-button').isVisible()).toBe(true)
      await expect(slide.locator('img')).toHaveCount(1)
    }
    await expect(page.locator('.carousel-controls')).toBeHidden()
  })
})
