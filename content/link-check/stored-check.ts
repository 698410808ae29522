import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { claimDay, claimNight, dayOf, nightInterval, storeNightFault } from '../../store/night-work.ts'
import { checkLinks, linkFaults, type LinkCheckOptions, type LinkFinding } from './check-links.ts'

/** Findings that are stored and shown: who has more mends these first. */
const most = 2000

/** Days for which it is known when the links were checked. */
const remembered = 400

/** Checks all links every night from now on. Only the back office's process does it. */
export function checkLinksNightly(payload: Payload, settings: LinkCheckOptions['settings']): void {
  setInterval(() => {
    const now = new Date()
    claimNight(payload, 'link_checks', now)
      .then((isOurs) => (isOurs ? checkAndStore(payload, { settings, now }) : undefined))
      .catch((error: unknown) => payload.logger.error({ err: error, msg: 'Links could not be checked' }))
  }, nightInterval).unref()
}

/** Checks all links now, unless that is under way. @returns whether this call did */
export async function checkLinksNow(payload: Payload, options: LinkCheckOptions): Promise<boolean> {
  if (!(await claimDay(payload, 'link_checks', options.now, { again: true }))) return false
  await checkAndStore(payload, options)
  return true
}

async function checkAndStore(payload: Payload, options: LinkCheckOptions): Promise<void> {
  const { now } = options
  try {
    const { links, findings, isOffline } = await checkLinks(payload, options)
    const { write } = await rawSql(payload)
    const oldest = dayOf(new Date(now.getTime() - remembered * 24 * 60 * 60_000))
    await write([
      sql`DELETE FROM link_findings`,
      ...findings.slice(0, most).map(
        ({ kind, record, field, language, fault, address }, index) =>
          sql`INSERT INTO link_findings (place, kind, record, field, language, fault, address)
              VALUES (${index}, ${kind}, ${record}, ${field}, ${language}, ${fault}, ${address})`,
      ),
      sql`UPDATE link_checks SET finished_at = ${new Date().toISOString()}, links = ${links},
        fault = ${isOffline ? 'offline' : null} WHERE day = ${dayOf(now)}`,
      sql`DELETE FROM link_checks WHERE day < ${oldest}`,
    ])
  } catch (error) {
    await storeNightFault(payload, 'link_checks', now, error)
    throw error
  }
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
  /** Whether one has begun that has neither ended nor failed. */
  isUnderWay: boolean
  /** Why the newest one came to no end, or `offline` when no other site answered. */
  fault: string | undefined
  findings: readonly LinkFinding[]
}

/** What the last check found. */
export async function readLinkCheck(payload: Payload): Promise<StoredLinkCheck> {
  const { rows } = await rawSql(payload)
  const checks = checkRows.parse(
    await rows(sql`SELECT begun_at, finished_at, links, fault FROM link_checks ORDER BY day DESC LIMIT 2`),
  )
  const findings = findingRows.parse(
    await rows(sql`SELECT kind, record, field, language, fault, address FROM link_findings ORDER BY place`),
  )
  const [newest] = checks
  const ended = checks.find(({ finished_at: finishedAt }) => finishedAt !== null)
  return {
    last: ended?.finished_at ? { finishedAt: ended.finished_at, links: ended.links ?? 0 } : undefined,
    isUnderWay: newest !== undefined && newest.finished_at === null && newest.fault === null,
    fault: newest?.fault ?? undefined,
    findings,
  }
}
