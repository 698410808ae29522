import { expect, test } from 'vitest'
import { untilForNginx } from './shared-caching.ts'

test('nginx, which counts whole seconds, never answers by itself for longer than 800 ms', () => {
  for (let milliseconds = 0; milliseconds < 2000; milliseconds += 50) {
    const now = Date.parse('2026-06-15T12:00:00.000Z') + milliseconds
    const until = Number(untilForNginx(now).slice(1))
    // nginx answers by itself to the end of that second.
    expect((until + 1) * 1000 - now).toBeLessThanOrEqual(800)
    expect((until + 2) * 1000 - now).toBeGreaterThan(800)
  }
})
