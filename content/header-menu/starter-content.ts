import { getInvolvedDropdown } from './starter-content/get-involved.ts'
import { infoCentreDropdown } from './starter-content/info-centre.ts'
import type { StarterHeaderMenu } from './starter-content/starter-menu.ts'
import { whatWeDoDropdown } from './starter-content/what-we-do.ts'
import { whoWeAreDropdown } from './starter-content/who-we-are.ts'

export const starterHeaderMenu: StarterHeaderMenu = {
  whoWeAre: whoWeAreDropdown,
  whatWeDo: whatWeDoDropdown,
  getInvolved: getInvolvedDropdown,
  infoCentre: infoCentreDropdown,
}
