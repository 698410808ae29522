import { existsSync } from 'node:fs'
import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { folderOfAddedPages } from '../content/pages/page-places.ts'
import { kindsWith } from '../languages/declared-kinds.ts'
import { languageList, type LanguageDescription } from '../languages/languages.ts'

/** A kind's own page, or the one of all kinds that have none. */
function pageOf(folder: string, file: string): string {
  const own = `pages/${folder}/${file}`
  return existsSync(new URL(own, import.meta.url)) ? own : `pages/of-a-kind/${file}`
}

/** The same screens stand under each language's prefix; a route's name is its file's, distinguished by the language. */
function routesIn(language: LanguageDescription): RouteConfigEntry[] {
  const at = (path: string, file: string) => route(path, file, { id: `${language.code} ${path}` })
  const page = (path: string, folder = path) => at(path, `pages/${folder}/route.tsx`)
  return [
    index('pages/home/route.tsx', { id: `${language.code} home` }),
    page('who-we-are'),
    page('who-we-are-map'),
    page('what-we-do'),
    page('get-involved'),
    page('info-centre'),
    ...kindsWith('folder').flatMap(({ folder, ...kind }: { folder: string; page?: string }) => {
      if (folder === '') return []
      const list = at(folder, pageOf(folder, 'list-route.tsx'))
      const detail = at(`${folder}/:id`, pageOf(folder, 'detail-route.tsx'))
      return kind.page === undefined ? [list, detail] : [detail]
    }),
    at('vacancies/apply', 'pages/vacancies/general-application-route.tsx'),
    at('vacancies/:id/apply', 'pages/vacancies/apply-route.tsx'),
    at('tenders/:id/apply', 'pages/tenders/apply-route.tsx'),
    at('tenders/:id/ask', 'pages/tenders/ask-route.tsx'),
    page('receipts'),
    page('footprint'),
    page('media'),
    page('members'),
    page('partners'),
    page('oic-water-vision'),
    page('team'),
    page('cop'),
    page('internship'),
    at('internship/apply', 'pages/internship/apply-route.tsx'),
    page('nutshell'),
    page('wefe-hub'),
    page('wefe-hub/maps', 'wefe-hub-maps'),
    page('data-tools'),
    page('data-tools/compare'),
    page('design-system'),
    page('search'),
    at('about', 'pages/redirects/about-route.ts'),
    at(`${folderOfAddedPages}/:page`, 'pages/added-page/route.tsx'),
    at('ourprogram', 'pages/redirects/ourprogram-route.ts'),
    at('contactus', 'pages/redirects/contactus-route.ts'),
    at('*', 'pages/not-found/route.tsx'),
  ]
}

/** Every address of the site (specification, section 2.1) in every language. */
export default languageList.flatMap((language) =>
  language.pathPrefix ? prefix(language.pathPrefix, routesIn(language)) : routesIn(language),
) satisfies RouteConfig
