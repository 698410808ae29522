import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Use } from '../../../model/references/where-used.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import { heldValues, type HeldValues } from './said-of-values.ts'
import type { InTransaction } from '../../../store/database/in-transaction.ts'

const decompress = promisify(gunzip)

/** What is held: the values of a chart, by their version, or a file, by its name. */
export const heldKinds = ['values', 'file'] as const

export interface FormerVersion {
  kind: (typeof heldKinds)[number]
  name: string
  /** Moment, ISO 8601. */
  heldAt: string
  /** Nothing where the file is still public. */
  withdrawn: { at: string; by: string | null } | null
}

const listed = z.array(
  z.object({
    kind: z.enum(heldKinds),
    name: z.string(),
    held_at: z.string(),
    withdrawn_at: z.string().nullable(),
    withdrawn_by: z.string().nullable(),
  }),
)

/** What is held of a dataset, the latest first. */
export async function listHeld(
  payload: Payload,
  publication: number,
  req?: InTransaction,
): Promise<FormerVersion[]> {
  const database = await rawSql(payload, req)
  const rows = await database.rows(sql`
    SELECT kind, name, held_at, withdrawn_at, withdrawn_by FROM dataset_versions
    WHERE publication_id = ${publication} ORDER BY held_at DESC, kind DESC, name`)
  return listed.parse(rows).map((row) => ({
    kind: row.kind,
    name: row.name,
    heldAt: row.held_at,
    withdrawn: row.withdrawn_at === null ? null : { at: row.withdrawn_at, by: row.withdrawn_by },
  }))
}

/** What is held under a name, or since when it is withdrawn. */
export type Held<Content> = { content: Content } | { withdrawnAt: string }

const contents = z.array(
  z.object({
    publication_id: z.coerce.number(),
    content: z.string().nullable(),
    withdrawn_at: z.string().nullable(),
  }),
)

async function find(payload: Payload, condition: SQL) {
  const database = await rawSql(payload)
  return contents.parse(
    await database.rows(
      sql`SELECT publication_id, content, withdrawn_at FROM dataset_versions WHERE ${condition}`,
    ),
  )
}

/** Values of a version of a dataset's chart that are not the present ones. */
export async function readFormerValues(
  payload: Payload,
  publication: number,
  version: string,
): Promise<Held<HeldValues> | undefined> {
  const [found] = await find(
    payload,
    sql`publication_id = ${publication} AND kind = 'values' AND name = ${version}`,
  )
  if (found?.withdrawn_at) return { withdrawnAt: found.withdrawn_at }
  return found?.content ? { content: heldValues.parse(JSON.parse(found.content)) } : undefined
}

/** A file that a dataset on the site had under this name. */
export async function readFormerFile(payload: Payload, name: string): Promise<Held<Buffer> | undefined> {
  const found = await find(payload, sql`kind = 'file' AND name = ${name}`)
  if (found.length === 0) return undefined
  const { docs } = await payload.find({
    collection: 'publications',
    where: {
      and: [{ id: { in: found.map((one) => one.publication_id) } }, { _status: { equals: 'published' } }],
    },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  const held = found.find((one) => docs.some(({ id }) => id === one.publication_id))
  if (held?.withdrawn_at) return { withdrawnAt: held.withdrawn_at }
  return held?.content ? { content: await decompress(Buffer.from(held.content, 'base64')) } : undefined
}

const named = z.array(z.object({ name: z.string() }))

/** Names of files of data that are held or were withdrawn: no other file gets one of them. */
export async function isNameOfHeldFile(
  payload: Payload,
  name: string,
  req?: InTransaction,
): Promise<boolean> {
  const database = await rawSql(payload, req)
  const rows = await database.rows(
    sql`SELECT name FROM dataset_versions WHERE kind = 'file' AND name = ${name} LIMIT 1`,
  )
  return named.parse(rows).length > 0
}

const holders = z.array(z.object({ publication_id: z.coerce.number() }))

/** The datasets that hold former files of a document which are not withdrawn. */
export async function datasetsHolding(payload: Payload, document: number): Promise<Use[]> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`
    SELECT DISTINCT held.publication_id FROM dataset_versions held
    WHERE held.document_id = ${document} AND held.withdrawn_at IS NULL
      AND held.name <> (SELECT filename FROM documents WHERE id = ${document})`)
  return holders
    .parse(rows)
    .map(({ publication_id: id }) => ({ collection: 'publications', id, isPublished: true }))
}

/**
 * Deletes what is held, for good, and remembers that it was withdrawn and by whom.
 * @returns whether it was held and not yet withdrawn
 */
export async function withdrawHeld(
  payload: Payload,
  { publication, kind, name }: { publication: number } & Pick<FormerVersion, 'kind' | 'name'>,
  { by, at }: { by: string | null; at: string },
  req?: InTransaction,
): Promise<boolean> {
  const database = await rawSql(payload, req)
  const rows = await database.rows(sql`
    UPDATE dataset_versions SET content = NULL, withdrawn_at = ${at}, withdrawn_by = ${by}
    WHERE publication_id = ${publication} AND kind = ${kind} AND name = ${name} AND withdrawn_at IS NULL
    RETURNING name`)
  return named.parse(rows).length > 0
}

/** What is held of a publication that is deleted for good goes with it. */
export async function deleteHeld(payload: Payload, publication: number, req?: InTransaction): Promise<void> {
  const database = await rawSql(payload, req)
  await database.write([sql`DELETE FROM dataset_versions WHERE publication_id = ${publication}`])
}
