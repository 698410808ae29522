import { expect, test } from './test.ts'

/**
 * A part of a test that shares its page with others: the report names it when it fails, and the parts after it are tried
 * all the same. It begins by going where it has to be.
 */
export async function part(title: string, body: () => Promise<void>): Promise<void> {
  await test.step(title, async () => {
    try {
      await body()
    } catch (error) {
      expect.soft(error instanceof Error ? error.stack : error, title).toBeUndefined()
    }
  })
}
