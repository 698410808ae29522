import type { StarterPage } from '../../starter/starter-types.ts'
import { conferencePage } from './starter-content/cop.ts'
import { countriesPage } from './starter-content/countries.ts'
import { dataToolsPage } from './starter-content/data-tools.ts'
import { eventsPage } from './starter-content/events.ts'
import { footprintPage } from './starter-content/footprint.ts'
import { galleryPage } from './starter-content/gallery.ts'
import { getInvolvedPage } from './starter-content/get-involved.ts'
import { homePage } from './starter-content/home.ts'
import { infoCentrePage } from './starter-content/info-centre.ts'
import { internshipPage } from './starter-content/internship.ts'
import { mediaPage } from './starter-content/media.ts'
import { membersPage } from './starter-content/members.ts'
import { newsPage } from './starter-content/news.ts'
import { nutshellPage } from './starter-content/nutshell.ts'
import { waterVisionPage } from './starter-content/oic-water-vision.ts'
import { partnersPage } from './starter-content/partners.ts'
import { projectsPage } from './starter-content/projects.ts'
import { publicationsPage } from './starter-content/publications.ts'
import { storiesPage } from './starter-content/stories.ts'
import { teamPage } from './starter-content/team.ts'
import { tendersPage } from './starter-content/tenders.ts'
import { vacanciesPage } from './starter-content/vacancies.ts'
import { wefeHubMapsPage } from './starter-content/wefe-hub-maps.ts'
import { wefeHubPage } from './starter-content/wefe-hub.ts'
import { whatWeDoPage } from './starter-content/what-we-do.ts'
import { whoWeAreMapPage } from './starter-content/who-we-are-map.ts'
import { whoWeArePage } from './starter-content/who-we-are.ts'

/** The texts of the site's fixed addresses, in the order of the route table. */
export const starterPages: readonly StarterPage[] = [
  homePage,
  whoWeArePage,
  whatWeDoPage,
  getInvolvedPage,
  infoCentrePage,
  projectsPage,
  eventsPage,
  newsPage,
  storiesPage,
  publicationsPage,
  countriesPage,
  footprintPage,
  mediaPage,
  membersPage,
  partnersPage,
  waterVisionPage,
  teamPage,
  conferencePage,
  vacanciesPage,
  internshipPage,
  tendersPage,
  galleryPage,
  nutshellPage,
  wefeHubPage,
  wefeHubMapsPage,
  whoWeAreMapPage,
  dataToolsPage,
]
