import { readTitled, type TitledRecord } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear, refersToCountry } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import { readCountryReference, type CountryReference } from '../../store/read/reference.ts'

export interface GalleryImage extends TitledRecord {
  description: LocalizedText | null
  image: Picture | null
  /** `YYYY-MM-DD` */
  takenOn: string | null
  countries: CountryReference[]
}

export const galleryImageKind: ContentKind<GalleryImage> = {
  collection: 'culture-gallery-images',
  sorts: { '-date': ['-takenOn'], date: ['takenOn'] },
  filters: { country: refersToCountry, year: inYear('takenOn') },
  read: (reader) => ({
    ...readTitled(reader),
    description: reader.text('description'),
    image: reader.related('image', readPicture),
    takenOn: reader.day('takenOn'),
    countries: reader.list('countries', readCountryReference),
  }),
}
