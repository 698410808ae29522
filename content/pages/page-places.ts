import { kinds } from '../../kinds.ts'
import { pageOfKind } from '../../languages/kind-declaration.ts'

/** Pages that the site has by itself, beside those of kinds of content: their texts are editors', their addresses stay. */
const ownPages: readonly string[] = [
  'home',
  'who-we-are',
  'who-we-are-map',
  'what-we-do',
  'get-involved',
  'info-centre',
  'nutshell',
  'wefe-hub',
  'wefe-hub/maps',
  'data-tools',
  'footprint',
  'internship',
  'oic-water-vision',
]

/** Slugs of all pages that have an address of their own. */
const placedPages: ReadonlySet<string> = new Set([
  ...ownPages,
  ...kinds.map((kind) => pageOfKind(kind).slice(1)),
])

/** Where pages stand that editors add. */
export const folderOfAddedPages = 'about'

/** The page about what is stored of visitors, to which forms lead. */
export const privacyPage = `${folderOfAddedPages}/privacy`

/** A page's slug, which is its address: of one that the site does not have by itself, below the folder of those that editors add. */
export function placeOfPage(slug: string): string {
  if (placedPages.has(slug)) return slug
  const [folder, ...rest] = slug.split('/')
  const name = (folder === folderOfAddedPages && rest.length > 0 ? rest : [folder, ...rest]).join('-')
  return `${folderOfAddedPages}/${name}`
}
