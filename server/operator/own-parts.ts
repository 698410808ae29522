import { statfs } from 'node:fs/promises'
import { readBackupState } from '../../backup/backup-state.ts'
import type { Environment } from '../../environment.ts'
import { sealingRecipient } from '../../procurement/proposals/sealing/key-file.ts'
import { isClamdThere } from '../../submissions/clamd.ts'
import { checkMail, sendsMail } from '../../store/mail/smtp-mail.ts'
import type { PartState } from './known-states.ts'
import type { PartCheck } from './part-watch.ts'

const second = 1000
const gibibyte = 1024 ** 3

/** Milliseconds between two looks; a mail server is asked seldom, because it notes each sign-in. */
const interval = 15 * second
const mailInterval = 5 * 60 * second

/** Milliseconds that the scanner is given. */
const scannerLimit = 3 * second

/** Free room that is low: a backup, or a submission with its files, may not find enough. */
const lowShare = 0.05
const lowBytes = gibibyte

/** The parts that `npm start` looks at itself. */
export function ownParts(settings: Environment, now: () => Date): PartCheck[] {
  const { CLAMD_ADDRESS: scanner, dataFolder } = settings
  const one = (part: string, look: () => Promise<PartState>, every = interval): PartCheck => ({
    parts: [part],
    interval: every,
    look: async () => ({ [part]: await look() }),
  })
  return [
    one('disk', () => lookAtDisk(dataFolder)),
    one('sealingKey', () => lookAtSealingKey(settings)),
    one('backup', () => lookAtBackup(dataFolder, now())),
    ...(scanner === undefined ? [] : [one('scanner', () => lookAtScanner(scanner))]),
    ...(sendsMail(settings) ? [one('mail', () => lookAtMail(settings), mailInterval)] : []),
  ]
}

async function lookAtDisk(folder: string): Promise<PartState> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const values = { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  const isLow = values.freeBytes < Math.max(lowBytes, values.sizeBytes * lowShare)
  if (!isLow) return { state: 'ok', values }
  const free = (values.freeBytes / gibibyte).toFixed(1)
  return { state: 'low', detail: `The data folder's disk has ${free} GiB left.`, values }
}

async function lookAtSealingKey(settings: Environment): Promise<PartState> {
  const recipient = await sealingRecipient(settings)
  return recipient === undefined
    ? { state: 'missing', detail: 'There is no sealing key, so that no proposal can be taken.' }
    : { state: 'ok' }
}

async function lookAtBackup(dataFolder: string, now: Date): Promise<PartState> {
  const { newest, lastAttempt } = await readBackupState(dataFolder, now)
  const values = newest && { ageSeconds: newest.ageSeconds }
  const outcome = lastAttempt?.outcome
  if (outcome === 'failed' || outcome === 'broken off') {
    const reason = outcome === 'failed' ? (lastAttempt?.reason ?? 'it failed') : 'it was broken off'
    return { state: 'failed', detail: `The last attempt made no backup: ${reason}`, values }
  }
  if (!newest) return { state: 'none', detail: 'No backup was made from this data folder yet.' }
  if (!newest.isOld && newest.missing > 0) {
    const files = newest.missing === 1 ? '1 file' : `${newest.missing} files`
    return {
      state: 'missing',
      detail: `The newest backup lacks ${files} that the database names; its log names them.`,
      values,
    }
  }
  if (!newest.isOld) return { state: 'ok', values }
  const hours = Math.round(newest.ageSeconds / 60 / 60)
  const detail =
    hours < 0
      ? `The newest backup was made with the clock ${-hours} hours ahead.`
      : `The newest backup is ${hours} hours old.`
  return { state: 'old', detail, values }
}

async function lookAtScanner(address: string): Promise<PartState> {
  return (await isClamdThere(address, AbortSignal.timeout(scannerLimit)))
    ? { state: 'ok' }
    : { state: 'away', detail: 'The virus scanner does not answer.' }
}

async function lookAtMail(settings: Environment): Promise<PartState> {
  await checkMail(settings)
  return { state: 'ok' }
}
