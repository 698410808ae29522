import type { Payload } from 'payload'

/**
 * Deletes for good what "Create new" made and nobody has written into since: a draft without a title in any language, of
 * one version. What something refers to stays and is logged.
 * @param before drafts made after this moment stay: somebody may be about to write
 * @returns how many were deleted
 */
export async function deleteUntouchedDrafts(payload: Payload, before: Date): Promise<number> {
  let deleted = 0
  for (const { slug: collection, admin, versions } of payload.config.collections) {
    const title = admin.useAsTitle
    if (!versions?.drafts || !versions.drafts.autosave || title === undefined) continue
    const { docs } = await payload.find({
      collection,
      where: {
        _status: { equals: 'draft' },
        createdAt: { less_than: before.toISOString() },
        firstPublishedAt: { exists: false },
      },
      locale: 'all',
      pagination: false,
      depth: 0,
      select: { [title]: true },
      overrideAccess: true,
    })
    for (const record of docs.filter((doc) => isEmpty(Object.entries(doc), title))) {
      const { id } = record
      const { totalDocs } = await payload.countVersions({
        collection,
        where: { parent: { equals: id } },
        overrideAccess: true,
      })
      if (totalDocs > 1) continue
      try {
        await payload.delete({ collection, id, depth: 0, overrideAccess: true })
        deleted += 1
      } catch (error) {
        payload.logger.error({ err: error, collection, id, msg: 'An untouched draft could not be deleted' })
      }
    }
  }
  return deleted
}

function isEmpty(values: readonly [string, unknown][], name: string): boolean {
  const value = values.find(([key]) => key === name)?.[1]
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.every((text) => text === undefined || text === null || text === '')
}
