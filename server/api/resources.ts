import { conferenceApi } from '../../content/cop/api.ts'
import { conferenceNewsApi } from '../../content/cop-news/api.ts'
import { countryApi } from '../../content/countries/api.ts'
import { galleryImageApi } from '../../content/culture-gallery-images/api.ts'
import { eventApi } from '../../content/events/api.ts'
import { newsApi } from '../../content/news/api.ts'
import { systemChartApi } from '../../content/oic-system-charts/api.ts'
import { impactApi } from '../../content/our-impacts/api.ts'
import { pageApi } from '../../content/pages/api.ts'
import { partnerApi } from '../../content/partners/api.ts'
import { programApi } from '../../content/programs/api.ts'
import { projectApi } from '../../content/projects/api.ts'
import { publicationApi } from '../../content/publications/api.ts'
import { storyApi } from '../../content/stories/api.ts'
import { teamMemberApi } from '../../content/team-members/api.ts'
import { tenderApi } from '../../procurement/tenders/api.ts'
import { vacancyApi } from '../../recruitment/vacancies/api.ts'
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
 * describes it. Words in quotes are the documentation's; `like` is a slug that it shows.
 */
export const resources: readonly ResourceGroup[] = [
  {
    title: 'Projects',
    endpoints: [
      listEndpoint('/projects', projectApi, 'Projects'),
      recordEndpoint('/projects', projectApi, 'Project', { like: 'brine-management-pilot' }),
      listEndpoint('/programs', programApi, 'Programs'),
      listEndpoint('/our-impacts', impactApi, 'Impacts'),
    ],
  },
  {
    title: 'News and events',
    endpoints: [
      listEndpoint('/news', newsApi, 'News items'),
      recordEndpoint('/news', newsApi, 'News item', {
        like: 'members-agree-on-common-terms-for-treated-wastewater',
      }),
      listEndpoint('/events', eventApi, 'Events'),
      recordEndpoint('/events', eventApi, 'Event', { like: 'regional-water-week' }),
      listEndpoint('/stories', storyApi, 'Stories'),
      recordEndpoint('/stories', storyApi, 'Story', { like: 'the-pump-that-follows-the-sun' }),
      pressEndpoint,
    ],
  },
  {
    title: 'Publications and gallery',
    endpoints: [
      listEndpoint('/publications', publicationApi, 'Publications'),
      recordEndpoint('/publications', publicationApi, 'Publication', {
        like: 'three-classes-of-treated-water-for-irrigation',
      }),
      listEndpoint('/culture-gallery-images', galleryImageApi, 'Culture gallery images'),
    ],
  },
  {
    title: 'The network',
    endpoints: [
      memberStatesEndpoint,
      listEndpoint('/countries', countryApi, 'Countries'),
      listEndpoint('/partners', partnerApi, 'Partners'),
      recordEndpoint('/partners', partnerApi, 'Partner', { like: 'canada' }),
      listEndpoint('/team-members', teamMemberApi, 'Team members'),
      recordEndpoint('/team-members', teamMemberApi, 'Team member', { like: 'secretary-general' }),
      listEndpoint('/oic-system-charts', systemChartApi, 'System charts'),
    ],
  },
  {
    title: 'Conference of parties',
    endpoints: [
      listEndpoint('/cop', conferenceApi, 'Conferences'),
      recordEndpoint('/cop', conferenceApi, 'Conference', { like: 'twentieth-conference-of-parties' }),
      listEndpoint('/cop-news', conferenceNewsApi, 'Conference news items'),
      recordEndpoint('/cop-news', conferenceNewsApi, 'Conference news item', {
        like: 'registration-opens-for-the-twentieth-conference',
      }),
    ],
  },
  {
    title: 'Tenders',
    endpoints: [
      listEndpoint('/tenders', tenderApi, 'Tenders'),
      recordEndpoint('/tenders', tenderApi, 'Tender', { like: 'independent-review-of-brine-outfalls' }),
      ocdsReleaseEndpoint,
      ocdsPackageEndpoint,
      submitProposal,
      askQuestion,
    ],
  },
  {
    title: 'Vacancies',
    endpoints: [
      listEndpoint('/vacancies', vacancyApi, 'Vacancies'),
      recordEndpoint('/vacancies', vacancyApi, 'Vacancy', { like: 'desalination-process-engineer' }),
      applyForJob,
      applyForInternship,
    ],
  },
  { title: 'Receipts', endpoints: [showReceipt, withdrawSubmission, verifyFile] },
  { title: 'Search', endpoints: [searchEndpoint, suggestionsEndpoint] },
  {
    title: 'Pages',
    endpoints: [
      slidersEndpoint,
      homeEventsEndpoint,
      recordEndpoint('/pages', pageApi, 'Page', { like: 'who-we-are', severalParts: true }),
    ],
  },
]

export const endpoints: readonly Endpoint[] = resources.flatMap((group) => group.endpoints)
