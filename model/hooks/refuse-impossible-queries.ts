import { APIError, type AfterErrorHook } from 'payload'
import { z } from 'zod'
import { accountRule } from '../../languages/back-office/account-rules.ts'

/** Parts of an address by which records are chosen. */
const choosing = ['where', 'sort', 'select', 'populate', 'joins', 'page', 'limit', 'depth']

/** What the databases say of a statement that makes no sense, or compares what can't be compared. */
const impossible = /^(SQLITE_ERROR|SQLITE_MISMATCH|22\w{3}|42\w{3})$/

const withCode = z.object({ code: z.string() })

/**
 * Payload makes statements of whatever a query names: a field or an operator that it can't ask for fails on the way to
 * the database, or in it. That is the asker's mistake, and is said to be one. What fails without a query, and a database
 * that is away, stays a failure.
 */
export const refuseImpossibleQueries: AfterErrorHook = ({ error, req }) => {
  const query = req.query ?? {}
  if (!choosing.some((name) => name in query) || ('status' in error && error.status !== 500)) return
  if (!isImpossible(error)) return
  return { status: 400, response: { errors: [{ message: accountRule('impossibleQuery', req) }] } }
}

function isImpossible(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError || error instanceof SyntaxError || error instanceof RangeError) return true
  // What Payload says of a reference to several kinds without one of them named.
  if (error instanceof APIError && error.message === 'Not supported') return true
  const code = withCode.safeParse(error).data?.code
  if (code !== undefined && impossible.test(code)) return true
  // What SQLite's driver is given for a date that is none.
  return / cannot be passed as argument/.test(error.message) || isImpossible(error.cause)
}
