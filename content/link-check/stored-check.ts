import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { isLeaseHeld } from '../../store/lease.ts'
import { dayOf, leaseNames, nightWork } from '../../store/night-work.ts'
import { repeat } from '../../store/repeat.ts'
import {
  checkLinks,
  linkFaults,
  type CheckedLinks,
  type LinkCheckOptions,
  type LinkFinding,
} from './check-links.ts'

/** Findings that are stored and shown: who has more mends these first. */
const most = 2000

/** Days for which it is known when the links were checked. */
const remembered = 400

/** Milliseconds between two looks whether a check is due. */
const lookInterval = 60_000

type CheckOptions = Omit<LinkCheckOptions, 'now' | 'signal'>

/** Checks all links every night from now on. Only the back office's process does it. */
export function checkLinksNightly(payload: Payload, settings: CheckOptions['settings']): void {
  repeat(
    async () => {
      await checkLinksIfDue(payload, { settings })
    },
    lookInterval,
    (error) => payload.logger.error({ err: error, msg: 'Links could not be checked' }),
  )
}

/**
 * Checks all links where that is due: once a night, some hours after a check failed, and as soon as a check was interrupted.
 * @returns whether this call did
 */
export function checkLinksIfDue(payload: Payload, options: CheckOptions): Promise<boolean> {
  return checkAlone(payload, options, { isAsked: false })
}

/** Checks all links now, unless that is under way. @returns whether this call did */
export function checkLinksNow(payload: Payload, options: CheckOptions): Promise<boolean> {
  return checkAlone(payload, options, { isAsked: true })
}

/** @returns whether this call did. @throws as `nightWork` */
function checkAlone(
  payload: Payload,
  options: CheckOptions,
  { isAsked }: { isAsked: boolean },
): Promise<boolean> {
  return nightWork({
    payload,
    table: 'link_checks',
    now: () => new Date(),
    isAsked,
    work: async ({ begunAt, lost, confirm }) => {
      const checked = await checkLinks(payload, { ...options, now: begunAt, signal: lost })
      await confirm()
      await store(payload, begunAt, checked)
    },
  })
}

async function store(
  payload: Payload,
  begunAt: Date,
  { links, findings, isOffline }: CheckedLinks,
): Promise<void> {
  const { write } = await rawSql(payload)
  const oldest = dayOf(new Date(begunAt.getTime() - remembered * 24 * 60 * 60_000))
  await write([
    sql`DELETE FROM link_findings`,
    ...findings.slice(0, most).map(
      ({ kind, record, field, language, fault, address }, index) =>
        sql`INSERT INTO link_findings (place, kind, record, field, language, fault, address)
            VALUES (${index}, ${kind}, ${record}, ${field}, ${language}, ${fault}, ${address})`,
    ),
    sql`UPDATE link_checks SET finished_at = ${new Date().toISOString()}, links = ${links},
      fault = ${isOffline ? 'offline' : null} WHERE day = ${dayOf(begunAt)}`,
    sql`DELETE FROM link_checks WHERE day < ${oldest}`,
  ])
}

/** Forgets what a check found in a record, which is mended. */
export async function forgetFindings(
  payload: Payload,
  { kind, record, fault }: Pick<LinkFinding, 'kind' | 'record' | 'fault'>,
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM link_findings WHERE kind = ${kind} AND record = ${record} AND fault = ${fault}`,
  ])
}

const checkRows = z.array(
  z.object({
    day: z.string(),
    begun_at: z.string(),
    finished_at: z.string().nullable(),
    links: z.coerce.number().nullable(),
    fault: z.string().nullable(),
  }),
)
const findingRows = z.array(
  z.object({
    kind: z.string(),
    record: z.coerce.number(),
    field: z.string().nullable(),
    language: z.enum(languageCodes).nullable(),
    fault: z.enum(linkFaults),
    address: z.string().nullable(),
  }),
)

export interface StoredLinkCheck {
  /** Instant (ISO 8601) at which the last one ended that did, and how many links it read; nothing before the first. */
  last: { finishedAt: string; links: number } | undefined
  /** Instant (ISO 8601) since when one runs. */
  runsSince: string | undefined
  /** Instant (ISO 8601) at which one was begun whose process has given no sign of life since some minutes. */
  interrupted: string | undefined
  /** Why the newest one came to no end, or `offline` when no other site answered. */
  fault: string | undefined
  findings: readonly LinkFinding[]
}

async function newestChecks(payload: Payload) {
  const { rows } = await rawSql(payload)
  return checkRows.parse(
    await rows(
      sql`SELECT day, begun_at, finished_at, links, fault FROM link_checks
        WHERE day <= ${dayOf(new Date())} ORDER BY day DESC LIMIT 2`,
    ),
  )
}

/** What the last check found, and whether one runs. */
export async function readLinkCheck(payload: Payload): Promise<StoredLinkCheck> {
  const { rows } = await rawSql(payload)
  const checks = await newestChecks(payload)
  const findings = findingRows.parse(
    await rows(sql`SELECT kind, record, field, language, fault, address FROM link_findings ORDER BY place`),
  )
  const [newest] = checks
  const ended = checks.find(({ finished_at: finishedAt }) => finishedAt !== null)
  const unfinished = newest?.finished_at === null && newest.fault === null ? newest.begun_at : undefined
  const isHeld = unfinished !== undefined && (await isLeaseHeld(payload, leaseNames.link_checks, new Date()))
  return {
    last: ended?.finished_at ? { finishedAt: ended.finished_at, links: ended.links ?? 0 } : undefined,
    runsSince: isHeld ? unfinished : undefined,
    interrupted: isHeld ? undefined : unfinished,
    fault: newest?.fault ?? undefined,
    findings,
  }
}
