import type { Config } from 'payload'
import type { Environment } from '../../environment.ts'

/** Payload's messages as structured lines on standard error, only from warnings on. */
export function payloadLogger(settings: Environment): Config['logger'] {
  const level = settings.LOG_LEVEL === 'silent' ? 'silent' : settings.LOG_LEVEL === 'debug' ? 'debug' : 'warn'
  return { options: { level, base: { process: 'payload' } }, destination: process.stderr }
}
