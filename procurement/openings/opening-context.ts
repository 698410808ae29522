import type { Payload } from 'payload'
import { logContextOf, type LogContext } from '../../transparency/log-context.ts'
import { openingContext, type OpeningContext } from '../proposals/opening/opening-context.ts'

/** What an opening by custodians needs: of the log the keys by which entries are known as the product's own. */
export interface CustodianOpeningContext extends OpeningContext {
  log: LogContext
}

/** As this process is set up. */
export async function custodianOpeningContext(payload: Payload): Promise<CustodianOpeningContext> {
  return { ...openingContext(payload), log: await logContextOf(payload) }
}
