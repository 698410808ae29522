import { test as base } from './test.ts'

interface Fixtures {
  /** Does one part of a test. What fails in it is reported at the end of the test, after the other parts. */
  part: (title: string, body: () => Promise<void>) => Promise<void>
}

/** Tests whose parts share a page, since a page costs more than what most parts do on it. No part hides another's failure. */
export const test = base.extend<Fixtures>({
  part: async ({}, use) => {
    const failures: { title: string; error: Error }[] = []
    await use(async (title, body) => {
      try {
        await base.step(title, body)
      } catch (error) {
        failures.push({ title, error: error instanceof Error ? error : new Error(String(error)) })
      }
    })
    const [first] = failures
    if (!first) return
    const [message, stack] = [
      failures.map(({ title, error }) => `In the part “${title}”: ${error.message}`).join('\n\n'),
      failures.map(({ title, error }) => `In the part “${title}”: ${error.stack}`).join('\n\n'),
    ]
    throw Object.assign(new Error(message), { stack })
  },
})
