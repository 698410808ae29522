import type { z } from 'zod'
import type { ContentKind } from '../read/content-kind.ts'
import type { ApiContext } from './api-context.ts'
import type { FilterParameter } from './filter-parameters.ts'

/** How the public API shows a kind of content. */
export interface ApiOfKind<RecordOfKind, Schema extends z.ZodType = z.ZodType> {
  kind: ContentKind<RecordOfKind>
  /** The public record. */
  schema: Schema
  toApi: (record: RecordOfKind, context: ApiContext) => z.input<Schema>
  /** One for each of the kind's filters, under the same name. */
  filters: Readonly<Record<string, FilterParameter>>
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
