import { languageCodes, type Language } from '../../languages/languages.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'

export interface Slide {
  id: string
  title: LocalizedText | null
  description: LocalizedText | null
  titles: Record<Language, string | null>
  descriptions: Record<Language, string | null>
  image: Picture | null
  /** The picture is shown mirrored where a page reads from right to left. */
  isMirrored: boolean
  /** `.` or nothing hides the button (specification, section 2.4). */
  linkTitle: LocalizedText | null
  link: string | null
}

function inEachLanguage(reader: RecordReader, field: string): Record<Language, string | null> {
  const { en, ar, fr, fa } = Object.fromEntries(
    languageCodes.map((language) => [language, reader.textIn(field, language)]),
  )
  return { en: en ?? null, ar: ar ?? null, fr: fr ?? null, fa: fa ?? null }
}

export const slideKind: ContentKind<Slide> = {
  collection: 'sliders',
  isCached: true,
  sorts: { order: ['order'] },
  filters: {},
  read: (reader) => ({
    id: reader.id,
    title: reader.text('title'),
    description: reader.text('description'),
    titles: inEachLanguage(reader, 'title'),
    descriptions: inEachLanguage(reader, 'description'),
    image: reader.related('image', readPicture),
    isMirrored: reader.isChecked('mirrored'),
    linkTitle: reader.text('linkTitle'),
    link: reader.plain('link'),
  }),
}
