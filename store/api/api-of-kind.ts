import type { z } from 'zod'
import type { ContentKind } from '../read/content-kind.ts'
import type { ApiContext } from './api-context.ts'
import type { FilterParameter } from './filter-parameters.ts'

/** Headings under which paths of the API are documented. */
export type ApiGroup =
  | 'Projects'
  | 'News and events'
  | 'Publications and gallery'
  | 'Figures'
  | 'The network'
  | 'Conference of parties'
  | 'Tenders'
  | 'Vacancies'
  | 'Pages'

/** The words of the documentation for a kind's paths. */
export interface DocumentedKind {
  group: ApiGroup
  /** Its records, in the plural; there is no list without. */
  list?: string
  /** Single records are not given without. */
  record?: DocumentedRecord
}

export interface DocumentedRecord {
  /** In the singular. */
  name: string
  /** A slug that the documentation shows. */
  like: string
  /** The kind's slugs may contain `/`. */
  severalParts?: true
}

/** How the public API shows a kind of content. */
export interface ApiOfKind<RecordOfKind, Schema extends z.ZodType = z.ZodType> {
  kind: ContentKind<RecordOfKind>
  /** The public record. */
  schema: Schema
  // A method and no property: only the parameters of methods are compared bivariantly, by which the API of a kind's own
  // records can stand in a list of all kinds (`ApiOfKind<unknown>`). `kind` gives the records, so that they are its own.
  toApi(record: RecordOfKind, context: ApiContext): z.input<Schema>
  /** One for each of the kind's filters, under the same name. */
  filters: Readonly<Record<string, FilterParameter>>
  /** Its paths, under the collection's name; nothing where an endpoint of another form gives it. */
  documented?: DocumentedKind
}

/**
 * Ties a kind to its public shape.
 * @throws RangeError when a filter has no parameter, or a parameter no filter.
 */
export function apiOfKind<RecordOfKind, Schema extends z.ZodType>(
  api: ApiOfKind<RecordOfKind, Schema>,
): ApiOfKind<RecordOfKind, Schema> {
  const parameters = Object.keys(api.filters).toSorted().join()
  const filters = Object.keys(api.kind.filters).toSorted().join()
  if (parameters !== filters) {
    throw new RangeError(`${api.kind.collection} filters by ${filters}, its API by ${parameters}`)
  }
  return api
}
