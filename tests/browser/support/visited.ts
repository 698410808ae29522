import { noteComplaints, test as base, type Page } from './test.ts'

interface Fixtures {
  /** A page that is not waited for until its scripts are at work, unlike that of other tests. */
  visited: { page: Page }
}

/** Tests of what happens before a page's scripts are at work. */
export const test = base.extend<Fixtures>({
  visited: async ({ context, complaints }, use) => {
    const page = await context.newPage()
    noteComplaints(page, complaints)
    await use({ page })
  },
})
