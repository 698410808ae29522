import type { ApiOfKind, DocumentedRecord } from '../../../store/api/api-of-kind.ts'
import { findRecord } from '../../../store/read/list-records.ts'
import type { Endpoint } from '../endpoint.ts'
import { dataBody, recordEnvelope } from '../envelopes.ts'
import { operationId } from './operation-id.ts'

/** Ids and slugs as they can be; anything else names no record, and a database may even refuse to look for it. */
const idOrSlug = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

/** GET of one record by its id or slug, under the path of its list. */
export function recordEndpoint<RecordOfKind>(
  listPath: string,
  api: ApiOfKind<RecordOfKind>,
  { name, like, severalParts }: DocumentedRecord,
): Endpoint {
  const parameter = severalParts ? 'slug' : 'id'
  return {
    method: 'get',
    path: `${listPath}/{${parameter}}`,
    route: severalParts ? `${listPath}/:value{.+}` : `${listPath}/:value`,
    operationId: operationId('get', name),
    summary: `One ${name.toLowerCase()}`,
    pathParameter: {
      name: parameter,
      description: severalParts
        ? 'The slug, which may have several parts (`wefe-hub/maps`), or the id.'
        : 'The id or the slug.',
      example: like,
    },
    parameters: {},
    response: recordEnvelope(api.schema),
    answer: async ({ reading, context, parameters, pathValue }) => {
      const errors = parameters.errors()
      if (errors) return { outcome: 'invalid', errors }
      if (!idOrSlug.test(pathValue)) return { outcome: 'unknown record' }
      const found = await findRecord(api.kind, reading, pathValue)
      if (found.found) return { outcome: 'found', body: dataBody(api.toApi(found.record, context)) }
      return found.movedTo === undefined
        ? { outcome: 'unknown record' }
        : { outcome: 'moved', to: `${listPath}/${found.movedTo}` }
    },
  }
}
