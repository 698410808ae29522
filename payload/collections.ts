import type { CollectionConfig } from 'payload'
import { draftLinks } from '../content/draft-links/collection.ts'
import { documents } from '../content/documents/collection.ts'
import { formerSlugs } from '../content/former-slugs/collection.ts'
import { internshipApplications, jobApplications } from '../recruitment/applications/collections.ts'
import { media } from '../content/media/collection.ts'
import { procurementRecord } from '../procurement/procurement-record/collection.ts'
import { proposalOpenings } from '../procurement/proposal-openings/collection.ts'
import { proposals } from '../procurement/proposals/collection.ts'
import { tenderFollowers } from '../procurement/tender-followers/collection.ts'
import { listSubscribers } from '../submissions/list-subscribers/collection.ts'
import { tenderKeys } from '../procurement/tender-keys/collection.ts'
import { tenderQuestions } from '../procurement/tender-questions/collection.ts'
import { refuseChangingPublishedDocuments } from '../procurement/tenders/changes/refuse-changing-published-documents.ts'
import type { Kind } from '../languages/declared-kinds.ts'
import { serverKinds } from './kinds.ts'
import {
  holdFormerVersions,
  holdReplacedFiles,
} from '../figures/datasets/former-versions/hold-former-versions.ts'
import { storeDataTables } from '../figures/datasets/store-data-tables.ts'
import { tasks } from '../accounts/tasks/collection.ts'
import { redirects } from '../content/redirects/collection.ts'
import { users } from '../accounts/collection.ts'

/** The kinds that editors manage in the order of the back office's menu; those that it doesn't name come after. */
const menu: readonly Kind[] = [
  'sliders',
  'pages',
  'projects',
  'programs',
  'events',
  'news',
  'stories',
  'publications',
  'press-items',
  'culture-gallery-images',
  'our-impacts',
  'indicators',
  'data-imports',
  'topics',
  'countries',
  'member-states',
  'partners',
  'laboratories',
  'team-members',
  'cop',
  'cop-news',
  'oic-system-charts',
]

const { tenders, vacancies, ...editorial } = serverKinds
const placeInMenu = ({ slug }: CollectionConfig) => {
  const place = menu.findIndex((kind) => kind === slug)
  return place === -1 ? menu.length : place
}

/** Every kind of record, in the order of the back office's menu. */
export const collections: CollectionConfig[] = [
  ...Object.values(editorial)
    .map(({ collection }) =>
      collection.slug === 'publications' ? holdFormerVersions(collection) : collection,
    )
    .toSorted((one, other) => placeInMenu(one) - placeInMenu(other)),
  tenders.collection,
  tenderQuestions,
  proposals,
  proposalOpenings,
  procurementRecord,
  vacancies.collection,
  jobApplications,
  internshipApplications,
  media,
  refuseChangingPublishedDocuments(holdReplacedFiles(storeDataTables(documents))),
  tasks,
  users,
  redirects,
  formerSlugs,
  draftLinks,
  tenderKeys,
  tenderFollowers,
  listSubscribers,
]
