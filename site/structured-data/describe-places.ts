import type { CountryReference } from '../../store/read/reference.ts'
import type { SchemaNode } from './vocabulary.ts'

/** Countries that a thing is about, or nothing. */
export function describePlaces(
  countries: readonly CountryReference[] = [],
): SchemaNode<'Country'>[] | undefined {
  if (countries.length === 0) return undefined
  return countries.map(({ title, code }) => ({
    '@type': 'Country',
    name: title.text,
    identifier: code.toUpperCase(),
  }))
}
