import { contrastOf } from '../../site/pages/design-system/colours.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

/** A colour as browsers compute it, in six digits. */
function inDigits(computed: string): string {
  const channels = computed.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Of what is shown of a kind of toggle: the grounds of the chosen, and of the others. */
async function groundsOf(page: Page, toggles: string) {
  return page.locator(toggles).evaluateAll((elements) => {
    const shown = elements.filter((element) => element.checkVisibility())
    const isChosen = (element: Element) =>
      element.getAttribute('aria-pressed') === 'true' || element.hasAttribute('aria-current')
    const grounds = (of: Element[]) => of.map((element) => getComputedStyle(element).backgroundColor)
    return {
      chosen: grounds(shown.filter(isChosen)),
      others: grounds(shown.filter((element) => !isChosen(element))),
    }
  })
}

/** Where colours are the reader's own, the ground alone distinguishes what is chosen from what is not. */
async function expectChosenDistinct(page: Page, kinds: readonly string[]): Promise<void> {
  for (const toggles of kinds) {
    const { chosen, others } = await groundsOf(page, toggles)
    expect(chosen.length, toggles).toBeGreaterThan(0)
    expect(others.length, toggles).toBeGreaterThan(0)
    expect(
      others.filter((ground) => chosen.includes(ground)),
      toggles,
    ).toEqual([])
  }
}

test.describe('with the reader’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('every toggle shows what is chosen, and the map its countries', async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/members')
    const name = page.locator('button.regional-network-name').first()
    await name.click()
    await expect(name).toHaveAttribute('aria-pressed', 'true')
    await expectChosenDistinct(page, [
      '.regional-network-switch button',
      '.regional-network-legend button',
      'button.regional-network-name',
      '.reading-tools [role=group] button',
      '.site-footer .language-switch a',
    ])
    await page.locator('.site-header .drawer-button').click()
    await expectChosenDistinct(page, ['.navigation-drawer .language-switch a', '.navigation-drawer-sub-link'])
    const land = page.locator('.regional-network-land')
    await expect(land).toHaveCount(1)
    const drawn = await land.evaluate((element) => {
      const { fill, stroke } = getComputedStyle(element)
      return { fill, stroke }
    })
    expect(contrastOf(inDigits(drawn.fill), inDigits(drawn.stroke))).toBeGreaterThan(3)
  })
})

test('a choice that is not taken has an edge that can be seen (light, dark)', async ({
  sharedPage: page,
}) => {
  await page.goto('/news')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const drawn = await page.locator('.list-filters input[type=radio]:not(:checked)').evaluateAll((radios) =>
      radios.map((radio) => {
        const { borderTopColor, backgroundColor, appearance } = getComputedStyle(radio)
        return { edge: borderTopColor, ground: backgroundColor, appearance }
      }),
    )
    expect.soft(drawn.length, colorScheme).toBeGreaterThan(2)
    for (const { edge, ground, appearance } of drawn) {
      expect.soft(appearance, colorScheme).toBe('none')
      expect.soft(contrastOf(inDigits(edge), inDigits(ground)), colorScheme).toBeGreaterThan(3)
    }
  }
})
