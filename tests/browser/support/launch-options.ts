import type { LaunchOptions } from '@playwright/test'
import { browserOfTests, chromium } from '../../../commands/steps/browser.ts'
import { hasRoomInMemory } from '../../support/shared-memory.ts'

/** Bytes that three browsers of tests never fill. */
const enoughSharedMemory = 2 ** 30

/**
 * How a browser is started: as root, and asking nobody but the product.
 * @param computes whether pages compute for seconds
 */
export function launchOptionsOf(executablePath: string, { computes = false } = {}): LaunchOptions {
  return {
    executablePath,
    // Playwright lets Chromium share memory by files on the disk, which costs 3 % of the tests' time.
    ignoreDefaultArgs: hasRoomInMemory(enoughSharedMemory) ? ['--disable-dev-shm-usage'] : [],
    // Where the surroundings name no character set, Chromium saves what has an Arabic name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A new page otherwise starts two processes: one for the empty page, and one for the address it goes to.
      '--renderer-process-limit=1',
      // Pages of tests live for a second: compiling their scripts a second time, better, costs a sixth of all time.
      ...(computes ? [] : ['--js-flags=--no-opt --no-maglev']),
    ],
  }
}

/**
 * Tests see pages without motion, which costs a machine without a graphics processor an eighth of their time; those of what
 * moves, and of what a page loads, say that they see it.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/**
 * For tests of what a page loads, and when: the headless shell moves a pointer by itself when a page is shown, and loads
 * pictures that are farther below than the whole browser does.
 */
export const inWholeBrowser = { launchOptions: launchOptionsOf(chromium), ...withMotion }

/** For tests that open key files or seal: scrypt takes half a minute where scripts are compiled once, and half a second where better. */
export const computing = { launchOptions: launchOptionsOf(browserOfTests(), { computes: true }) }
