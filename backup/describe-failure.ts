import { BackupRefusedError } from './backup-refused-error.ts'

/** Why a backup or a restore failed: a sentence for the person at the terminal. */
export function describeFailure(error: unknown): string {
  if (error instanceof BackupRefusedError) return error.message
  if (!(error instanceof Error)) return `It failed: ${String(error)}.`
  const code = 'code' in error ? error.code : undefined
  const place = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : ''
  if (code === 'ENOSPC' || code === 'EDQUOT' || /disk is full|no space left/i.test(error.message)) {
    return `There is no room left on the disk${place}.`
  }
  // Errors of S3 have a name that says more than their message.
  const name = ['Error', 'TypeError'].includes(error.name) ? '' : `${error.name}: `
  return `It failed: ${name}${error.message}.`
}
