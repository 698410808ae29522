import type { DropdownName } from '../../../content/header-menu/dropdown-names.ts'
import { expect, type Page } from './test.ts'

/** The button of an entry of the header. */
export function entry(page: Page, name: DropdownName) {
  return page.locator(`.site-header [popovertarget="dropdown-${name}"]`)
}

/** The dropdown that an entry of the header opens. */
export function dropdown(page: Page, name: DropdownName) {
  return page.locator(`#dropdown-${name}`)
}

/** Hovers until scripts are there to open it. */
export async function openByHover(page: Page, name: DropdownName): Promise<void> {
  await entry(page, name).hover()
  await expectOpen(page, name)
}

/** What assistive technology hears of an entry: the browser says it of a popover's button by itself. */
async function isAnnouncedAsExpanded(page: Page, name: DropdownName): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('.site-header [popovertarget="dropdown-${name}"]')`,
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  await session.detach()
  return nodes.some(({ properties }) =>
    properties?.some(({ name: property, value }) => property === 'expanded' && value.value === true),
  )
}

/** Which dropdown is open, by what is shown and by what assistive technology hears. */
export async function expectOpen(page: Page, name: DropdownName | null): Promise<void> {
  await expect(page.locator('.mega-dropdown:popover-open')).toHaveCount(name === null ? 0 : 1)
  if (name === null) return
  await expect(dropdown(page, name)).toBeVisible()
  expect(await isAnnouncedAsExpanded(page, name)).toBe(true)
}
