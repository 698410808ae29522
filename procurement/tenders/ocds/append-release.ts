import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { organizationOf } from '../../../content/organization/read-organization.ts'
import type { Language } from '../../../languages/languages.ts'
import { ofTransaction, type InTransaction } from '../../../store/database/in-transaction.ts'
import { rawSql, type RawSql } from '../../../store/database/raw-sql.ts'
import { RecordReader } from '../../../store/read/record-reader.ts'
import { findOpening } from '../../openings/openings-table.ts'
import { areOpened } from '../../procurement-record/sealed-tenders.ts'
import { tenderKind } from '../kind.ts'
import { ocidOf } from './make-release.ts'
import { makeNextRelease, type Release } from './next-release.ts'
import { packageMetadata, releaseAddress } from './package-metadata.ts'
import { readReleasesOfTender, type StoredRelease } from './stored-releases.ts'
import { describeTender, type PublicTender } from './tender-state.ts'

export interface Appending {
  payload: Payload
  siteUrl: string
  now: Date
}

/** How often an append is tried again when others append at the same moment. */
const mostAttempts = 100

/** Any number that no other advisory lock of this database has. */
const lockOfReleases = 7_301_105

/**
 * Appends a release if what visitors can read of a tender is other than its last release says, and nothing otherwise. On
 * Postgres it is part of the change's transaction, and changes of tenders come one after another from here until they
 * are committed, so that releases become visible in their order. On SQLite, as between processes, the number of the whole
 * list decides: who comes second reads the tender again.
 * @param req of the change that is under way
 * @returns whether one was appended
 */
export async function appendRelease(
  appending: Appending,
  tender: number,
  req: InTransaction = {},
): Promise<boolean> {
  const { payload, siteUrl } = appending
  const database = await rawSql(payload, req)
  const organizations = await readPublisher(payload, req)
  // In an installation in which nobody said yet who publishes, `appendMissingReleases` makes up for it.
  if (!organizations) return false
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    if (database.dialect === 'postgres')
      await database.rows(sql`SELECT pg_advisory_xact_lock(${lockOfReleases})::text`)
    const position = (await lastPosition(database)) + 1
    const found = await readInLanguages(appending, tender, req)
    const former = ofThisTender(await readReleasesOfTender(database, tender), found)
    const next = await describeNext(appending, { tender, found, organizations, former, database }, req)
    if (!next) return false
    const { release, stateHash } = next
    const metadata = packageMetadata(
      { organization: organizations.en, siteUrl },
      { address: releaseAddress(release.id), publishedDate: release.date },
    )
    const written = JSON.stringify({ ...metadata, releases: [release] })
    const inserted = await database.rows(sql`
      INSERT INTO ocds_releases
        (position, ocid, sequence, release_id, tender_id, date, tags, package, package_hash, state_hash)
      VALUES (${position}, ${release.ocid}, ${former.length + 1}, ${release.id}, ${tender}, ${release.date},
        ${JSON.stringify(release.tag)}, ${written}, ${sha256(written)}, ${stateHash})
      ON CONFLICT DO NOTHING RETURNING position`)
    if (inserted.length > 0) return true
  }
  throw new Error(`The release of tender ${tender} found no place after ${mostAttempts} attempts`)
}

/** SQLite gives the id of a deleted tender to a new one: what is older than the tender was another's. */
function ofThisTender(releases: readonly StoredRelease[], found: Found | undefined): StoredRelease[] {
  const last = releases.at(-1)
  return releases.filter(({ ocid, date }) => ocid === last?.ocid && (!found || date >= found.createdAt))
}

interface Found {
  tenders: PublicTender['tenders']
  /** Moment, ISO 8601. */
  createdAt: string
}

interface Given {
  tender: number
  /** What visitors can read; nothing for a tender that is not on the site. */
  found: Found | undefined
  organizations: PublicTender['organizations']
  former: readonly StoredRelease[]
  database: RawSql
}

