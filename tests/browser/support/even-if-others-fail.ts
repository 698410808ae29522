import { expect, test } from './test.ts'

/**
 * A part of a test that shares a page with others: it is named in the result, and when it fails the others are still tried, as
 * after an expectation that is soft.
 */
export async function evenIfOthersFail(part: string, act: () => Promise<void>): Promise<void> {
  await test.step(part, async () => {
    try {
      await act()
    } catch (error) {
      expect.soft(error, part).toBeUndefined()
    }
  })
}
