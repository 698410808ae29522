import { expect, type Page } from './test.ts'

/** Opens the home page and waits until scripts run it. */
export async function openHome(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await expectScriptsOfHome(page)
}

/** Scripts run the home page. */
export const expectScriptsOfHome = (page: Page) =>
  expect(page.locator('.home-hero-slide[inert]').first()).toBeAttached()

/** Opens the home page with a clock that stands still until a test moves it. */
export async function openHomeWithClock(page: Page, address = '/'): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openHome(page, address)
}

/** Slides of the hero that are in sight, by their place from 0. */
export function activeHeroSlide(page: Page): Promise<number> {
  return page
    .locator('.home-hero-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.getAttribute('data-active') === 'true'))
}

/** Waits until the hero shows the slide at a place, counted from 0. */
export async function expectHeroSlide(page: Page, place: number): Promise<void> {
  await expect.poll(() => activeHeroSlide(page)).toBe(place)
}
