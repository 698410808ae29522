import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressIn, pathWithoutLanguage } from '../../languages/address.ts'
import { languageList, languages, type Language } from '../../languages/languages.ts'
import type { PageRenderer } from '../../server/pages/render-page.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { openPageRenderer, siteOfPages } from '../support/page-renderer.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

let database: TestDatabase
let payload: Payload
let render: PageRenderer
let routes: readonly RouteConfigEntry[]

/** Under which nothing is cached, as in a process that has read nothing. */
function anotherVersion(): ContentVersion {
  const token = randomUUID()
  return { whole: token, tokens: new Map([['everything', token]]) }
}

/** Addresses of lists and of pages that no record makes, but the one that reads style sheets, which only the bundler has. */
function listsIn(language: Language): string[] {
  const { pathPrefix } = languages[language]
  const others = languageList.filter(({ code }) => code !== language && languages[code].pathPrefix !== '')
  return routes.flatMap(({ path = '', file }) => {
    const address = `/${path.replace(/^\//, '')}`
    const isOfLanguage =
      address.startsWith(`${pathPrefix}/`) &&
      !others.some((other) => `${address}/`.startsWith(`${other.pathPrefix}/`))
    return isOfLanguage && !/[:*]/.test(path) && !/redirects|design-system/.test(file) ? [address] : []
  })
}

/** Pages of which each waits for what it reads: one that waits for itself never comes. */
describe('a page of which nothing is cached comes whole', onSqliteOnly, () => {
  beforeAll(async () => {
    database = await openTestDatabase('records')
    ;({ payload } = database)
    ;({ default: routes } = await import('../../site/routes.ts'))
    render = await openPageRenderer({
      payload,
      isWanted: ({ path = '' }) => !/^\/?(?:fr|fa)(?:\/|$)/.test(path),
      contentVersion: anotherVersion,
    })
  })
  afterAll(() => database?.close())

  test.each<Language>(['en', 'ar'])('of every address of the sitemap (%s)', async (language) => {
    const { makeSitemap } = await import('../../server/sitemap/sitemap.ts')
    const sitemap = await makeSitemap(payload, siteOfPages, testNow)
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)]
      .map(([, path = '']) => path || '/')
      .filter((path) => addressIn(language, pathWithoutLanguage(path)) === path)
    const lists = listsIn(language)
    expect([paths.length > 25, lists.length > 25]).toEqual([true, true])
    const incomplete: unknown[] = []
    for (const path of new Set([...paths, ...lists])) {
      const request = new Request(`${siteOfPages}${path}`)
      const { status, isPartial } = await render({ request, language, version: 'full' })
      // A text page that nobody has written is not found, and comes all the same.
      const isWhole = status === 200 || (status === 404 && !paths.includes(path))
      if (!isWhole || isPartial) incomplete.push({ path, status, isPartial })
    }
    expect(incomplete).toEqual([])
  })
})
