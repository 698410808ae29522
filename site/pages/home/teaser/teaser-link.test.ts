import { expect, test } from 'vitest'
import { teaserTarget } from './teaser-link.tsx'

test.each([
  [
    { type: 'news', id: '7', to: null },
    { kind: 'page', path: '/news/7' },
  ],
  [
    { type: 'event', id: '7', to: null },
    { kind: 'page', path: '/events/7' },
  ],
  [
    { type: 'news', id: '7', to: '/ar/news/rain' },
    { kind: 'whole', path: '/ar/news/rain' },
  ],
  [
    { type: 'news', id: '7', to: '//example.org' },
    { kind: 'whole', path: '/example.org' },
  ],
  [
    { type: 'event', id: '7', to: 'https://example.org/' },
    { kind: 'site', address: 'https://example.org/' },
  ],
] as const)('%j leads to %j', (item, target) => {
  expect(teaserTarget(item)).toEqual(target)
})
