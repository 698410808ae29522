import type { ApiOfKind } from '../../../store/api/api-of-kind.ts'
import type { Endpoint } from '../endpoint.ts'
import { listBody, listEnvelope } from '../envelopes.ts'
import { apiMessages } from '../../../languages/api-messages.ts'
import { operationId } from './operation-id.ts'
import { parametersOfList, readList } from './read-list.ts'

/** GET of a kind's list, filtered, ordered and paged. */
export function listEndpoint<RecordOfKind>(
  path: string,
  api: ApiOfKind<RecordOfKind>,
  name: string,
): Endpoint {
  return {
    method: 'get',
    path,
    route: path,
    operationId: operationId('list', name),
    summary: name,
    parameters: parametersOfList(api),
    response: listEnvelope(api.schema),
    answer: async (call) => {
      const list = await readList(api, call)
      if (list.errors) return { outcome: 'invalid', errors: list.errors }
      const { listed } = apiMessages[call.reading.language]
      return { outcome: 'found', body: listBody(listed, list.page, list.records) }
    },
  }
}
