import { cop } from './content/cop/declaration.ts'
import { copNews } from './content/cop-news/declaration.ts'
import { countries } from './content/countries/declaration.ts'
import { cultureGalleryImages } from './content/culture-gallery-images/declaration.ts'
import { events } from './content/events/declaration.ts'
import { laboratories } from './content/laboratories/declaration.ts'
import { memberStates } from './content/member-states/declaration.ts'
import { news } from './content/news/declaration.ts'
import { oicSystemCharts } from './content/oic-system-charts/declaration.ts'
import { ourImpacts } from './content/our-impacts/declaration.ts'
import { pages } from './content/pages/declaration.ts'
import { partners } from './content/partners/declaration.ts'
import { pressItems } from './content/press-items/declaration.ts'
import { programs } from './content/programs/declaration.ts'
import { projects } from './content/projects/declaration.ts'
import { publications } from './content/publications/declaration.ts'
import { sliders } from './content/sliders/declaration.ts'
import { stories } from './content/stories/declaration.ts'
import { teamMembers } from './content/team-members/declaration.ts'
import { tenders } from './procurement/tenders/declaration.ts'
import { topics } from './content/topics/declaration.ts'
import { vacancies } from './recruitment/vacancies/declaration.ts'
import { dataImports } from './figures/data-imports/declaration.ts'
import { indicators } from './figures/indicators/declaration.ts'
import type { KindDeclaration } from './languages/kind-declaration.ts'

/**
 * Every kind of content that visitors read, in the order in which search and API offer them. What only the server knows
 * of each stands in `payload/kinds.ts`.
 */
export const kinds = [
  pages,
  projects,
  programs,
  laboratories,
  news,
  events,
  publications,
  stories,
  tenders,
  vacancies,
  indicators,
  dataImports,
  countries,
  memberStates,
  partners,
  teamMembers,
  cop,
  copNews,
  pressItems,
  cultureGalleryImages,
  topics,
  sliders,
  ourImpacts,
  oicSystemCharts,
] as const satisfies readonly KindDeclaration[]
