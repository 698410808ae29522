import { languageCodes, type Language } from '../../languages/languages.ts'
import { readCountry, type Country } from '../countries/kind.ts'
import { readTitled, type TitledRecord } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { refersToCountryIn } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'

export interface MemberStateTranslation {
  locale: Language
  title: string | null
  instituteName: string | null
  location: string | null
}

export interface MemberState extends TitledRecord {
  country: Country | null
  instituteName: LocalizedText | null
  location: LocalizedText | null
  rank: LocalizedText | null
  description: LocalizedText | null
  telephone: string | null
  fax: string | null
  email: string | null
  website: string | null
  /** Colour of the pin on the map; the usual member colour when there is none. */
  mapKeyColour: string
  joinedInYear: number | null
  image: Picture | null
  translations: MemberStateTranslation[]
}

/** Specification, section 9. */
export const defaultMemberColour = '#0ea5e9'

export const memberStateKind: ContentKind<MemberState> = {
  collection: 'member-states',
  isCached: true,
  sorts: { slug: ['slug'] },
  filters: { country: refersToCountryIn('country') },
  read: (reader: RecordReader) => ({
    ...readTitled(reader),
    country: reader.related('country', readCountry),
    instituteName: reader.text('instituteName'),
    location: reader.text('location'),
    rank: reader.text('rank'),
    description: reader.text('description'),
    telephone: reader.plain('telephone'),
    fax: reader.plain('fax'),
    email: reader.plain('email'),
    website: reader.plain('website'),
    mapKeyColour: reader.plain('mapKeyColour') ?? defaultMemberColour,
    joinedInYear: reader.number('joinedInYear'),
    image: reader.related('image', readPicture),
    translations: languageCodes.map((locale) => ({
      locale,
      title: reader.textIn('title', locale),
      instituteName: reader.textIn('instituteName', locale),
      location: reader.textIn('location', locale),
    })),
  }),
}
