import type { Payload } from 'payload'

/**
 * Writes an entry's number and hash to the log, so that logs kept elsewhere show when the record's end was cut off or
 * the whole chain rebuilt. At any level but `silent`: an anchor that is switched off is none.
 */
export function logAnchor({ logger }: Payload, sequence: number, hash: string): void {
  if (logger.level === 'silent') return
  logger.child({}, { level: 'info' }).info({ sequence, hash, msg: 'The procurement record grew' })
}
