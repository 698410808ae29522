import { afterEach, expect, test, vi } from 'vitest'
import { Progress } from './progress.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a long trial says every ten seconds how far it has come, also while it stands still', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const lines: string[] = []
  const progress = new Progress({ of: 'kills', total: 50, write: (line) => lines.push(line) })
  vi.advanceTimersByTime(10_000)
  for (let count = 0; count < 40; count += 1) progress.note()
  vi.advanceTimersByTime(20_000)
  for (let count = 0; count < 10; count += 1) progress.note()
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([
    '  0 of 50 kills after 10 s',
    '  40 of 50 kills after 20 s, about 5 s to go',
    '  40 of 50 kills after 30 s, about 8 s to go',
  ])
})
