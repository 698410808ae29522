import type { DropdownName } from '../../../content/header-menu/dropdown-names.ts'
import { expect, type Page } from './test.ts'

/** The button of an entry of the header. */
export function entry(page: Page, name: DropdownName) {
  return page.locator(`.site-header [popovertarget="dropdown-${name}"]`)
}

export function dropdown(page: Page, name: DropdownName) {
  return page.locator(`#dropdown-${name}`)
}

/** Hovers until scripts are there to open it. */
export async function openByHover(page: Page, name: DropdownName): Promise<void> {
  await entry(page, name).hover()
  await expectOpen(page, name)
}

/** Which dropdown is open, by what is shown and by what is told. */
export async function expectOpen(page: Page, name: DropdownName | null): Promise<void> {
  await expect(page.locator('.mega-dropdown:popover-open')).toHaveCount(name === null ? 0 : 1)
  await expect(page.locator('.site-header [aria-expanded=true]')).toHaveCount(name === null ? 0 : 1)
  if (name === null) return
  await expect(dropdown(page, name)).toBeVisible()
  await expect(entry(page, name)).toHaveAttribute('aria-expanded', 'true')
}
