import { expect, test } from 'vitest'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'

test('an option that is not known is answered with those that are', async () => {
  const script = inRepository('commands/personal-data.ts')
  const { status, output } = await run(process.execPath, [script, 'export', '--mail', 'name@example.org'])
  expect(status).toBe(1)
  expect(output).toContain('npm run personal-data -- export|erase --email')
  expect(output).not.toContain('    at ')
})
