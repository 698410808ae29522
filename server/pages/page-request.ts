import { languageOfPath } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { isPageVariant, type PageVariant } from '../../site/light-version/page-variant.ts'
import { datasetParameters } from '../../site/loading/dataset-parameters.ts'
import { figureParameters } from '../../site/loading/figure-parameters.ts'
import { listParameters } from '../../site/loading/list-parameters.ts'
import { mapParameters } from '../../site/loading/map-parameters.ts'

/** Parameters that React Router adds when it fetches a page's data. */
const dataParameters = ['_routes', 'index']

/** The query of a page that was asked for, or whose data were, empty or with its `?`. */
export function searchOfPage(address: string): string {
  const { searchParams } = new URL(address)
  for (const name of dataParameters) searchParams.delete(name)
  return searchParams.size > 0 ? `?${searchParams}` : ''
}

/** What the page of receipts checks, what a proposal replaces, and who is to seal it. */
const submissionParameters = ['reference', 'sha256', 'replaces', 'sealed-by']

/** `q` and references have no bound on their values, and previews are private: none is cached. */
const uncachedParameters = new Set(['q', 'preview', ...submissionParameters])

/** In which version a draft is shown, where that is not the visitor's own: in the notice on its page. */
const viewParameter = 'view'

const known: ReadonlySet<string> = new Set([
  ...listParameters,
  ...figureParameters,
  ...mapParameters,
  ...submissionParameters,
  ...dataParameters,
  ...datasetParameters,
  'preview',
])

/** Where nothing stands: the page is made here once, and given for all addresses without a route. */
export const notFoundPath = '/not-found'

export interface PageRequest {
  language: Language
  /** The address with only the parameters that pages read, in one fixed order. */
  url: URL
  /** Data for a page that the browser already shows, rather than the page itself. */
  isData: boolean
  /** Whose draft is shown: that of the staff (`draft`), or the one with this secret; nothing on a public page. */
  preview: string | undefined
  /** Data has no light version: only the scripts of the full one ask for it. */
  version: PageVariant
  /** Name under which the page is cached; nothing for one that is never cached. */
  cacheKey: string | undefined
}

/** Name under which a page, or its data, is cached. */
export function keyOfPage(address: string, version: PageVariant): string {
  return version === 'light' ? `light ${address}` : address
}

/** Reads the address of a page. Unknown parameters (tracking and the like) are dropped. */
export function readPageRequest(address: string, wanted: PageVariant = 'full'): PageRequest {
  const url = new URL(address)
  const preview = url.searchParams.get('preview') ?? undefined
  const view = preview === undefined ? null : url.searchParams.get(viewParameter)
  const parameters = [...url.searchParams].filter(
    ([name]) => known.has(name) || (name === viewParameter && preview !== undefined),
  )
  parameters.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  url.search = new URLSearchParams(parameters).toString()
  const isData = url.pathname.endsWith('.data')
  const version = isData ? 'full' : isPageVariant(view) ? view : wanted
  const isUncached = parameters.some(([name]) => uncachedParameters.has(name))
  return {
    language: languageOfPath(url.pathname.replace(/\.data$/, '')),
    url,
    isData,
    preview,
    version,
    cacheKey: isUncached ? undefined : keyOfPage(`${url.pathname}${url.search}`, version),
  }
}
