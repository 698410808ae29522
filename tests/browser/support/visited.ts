import { test as base } from './shared-page.ts'
import type { Page } from './test.ts'

interface Fixtures {
  /** A shared page that is not waited for until its scripts are at work, unlike that of other tests. */
  visited: { page: Page }
}

/** Tests of what happens before a page's scripts are at work. */
export const test = base.extend<Fixtures>({
  isWaitedFor: false,
  visited: async ({ sharedPage: page }, use) => use({ page }),
})
