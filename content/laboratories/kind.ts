import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { refersToCountryIn, refersToSlug } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import {
  readCountryReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from '../../store/read/reference.ts'

export interface Laboratory extends Article {
  /** The institution that runs it. */
  host: LocalizedText | null
  country: CountryReference | null
  /** Its town. */
  location: LocalizedText | null
  website: string | null
  topics: RecordReference[]
}

export const laboratoryKind: ContentKind<Laboratory> = {
  collection: 'laboratories',
  notOnCards: ['body', 'host', 'website'],
  sorts: { slug: ['slug'], '-slug': ['-slug'] },
  filters: { topic: refersToSlug('topics'), country: refersToCountryIn('country') },
  read: (reader) => ({
    ...readArticle(reader),
    host: reader.text('host'),
    country: reader.related('country', readCountryReference),
    location: reader.text('location'),
    website: reader.plain('website'),
    topics: reader.list('topics', readReference),
  }),
}
