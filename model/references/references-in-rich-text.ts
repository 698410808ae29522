import type { CollectionSlug } from 'payload'

export interface RecordOfKind {
  collection: CollectionSlug
  id: number
}

/** Whether an editor's formatted text shows or links a record, whatever nodes it stands in. */
export function richTextRefersTo(value: unknown, { collection, id }: RecordOfKind): boolean {
  if (Array.isArray(value)) return value.some((item) => richTextRefersTo(item, { collection, id }))
  if (typeof value !== 'object' || value === null) return false
  if ('relationTo' in value && 'value' in value && value.relationTo === collection) {
    if (idOf(value.value) === id) return true
  }
  return Object.values(value).some((item) => richTextRefersTo(item, { collection, id }))
}

/** As the database stores it an id, as it is read perhaps the record. */
function idOf(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : undefined
}
