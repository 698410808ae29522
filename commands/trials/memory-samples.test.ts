import { expect, test } from 'vitest'
import { MemorySamples } from './memory-samples.ts'

test('what is loaded at first is no growth, and what goes on growing is', () => {
  const samples = new MemorySamples(['answering', 'rendering'])
  for (let count = 0; count < 100; count += 1) samples.note([Math.min(100, 60 + count * 4), 100 + count])
  expect(samples.grown(30)).toEqual(['the rendering process grew by 40 MB in the second half'])
  expect(samples.grown(50)).toEqual([])
})
