import type { Payload } from 'payload'

/**
 * Deletes for good what was put into the trash before a moment. What something refers to again, because that was brought
 * back from the trash, stays and is logged.
 * @returns how many records were deleted
 */
export async function emptyTrash(payload: Payload, before: Date): Promise<number> {
  let deleted = 0
  for (const { slug: collection, trash } of payload.config.collections) {
    if (!trash) continue
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before.toISOString() } },
      trash: true,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: true,
    })
    for (const { id } of docs) {
      try {
        await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true })
        deleted += 1
      } catch (error) {
        payload.logger.error({
          err: error,
          collection,
          id,
          msg: 'A record in the trash could not be deleted',
        })
      }
    }
  }
  return deleted
}
