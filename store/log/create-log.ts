import { pino, type Logger, type LoggerOptions } from 'pino'
import type { Environment } from '../../environment.ts'
import { requestContext } from './request-context.ts'
import { serializeError } from './serialize-error.ts'

export type { Logger }

/** Lines as `log-line.ts` declares them. */
export const logOptions = {
  timestamp: pino.stdTimeFunctions.isoTime,
  errorKey: 'error',
  serializers: { error: (error: unknown) => serializeError(error) },
  formatters: { level: (level: string) => ({ level }) },
} satisfies LoggerOptions

/**
 * Structured lines on standard output. No address, e-mail, query or body of a visitor is ever written.
 * @param sort of the process
 * @param ofRequests whether each line names the request that it is written for; where most lines do so themselves, it costs
 * them time
 */
export function createLog(settings: Pick<Environment, 'LOG_LEVEL'>, sort: string, ofRequests = true): Logger {
  return pino({
    ...logOptions,
    level: settings.LOG_LEVEL,
    base: { process: sort, pid: process.pid },
    ...(ofRequests && { mixin: () => ({ ...requestContext.getStore() }) }),
  })
}
