import type { CollectionConfig } from 'payload'
import { cop } from '../content/cop/collection.ts'
import { copNews } from '../content/cop-news/collection.ts'
import { countries } from '../content/countries/collection.ts'
import { cultureGalleryImages } from '../content/culture-gallery-images/collection.ts'
import { documents } from '../content/documents/collection.ts'
import { events } from '../content/events/collection.ts'
import { formerSlugs } from '../content/former-slugs/collection.ts'
import { internshipApplications, jobApplications } from '../recruitment/applications/collections.ts'
import { media } from '../content/media/collection.ts'
import { memberStates } from '../content/member-states/collection.ts'
import { news } from '../content/news/collection.ts'
import { oicSystemCharts } from '../content/oic-system-charts/collection.ts'
import { ourImpacts } from '../content/our-impacts/collection.ts'
import { pages } from '../content/pages/collection.ts'
import { partners } from '../content/partners/collection.ts'
import { pressItems } from '../content/press-items/collection.ts'
import { programs } from '../content/programs/collection.ts'
import { procurementRecord } from '../procurement/procurement-record/collection.ts'
import { projects } from '../content/projects/collection.ts'
import { proposalOpenings } from '../procurement/proposal-openings/collection.ts'
import { proposals } from '../procurement/proposals/collection.ts'
import { publications } from '../content/publications/collection.ts'
import { sliders } from '../content/sliders/collection.ts'
import { stories } from '../content/stories/collection.ts'
import { teamMembers } from '../content/team-members/collection.ts'
import { tenderFollowers } from '../procurement/tender-followers/collection.ts'
import { tenderKeys } from '../procurement/proposals/sealing/tender-keys.ts'
import { tenderQuestions } from '../procurement/tender-questions/collection.ts'
import { refuseChangingPublishedDocuments } from '../procurement/tenders/changes/refuse-changing-published-documents.ts'
import { tenders } from '../procurement/tenders/collection.ts'
import { topics } from '../content/topics/collection.ts'
import { users } from '../accounts/collection.ts'
import { vacancies } from '../recruitment/vacancies/collection.ts'

/** Every kind of record, in the order of the back office's menu. */
export const collections: CollectionConfig[] = [
  sliders,
  pages,
  projects,
  programs,
  events,
  news,
  stories,
  publications,
  pressItems,
  cultureGalleryImages,
  ourImpacts,
  topics,
  countries,
  memberStates,
  partners,
  teamMembers,
  cop,
  copNews,
  oicSystemCharts,
  tenders,
  tenderQuestions,
  proposals,
  proposalOpenings,
  procurementRecord,
  vacancies,
  jobApplications,
  internshipApplications,
  media,
  refuseChangingPublishedDocuments(documents),
  users,
  formerSlugs,
  tenderKeys,
  tenderFollowers,
]
