import { sql } from '@payloadcms/db-sqlite/drizzle'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { holdsRoleItself } from '../model/access/roles.ts'
import { refusedField } from '../model/fields/refused-field.ts'
import { namesOf } from '../store/database/payload-tables.ts'
import { rawSql } from '../store/database/raw-sql.ts'
import { accountRule } from '../languages/back-office/account-rules.ts'

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
  if (givesUp && !(await giveUpAdministration(req, originalDoc.id))) {
    throw refusedField('users', 'roles', accountRule('lastAdministrator', req), req)
  }
  return data
}

/** The only administrator is not deleted. */
export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await giveUpAdministration(req, id))) {
    throw new APIError(accountRule('lastAdministrator', req), 400, null, true)
  }
}

/** Any number: it names the turn that those who give up the role take on Postgres. */
const turn = 7_301_987

/**
 * Takes the role away in one statement, unless nobody else holds it: of two who give it up at the same moment one keeps
 * it. On Postgres the second waits until the first's transaction is over; SQLite writes one after the other.
 * @returns whether the person does not hold the role any more
 */
async function giveUpAdministration(req: PayloadRequest, id: number | string): Promise<boolean> {
  const database = await rawSql(req.payload, req)
  if (database.dialect === 'postgres') await database.rows(sql`SELECT pg_advisory_xact_lock(${turn})`)
  const { table, column } = namesOf(req.payload, 'users_roles')
  const [account, role] = [column('parent'), column('value')]
  await database.write([
    sql`DELETE FROM ${table} WHERE ${account} = ${Number(id)} AND ${role} = 'administrator' AND EXISTS (
      SELECT 1 FROM ${table} other WHERE other.${role} = 'administrator' AND other.${account} <> ${Number(id)})`,
  ])
  const held = await database.rows(
    sql`SELECT 1 AS held FROM ${table} WHERE ${account} = ${Number(id)} AND ${role} = 'administrator'`,
  )
  return held.length === 0
}
