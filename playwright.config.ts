import { defineConfig, devices } from '@playwright/test'
import { browserOfTests } from './commands/steps/browser.ts'
import { launchOptionsOf, withoutMotion } from './tests/browser/support/launch-options.ts'

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/start-product.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // What never comes ends a test, not what comes late: a busy machine is ten times slower than a quiet one.
  timeout: 900_000,
  expect: { timeout: 120_000, toPass: { timeout: 300_000 } },
  reporter: [['list', { printSteps: false }]],
  use: {
    actionTimeout: 120_000,
    launchOptions: launchOptionsOf(browserOfTests()),
    ...withoutMotion,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: /\/(pages|tenders)\.spec\.ts/,
      // English and Arabic: the other two share their directions and layouts. Files divide them between the two screens.
      grep: /\((en|ar)\)/,
    },
  ],
})
