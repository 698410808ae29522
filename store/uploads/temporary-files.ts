import { existsSync, readdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { environment } from '../../environment.ts'
import { hasEnded, nameOfProcess } from '../process-name.ts'

/** Milliseconds after which a file is abandoned that nobody wrote to: uploads that stop for a minute are given up. */
const longestUse = 60 * 60_000

/** Milliseconds. */
const sweptEvery = 60 * 60_000

const folderOfAll = (dataFolder: string) => path.join(dataFolder, 'tmp')

/** Where this process puts uploads while they are received, so that others can see whose they are. */
export function temporaryFolder(dataFolder: string): string {
  return path.join(folderOfAll(dataFolder), nameOfProcess())
}

/**
 * Deletes what uploads left behind: at once what a process left that has ended, and what lies in no process's folder; of
 * living processes, and of those elsewhere of which nothing is known, what nobody has written to for an hour.
 */
export async function sweepTemporaryFiles(dataFolder: string, now: () => number = Date.now): Promise<void> {
  const folder = folderOfAll(dataFolder)
  for (const { name, isDirectory } of await entriesOf(folder)) {
    const entry = path.join(folder, name)
    if (!isDirectory || hasEnded(name)) await rm(entry, { recursive: true, force: true })
    else await deleteOlderThan(entry, now() - longestUse)
  }
}

/** Sweeps away what uploads left, at the start and then every hour. Only the back office's process does it. */
export function sweepTemporaryFilesHourly(payload: Payload): void {
  const sweep = () =>
    sweepTemporaryFiles(environment().dataFolder).catch((error: unknown) => {
      const fault = error instanceof Error ? error.name : 'unknown'
      payload.logger.error({ fault, msg: 'What uploads left could not be deleted' })
    })
  void sweep()
  setInterval(sweep, sweptEvery).unref()
}

async function deleteOlderThan(folder: string, moment: number): Promise<void> {
  for (const { name } of await entriesOf(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(nothingThere)
    if (found && found.mtimeMs < moment) await rm(file, { recursive: true, force: true })
  }
}

async function entriesOf(folder: string): Promise<{ name: string; isDirectory: boolean }[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nothingThere)) ?? []
  return entries.map((entry) => ({ name: entry.name, isDirectory: entry.isDirectory() }))
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** What a process is receiving, so that it can delete what is left of it once nobody needs it. */
export class RunningUploads {
  readonly #folder: string
  #running = 0

  /** @param folder where the process puts them */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Receives something. When it was the last that ran, what lies in the folder then is nobody's, and is deleted. */
  async during<Value>(receive: () => Promise<Value>): Promise<Value> {
    this.#running += 1
    try {
      return await receive()
    } finally {
      this.#running -= 1
      // Listed in the same moment: what the next one puts there is not among it.
      const abandoned = this.#running === 0 && existsSync(this.#folder) ? readdirSync(this.#folder) : []
      for (const name of abandoned) await rm(path.join(this.#folder, name), { recursive: true, force: true })
    }
  }
}
