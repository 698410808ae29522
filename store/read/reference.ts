import { arabicBeforeEnglishInPersian } from '../../languages/languages.ts'
import type { LocalizedText } from './localized-text.ts'
import type { RecordReader } from './record-reader.ts'

/** What one record says of another that it refers to. */
export interface RecordReference {
  id: string
  slug: string
  title: LocalizedText
}

export interface CountryReference extends RecordReference {
  /** Two letters, lower case (ISO 3166-1). */
  code: string
}

export function readReference(reader: RecordReader): RecordReference {
  return { id: reader.id, slug: reader.requiredPlain('slug'), title: reader.requiredText('title') }
}

/** A project's texts fall back as those of its own page do. */
export function readProjectReference(reader: RecordReader): RecordReference {
  return readReference(reader.fallingBackTo(arabicBeforeEnglishInPersian(reader.language)))
}

export function readCountryReference(reader: RecordReader): CountryReference {
  return {
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('name'),
    code: reader.requiredPlain('code'),
  }
}
