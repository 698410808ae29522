import { expect, test } from 'vitest'
import { IntakeCounts } from './intake-counts.ts'

test('what was sent in is counted by what became of it', () => {
  const counts = new IntakeCounts()
  const accepted = { outcome: 'accepted', message: '', receipt: null } as const
  counts.count('proposal', { ...accepted, status: 201 })
  counts.count('proposal', { ...accepted, status: 201 })
  counts.count('proposal', { ...accepted, status: 200 })
  counts.count('job-application', { outcome: 'refused', status: 429, message: '', errors: {}, typed: {} })
  expect(counts.counted()).toEqual([
    { kind: 'proposal', outcome: 'taken', count: 2 },
    { kind: 'proposal', outcome: 'known', count: 1 },
    { kind: 'job-application', outcome: 'too_often', count: 1 },
  ])
})
