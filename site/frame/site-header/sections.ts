import type { DropdownName } from '../../../content/header-menu/dropdown-names.ts'
import { folderOfKind, pageOfKind, type KindDeclaration } from '../../../languages/kind-declaration.ts'
import { kindsWith } from '../../../languages/declared-kinds.ts'
import type { Messages } from '../../../languages/messages/en.ts'
import { isAtOrUnder } from './is-at-or-under.ts'

/** A primary entry of the header (specification, section 2.2). */
export interface Section {
  name: DropdownName | 'wefeHub'
  label: (navigation: Messages['navigation']) => string
  /** The section's own page, to which its entry leads where there is no dropdown. */
  page: string
  /** Where the drawer's entry leads. */
  drawerPage: string
  /** Every page of the section; pages under them belong to it too. */
  pages: readonly string[]
}

/** The pages of a section that list kinds of content, and the folders of their records. */
function pagesOfKinds(name: KindDeclaration['section']): string[] {
  return kindsWith('section')
    .filter(({ section }) => section === name)
    .flatMap((kind) => [pageOfKind(kind), `/${folderOfKind(kind)}`])
}

/** The entries, in their order. */
export const sections: readonly Section[] = [
  {
    name: 'whoWeAre',
    label: ({ whoWeAre }) => whoWeAre,
    page: '/who-we-are',
    drawerPage: '/who-we-are-map',
    pages: ['/who-we-are', '/who-we-are-map', ...pagesOfKinds('whoWeAre'), '/nutshell', '/oic-water-vision'],
  },
  {
    name: 'whatWeDo',
    label: ({ whatWeDo }) => whatWeDo,
    page: '/what-we-do',
    drawerPage: '/what-we-do',
    pages: ['/what-we-do', ...pagesOfKinds('whatWeDo'), '/footprint'],
  },
  {
    name: 'wefeHub',
    label: ({ wefeHub }) => wefeHub,
    page: '/wefe-hub',
    drawerPage: '/wefe-hub',
    pages: ['/wefe-hub'],
  },
  {
    name: 'getInvolved',
    label: ({ getInvolved }) => getInvolved,
    page: '/get-involved',
    drawerPage: '/get-involved',
    pages: ['/get-involved', ...pagesOfKinds('getInvolved'), '/internship'],
  },
  {
    name: 'infoCentre',
    label: ({ infoCentre }) => infoCentre,
    page: '/info-centre',
    drawerPage: '/info-centre',
    pages: ['/info-centre', ...pagesOfKinds('infoCentre')],
  },
]

/** The section to which a page belongs; the home page belongs to none. */
export function sectionOfPath(path: string): Section | undefined {
  return sections.find(({ pages }) => pages.some((page) => isAtOrUnder(path, page)))
}
