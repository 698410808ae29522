import type { ContentKind } from '../../store/read/content-kind.ts'
import { equals } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'

export interface Country {
  id: string
  slug: string
  name: LocalizedText
  /** In the United Nations' terminology (UNTERM); the everyday name where both agree. */
  officialName: LocalizedText
  names: { en: string | null; ar: string | null }
  /** Two letters, lower case (ISO 3166-1). */
  code: string
  summary: LocalizedText | null
  image: Picture | null
  waterFigures: { label: LocalizedText; value: string; source: LocalizedText }[]
  updatedAt: string
}

export function readCountry(reader: RecordReader): Country {
  return {
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    name: reader.requiredText('name'),
    officialName: reader.ownText('officialName') ?? reader.requiredText('name'),
    names: { en: reader.textIn('name', 'en'), ar: reader.textIn('name', 'ar') },
    code: reader.requiredPlain('code'),
    summary: reader.text('summary'),
    image: reader.related('image', readPicture),
    waterFigures: reader.list('waterFigures', (row) => ({
      label: row.requiredText('label'),
      value: row.plain('value') ?? '',
      source: row.requiredText('source'),
    })),
    updatedAt: reader.requiredMoment('updatedAt'),
  }
}

export const countryKind: ContentKind<Country> = {
  collection: 'countries',
  sorts: { code: ['code'], '-code': ['-code'] },
  filters: { code: equals('code') },
  read: readCountry,
}
