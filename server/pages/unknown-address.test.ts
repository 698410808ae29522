import { expect, test } from 'vitest'
import { unknownAddresses } from './unknown-address.ts'

const route = (id: string, path?: string) =>
  [id, { id, parentId: 'root', path, module: { default: () => null } }] as const

const isUnknown = unknownAddresses(
  Object.fromEntries([
    route('root', ''),
    route('en home'),
    route('en news', 'news'),
    route('en news/:id', 'news/:id'),
    route('en tenders/:id/apply', 'tenders/:id/apply'),
    route('en *', '*'),
    route('ar home', 'ar'),
    route('ar news', 'ar/news'),
    route('ar *', 'ar/*'),
  ]),
)

test.each(['/', '/news', '/news/a-b', '/news/12', '/tenders/1/apply', '/ar', '/ar/news'])(
  '%s is known',
  (path) => {
    expect(isUnknown(path)).toBe(false)
  },
)

test.each([
  '/nothing',
  '/news/a/b',
  '/newsletter',
  '/ar/nothing',
  '/ar/news/1',
  '/fr',
  '/tenders/1',
  '/IWENTeam',
])('%s is unknown', (path) => {
  expect(isUnknown(path)).toBe(true)
})