/** @returns nothing where the last release says what visitors can read, or where they never could read anything */
async function describeNext(
  appending: Appending,
  { tender, found, organizations, former, database }: Given,
  req: InTransaction,
): Promise<{ release: Release; stateHash: string } | undefined> {
  const last = former.at(-1)
  const tenders = found?.tenders
  if (!tenders && !last) return undefined
  const opened = tenders && (await readOpened(appending.payload, tender, req))
  const state = tenders && describeTender({ tenders, organizations, opened, siteUrl: appending.siteUrl })
  const stateHash = sha256(state ? JSON.stringify(state) : '')
  if (last?.stateHash === stateHash) return undefined
  const usualOcid = ocidOf(organizations.en.abbreviation, tenders?.en.referenceNumber ?? '')
  const ocid = last?.ocid ?? (await freeOcid(database, usualOcid))
  // What was published before releases were is as old as its last change.
  const date = last ? afterDate(last, appending.now) : (tenders?.en.updatedAt ?? appending.now.toISOString())
  const releases = former.map(({ release }) => release)
  return { release: makeNextRelease({ ocid, former: releases, state, date }), stateHash }
}

/** Later than the one before, whatever the clocks of several machines say, because releases are merged by their dates. */
function afterDate({ date }: StoredRelease, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(date) + 1)).toISOString()
}

const positions = z.array(z.object({ position: z.coerce.number() }))

async function lastPosition(database: RawSql): Promise<number> {
  const rows = await database.rows(sql`SELECT coalesce(max(position), 0) AS position FROM ocds_releases`)
  return positions.parse(rows)[0]?.position ?? 0
}

/** Reference numbers that differ only in signs, or that were given again, would share an ocid. */
async function freeOcid(database: RawSql, usual: string): Promise<string> {
  for (let number = 1; ; number++) {
    const ocid = number === 1 ? usual : `${usual}-${number}`
    const taken = await database.rows(sql`SELECT position FROM ocds_releases WHERE ocid = ${ocid} LIMIT 1`)
    if (taken.length === 0) return ocid
  }
}

/** @returns nothing for a tender that is not on the site */
async function readInLanguages(
  { payload, now }: Appending,
  tender: number,
  req: InTransaction,
): Promise<Found | undefined> {
  const { docs } = await payload.find({
    collection: 'tenders',
    where: { and: [{ id: { equals: tender } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 1,
    locale: 'all',
    overrideAccess: false,
    ...ofTransaction(req),
  })
  const [document] = docs
  if (!document) return undefined
  const read = (language: Language) =>
    tenderKind.read(new RecordReader(document, language), { payload, language, now })
  return {
    tenders: { en: read('en'), ar: read('ar'), fr: read('fr'), fa: read('fa') },
    createdAt: new Date(document.createdAt).toISOString(),
  }
}

async function readPublisher(
  payload: Payload,
  req: InTransaction,
): Promise<PublicTender['organizations'] | undefined> {
  const stored = await payload.findGlobal({
    slug: 'organization',
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    ...ofTransaction(req),
  })
  if (!stored.abbreviation) return undefined
  const read = (language: Language) => organizationOf(new RecordReader(stored, language))
  return { en: read('en'), ar: read('ar'), fr: read('fr'), fa: read('fa') }
}

/**
 * How many proposals had come and were not withdrawn when they were opened. Nothing before an opening is over: until then
 * nobody may know. Of a tender that takes proposals again those that come later are not counted.
 */
async function readOpened(
  payload: Payload,
  tender: number,
  req: InTransaction,
): Promise<PublicTender['opened']> {
  if (!(await areOpened(payload, tender, req))) return undefined
  const { docs } = await payload.find({
    collection: 'proposal-openings',
    where: { and: [{ tender: { equals: tender } }, { openedAt: { exists: true } }] },
    sort: '-openedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...ofTransaction(req),
  })
  const byCustodians = (await findOpening(payload, tender))?.finishedAt
  const at = [docs[0]?.openedAt, byCustodians].reduce(laterOf, undefined)
  if (!at) return undefined
  const { totalDocs: proposals } = await payload.count({
    collection: 'proposals',
    where: {
      and: [
        { tender: { equals: tender } },
        { receivedAt: { less_than_equal: at } },
        { withdrawnAt: { exists: false } },
      ],
    },
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return { proposals, at: new Date(at).toISOString() }
}

function laterOf(one: string | undefined, other: string | null | undefined): string | undefined {
  return one === undefined || (other && Date.parse(other) > Date.parse(one)) ? (other ?? one) : one
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
