import { expect, test } from 'vitest'
import { kindsWith } from '../languages/declared-kinds.ts'
import { serverKinds } from '../payload/kinds.ts'
import routes from './routes.ts'

test('a kind whose records have no page of their own design is read as articles', () => {
  const folders = new Set(
    routes
      .filter(({ file }) => file === 'pages/of-a-kind/detail-route.tsx')
      .map(({ path = '' }) => path.split('/').at(-2)),
  )
  const kinds = kindsWith('folder').filter(({ folder }) => folders.has(folder))
  expect(kinds.map(({ collection }) => collection)).toContain('news')
  expect(kinds.filter(({ collection }) => !serverKinds[collection].article)).toEqual([])
})
