import { readTitled, type TitledRecord } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { equals, refersToCountryIn } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { readCountryReference, type CountryReference } from '../../store/read/reference.ts'
import { partnerKinds } from './collection.ts'

export interface Partner extends TitledRecord {
  kind: (typeof partnerKinds)[number]
  country: CountryReference | null
  summary: LocalizedText | null
  website: string | null
  image: Picture | null
}

export const partnerKind: ContentKind<Partner> = {
  collection: 'partners',
  sorts: { slug: ['slug'], '-slug': ['-slug'] },
  filters: { kind: equals('kind'), country: refersToCountryIn('country') },
  read: (reader: RecordReader) => ({
    ...readTitled(reader),
    kind: reader.oneOf('kind', partnerKinds),
    country: reader.related('country', readCountryReference),
    summary: reader.text('summary'),
    website: reader.plain('website'),
    image: reader.related('image', readPicture),
  }),
}
