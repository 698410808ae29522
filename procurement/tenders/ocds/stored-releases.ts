import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql, type RawSql } from '../../../store/database/raw-sql.ts'
import type { Release } from './next-release.ts'

const storedRelease = z.object({
  ocid: z.string(),
  id: z.string(),
  date: z.string(),
  tag: z.array(z.string()),
})
const storedPackage = z.looseObject({ releases: z.tuple([storedRelease.catchall(z.unknown())]) })

const rowsOfReleases = z.array(
  z.object({
    ocid: z.string(),
    date: z.string(),
    package: z.string(),
    state_hash: z.string(),
  }),
)

/** A release as it was published. */
export interface StoredRelease {
  ocid: string
  /** Moment, ISO 8601. */
  date: string
  release: Release
  /** The whole package of this one release, as text. */
  package: string
  /** SHA-256 of what it was made from. */
  stateHash: string
}

/** Releases of a tender, and of deleted ones that had its id before, the oldest first. */
export function readReleasesOfTender(database: RawSql, tender: number): Promise<StoredRelease[]> {
  return read(database, sql`WHERE tender_id = ${tender} ORDER BY position`)
}

/** Releases of these ocids, by ocid and then the oldest first. */
export async function readReleasesOf(payload: Payload, ocids: readonly string[]): Promise<StoredRelease[]> {
  if (ocids.length === 0) return []
  const list = sql.join(
    ocids.map((ocid) => sql`${ocid}`),
    sql`, `,
  )
  return read(await rawSql(payload), sql`WHERE ocid IN (${list}) ORDER BY ocid, sequence`)
}

/** A release by its id, which is unique among those of all tenders. */
export async function readRelease(payload: Payload, id: string): Promise<StoredRelease | undefined> {
  const [found] = await read(await rawSql(payload), sql`WHERE release_id = ${id}`)
  return found
}

/** A page of a list that only grows at its end. */
export interface PageOf<Item> {
  items: Item[]
  total: number
}

interface Page {
  page: number
  perPage: number
}

/** Releases of all tenders in the order in which they were published. */
export async function listReleases(payload: Payload, page: Page): Promise<PageOf<StoredRelease>> {
  const database = await rawSql(payload)
  return {
    items: await read(database, sql`ORDER BY position LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`),
    total: await count(database, sql`SELECT count(*) AS total FROM ocds_releases`),
  }
}

/** The ocids of all tenders in the order in which they were first published. */
export async function listOcids(payload: Payload, page: Page): Promise<PageOf<string>> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`
    SELECT ocid FROM ocds_releases WHERE sequence = 1
    ORDER BY position LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`)
  return {
    items: z
      .array(z.object({ ocid: z.string() }))
      .parse(rows)
      .map(({ ocid }) => ocid),
    total: await count(database, sql`SELECT count(*) AS total FROM ocds_releases WHERE sequence = 1`),
  }
}

/** The tenders of which something was published, whether they are on the site or not. */
export async function listPublishedTenders(payload: Payload): Promise<number[]> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`SELECT DISTINCT tender_id FROM ocds_releases`)
  return z
    .array(z.object({ tender_id: z.coerce.number() }))
    .parse(rows)
    .map((row) => row.tender_id)
}

const offsetOf = ({ page, perPage }: Page) => (page - 1) * perPage

async function count(database: RawSql, statement: SQL): Promise<number> {
  const rows = z.array(z.object({ total: z.coerce.number() })).parse(await database.rows(statement))
  return rows[0]?.total ?? 0
}

async function read(database: RawSql, condition: SQL): Promise<StoredRelease[]> {
  const rows = await database.rows(
    sql`SELECT ocid, date, package, state_hash FROM ocds_releases ${condition}`,
  )
  return rowsOfReleases.parse(rows).map((row) => ({
    ocid: row.ocid,
    date: row.date,
    release: storedPackage.parse(JSON.parse(row.package)).releases[0],
    package: row.package,
    stateHash: row.state_hash,
  }))
}
