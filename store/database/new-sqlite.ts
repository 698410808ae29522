import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { flush } from '../flush.ts'
import { fileLibraries } from '../uploads/file-address.ts'
import { identityFileOf } from './identity/data-folder.ts'
import { DatabaseRefusedError } from './identity/database-refused-error.ts'

const preparing = '.preparing'
const interrupted = `${preparing}-interrupted-`

/** Whether a folder of the data folder, by its name, is what an interrupted first start had made. */
export function isPutAside(name: string): boolean {
  return name.startsWith(interrupted)
}

/**
 * A new SQLite database with its files, made whole in a folder beside the place where it will stand. What a killed
 * process left is moved on where everything had been made, and put aside otherwise; nothing is removed.
 */
export class NewSqlite {
  /** The data folder while it is made. */
  readonly folder: string
  readonly database: string
  readonly #dataFolder: string
  readonly #target: string

  constructor(dataFolder: string, sqliteFile: string) {
    this.folder = path.join(dataFolder, preparing)
    this.database = path.join(this.folder, path.basename(sqliteFile))
    this.#dataFolder = dataFolder
    this.#target = sqliteFile
  }

  /** Whether all of it is made and some of it is still to be moved. */
  isComplete(): boolean {
    return existsSync(this.#completeMark) && existsSync(this.database)
  }

  /** Makes the empty folder. What an interrupted attempt left there is put aside. */
  begin(): { folder?: string; bucket?: string } {
    const former = existsSync(this.folder) ? this.#putAside() : {}
    mkdirSync(this.folder, { mode: 0o700 })
    return former
  }

  /** Notes in which bucket files will lie, so that a later attempt knows them for those of an interrupted one. */
  rememberBucket(bucket: string | undefined): void {
    if (bucket) writeFileSync(this.#bucketNote, bucket, { mode: 0o600 })
  }

  /** Says that everything is made and on stable storage. */
  async complete(): Promise<void> {
    if ((statSync(this.#writeAheadLog, { throwIfNoEntry: false })?.size ?? 0) > 0) {
      throw new Error('The new database is not whole in its file')
    }
    await flush(this.database)
    writeFileSync(this.#completeMark, '', { mode: 0o600, flush: true })
    await flush(this.folder)
  }

  /** Moves everything to its place, the database last: whatever is moved already stays where it is. */
  async moveIntoPlace(): Promise<void> {
    const identity = path.basename(identityFileOf(this.folder))
    for (const name of [...fileLibraries, identity]) {
      const made = path.join(this.folder, name)
      if (existsSync(made)) move(made, path.join(this.#dataFolder, name))
    }
    await flush(this.#dataFolder)
    move(this.database, this.#target)
    await flush(this.#dataFolder)
    this.#tidyUp()
  }

  get #completeMark(): string {
    return path.join(this.folder, 'complete')
  }

  get #writeAheadLog(): string {
    return `${this.database}-wal`
  }

  get #bucketNote(): string {
    return path.join(this.folder, 'bucket')
  }

  #putAside(): { folder: string; bucket?: string } {
    const bucket = existsSync(this.#bucketNote) ? readFileSync(this.#bucketNote, 'utf8') : undefined
    const at = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const folder = path.join(this.#dataFolder, `${interrupted}${at}`)
    renameSync(this.folder, folder)
    return { folder, ...(bucket && { bucket }) }
  }

  /** Only notes, and SQLite's own, are left; anything else is put aside. */
  #tidyUp(): void {
    const left = [this.#writeAheadLog, `${this.database}-shm`, this.#completeMark, this.#bucketNote]
    for (const file of left) rmSync(file, { force: true })
    try {
      rmdirSync(this.folder)
    } catch {
      this.#putAside()
    }
  }
}

function move(from: string, to: string): void {
  try {
    // A folder takes the place of an empty one only; a file would take that of any.
    if (existsSync(to) && !statSync(from).isDirectory())
      throw new DatabaseRefusedError(`${to} is there already`)
    renameSync(from, to)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseRefusedError(
      `What was made for a new site can't be moved into place (${reason}): move ${to} away and start again.`,
      { cause: error },
    )
  }
}
