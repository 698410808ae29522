import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { SignerContext } from '../../transparency/signing/sign-checkpoint.ts'
import { clearProcurementRecord } from './clear-procurement-record.ts'

/** The keys and the folder with which the log of a test's database is signed. */
export async function openLogContext(payload: Payload): Promise<SignerContext> {
  const folder = (await import('../../environment.ts')).environment().signingKeysFolder
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  return { payload, keys: await signingKeysIn(folder), folder }
}

/** Empties the log, and what stands beside its keys of what they signed: as an older database, or another one, has it. */
export async function forgetLog({ payload, folder }: SignerContext): Promise<void> {
  await clearProcurementRecord(payload)
  await rm(path.join(folder, 'log-state.json'), { force: true })
}
