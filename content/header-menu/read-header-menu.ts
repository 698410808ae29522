import type { Organization } from '../organization/read-organization.ts'
import {
  readAction,
  readDestination,
  type Action,
  type Destination,
} from '../organization/read-destination.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import { readPublishedGlobal } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import type { DropdownName } from './dropdown-names.ts'

/** A link of a dropdown's list, with what its detail panel shows. */
export interface SubLink {
  label: LocalizedText
  destination: Destination
  title: LocalizedText
  description: LocalizedText | null
  details: LocalizedText | null
  additionalText: LocalizedText | null
  /** Words of the main action, which leads to `destination`. */
  actionLabel: LocalizedText
  secondaryAction: Action | null
  /** Selected when the page shown is none of the dropdown's (specification, section 2.2). */
  selectedByDefault: boolean
}

export interface Dropdown {
  title: LocalizedText
  description: LocalizedText
  image: Picture | null
  links: SubLink[]
  panelTitle: LocalizedText | null
  panelLinks: Action[]
  /** Two small pictures; only What we do has them. */
  panelPictures: Picture[]
}

export type HeaderMenu = Readonly<Record<DropdownName, Dropdown>>

/** The dropdowns of the header, from the global of that name. */
export async function readHeaderMenu(reading: Reading, organization: Organization): Promise<HeaderMenu> {
  const reader = new RecordReader(await readPublishedGlobal(reading, 'header-menu'), reading.language)
  const read = (name: DropdownName) => readDropdown(reader.group(name), reading, organization)
  return {
    whoWeAre: read('whoWeAre'),
    whatWeDo: read('whatWeDo'),
    getInvolved: read('getInvolved'),
    infoCentre: read('infoCentre'),
  }
}

function readDropdown(
  reader: RecordReader | null,
  { language }: Reading,
  organization: Organization,
): Dropdown {
  const dropdown = reader ?? new RecordReader({}, language)
  const pictures = (['firstPicture', 'secondPicture'] as const).map((name) =>
    dropdown.related(name, readPicture),
  )
  return {
    title: dropdown.requiredText('title'),
    description: dropdown.requiredText('description'),
    image: dropdown.related('image', readPicture),
    links: dropdown
      .list('links', (row) => (isShownIn(row, language) ? readSubLink(row, organization) : null))
      .filter((link) => link !== null),
    panelTitle: dropdown.text('panelTitle'),
    panelLinks: dropdown
      .list('panelLinks', (row) => readAction(row, organization))
      .filter((link) => link !== null),
    panelPictures: pictures.filter((picture) => picture !== null),
  }
}

function isShownIn(row: RecordReader, language: string): boolean {
  const languages = row.texts('onlyInLanguages')
  return languages.length === 0 || languages.includes(language)
}

function readSubLink(row: RecordReader, organization: Organization): SubLink | null {
  const destination = readDestination(row, organization)
  if (!destination) return null
  const label = row.requiredText('label')
  const secondary = row.group('secondaryAction')
  return {
    label,
    destination,
    title: row.text('title') ?? label,
    description: row.text('description'),
    details: row.text('details'),
    additionalText: row.text('additionalText'),
    actionLabel: row.text('linkTitle') ?? label,
    secondaryAction: secondary && readAction(secondary, organization),
    selectedByDefault: row.isChecked('selectedByDefault'),
  }
}
