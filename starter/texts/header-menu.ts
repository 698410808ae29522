import { getInvolvedDropdown } from './header-menu/get-involved.ts'
import { infoCentreDropdown } from './header-menu/info-centre.ts'
import type { StarterHeaderMenu } from './header-menu/starter-menu.ts'
import { whatWeDoDropdown } from './header-menu/what-we-do.ts'
import { whoWeAreDropdown } from './header-menu/who-we-are.ts'

export const starterHeaderMenu: StarterHeaderMenu = {
  whoWeAre: whoWeAreDropdown,
  whatWeDo: whatWeDoDropdown,
  getInvolved: getInvolvedDropdown,
  infoCentre: infoCentreDropdown,
}
