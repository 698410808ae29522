import { z } from 'zod'
import type { CountryReference, RecordReference } from '../read/reference.ts'
import { component } from './components.ts'
import { plainText } from './plain-text.ts'
import { idSchema, recordId } from './record-id.ts'

const referenceFields = { id: idSchema, slug: z.string(), title: z.string() }

export const countryCodeSchema = z
  .string()
  .length(2)
  .meta({ description: 'Two letters, lower case (ISO 3166-1 alpha-2).' })

export const referenceSchema = component(
  'Reference',
  'Another record that this one refers to.',
  z.object(referenceFields),
)

export const countryReferenceSchema = component(
  'CountryReference',
  'A country that this record refers to.',
  z.object({ ...referenceFields, code: countryCodeSchema }),
)

export function referenceToApi({ id, slug, title }: RecordReference): z.input<typeof referenceSchema> {
  return { id: recordId(id), slug, title: plainText(title) }
}

export function countryReferenceToApi(country: CountryReference): z.input<typeof countryReferenceSchema> {
  return { ...referenceToApi(country), code: country.code }
}
