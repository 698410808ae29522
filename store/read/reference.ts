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

export function readCountryReference(reader: RecordReader): CountryReference {
  return {
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('name'),
    code: reader.requiredPlain('code'),
  }
}
