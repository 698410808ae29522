import { z } from 'zod'

/** From the least to the most serious. */
const logLevels = ['debug', 'info', 'warn', 'error', 'fatal'] as const

export type LogLevel = (typeof logLevels)[number]

/** An error: what went wrong and where, and nothing of what a visitor sent (`serialize-error.ts`). */
export interface LoggedError {
  name: string
  message?: string | undefined
  code?: string | undefined
  /** Where it was thrown: the calls, without the message. */
  stack?: string | undefined
  cause?: LoggedError | undefined
}

const loggedError: z.ZodType<LoggedError> = z.lazy(() =>
  z.strictObject({
    name: z.string(),
    message: z.string().optional(),
    code: z.string().optional(),
    stack: z.string().optional(),
    cause: loggedError.optional(),
  }),
)

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * Every line of every process (docs/deployment.md, "Log lines"): one JSON object. What a line says of one event stands in
 * further fields with plain values.
 */
export const logLine = z
  .object({
    level: z.enum(logLevels),
    /** UTC, to the millisecond. */
    time: z.iso.datetime({ precision: 3 }),
    /** `start`, `answering`, `rendering`, `back office`, or the name of a command. */
    process: z.string().min(1),
    pid: z.int().positive(),
    msg: z.string(),
    /** Which request it belongs to: what `X-Request-Id` of the answer says. */
    requestId: z.string().optional(),
    /** The request's trace (W3C Trace Context), where it has one. */
    traceId: z
      .string()
      .regex(/^[\da-f]{32}$/)
      .optional(),
    error: loggedError.optional(),
  })
  .catchall(z.union([plain, z.array(plain), z.record(z.string(), z.unknown())]))

export type LogLine = z.output<typeof logLine>
