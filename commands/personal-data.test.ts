import { expect, test } from 'vitest'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'

test.each([
  ['an option that is not known', ['export', '--mail', 'name@example.org']],
  ['a word too many', ['erase', '--email', 'name@example.org', 'other@example.org']],
  ['an address too many', ['erase', '--email', 'name@example.org', '--email', 'other@example.org']],
])('%s is answered with what there is, and nothing is done', async (_, words) => {
  const script = inRepository('commands/personal-data.ts')
  const { status, output } = await run(process.execPath, [script, ...words])
  expect(status).toBe(1)
  expect(output).toContain('npm run personal-data -- export|erase --email')
  expect(output).not.toContain('    at ')
})
