import type { Readable } from 'node:stream'

/**
 * What a file turned out to be. `locked`: protected by a password, so that nobody could look inside. `too large`: it and
 * what came before it unpack to more than they may.
 */
export type Inspection = 'genuine' | 'wrong' | 'locked' | 'too large'

/** A file to look into, of which any part can be read. */
export interface InspectedFile {
  /** Bytes. */
  size: number
  /** The bytes from `start` up to, and without, `end`. */
  read: (start?: number, end?: number) => Readable
}
