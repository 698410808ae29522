import type { destinationNames } from '../../../model/fields/destination.ts'
import type { StarterPicture } from '../../starter-types.ts'
import type { Translated } from '../../translated.ts'
import type { Language } from '../../../languages/languages.ts'
import type { DropdownName } from '../../../content/header-menu/dropdown-names.ts'

/** A path of the site, or the name of an address that the Organization keeps. */
export type StarterTarget = `/${string}` | Exclude<(typeof destinationNames)[number], 'address'>

export interface StarterAction {
  label: Translated
  target: StarterTarget
}

export interface StarterSubLink extends StarterAction {
  title: Translated
  description: Translated
  details: Translated
  additionalText?: Translated
  linkTitle: Translated
  secondaryAction?: StarterAction
  selectedByDefault?: boolean
  onlyInLanguages?: readonly Language[]
}

export interface StarterDropdown {
  title: Translated
  description: Translated
  image: StarterPicture
  links: readonly StarterSubLink[]
  panelTitle: Translated
  panelLinks: readonly StarterAction[]
  /** Only What we do has them. */
  panelPictures?: readonly [StarterPicture, StarterPicture]
}

export type StarterHeaderMenu = Readonly<Record<DropdownName, StarterDropdown>>

/** Credit of the drawings that the site makes for itself. */
export const ownDrawing: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}
