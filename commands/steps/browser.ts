import { existsSync } from 'node:fs'
import path from 'node:path'
import { installFromDebian } from './debian.ts'
import { CannotGoOn, say, step } from './say.ts'

/** Where Debian's package puts the browser. */
export const chromium = '/usr/bin/chromium'

/**
 * The same browser without windows of its own, which Playwright drives by default, too: the same engine, and tests take
 * little more than half the time.
 */
const headlessChromium = '/usr/bin/chromium-headless-shell'

/** The browser that tests drive, but for those of what pages load and when. */
export function browserOfTests(): string {
  return existsSync(headlessChromium) ? headlessChromium : chromium
}

/**
 * Brings a browser from Debian's packages when it is missing and apt is there.
 * @throws CannotGoOn
 */
export async function installBrowser(browser: string = chromium): Promise<void> {
  if (existsSync(browser)) return
  if (!existsSync('/usr/bin/apt-get')) {
    throw new CannotGoOn(`There is no browser at ${browser}, and no apt to install it with.`)
  }
  const name = path.basename(browser)
  await step(`Installing ${name}`, async () => {
    const { status, output } = await installFromDebian(name)
    if (status !== 0) throw new CannotGoOn(`${name} could not be installed:\n${output}`)
  })
}

/**
 * Brings the browsers that tests drive, or says why they take the whole one for everything.
 * @throws CannotGoOn
 */
export async function installBrowsersOfTests(): Promise<void> {
  await installBrowser(chromium)
  try {
    await installBrowser(headlessChromium)
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error
    say(`${error.message}\nThe tests take ${chromium} in its place, which takes longer.`)
  }
}
