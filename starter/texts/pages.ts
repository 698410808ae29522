import type { StarterPage } from '../starter-types.ts'
import { accessibilityPage } from './pages/accessibility.ts'
import { conferencePage } from './pages/cop.ts'
import { countriesPage } from './pages/countries.ts'
import { dataToolsPage } from './pages/data-tools.ts'
import { eventsPage } from './pages/events.ts'
import { footprintPage } from './pages/footprint.ts'
import { galleryPage } from './pages/gallery.ts'
import { getInvolvedPage } from './pages/get-involved.ts'
import { homePage } from './pages/home.ts'
import { infoCentrePage } from './pages/info-centre.ts'
import { internshipPage } from './pages/internship.ts'
import { laboratoriesPage } from './pages/laboratories.ts'
import { mediaPage } from './pages/media.ts'
import { membersPage } from './pages/members.ts'
import { newsPage } from './pages/news.ts'
import { nutshellPage } from './pages/nutshell.ts'
import { waterVisionPage } from './pages/oic-water-vision.ts'
import { partnersPage } from './pages/partners.ts'
import { privacyPage } from './pages/privacy.ts'
import { projectsPage } from './pages/projects.ts'
import { publicationsPage } from './pages/publications.ts'
import { dataUpdatesPage } from './pages/data-updates.ts'
import { storiesPage } from './pages/stories.ts'
import { teamPage } from './pages/team.ts'
import { tendersPage } from './pages/tenders.ts'
import { vacanciesPage } from './pages/vacancies.ts'
import { wefeHubMapsPage } from './pages/wefe-hub-maps.ts'
import { wefeHubPage } from './pages/wefe-hub.ts'
import { termsPage } from './pages/terms.ts'
import { whatWeDoPage } from './pages/what-we-do.ts'
import { whoWeAreMapPage } from './pages/who-we-are-map.ts'
import { whoWeArePage } from './pages/who-we-are.ts'

/** The texts of the site's fixed addresses, in the order of the route table. */
export const starterPages: readonly StarterPage[] = [
  homePage,
  whoWeArePage,
  whatWeDoPage,
  getInvolvedPage,
  infoCentrePage,
  projectsPage,
  laboratoriesPage,
  eventsPage,
  newsPage,
  dataUpdatesPage,
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
  privacyPage,
  accessibilityPage,
  termsPage,
]
