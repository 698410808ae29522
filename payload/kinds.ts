import { feedByDate, feedByFirstPublication } from '../content/feed-of-kind.ts'
import { conferenceApi } from '../content/cop/api.ts'
import { conferenceNewsApi } from '../content/cop-news/api.ts'
import { conferenceNewsKind } from '../content/cop-news/kind.ts'
import { cop } from '../content/cop/collection.ts'
import { copNews } from '../content/cop-news/collection.ts'
import { countries } from '../content/countries/collection.ts'
import { countryApi } from '../content/countries/api.ts'
import { cultureGalleryImages } from '../content/culture-gallery-images/collection.ts'
import { dataImportApi } from '../figures/data-imports/api.ts'
import { dataImportFeed } from '../figures/data-imports/feed.ts'
import { dataImportKind } from '../figures/data-imports/kind.ts'
import { dataImports } from '../figures/data-imports/collection.ts'
import { eventApi } from '../content/events/api.ts'
import { eventFeed, eventKind } from '../content/events/kind.ts'
import { events } from '../content/events/collection.ts'
import { galleryImageApi } from '../content/culture-gallery-images/api.ts'
import { impactApi } from '../content/our-impacts/api.ts'
import { indicatorApi } from '../figures/indicators/api.ts'
import { indicators } from '../figures/indicators/collection.ts'
import { laboratories } from '../content/laboratories/collection.ts'
import { laboratoryApi } from '../content/laboratories/api.ts'
import { memberStateApi } from '../content/member-states/api.ts'
import { memberStates } from '../content/member-states/collection.ts'
import { news } from '../content/news/collection.ts'
import { newsApi } from '../content/news/api.ts'
import { newsKind } from '../content/news/kind.ts'
import { oicSystemCharts } from '../content/oic-system-charts/collection.ts'
import { ourImpacts } from '../content/our-impacts/collection.ts'
import { pageApi } from '../content/pages/api.ts'
import { pages } from '../content/pages/collection.ts'
import { partnerApi } from '../content/partners/api.ts'
import { partners } from '../content/partners/collection.ts'
import { pressItemApi } from '../content/press-items/api.ts'
import { pressItemFeed, pressItemKind } from '../content/press-items/kind.ts'
import { pressItems } from '../content/press-items/collection.ts'
import { programApi } from '../content/programs/api.ts'
import { programs } from '../content/programs/collection.ts'
import { projectApi } from '../content/projects/api.ts'
import { projectKind } from '../content/projects/kind.ts'
import { projects } from '../content/projects/collection.ts'
import { publicationApi } from '../content/publications/api.ts'
import { publicationFeed, publicationKind } from '../content/publications/kind.ts'
import { publications } from '../content/publications/collection.ts'
import { sliderApi } from '../content/sliders/api.ts'
import { sliders } from '../content/sliders/collection.ts'
import { stories } from '../content/stories/collection.ts'
import { storyApi } from '../content/stories/api.ts'
import { storyKind } from '../content/stories/kind.ts'
import { systemChartApi } from '../content/oic-system-charts/api.ts'
import { teamMemberApi } from '../content/team-members/api.ts'
import { teamMembers } from '../content/team-members/collection.ts'
import { tenderApi } from '../procurement/tenders/api.ts'
import { tenderFeed, tenderKind } from '../procurement/tenders/kind.ts'
import { tenders } from '../procurement/tenders/collection.ts'
import { topics } from '../content/topics/collection.ts'
import { vacancies } from '../recruitment/vacancies/collection.ts'
import { vacancyApi } from '../recruitment/vacancies/api.ts'
import { vacancyFeed, vacancyKind } from '../recruitment/vacancies/kind.ts'
import { feedOf, type ServerKinds } from './server-kind.ts'

/** What the server knows of each kind of content. One that `kinds.ts` has and this table lacks does not compile. */
export const serverKinds: ServerKinds = {
  pages: { collection: pages, api: pageApi },
  projects: { collection: projects, api: projectApi, feed: feedOf(projectKind, feedByFirstPublication) },
  programs: { collection: programs, api: programApi },
  laboratories: { collection: laboratories, api: laboratoryApi },
  news: { collection: news, api: newsApi, article: newsKind, feed: feedOf(newsKind, feedByDate) },
  events: { collection: events, api: eventApi, feed: feedOf(eventKind, eventFeed) },
  publications: {
    collection: publications,
    api: publicationApi,
    feed: feedOf(publicationKind, publicationFeed),
  },
  stories: { collection: stories, api: storyApi, article: storyKind, feed: feedOf(storyKind, feedByDate) },
  tenders: { collection: tenders, api: tenderApi, feed: feedOf(tenderKind, tenderFeed) },
  vacancies: { collection: vacancies, api: vacancyApi, feed: feedOf(vacancyKind, vacancyFeed) },
  indicators: { collection: indicators, api: indicatorApi },
  'data-imports': {
    collection: dataImports,
    api: dataImportApi,
    article: dataImportKind,
    feed: feedOf(dataImportKind, dataImportFeed),
  },
  countries: { collection: countries, api: countryApi },
  'member-states': { collection: memberStates, api: memberStateApi },
  partners: { collection: partners, api: partnerApi },
  'team-members': { collection: teamMembers, api: teamMemberApi },
  cop: { collection: cop, api: conferenceApi },
  'cop-news': { collection: copNews, api: conferenceNewsApi, article: conferenceNewsKind },
  'press-items': { collection: pressItems, api: pressItemApi, feed: feedOf(pressItemKind, pressItemFeed) },
  'culture-gallery-images': { collection: cultureGalleryImages, api: galleryImageApi },
  topics: { collection: topics },
  sliders: { collection: sliders, api: sliderApi },
  'our-impacts': { collection: ourImpacts, api: impactApi },
  'oic-system-charts': { collection: oicSystemCharts, api: systemChartApi },
}
