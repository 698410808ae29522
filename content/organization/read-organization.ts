import { readPublishedGlobal } from '../../store/read/read-published.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'

export const socialNetworks = ['facebook', 'x', 'youtube', 'linkedin', 'instagram'] as const

export type SocialNetwork = (typeof socialNetworks)[number]

export interface Organization {
  abbreviation: string
  name: LocalizedText
  description: LocalizedText
  metaTitle: LocalizedText
  metaDescription: LocalizedText
  copyrightYear: number
  telephone: string
  informationEmail: string
  applicationsEmail: string
  procurementEmail: string
  location: LocalizedText
  hubAddress: string
  hubMapsAddress: string
  waterVisionAddress: string
  /** `#` where the network has no account (specification, section 3). */
  socialLinks: Record<SocialNetwork, string>
  figures: { value: string; label: LocalizedText }[]
}

/** Who the network is, from the Organization global. */
export async function readOrganization(reading: Reading): Promise<Organization> {
  return organizationOf(
    new RecordReader(await readPublishedGlobal(reading, 'organization'), reading.language),
  )
}

/** The same, from the global as it is stored, in all languages. */
export function organizationOf(reader: RecordReader): Organization {
  const socialLink = (network: SocialNetwork) => reader.plain(network) ?? '#'
  return {
    abbreviation: reader.requiredPlain('abbreviation'),
    name: reader.requiredText('name'),
    description: reader.requiredText('description'),
    metaTitle: reader.requiredText('metaTitle'),
    metaDescription: reader.requiredText('metaDescription'),
    copyrightYear: reader.number('copyrightYear') ?? 2025,
    telephone: reader.requiredPlain('telephone'),
    informationEmail: reader.requiredPlain('informationEmail'),
    applicationsEmail: reader.requiredPlain('applicationsEmail'),
    procurementEmail: reader.requiredPlain('procurementEmail'),
    location: reader.requiredText('location'),
    hubAddress: reader.requiredPlain('hubAddress'),
    hubMapsAddress: reader.requiredPlain('hubMapsAddress'),
    waterVisionAddress: reader.requiredPlain('waterVisionAddress'),
    socialLinks: {
      facebook: socialLink('facebook'),
      x: socialLink('x'),
      youtube: socialLink('youtube'),
      linkedin: socialLink('linkedin'),
      instagram: socialLink('instagram'),
    },
    figures: reader.list('figures', (row) => ({
      value: row.plain('value') ?? '',
      label: row.requiredText('label'),
    })),
  }
}
