import type { PayloadRequest } from 'payload'

/** A request as far as its transaction matters. */
export type InTransaction = Partial<Pick<PayloadRequest, 'transactionID'>>

/** The transaction alone, for a call of Payload: given the whole request, it would change the request's language. */
export function ofTransaction(req: InTransaction | undefined) {
  return req?.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } }
}
