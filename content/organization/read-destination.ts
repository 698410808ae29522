import { destinationNames } from '../../model/fields/destination.ts'
import type { Organization } from './read-organization.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'

/** Where a link leads: a page of this site (path without the language's prefix), another site, or an e-mail. */
export type Destination =
  | { kind: 'page'; path: string }
  | { kind: 'site'; address: string }
  | { kind: 'mail'; address: string }

export interface Action {
  label: LocalizedText
  destination: Destination
}

/** Subject of the e-mails that a general application begins with (specification, section 2.2). */
const generalApplicationSubject = 'General Application'

/** Where a general application goes by e-mail, its subject written already. */
export function generalApplicationMail({
  applicationsEmail,
}: Pick<Organization, 'applicationsEmail'>): string {
  return `mailto:${applicationsEmail}?subject=${encodeURIComponent(generalApplicationSubject)}`
}

/** Reads the fields of `destination()`; nothing when no address was written. */
export function readDestination(reader: RecordReader, organization: Organization): Destination | null {
  switch (reader.oneOf('destination', destinationNames)) {
    case 'water-vision':
      return { kind: 'site', address: organization.waterVisionAddress }
    case 'hub':
      return { kind: 'site', address: organization.hubAddress }
    case 'hub-maps':
      return { kind: 'site', address: organization.hubMapsAddress }
    case 'applications-email':
      return { kind: 'mail', address: generalApplicationMail(organization) }
    case 'procurement-email':
      return { kind: 'mail', address: `mailto:${organization.procurementEmail}` }
    case 'address': {
      const address = reader.plain('address')
      if (address === null) return null
      return address.startsWith('/') ? { kind: 'page', path: address } : { kind: 'site', address }
    }
  }
}

/** Reads a link with its words; nothing when it has no words or leads nowhere. */
export function readAction(reader: RecordReader, organization: Organization): Action | null {
  const label = reader.text('label')
  if (!label) return null
  const destination = readDestination(reader, organization)
  return destination && { label, destination }
}
