import type { Payload } from 'payload'
import { environment } from '../../environment.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { logContextOf } from '../../transparency/log-context.ts'

/** What work with custodians needs. */
export interface CustodianContext extends LogContext {
  /** Days after which a new account takes part. */
  waitDays: number
  now: () => Date
}

/** As this process is set up. */
export async function custodianContextOf(payload: Payload): Promise<CustodianContext> {
  const log = await logContextOf(payload)
  return { ...log, waitDays: environment().ROLE_WAIT_DAYS, now: () => new Date() }
}
