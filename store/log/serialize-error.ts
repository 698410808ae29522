import type { LoggedError } from './log-line.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** How deep causes of causes are written. */
const deepest = 3

/**
 * An error as it is written to the log: what went wrong and where, and nothing of what a visitor sent. A database's
 * message repeats the values of a statement, which are left out; of anything that is no error only its make is written.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: makeOf(error) }
  const { name, stack, cause } = error
  const message = withoutPersonalData(error.message.replace(/\nparams: [^]*$/, ''))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const calls = stack
    ?.split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    ...(calls && { stack: calls }),
    ...(cause !== undefined && depth < deepest && { cause: serializeError(cause, depth + 1) }),
  }
}

function makeOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? (value.constructor?.name ?? 'object') : typeof value
}
