import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { languageList, type LanguageDescription } from '../languages/languages.ts'

/** The same screens stand under each language's prefix; a route's name is its file's, distinguished by the language. */
function routesIn(language: LanguageDescription): RouteConfigEntry[] {
  const at = (path: string, file: string) => route(path, file, { id: `${language.code} ${path}` })
  const page = (path: string, folder = path) => at(path, `pages/${folder}/route.tsx`)
  const listAndDetail = (name: string) => [
    at(name, `pages/${name}/list-route.tsx`),
    at(`${name}/:id`, `pages/${name}/detail-route.tsx`),
  ]
  return [
    index('pages/home/route.tsx', { id: `${language.code} home` }),
    page('who-we-are'),
    page('who-we-are-map'),
    page('what-we-do'),
    page('get-involved'),
    page('info-centre'),
    ...listAndDetail('projects'),
    ...listAndDetail('events'),
    ...listAndDetail('news'),
    ...listAndDetail('stories'),
    ...listAndDetail('publications'),
    ...listAndDetail('vacancies'),
    at('vacancies/apply', 'pages/vacancies/general-application-route.tsx'),
    at('vacancies/:id/apply', 'pages/vacancies/apply-route.tsx'),
    ...listAndDetail('tenders'),
    at('tenders/:id/apply', 'pages/tenders/apply-route.tsx'),
    at('tenders/:id/ask', 'pages/tenders/ask-route.tsx'),
    page('receipts'),
    ...listAndDetail('gallery'),
    ...listAndDetail('countries'),
    page('footprint'),
    page('media'),
    page('members'),
    page('partners'),
    page('oic-water-vision'),
    page('team'),
    page('cop'),
    at('cop-news/:id', 'pages/cop-news/detail-route.tsx'),
    page('internship'),
    at('internship/apply', 'pages/internship/apply-route.tsx'),
    page('nutshell'),
    page('wefe-hub'),
    page('wefe-hub/maps', 'wefe-hub-maps'),
    page('data-tools'),
    page('design-system'),
    page('search'),
    at('about', 'pages/redirects/about-route.ts'),
    at('ourprogram', 'pages/redirects/ourprogram-route.ts'),
    at('contactus', 'pages/redirects/contactus-route.ts'),
    at('*', 'pages/not-found/route.tsx'),
  ]
}

/** Every address of the site (specification, section 2.1) in every language. */
export default languageList.flatMap((language) =>
  language.pathPrefix ? prefix(language.pathPrefix, routesIn(language)) : routesIn(language),
) satisfies RouteConfig
