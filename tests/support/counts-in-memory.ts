import type { SharedCount, SharedCounts } from '../../store/shared-counts/shared-counts.ts'

/** Counts of one test, without a database. */
export function countsInMemory(): SharedCounts {
  const counts = new Map<string, SharedCount>()
  return {
    keyOf: (name) => name,
    add: async (key, points, duration) => {
      const before = counts.get(key)
      const count = {
        points: (before?.points ?? 0) + points,
        expiresAt: before?.expiresAt ?? Date.now() + duration,
      }
      counts.set(key, count)
      return count
    },
  }
}
