import { isLanguage, languages, type Language } from '../site/i18n/languages.ts'

/** Where visitors find a record of each kind: its own page, or the page that shows it. Without the language's prefix. */
const addresses: Readonly<Record<string, (slugOrId: string) => string>> = {
  projects: (slug) => `/projects/${slug}`,
  programs: () => '/what-we-do',
  events: (slug) => `/events/${slug}`,
  news: (slug) => `/news/${slug}`,
  stories: (slug) => `/stories/${slug}`,
  publications: (slug) => `/publications/${slug}`,
  'press-items': () => '/media',
  countries: (slug) => `/countries/${slug}`,
  'member-states': () => '/members',
  partners: () => '/partners',
  'team-members': () => '/team',
  cop: () => '/cop',
  'cop-news': (slug) => `/cop-news/${slug}`,
  vacancies: (slug) => `/vacancies/${slug}`,
  tenders: (slug) => `/tenders/${slug}`,
  'culture-gallery-images': (slug) => `/gallery/${slug}`,
  'oic-system-charts': () => '/who-we-are',
  'our-impacts': () => '/',
  sliders: () => '/',
  topics: () => '/projects',
  pages: (slug) => (slug === 'home' ? '/' : `/${slug}`),
}

/** A record's address in a language, or nothing for a kind that no page shows. */
export function addressOfRecord(kind: string, slugOrId: string, language: Language): string | undefined {
  const address = addresses[kind]?.(slugOrId)
  if (address === undefined) return undefined
  const { pathPrefix } = languages[language]
  return address === '/' && pathPrefix ? pathPrefix : `${pathPrefix}${address}`
}

/** The same without the language's prefix, as the site's own links are written. */
export function pathOfRecord(kind: string, slugOrId: string): string | undefined {
  return addresses[kind]?.(slugOrId)
}

/** Where a signed-in editor sees a record as it would be published. The server refuses it to everybody else. */
export function draftPreviewAddress(
  kind: string,
  record: Record<string, unknown>,
  locale: string,
): string | null {
  const language = isLanguage(locale) ? locale : 'en'
  const named = kind === 'pages' ? record.slug : (record.id ?? record.slug)
  if (typeof named !== 'string' && typeof named !== 'number') return null
  const address = addressOfRecord(kind, String(named), language)
  return address === undefined ? null : `${address}?preview=draft`
}
