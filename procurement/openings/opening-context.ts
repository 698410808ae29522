import type { Payload } from 'payload'
import type { SigningKeys } from '../../transparency/keys/signing-keys.ts'
import { logContextOf, type LogContext } from '../../transparency/log-context.ts'
import { openingContext, type OpeningContext } from '../proposals/opening/opening-context.ts'

/** What an opening by custodians needs: of the log the keys by which entries and receipts are known as the product's own. */
export interface CustodianOpeningContext extends OpeningContext {
  log: LogContext & { keys: SigningKeys }
}

/** As this process is set up. */
export async function custodianOpeningContext(payload: Payload): Promise<CustodianOpeningContext> {
  return { ...openingContext(payload), log: await logContextOf(payload) }
}
