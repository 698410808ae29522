import { variantChoiceKey } from '../light-version/page-variant.ts'

/**
 * What a browser must understand for the full version. Chromium does since 125, Safari since 17.4 and Firefox since 126, all of
 * spring 2024. It stands for what the full version needs, popovers first, and excludes Chromium 119, in which a second page with
 * `@starting-style` crashes (decision 026). `light-header.css` asks for the same.
 */
export const neededByFullVersion = 'selector(:state(a))'

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
