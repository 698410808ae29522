import type { CollectionSlug } from 'payload'

export interface RecordOfKind {
  collection: CollectionSlug
  id: number
}

/** The ids of a kind's records that an editor's formatted text shows or links, whatever nodes they stand in. */
export function* idsInRichText(value: unknown, collection: CollectionSlug): Generator<number> {
  if (typeof value !== 'object' || value === null) return
  if ('relationTo' in value && 'value' in value && value.relationTo === collection) {
    const id = idOf(value.value)
    if (id !== undefined) yield id
  }
  for (const item of Object.values(value)) yield* idsInRichText(item, collection)
}

/** As the database stores it an id, as it is read perhaps the record. */
export function idOf(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : undefined
}

/** What stands at a path in stored content of all languages, through rows. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [name, ...rest] = path
  if (name === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  const field: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return valuesAt(field, rest)
}
