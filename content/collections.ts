import type { CollectionConfig } from 'payload'
import { cop } from './cop/collection.ts'
import { copNews } from './cop-news/collection.ts'
import { countries } from './countries/collection.ts'
import { cultureGalleryImages } from './culture-gallery-images/collection.ts'
import { documents } from './documents/collection.ts'
import { events } from './events/collection.ts'
import { formerSlugs } from './former-slugs/collection.ts'
import { internshipApplications } from './internship-applications/collection.ts'
import { jobApplications } from './job-applications/collection.ts'
import { media } from './media/collection.ts'
import { memberStates } from './member-states/collection.ts'
import { news } from './news/collection.ts'
import { oicSystemCharts } from './oic-system-charts/collection.ts'
import { ourImpacts } from './our-impacts/collection.ts'
import { pages } from './pages/collection.ts'
import { partners } from './partners/collection.ts'
import { pressItems } from './press-items/collection.ts'
import { programs } from './programs/collection.ts'
import { procurementRecord } from './procurement-record/collection.ts'
import { projects } from './projects/collection.ts'
import { proposalOpenings } from './proposal-openings/collection.ts'
import { proposals } from './proposals/collection.ts'
import { publications } from './publications/collection.ts'
import { sliders } from './sliders/collection.ts'
import { stories } from './stories/collection.ts'
import { teamMembers } from './team-members/collection.ts'
import { tenderFollowers } from './tender-followers/collection.ts'
import { tenderKeys } from './tender-keys/collection.ts'
import { tenderQuestions } from './tender-questions/collection.ts'
import { tenders } from './tenders/collection.ts'
import { topics } from './topics/collection.ts'
import { users } from './users/collection.ts'
import { vacancies } from './vacancies/collection.ts'

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
  documents,
  users,
  formerSlugs,
  tenderKeys,
  tenderFollowers,
]
