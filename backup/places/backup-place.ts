import type { Readable } from 'node:stream'

/** Where archives lie. */
export interface BackupPlace {
  /** What sentences call it. */
  readonly description: string
  /** Removes what backups left that were killed. */
  sweep: (now: Date) => Promise<void>
  /**
   * Stores an archive, which nobody sees under its name before it is whole.
   * @param check is given what was stored, read back, and rejects when it is not what was sent
   */
  write: (name: string, content: Readable, check: (stored: Readable) => Promise<void>) => Promise<void>
  /** @throws BackupRefusedError when there is no such archive */
  read: (name: string) => Promise<Readable>
  /** Names of all that lies there. */
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
  close: () => void
}
