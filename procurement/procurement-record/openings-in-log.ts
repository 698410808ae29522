import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { TermsError } from '../../sealing/terms.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { logContextOf, type LogContext } from '../../transparency/log-context.ts'
import { readLeavesAbout } from '../../transparency/log-rows.ts'
import { ForeignLeafError, requireOwnLeaves } from '../../transparency/own-leaves.ts'
import { readMinutes, type Minutes } from '../openings/minutes.ts'
import { findOpening } from '../openings/openings-table.ts'
import { termsOfTender } from '../terms/terms-of-tender.ts'

/** What the transparency log says of a tender with custodians. Instants are in milliseconds. */
export interface TenderInLog {
  reference: string
  deadline: number
  /** When its opening was begun; nothing before. */
  begunAt: number | undefined
  minutes: Minutes | undefined
}

/** All tenders with terms, by their numbers, and what in their openings does not fit, in sentences. */
export interface TendersInLog {
  tenders: ReadonlyMap<number, TenderInLog>
  findings: readonly string[]
}

const numbers = z.array(z.object({ tender: z.coerce.number() }))
const deadlines = z.array(z.object({ id: z.number(), deadline: z.string() }))

/**
 * Reads what the log says of tenders with custodians, and holds their rows and the moments of their openings against it. A leaf
 * that the product has not written says nothing here: the look at the log itself names it.
 */
export async function readTendersInLog(payload: Payload): Promise<TendersInLog> {
  const log = await logContextOf(payload)
  const { rows } = await rawSql(payload)
  const found = numbers.parse(
    await rows(sql`SELECT tender FROM log_entries WHERE kind = 'terms' AND tender IS NOT NULL
      UNION SELECT tender FROM openings ORDER BY tender`),
  )
  const { docs } = await payload.find({
    collection: 'tenders',
    where: { id: { in: found.map(({ tender }) => tender) }, _status: { equals: 'published' } },
    select: { deadline: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const published = new Map(deadlines.parse(docs).map(({ id, deadline }) => [id, Date.parse(deadline)]))
  const tenders = new Map<number, TenderInLog>()
  const findings: string[] = []
  for (const { tender: id } of found) {
    const read = await readTender(log, id)
    findings.push(...read.findings)
    if (!read.tender) continue
    tenders.set(id, read.tender)
    const { reference, deadline } = read.tender
    if ((published.get(id) ?? deadline) !== deadline)
      findings.push(`The row of tender ${reference} has another deadline than the transparency log.`)
  }
  return { tenders, findings }
}

const begunLeaf = z.object({ at: z.string() })

async function readTender(
  log: LogContext,
  id: number,
): Promise<{ tender?: TenderInLog; findings: string[] }> {
  const { payload } = log
  const terms = await ownOrNothing(() => termsOfTender(log, id))
  // In this order: what a row says, the log said before.
  const opening = await findOpening(payload, id)
  const leaves = await readLeavesAbout(log, id, ['opening begun', 'share handed in', 'gathering closed'])
  const own = await ownOrNothing(async () => {
    await requireOwnLeaves(log, leaves)
    return leaves
  })
  if (!own) return { findings: [] }
  const minutes = await readMinutes(log, id)
  const momentOf = (leaf: string) => Date.parse(begunLeaf.parse(JSON.parse(leaf)).at)
  const begun = own.find(({ kind }) => kind === 'opening begun')
  const begunAt = begun && momentOf(begun.leaf)
  const name = terms?.tender ?? String(id)
  const findings: string[] = []
  if (opening && begunAt === undefined)
    findings.push(`The database has an opening of tender ${name} that the transparency log does not know.`)
  // It may have been begun since.
  if (!opening && begunAt !== undefined && !(await findOpening(payload, id)))
    findings.push(
      `The opening of tender ${name} is in the transparency log, and the database does not show it.`,
    )
  if (opening && (opening.state === 'finished') !== (minutes !== undefined)) {
    const isSince = opening.state !== 'finished' && (await findOpening(payload, id))?.state === 'finished'
    if (!isSince)
      findings.push(
        minutes
          ? `The minutes of tender ${name} are in the transparency log, and the database does not show its opening as finished.`
          : `The opening of tender ${name} is marked as finished, and the transparency log has no minutes of it.`,
      )
  }
  if (!terms) return { findings }
  const deadline = Date.parse(terms.deadline)
  if (begunAt !== undefined) {
    if (begunAt <= deadline) findings.push(`The opening of tender ${name} was begun before its deadline.`)
    if (own.some(({ leaf, kind }) => kind !== 'opening begun' && momentOf(leaf) < begunAt))
      findings.push(`Key shares of tender ${name} were handed over before its opening was begun.`)
  }
  if (minutes && !areInOrder(minutes))
    findings.push(`The moments in the minutes of tender ${name} contradict each other.`)
  return { tender: { reference: name, deadline, begunAt, minutes }, findings }
}

function areInOrder({ deadline, begunAt, judgedAt, at }: Minutes): boolean {
  const moments = [deadline, begunAt, judgedAt, at].map((moment) => Date.parse(moment))
  return moments.every((moment, index) => index === 0 || moment >= (moments[index - 1] ?? moment))
}

async function ownOrNothing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ForeignLeafError || error instanceof TermsError) return undefined
    throw error
  }
}
