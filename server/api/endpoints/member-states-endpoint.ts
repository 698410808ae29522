import { z } from 'zod'
import { memberStateApi } from '../../../content/member-states/api.ts'
import type { Endpoint } from '../endpoint.ts'
import { dataBody, dataEnvelope } from '../envelopes.ts'
import { parametersOfList, readList } from './read-list.ts'

/** GET of the member states: an array at `data`, all of them unless a page is asked for (specification, section 7). */
export const memberStatesEndpoint: Endpoint = {
  method: 'get',
  path: '/member-states-countries',
  route: '/member-states-countries',
  operationId: 'listMemberStates',
  summary: 'Member states',
  description: 'All member states, unless `page` or `per_page` is given.',
  parameters: parametersOfList(memberStateApi),
  response: dataEnvelope('MemberStateList', 'The member states.', z.array(memberStateApi.schema)),
  answer: async (call) => {
    const list = await readList(memberStateApi, call, 'all')
    return list.errors
      ? { outcome: 'invalid', errors: list.errors }
      : { outcome: 'found', body: dataBody(list.records) }
  },
}
