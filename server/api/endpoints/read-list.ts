import type { ApiOfKind } from '../../../store/api/api-of-kind.ts'
import type { QueryParameter } from '../../../store/api/filter-parameters.ts'
import type { ContentKind } from '../../../store/read/content-kind.ts'
import { listRecords, type ListQuery, type RecordPage } from '../../../store/read/list-records.ts'
import { collectionOfOptions } from '../../../store/read/list-rows.ts'
import { readPresentSlug } from '../../../store/read/read-published.ts'
import type { Reading } from '../../../store/read/reading.ts'
import type { ApiCall } from '../endpoint.ts'
import {
  pageParameter,
  perPageParameter,
  searchParameter,
  sortParameter,
  usualPerPage,
} from '../list-parameters.ts'
import type { ParameterErrors } from '../parameter-reader.ts'

/** The parameters of a kind's list, for the OpenAPI document. */
export function parametersOfList(
  api: Pick<ApiOfKind<unknown>, 'filters'> & { kind: Parameters<typeof sortParameter>[0] },
): Record<string, QueryParameter<unknown>> {
  return {
    page: pageParameter,
    per_page: perPageParameter,
    q: searchParameter,
    sort: sortParameter(api.kind),
    ...api.filters,
  }
}

export type ReadList =
  | { errors: ParameterErrors; page?: undefined }
  | { errors?: undefined; page: RecordPage<unknown>; records: unknown[] }

/**
 * A page of a kind's list in its public shape, or what is wrong with the parameters.
 * @param whenUnpaged `all` gives every record where neither `page` nor `per_page` is given
 */
export async function readList<RecordOfKind>(
  api: ApiOfKind<RecordOfKind>,
  { reading, context, parameters }: ApiCall,
  whenUnpaged: 'first page' | 'all' = 'first page',
): Promise<ReadList> {
  const page = parameters.value('page', pageParameter)
  const perPage = parameters.value('per_page', perPageParameter)
  const q = parameters.value('q', searchParameter)
  const sort = parameters.value('sort', sortParameter(api.kind))
  const filters = Object.fromEntries(
    Object.entries(api.filters).map(([name, filter]) => [name, parameters.value(name, filter)]),
  )
  const errors = parameters.errors()
  if (errors) return { errors }
  const isUnpaged = page === undefined && perPage === undefined
  const list = {
    page: page ?? 1,
    perPage: perPage ?? (isUnpaged && whenUnpaged === 'all' ? 0 : usualPerPage),
    q,
    sort,
  }
  let found = await listRecords(api.kind, reading, { ...list, filters })
  const present = found.total === 0 ? await presentFilters(api.kind, reading, filters) : undefined
  if (present) found = await listRecords(api.kind, reading, { ...list, filters: present })
  return { page: found, records: found.records.map((record) => api.toApi(record, context)) }
}

/** The filters by the present slugs of records that they name by former ones; nothing where they name none so. */
async function presentFilters(
  kind: ContentKind<unknown>,
  reading: Reading,
  filters: NonNullable<ListQuery['filters']>,
): Promise<ListQuery['filters']> {
  const moved = await Promise.all(
    Object.entries(filters).map(async ([name, value]) => {
      const collection = value === undefined ? undefined : collectionOfOptions(kind, reading, name)
      const slug = collection && value && (await readPresentSlug(reading, collection, value))
      return slug ? [[name, slug] as const] : []
    }),
  )
  const present = moved.flat()
  return present.length === 0 ? undefined : { ...filters, ...Object.fromEntries(present) }
}
