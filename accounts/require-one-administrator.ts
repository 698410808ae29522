import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { holdsRoleItself } from '../model/access/roles.ts'
import { refusedField } from '../model/fields/refused-field.ts'
import { refuseIfOpen } from '../model/trash/refuse-deleting-what-is-open.ts'
import type { InTransaction } from '../store/database/in-transaction.ts'
import { namesOf } from '../store/database/payload-tables.ts'
import { rawSql, type RawSql } from '../store/database/raw-sql.ts'
import { accountRule } from '../languages/back-office/account-rules.ts'
import { personCanSignIn } from './links/means-to-sign-in.ts'

/** The only administrator stays one: without any, nobody could give the role to anybody. */
export const requireOneAdministrator: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const givesUp =
    operation === 'update' &&
    holdsRoleItself(originalDoc, 'administrator') &&
    Array.isArray(data.roles) &&
    !holdsRoleItself(data, 'administrator')
  if (!givesUp) return data
  await takeTurn(await rawSql(req.payload, req))
  if (await isOnlyAdministrator(req.payload, originalDoc.id, req)) throw refused(req)
  return data
}

/**
 * Of two who give the role up at the same moment one gets it back: only once the change is stored is it certain that
 * nothing else refuses it, and SQLite takes nothing back that was written before.
 */
export const giveBackLastAdministration: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const givesUp =
    operation === 'update' &&
    holdsRoleItself(previousDoc, 'administrator') &&
    !holdsRoleItself(doc, 'administrator')
  if (givesUp && (await giveBackAdministration(req, doc.id))) throw refused(req)
}

/** The only administrator is not deleted. */
export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseIfOpen(req, { kind: 'users', id }, accountRule('accountIsOpen', req))
  if (!(await giveUpAdministration(req, id))) {
    throw new APIError(accountRule('lastAdministrator', req), 400, null, true)
  }
}

/** @returns whether nobody else is an administrator who can sign in */
export async function isOnlyAdministrator(
  payload: Payload,
  id: number,
  req?: InTransaction,
): Promise<boolean> {
  const { rows } = await rawSql(payload, req)
  return (await rows(administratorsBesides(payload, id))).length === 0
}

function refused(req: PayloadRequest) {
  return refusedField('users', 'roles', accountRule('lastAdministrator', req), req)
}

/** Any number: it names the turn that those who give up the role take on Postgres. */
const turn = 7_301_987

/** On Postgres the second waits until the first's transaction is over; SQLite writes one after the other. */
async function takeTurn({ dialect, rows }: RawSql): Promise<void> {
  if (dialect === 'postgres') await rows(sql`SELECT pg_advisory_xact_lock(${turn})`)
}

/** Who else is an administrator and can sign in. */
function administratorsBesides(payload: Payload, id: number): SQL {
  const { table, column } = namesOf(payload, 'users_roles')
  const { table: people } = namesOf(payload, 'users')
  return sql`SELECT 1 FROM ${table} held JOIN ${people} person ON person.id = held.${column('parent')}
    WHERE held.${column('value')} = 'administrator' AND person.id <> ${id} AND ${personCanSignIn(payload)}`
}

/**
 * Takes the role away in one statement, unless nobody else holds it: of two who give it up at the same moment one keeps it.
 * @returns whether the person does not hold the role any more
 */
async function giveUpAdministration(req: PayloadRequest, given: number | string): Promise<boolean> {
  const id = Number(given)
  const database = await rawSql(req.payload, req)
  await takeTurn(database)
  const { table, column } = namesOf(req.payload, 'users_roles')
  const [account, role] = [column('parent'), column('value')]
  await database.write([
    sql`DELETE FROM ${table} WHERE ${account} = ${id} AND ${role} = 'administrator'
      AND EXISTS (${administratorsBesides(req.payload, id)})`,
  ])
  const held = await database.rows(
    sql`SELECT 1 AS held FROM ${table} WHERE ${account} = ${id} AND ${role} = 'administrator'`,
  )
  return held.length === 0
}

/** @returns whether the person has the role again, because nobody else is left */
async function giveBackAdministration(req: PayloadRequest, id: number): Promise<boolean> {
  const { payload } = req
  const { rows } = await rawSql(payload, req)
  const { table, column } = namesOf(payload, 'users_roles')
  const { table: people } = namesOf(payload, 'users')
  const [account, role, order] = [column('parent'), column('value'), column('order')]
  const given = await rows(sql`INSERT INTO ${table} (${order}, ${account}, ${role})
    SELECT (SELECT COALESCE(MAX(own.${order}), 0) + 1 FROM ${table} own WHERE own.${account} = person.id),
      person.id, 'administrator'
    FROM ${people} person WHERE person.id = ${id}
      AND NOT EXISTS (SELECT 1 FROM ${table} own WHERE own.${account} = person.id AND own.${role} = 'administrator')
      AND NOT EXISTS (${administratorsBesides(payload, id)}) RETURNING id`)
  return given.length > 0
}
