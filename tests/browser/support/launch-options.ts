import type { LaunchOptions } from '@playwright/test'
import { chromium } from '../../../commands/steps/browser.ts'

/** How a browser is started: as root, and asking nobody but the product. */
export function launchOptionsOf(executablePath: string): LaunchOptions {
  return {
    executablePath,
    // Where the surroundings name no character set, Chromium saves what has an Arabic name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/**
 * For tests of what a page loads, and when: the headless shell moves a pointer by itself when a page is shown, and loads
 * pictures that are farther below than the whole browser does.
 */
export const inWholeBrowser = { launchOptions: launchOptionsOf(chromium) }
