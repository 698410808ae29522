import { variantChoiceKey } from '../light-version/page-variant.ts'

/**
 * What a browser must understand for the full version: its menus, dialogs and notices are popovers, which Chromium has
 * since 114, Safari since 17 and Firefox since 125. `light-header.css` asks for the same.
 */
export const neededByFullVersion = 'selector(:popover-open)'

/**
 * Leads to the light version, which is whole without scripts, until the browser is closed: its next version may not need it.
 * A browser that stores no cookies stays on the page as the server gave it, and no scripts start in it.
 */
export function leadToLightVersion(): void {
  const choice = `${variantChoiceKey}=light`
  const isStored = () => document.cookie.includes(choice)
  if (isStored()) return
  document.cookie = `${choice}; Path=/; SameSite=Lax`
  if (isStored()) location.reload()
}
