import { expect, test } from 'vitest'
import { inRepository } from './repository.ts'
import { mallocSettings } from './public-server-options.ts'
import { run } from './run.ts'

async function megabytesHeldWith(settings: Readonly<Record<string, string>>): Promise<number> {
  const script = inRepository('tests/support/free-large-pieces.ts')
  const { output } = await run(process.execPath, ['--expose-gc', script], {
    environment: { MALLOC_ARENA_MAX: '1', ...settings },
  })
  return Number(output)
}

test.runIf(process.platform === 'linux')(
  'large pieces of memory go back to the system once they are freed',
  async () => {
    // Of 180 MB that the process frees.
    expect((await megabytesHeldWith({})) - (await megabytesHeldWith(mallocSettings))).toBeGreaterThan(90)
  },
)
