import { kinds } from '../../kinds.ts'
import { serverKinds } from '../../payload/kinds.ts'
import type { ServerKind } from '../../payload/server-kind.ts'
import type { ApiGroup } from '../../store/api/api-of-kind.ts'
import type { Endpoint } from './endpoint.ts'
import {
  applyForInternship,
  applyForJob,
  askQuestion,
  showReceipt,
  submitProposal,
  verifyFile,
  withdrawSubmission,
} from './endpoints/intake-endpoints.ts'
import { homeEventsEndpoint } from './endpoints/home-events-endpoint.ts'
import { listEndpoint } from './endpoints/list-endpoint.ts'
import { memberStatesEndpoint } from './endpoints/member-states-endpoint.ts'
import { ocdsPackageEndpoint, ocdsReleaseEndpoint } from './endpoints/ocds-endpoints.ts'
import { pressEndpoint } from './endpoints/press-endpoint.ts'
import { recordEndpoint } from './endpoints/record-endpoint.ts'
import { searchEndpoint, suggestionsEndpoint } from './endpoints/search-endpoints.ts'
import { slidersEndpoint } from './endpoints/sliders-endpoint.ts'

export interface ResourceGroup {
  /** Heading under which its paths are documented. */
  title: string
  endpoints: readonly Endpoint[]
}

/**
 * Every path of the public API (specification, section 7): the server serves this table, and the OpenAPI document
 * describes it.
 */
export const resources: readonly ResourceGroup[] = [
  { title: 'Projects', endpoints: endpointsOfKinds('Projects') },
  { title: 'News and events', endpoints: [...endpointsOfKinds('News and events'), pressEndpoint] },
  { title: 'Publications and gallery', endpoints: endpointsOfKinds('Publications and gallery') },
  { title: 'The network', endpoints: [memberStatesEndpoint, ...endpointsOfKinds('The network')] },
  { title: 'Conference of parties', endpoints: endpointsOfKinds('Conference of parties') },
  {
    title: 'Tenders',
    endpoints: [
      ...endpointsOfKinds('Tenders'),
      ocdsReleaseEndpoint,
      ocdsPackageEndpoint,
      submitProposal,
      askQuestion,
    ],
  },
  { title: 'Vacancies', endpoints: [...endpointsOfKinds('Vacancies'), applyForJob, applyForInternship] },
  { title: 'Receipts', endpoints: [showReceipt, withdrawSubmission, verifyFile] },
  { title: 'Search', endpoints: [searchEndpoint, suggestionsEndpoint] },
  { title: 'Pages', endpoints: [slidersEndpoint, homeEventsEndpoint, ...endpointsOfKinds('Pages')] },
]

/** The list and the single records of each kind that is documented under a heading. */
function endpointsOfKinds(group: ApiGroup): Endpoint[] {
  return kinds.flatMap(({ collection }) => {
    const { api }: ServerKind = serverKinds[collection]
    if (api?.documented?.group !== group) return []
    const { list, record } = api.documented
    const path = `/${collection}`
    return [
      ...(list === undefined ? [] : [listEndpoint(path, api, list)]),
      ...(record === undefined ? [] : [recordEndpoint(path, api, record)]),
    ]
  })
}

export const endpoints: readonly Endpoint[] = resources.flatMap((group) => group.endpoints)
