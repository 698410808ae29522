import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { admittedTo, startsOfAccounts } from '../../accounts/changes/account-changes.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { Tender } from '../../store/payload-types.ts'
import { OpeningRefusedError } from './opening-refused-error.ts'

/** People who hold the role and may open the proposals of one tender. */
export interface Opener {
  id: number
  name: string
}

/**
 * Who may open a tender's proposals: those who held the role before it was published, with accounts that have been nobody
 * else's since, and those who were admitted on the server. Otherwise one administrator alone could make two accounts and open.
 */
export async function openersOf(
  payload: Payload,
  tender: Pick<Tender, 'id' | 'firstPublishedAt' | 'createdAt'>,
): Promise<Opener[]> {
  const published = await publicationOf(payload, tender)
  const starts = await startsOfAccounts(payload)
  const admitted = await admittedTo(payload, tender.id)
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { contains: 'bid-opener' } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
    .filter((account) => holdsRoleItself(account, 'bid-opener'))
    .filter(({ id, createdAt }) => {
      const start = Math.max(Date.parse(createdAt), starts.get(id)?.getTime() ?? 0)
      return start < published || admitted.has(id)
    })
    .map(({ id, name }) => ({ id, name }))
}

/** @throws OpeningRefusedError that names who can */
export async function refuseNewAccount(
  payload: Payload,
  tender: Pick<Tender, 'id' | 'firstPublishedAt' | 'createdAt'>,
  person: Pick<Opener, 'id'>,
): Promise<void> {
  const openers = await openersOf(payload, tender)
  if (openers.some(({ id }) => id === person.id)) return
  const names = openers.map(({ name }) => name)
  throw new OpeningRefusedError('accountTooNew', undefined, names)
}

const firstRows = z.array(z.object({ first: z.string().or(z.date()).nullable() }))

/** When a tender was published, in milliseconds since 1970; not after its first proposal, whatever its record says. */
async function publicationOf(
  payload: Payload,
  { id, firstPublishedAt, createdAt }: Pick<Tender, 'id' | 'firstPublishedAt' | 'createdAt'>,
): Promise<number> {
  const { rows } = await rawSql(payload)
  const { table, column } = namesOf(payload, 'proposals')
  const [row] = firstRows.parse(
    await rows(
      sql`SELECT MIN(${column('createdAt')}) AS first FROM ${table} WHERE ${column('tender')} = ${id}`,
    ),
  )
  const first = row?.first ? new Date(row.first).getTime() : Infinity
  return Math.min(Date.parse(firstPublishedAt ?? createdAt), first)
}
