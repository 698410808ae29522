import { format, stripVTControlCharacters } from 'node:util'
import type { Logger, LoggerOptions } from 'pino'
import type { Environment } from '../../environment.ts'
import { logOptions } from './create-log.ts'
import { processSort } from './process-sort.ts'
import { requestContext } from './request-context.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/**
 * Options of a logger for what other people's code writes, Payload's above all: the same lines, from warnings on, without
 * personal data in what they say.
 */
export function othersLogOptions({ LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>): LoggerOptions {
  return {
    ...logOptions,
    level: LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL,
    base: { pid: process.pid },
    // A process says what it is after Payload's configuration was loaded.
    mixin: () => ({ process: processSort(), ...requestContext.getStore() }),
    hooks: {
      logMethod(given, write) {
        const { fields, message } = partsOf(given)
        Reflect.apply(write, this, [fields, message])
      },
    },
  }
}

interface Parts {
  fields: Record<string, unknown>
  message: string
}

/** What was given to a logger or to the console: its error and plain values as fields, its words as the message. */
function partsOf(given: readonly unknown[]): Parts {
  const error = given.find((one) => one instanceof Error)
  const [first] = given
  const fields =
    typeof first === 'object' && first !== null && !(first instanceof Error) ? plainFieldsOf(first) : {}
  const words = given.filter((one) => typeof one === 'string' || typeof one === 'number')
  const said =
    typeof fields['msg'] === 'string' ? fields['msg'] : words.length > 0 ? format(...words) : undefined
  delete fields['msg']
  if (error) fields['error'] = error
  const { error: noted } = fields
  const fallback = noted instanceof Error ? noted.message : 'Something without words'
  return { fields, message: withoutPersonalData(stripVTControlCharacters(said ?? fallback)).trim() }
}

function plainFieldsOf(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      if (value instanceof Error) return [[name === 'err' ? 'error' : name, value]]
      if (typeof value === 'string') return [[name, withoutPersonalData(value)]]
      return value === null || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : []
    }),
  )
}

const consoleMethods = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** What other people's code says on the console, and Node's own warnings, become lines of the log. */
export function logConsole(log: Logger): void {
  for (const [method, level] of Object.entries(consoleMethods)) {
    Reflect.set(console, method, (...given: unknown[]) => {
      const { fields, message } = partsOf(given)
      log[level](fields, message)
    })
  }
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn(withoutPersonalData(`${warning.name}: ${warning.message}`)))
}
