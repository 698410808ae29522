import { kinds } from '../kinds.ts'
import { addressIn } from './address.ts'
import { declarationOf, kindsWith, type Kind } from './declared-kinds.ts'
import { pageOfKind, type KindDeclaration } from './kind-declaration.ts'
import { isLanguage, languages, type Language } from './languages.ts'

/** Kinds whose records visitors find somewhere: on a page of their own, or on one that shows them. */
export const addressedKinds: readonly Kind[] = kinds.map(({ collection }) => collection)

/** A record's address without the language's prefix, as the site's own links are written; nothing for other collections. */
export function pathOfRecord(kind: Kind, slugOrId: string): string
export function pathOfRecord(collection: string, slugOrId: string): string | undefined
export function pathOfRecord(kind: string, slugOrId: string): string | undefined {
  const declaration = declarationOf(kind)
  if (!declaration) return undefined
  const { folder } = declaration
  if (folder === undefined) return pageOfKind(declaration)
  if (folder === '') return slugOrId === 'home' ? '/' : `/${slugOrId}`
  return `/${folder}/${slugOrId}`
}

/** Pages and files of the site that are no record's: home, forms, searching, what programs read. */
export const addressesOutsideRecords =
  /^\/(?:|search|receipts(?:\/check)?|design-system|data-tools\/compare|about|ourprogram|contactus|vacancies\/apply|internship\/apply|sealed-bids(?:\/auditors)?|(?:api|files|feeds|calendar|transparency|sealing)(?:\/.*)?|oai|data\.json|sitemap\.xml)$/

/** Which records a path can mean, without the language's prefix: of kinds with a page of their own, then a page. */
export function recordsOfPath(path: string): { kind: Kind; slug: string }[] {
  const address = path.replace(/^\/+|\/+$/g, '')
  const inFolders = kindsWith('folder').flatMap((kind) => {
    const { folder, forms = [] }: KindDeclaration & { folder: string } = kind
    if (folder === '' || !address.startsWith(`${folder}/`)) return []
    const [slug = '', below, ...rest] = address.slice(folder.length + 1).split('/')
    const isRecord = slug !== '' && rest.length === 0 && (below === undefined || forms.includes(below))
    return isRecord ? [{ kind: kind.collection, slug }] : []
  })
  return [...inFolders, { kind: 'pages', slug: address }]
}

/** A record's address in a language; nothing for a collection that is no kind of content. */
export function addressOfRecord(kind: Kind, slugOrId: string, language: Language): string
export function addressOfRecord(collection: string, slugOrId: string, language: Language): string | undefined
export function addressOfRecord(kind: string, slugOrId: string, language: Language): string | undefined {
  const address = pathOfRecord(kind, slugOrId)
  if (address === undefined) return undefined
  const { pathPrefix } = languages[language]
  return address === '/' && pathPrefix ? pathPrefix : `${pathPrefix}${address}`
}

/** Whether each record of a kind has a page of its own; others stand on the page of their kind, or of another record. */
export function hasPageOfItsOwn(collection: string): boolean {
  return declarationOf(collection)?.folder !== undefined
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

/** Where a signed-in editor sees the draft of what there is one of, and every page shows. */
export function globalPreviewAddress(locale: string): string {
  return `${addressIn(isLanguage(locale) ? locale : 'en', '/')}?preview=draft`
}
