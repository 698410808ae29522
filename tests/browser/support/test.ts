import { test as base, expect, type Page } from '@playwright/test'

interface Fixtures {
  /** What the browser complained about while the test ran; every test ends by looking at it. */
  complaints: string[]
}

/** Playwright's test, at the product's address, failing on any complaint in the browser's console. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    const url = process.env.PRODUCT_URL
    if (!url) throw new Error('The product was not started')
    await use(url)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`))
      await use(complaints)
      expect(complaints, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page }
