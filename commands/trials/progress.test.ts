import { expect, test } from 'vitest'
import { Progress } from './progress.ts'

test('a long trial says at most every ten seconds how far it has come, and a short one nothing', () => {
  let now = 5000
  const lines: string[] = []
  const progress = new Progress({
    of: 'kills',
    total: 100,
    now: () => now,
    write: (line) => lines.push(line),
  })
  for (let count = 0; count < 100; count += 1) {
    now += 250
    progress.note()
  }
  expect(lines).toEqual([
    '  40 of 100 kills after 10 s, about 15 s to go',
    '  80 of 100 kills after 20 s, about 5 s to go',
  ])
})
