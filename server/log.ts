import pino, { type Logger } from 'pino'
import type { Environment } from '../environment.ts'
import { serializeError } from './serialize-error.ts'

export type { Logger }

/** Structured lines on standard output. No address, e-mail, query or body of a visitor is ever written. */
export function createLog(settings: Environment, process: string): Logger {
  return pino({
    level: settings.LOG_LEVEL,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: (error: unknown) => serializeError(error) },
  })
}
