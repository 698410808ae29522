import { kinds } from '../../kinds.ts'
import { serverKinds } from '../../payload/kinds.ts'
import type { ServerKind } from '../../payload/server-kind.ts'
import type { ApiGroup } from '../../store/api/api-of-kind.ts'
import type { Endpoint } from './endpoint.ts'
import { tenderMinutesEndpoint } from './endpoints/tender-minutes-endpoint.ts'
import { tenderTermsEndpoint } from './endpoints/tender-terms-endpoint.ts'
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
import { observationsEndpoint, observationsTableEndpoint } from './endpoints/observations-endpoints.ts'
import { ocdsPackageEndpoint, ocdsReleaseEndpoint } from './endpoints/ocds-endpoints.ts'
import {
  ocdsPublishedReleaseEndpoint,
  ocdsRecordEndpoint,
  ocdsRecordsEndpoint,
  ocdsReleasesEndpoint,
} from './endpoints/ocds-history-endpoints.ts'
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
  groupOfKinds('Projects'),
  groupOfKinds('News and events', { after: [pressEndpoint] }),
  groupOfKinds('Publications and gallery'),
  groupOfKinds('Figures', { after: [observationsEndpoint, observationsTableEndpoint] }),
  groupOfKinds('The network', { before: [memberStatesEndpoint] }),
  groupOfKinds('Conference of parties'),
  groupOfKinds('Tenders', {
    after: [
      ocdsReleaseEndpoint,
      ocdsPackageEndpoint,
      ocdsReleasesEndpoint,
      ocdsPublishedReleaseEndpoint,
      ocdsRecordsEndpoint,
      ocdsRecordEndpoint,
      tenderTermsEndpoint,
      tenderMinutesEndpoint,
      submitProposal,
      askQuestion,
    ],
  }),
  groupOfKinds('Vacancies', { after: [applyForJob, applyForInternship] }),
  { title: 'Receipts', endpoints: [showReceipt, withdrawSubmission, verifyFile] },
  { title: 'Search', endpoints: [searchEndpoint, suggestionsEndpoint] },
  groupOfKinds('Pages', { before: [slidersEndpoint, homeEventsEndpoint] }),
]

/** What is documented under a heading: the kinds' paths, and others before and after them. */
function groupOfKinds(
  title: ApiGroup,
  { before = [], after = [] }: { before?: readonly Endpoint[]; after?: readonly Endpoint[] } = {},
): ResourceGroup {
  return { title, endpoints: [...before, ...endpointsOfKinds(title), ...after] }
}

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
