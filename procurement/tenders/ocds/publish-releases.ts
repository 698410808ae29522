import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'
import { environment } from '../../../environment.ts'
import { raisedVersion } from '../../../store/database/content-version.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import { appendRelease, type Appending } from './append-release.ts'
import { listPublishedTenders } from './stored-releases.ts'

/** Publishes a release with every save after which visitors read something else of the tender, and only then. */
export const publishReleaseAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  // Of the starter content `appendMissingReleases` makes releases at its end.
  if (req.context.storeContentVersion !== true) await appendRelease(appendingNow(req.payload), doc.id, req)
  return doc
}

export const publishReleaseAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await appendRelease(appendingNow(req.payload), doc.id, req)
  return doc
}

/**
 * Publishes how many proposals there were, after their opening. Never fails the opening, which can't be repeated: what
 * could not be published is logged, and published with the tender's next change or at the next start.
 */
export async function publishReleaseAfterOpening(payload: Payload, tender: number): Promise<void> {
  try {
    const isAppended = await appendRelease(appendingNow(payload), tender)
    // The data catalogue says when the releases changed last.
    if (isAppended) await (await rawSql(payload)).write([raisedVersion('tenders')])
  } catch (error) {
    payload.logger.error({ err: error, tender, msg: 'The release of an opening could not be published' })
  }
}

/**
 * Publishes what no release says yet: of tenders that were published before there were releases or by a former version
 * of the program, and what was interrupted. Changes nothing when it is carried out again.
 * @returns how many releases were appended
 */
export async function appendMissingReleases(appending: Appending): Promise<number> {
  const { docs: published } = await appending.payload.find({
    collection: 'tenders',
    where: { _status: { equals: 'published' } },
    sort: ['updatedAt', 'id'],
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  const tenders = new Set([
    ...published.map(({ id }) => id),
    ...(await listPublishedTenders(appending.payload)),
  ])
  let appended = 0
  for (const tender of tenders) if (await appendRelease(appending, tender)) appended += 1
  return appended
}

function appendingNow(payload: Payload): Appending {
  return { payload, siteUrl: environment().siteUrl, now: new Date() }
}
