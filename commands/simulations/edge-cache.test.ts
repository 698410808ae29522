import { expect, test } from 'vitest'
import { publicCaching } from '../../server/pages/page-caching.ts'
import { cdnCaching } from '../../server/shared-caching.ts'
import { EdgeLocation, sharedCachingOf } from './edge-cache.ts'

test('the header of the site’s pages says a second, and a minute with it while asking again', () => {
  expect(sharedCachingOf(cdnCaching)).toEqual({ fresh: 1, whileRevalidating: 59 })
  // Browsers heed it too: with a minute Chromium showed for as long what was corrected or taken off the site.
  expect(sharedCachingOf(publicCaching)).toEqual({ fresh: 1, whileRevalidating: 10 })
  expect(sharedCachingOf('public, max-age=300')).toEqual({ fresh: 300, whileRevalidating: 0 })
})

test('an edge gives what is fresh, asks once for what is stale, and waits for what it does not have', () => {
  const edge = new EdgeLocation(1, { fresh: 1, whileRevalidating: 59 })
  expect(edge.look(0, 0)).toEqual({ outcome: 'miss', asks: true })
  expect(edge.look(0, 0.1)).toEqual({ outcome: 'miss', asks: false })
  expect(edge.store(0, 0.2, 1)).toBe(true)
  expect(edge.look(0, 1)).toEqual({ outcome: 'hit', asks: false })
  expect(edge.look(0, 5)).toEqual({ outcome: 'stale', asks: true })
  expect(edge.look(0, 5.1)).toEqual({ outcome: 'stale', asks: false })
  expect(edge.store(0, 5.2, 1)).toBe(false)
  expect(edge.look(0, 66)).toEqual({ outcome: 'miss', asks: true })
  edge.refused(0)
  expect(edge.look(0, 67)).toEqual({ outcome: 'miss', asks: true })
})
