import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { hasEnded, nameOfProcess } from '../store/process-name.ts'

const madeBackupSchema = z.object({
  /** Name of the archive. */
  archive: z.string(),
  /** Folder or bucket that it lies in. */
  place: z.string(),
  /** The moment whose state it holds, ISO 8601. */
  moment: z.iso.datetime(),
  /** When it was read back and found to be what was written, ISO 8601. */
  verified: z.iso.datetime(),
  bytes: z.number(),
  sha256: z.string(),
  files: z.number(),
  isEncrypted: z.boolean(),
  /** Files that rows name and that were missing already when it was made. */
  missing: z.number(),
})

/** A backup that was made and verified. */
export type MadeBackup = z.output<typeof madeBackupSchema>

const stateSchema = z.object({
  lastAttempt: z.object({
    began: z.iso.datetime(),
    process: z.string(),
    outcome: z.enum(['running', 'succeeded', 'failed']),
    /** Why it failed: a sentence. */
    reason: z.string().optional(),
  }),
  newest: madeBackupSchema.optional(),
  /** The newest of those that lack fewest files: what is lost now may be in it alone. */
  fullest: madeBackupSchema.pick({ archive: true, missing: true }).optional(),
})

type StoredState = z.output<typeof stateSchema>

/** What is known of the backups that were made from a data folder. */
export interface BackupState {
  /** The newest one that was verified; nothing when none was ever made. */
  newest: (MadeBackup & { ageSeconds: number; isOld: boolean }) | undefined
  lastAttempt:
    | {
        began: string
        /** `broken off`: its process ended without saying how. */
        outcome: 'running' | 'succeeded' | 'failed' | 'broken off'
        reason?: string | undefined
      }
    | undefined
}

/** Seconds after which the newest backup is old: one a night, and some hours. One that is so far ahead of the clock is no news. */
const oldBackup = 36 * 60 * 60

const stateFileOf = (dataFolder: string) => path.join(dataFolder, 'backup-state.json')

/**
 * What became of the last backup, and how old the newest one is.
 * @throws when the file with the state is there and can't be read
 */
export async function readBackupState(dataFolder: string, now: Date): Promise<BackupState> {
  const stored = await readStored(dataFolder)
  if (!stored) return { newest: undefined, lastAttempt: undefined }
  const { newest, lastAttempt } = stored
  const { began, outcome, reason, process } = lastAttempt
  const isBrokenOff = outcome === 'running' && hasEnded(process)
  const ageSeconds = newest && Math.round((now.getTime() - Date.parse(newest.moment)) / 1000)
  return {
    newest:
      newest && ageSeconds !== undefined
        ? { ...newest, ageSeconds, isOld: Math.abs(ageSeconds) > oldBackup }
        : undefined,
    lastAttempt: { began, outcome: isBrokenOff ? 'broken off' : outcome, reason },
  }
}

/** Notes that this process begins a backup. */
export async function noteBegun(dataFolder: string, began: Date): Promise<void> {
  await note(dataFolder, {
    lastAttempt: { began: began.toISOString(), process: nameOfProcess(), outcome: 'running' },
  })
}

/**
 * Notes that the backup that was begun is made and verified.
 * @returns name of the newest archive among those that lack fewest files
 */
export async function noteMade(dataFolder: string, began: Date, made: MadeBackup): Promise<string> {
  const stored = await readStored(dataFolder)
  const former = stored?.fullest ?? stored?.newest
  const fullest = former && former.missing < made.missing ? former : made
  await note(dataFolder, {
    lastAttempt: { began: began.toISOString(), process: nameOfProcess(), outcome: 'succeeded' },
    newest: made,
    fullest,
  })
  return fullest.archive
}

/** Notes that the backup that was begun failed. */
export async function noteFailed(dataFolder: string, began: Date, reason: string): Promise<void> {
  await note(dataFolder, {
    lastAttempt: { began: began.toISOString(), process: nameOfProcess(), outcome: 'failed', reason },
  })
}

async function note(dataFolder: string, state: StoredState): Promise<void> {
  const file = stateFileOf(dataFolder)
  const stored = await readStored(dataFolder)
  const proposed = `${file}.${nameOfProcess()}`
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  try {
    await writeFile(
      proposed,
      `${JSON.stringify({ newest: stored?.newest, fullest: stored?.fullest, ...state }, null, 2)}\n`,
      {
        mode: 0o600,
        flush: true,
      },
    )
    await rename(proposed, file)
  } finally {
    await rm(proposed, { force: true })
  }
}

async function readStored(dataFolder: string): Promise<StoredState | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(stateFileOf(dataFolder), 'utf8'))
    return stateSchema.parse(read)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
