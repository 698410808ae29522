import { saysNoRoom } from '../store/no-room.ts'
import { BackupRefusedError } from './backup-refused-error.ts'

/** Why a backup or a restore failed: a sentence for the person at the terminal. */
export function describeFailure(error: unknown): string {
  if (error instanceof BackupRefusedError) return error.message
  if (!(error instanceof Error)) return `It failed: ${String(error)}.`
  const place = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : ''
  if (saysNoRoom(error)) return `There is no room left on the disk${place}.`
  // Errors of S3 have a name that says more than their message.
  const name = ['Error', 'TypeError'].includes(error.name) ? '' : `${error.name}: `
  return `It failed: ${name}${error.message}.`
}
