import type { SanitizedCollectionConfig } from 'payload'

/** By what a record, read in one language, is called in lists; nothing where it has no title. */
export function titleOfRecord(
  { admin }: Pick<SanitizedCollectionConfig, 'admin'>,
  record: object,
): string | undefined {
  const title = new Map<string, unknown>(Object.entries(record)).get(admin.useAsTitle ?? 'id')
  return typeof title === 'string' && title !== '' ? title : undefined
}
