import { expect, test } from 'vitest'
import { placeOfPage } from '../content/pages/page-places.ts'
import { kinds } from '../kinds.ts'
import { kindsWith } from '../languages/declared-kinds.ts'
import { pageOfKind } from '../languages/kind-declaration.ts'
import { serverKinds } from '../payload/kinds.ts'
import { starterPages } from '../starter/texts/pages.ts'
import { listOfKind } from './pages/of-a-kind/read-list-of-kind.ts'
import routes from './routes.ts'

const fileAt = new Map(routes.map(({ path = '', file }) => [`/${path}`, file]))

test('the page of each kind exists: the list of its folder, or the one that shows its records', () => {
  expect(kinds.map((kind) => pageOfKind(kind)).filter((page) => !fileAt.has(page))).toEqual([])
})

test('a kind whose list has no page of its own design has a list that can be read', () => {
  const listed = kindsWith('folder').filter(
    ({ folder }) => fileAt.get(`/${folder}`) === 'pages/of-a-kind/list-route.tsx',
  )
  expect(listed.map(({ collection }) => collection)).toEqual(expect.arrayContaining(['news', 'projects']))
  expect(
    listed.filter(({ collection }) => !listOfKind({ ...serverKinds[collection], name: collection })),
  ).toEqual([])
})

test('a kind whose records have no page of their own design is read as articles', () => {
  const articles = kindsWith('folder').filter(
    ({ folder }) => fileAt.get(`/${folder}/:id`) === 'pages/of-a-kind/detail-route.tsx',
  )
  expect(articles.map(({ collection }) => collection)).toContain('news')
  expect(articles.filter(({ collection }) => !serverKinds[collection].article)).toEqual([])
})

test('pages have the addresses of the site, and others the one of pages that editors add', () => {
  const slugs = starterPages.map(({ slug }) => slug)
  expect(slugs.filter((slug) => placeOfPage(slug) !== slug)).toEqual([])
  const added = slugs.filter((slug) => slug !== 'home' && !fileAt.has(`/${slug}`))
  expect(added).toEqual(['about/privacy', 'about/accessibility', 'about/terms'])
  expect(fileAt.get('/about/:page')).toBe('pages/added-page/route.tsx')
})
