import type { Payload } from 'payload'
import { z } from 'zod'
import { isInTrash } from '../../store/being-trashed.ts'
import type { Place, TranslatedEntity } from './translated-entities.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'

/** A record as it was saved last, published or not, in all languages. */
export interface SavedRecord {
  stored: Readonly<Record<string, unknown>>
  /** ISO 8601. */
  changedAt: string
  isDraft: boolean
}

const storedSchema = z.looseObject({
  updatedAt: z.union([z.string(), z.date().transform((date) => date.toISOString())]).nullish(),
  _status: z.string().nullish(),
})
const versionSchema = z.object({ version: z.looseObject({}) })
const identified = z.looseObject({ id: z.number() })
const versionOfRecord = z.object({
  parent: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
  version: z.looseObject({}),
})

/** The latest state of a record; nothing when there is none or it lies in the trash. */
export async function readSavedRecord(
  payload: Payload,
  entity: TranslatedEntity,
  { id }: Place,
  req: InTransaction = {},
): Promise<SavedRecord | undefined> {
  const latest = { latest: { equals: true } }
  if (entity.type === 'global') {
    const { slug } = entity
    if (entity.hasDrafts) {
      const { docs } = await payload.db.findGlobalVersions({
        ...{ global: slug, where: latest, limit: 1, pagination: false, req },
      })
      const version = versionSchema.safeParse(docs[0]).data?.version
      if (version) return savedRecord(version)
    }
    return savedRecord(await payload.db.findGlobal({ slug, req }))
  }
  const { slug } = entity
  if (entity.hasDrafts) {
    const { docs } = await payload.db.findVersions({
      collection: slug,
      where: { and: [{ parent: { equals: id } }, latest] },
      limit: 1,
      pagination: false,
      req,
    })
    const version = versionSchema.safeParse(docs[0]).data?.version
    if (version) return savedRecord(version)
  }
  return savedRecord(await payload.db.findOne({ collection: slug, where: { id: { equals: id } }, req }))
}

/**
 * Records of a kind by id after `last`, as they were saved last; those in the trash are passed over.
 * @returns nothing when there are no more
 */
export async function readSavedRecords(
  payload: Payload,
  entity: TranslatedEntity & { type: 'collection' },
  last: number,
  limit: number,
): Promise<{ records: { id: number; saved: SavedRecord }[]; last: number } | undefined> {
  const { slug } = entity
  const { docs } = await payload.db.find({
    ...{ collection: slug, where: { id: { greater_than: last } }, sort: 'id', limit, pagination: false },
  })
  const rows = z.array(identified).parse(docs)
  const lastRow = rows.at(-1)
  if (!lastRow) return undefined
  const versions = entity.hasDrafts
    ? await payload.db.findVersions({
        collection: slug,
        where: { and: [{ latest: { equals: true } }, { parent: { in: rows.map(({ id }) => id) } }] },
        limit,
        pagination: false,
      })
    : { docs: [] }
  const latest = new Map(
    z
      .array(versionOfRecord)
      .parse(versions.docs)
      .map(({ parent, version }) => [parent, version]),
  )
  const records = rows.flatMap((row) => {
    const saved = savedRecord(latest.get(row.id) ?? row)
    return saved ? [{ id: row.id, saved }] : []
  })
  return { records, last: lastRow.id }
}

function savedRecord(found: unknown): SavedRecord | undefined {
  const stored = storedSchema.safeParse(found).data
  if (!stored || isInTrash(stored)) return undefined
  return {
    stored,
    changedAt: stored.updatedAt ? new Date(stored.updatedAt).toISOString() : new Date(0).toISOString(),
    isDraft: stored._status === 'draft',
  }
}
