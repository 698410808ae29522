import type { CollectionSlug } from 'payload'
import { isLanguage, languages, type Language } from './languages.ts'

/** Where visitors find a record of each kind: its own page, or the page that shows it. Without the language's prefix. */
const addresses = {
  projects: (slug: string) => `/projects/${slug}`,
  programs: () => '/what-we-do',
  events: (slug: string) => `/events/${slug}`,
  news: (slug: string) => `/news/${slug}`,
  stories: (slug: string) => `/stories/${slug}`,
  publications: (slug: string) => `/publications/${slug}`,
  'press-items': () => '/media',
  countries: (slug: string) => `/countries/${slug}`,
  'member-states': () => '/members',
  partners: () => '/partners',
  'team-members': () => '/team',
  cop: () => '/cop',
  'cop-news': (slug: string) => `/cop-news/${slug}`,
  vacancies: (slug: string) => `/vacancies/${slug}`,
  tenders: (slug: string) => `/tenders/${slug}`,
  'culture-gallery-images': (slug: string) => `/gallery/${slug}`,
  'oic-system-charts': () => '/who-we-are',
  'our-impacts': () => '/',
  sliders: () => '/',
  topics: () => '/projects',
  pages: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
} as const satisfies Partial<Record<CollectionSlug, (slugOrId: string) => string>>

type AddressedKind = keyof typeof addresses

/** Kinds whose records visitors find somewhere. */
export const addressedKinds = Object.keys(addresses).filter(isAddressed)

function isAddressed(kind: string): kind is AddressedKind {
  return Object.hasOwn(addresses, kind)
}

function addressOf(kind: string, slugOrId: string): string | undefined {
  return isAddressed(kind) ? addresses[kind](slugOrId) : undefined
}

/** Pages and files of the site that are no record's: home, forms, searching, what programs read. */
export const addressesOutsideRecords =
  /^\/(?:|search|receipts|design-system|about|ourprogram|contactus|vacancies\/apply|internship\/apply|(?:api|files|feeds|calendar)(?:\/.*)?|sitemap\.xml)$/

/** Forms that stand below a record's own page. */
const formsOfKind: Partial<Record<AddressedKind, RegExp>> = {
  tenders: /\/(?:apply|ask)$/,
  vacancies: /\/apply$/,
}

/** Which records a path can mean, without the language's prefix: of kinds with a page of their own, then a page. */
export function recordsOfPath(path: string): { kind: AddressedKind; slug: string }[] {
  const address = path.replace(/^\/+|\/+$/g, '')
  const found: { kind: AddressedKind; slug: string }[] = []
  for (const kind of addressedKinds) {
    const [before = '', after] = addresses[kind]('\0').slice(1).split('\0')
    if (kind === 'pages' || after === undefined || !address.startsWith(before)) continue
    const slug = address.slice(before.length).replace(formsOfKind[kind] ?? '', '')
    if (slug !== '' && !slug.includes('/')) found.push({ kind, slug })
  }
  found.push({ kind: 'pages', slug: address })
  return found
}

/** A record's address in a language, or nothing for a kind that no page shows. */
export function addressOfRecord(kind: string, slugOrId: string, language: Language): string | undefined {
  const address = addressOf(kind, slugOrId)
  if (address === undefined) return undefined
  const { pathPrefix } = languages[language]
  return address === '/' && pathPrefix ? pathPrefix : `${pathPrefix}${address}`
}

/** The same without the language's prefix, as the site's own links are written. */
export function pathOfRecord(kind: string, slugOrId: string): string | undefined {
  return addressOf(kind, slugOrId)
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
