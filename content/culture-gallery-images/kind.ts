import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear, refersToCountry } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import { readCountryReference, type CountryReference } from '../../store/read/reference.ts'

export interface GalleryImage {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText | null
  image: Picture | null
  /** `YYYY-MM-DD` */
  takenOn: string | null
  countries: CountryReference[]
  updatedAt: string
}

export const galleryImageKind: ContentKind<GalleryImage> = {
  collection: 'culture-gallery-images',
  searchedFields: ['title', 'description'],
  sorts: { '-date': ['-takenOn'], date: ['takenOn'] },
  filters: { country: refersToCountry, year: inYear('takenOn') },
  read: (reader) => ({
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    description: reader.text('description'),
    image: reader.related('image', readPicture),
    takenOn: reader.day('takenOn'),
    countries: reader.list('countries', readCountryReference),
    updatedAt: reader.requiredMoment('updatedAt'),
  }),
}
