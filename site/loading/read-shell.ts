import type { DropdownName } from '../../content/header-menu/dropdown-names.ts'
import type { Dropdown, HeaderMenu } from '../../content/header-menu/read-header-menu.ts'
import type { Organization } from '../../content/organization/read-organization.ts'
import type { FooterPage } from '../../content/pages/read-footer-pages.ts'
import type { PressItem } from '../../content/press-items/kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { decorativePicture, type Picture, type PictureFile } from '../../store/read/picture.ts'
import type { Language } from '../../languages/languages.ts'
import { pressDates } from './press-dates.ts'

/** Press items in the menu (specification, section 9). */
export const pressItemsInMenu = 3

/** Widest file, in pixels, of a picture that a dropdown shows at most 20 rem wide. */
const widestMenuPicture = 960

export interface MenuPressItem {
  id: string
  title: LocalizedText
  date: string
  /** The date in words: made on the server, because a browser's own `Intl` may write it otherwise. */
  dates: LocalizedText[]
}

/** What the header and the footer show on every page. */
export interface Shell {
  organization: Organization
  /** Nothing when it could not be read: the entries then lead to the section pages. */
  menu: HeaderMenu | null
  pressItems: MenuPressItem[]
  /** Pages that editors chose for the foot of every page. */
  footerPages: readonly FooterPage[]
}

export interface ShellReaders {
  language: Language
  readOrganization: () => Promise<Organization>
  readMenu: (organization: Organization) => Promise<HeaderMenu>
  /** The latest press items, newest first. */
  readPressItems: (count: number) => Promise<readonly PressItem[]>
  readFooterPages: () => Promise<readonly FooterPage[]>
  reportError: (error: unknown) => void
}

/**
 * Reads the header's and the footer's content. Press items, a menu or footer pages that can't be read are logged only
 * (specification, section 8); without the organization there is no page.
 */
export async function readShell(readers: ShellReaders): Promise<Shell> {
  const { language, readOrganization, readMenu, readPressItems, readFooterPages, reportError } = readers
  const logged = <Value>(reading: Promise<Value>, otherwise: Value) =>
    reading.catch((error: unknown) => {
      reportError(error)
      return otherwise
    })
  const [{ organization, menu }, pressItems, footerPages] = await Promise.all([
    readOrganization().then(async (found) => ({
      organization: found,
      menu: await logged<HeaderMenu | null>(readMenu(found), null),
    })),
    logged(readPressItems(pressItemsInMenu), []),
    logged<readonly FooterPage[]>(readFooterPages(), []),
  ])
  return {
    organization,
    menu: menu && withSmallPictures(menu),
    pressItems: pressItems.map(({ id, title, date }) => ({
      id,
      title,
      date,
      dates: pressDates(date, language),
    })),
    footerPages,
  }
}

function withSmallPictures(menu: HeaderMenu): HeaderMenu {
  const small = (name: DropdownName): Dropdown => {
    const { image, panelPictures } = menu[name]
    return {
      ...menu[name],
      image: image && decorativePicture(smallPicture(image)),
      panelPictures: panelPictures.map(smallPicture),
    }
  }
  return {
    whoWeAre: small('whoWeAre'),
    whatWeDo: small('whatWeDo'),
    getInvolved: small('getInvolved'),
    infoCentre: small('infoCentre'),
  }
}

/** The menu travels with every page, so that it carries only what a small place shows. */
function smallPicture(picture: Picture): Picture {
  const small = (files: readonly PictureFile[]) => files.filter(({ width }) => width <= widestMenuPicture)
  return {
    ...picture,
    // Of WebP pages show the second file alone, or the first (site/ui/picture/picture.tsx).
    sizes: { avif: small(picture.sizes.avif), webp: small(picture.sizes.webp).slice(0, 2) },
    credit: null,
    caption: null,
  }
}
