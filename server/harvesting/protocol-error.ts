/** What the protocol calls what can be wrong with a request (OAI-PMH 2.0, section 3.6), as far as it can happen here. */
export type ErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'

/** A request that is answered with an error of the protocol, which is an answer with the status 200. */
export class ProtocolError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
