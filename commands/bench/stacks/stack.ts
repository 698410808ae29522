import type { ForTheEnd } from '../for-the-end.ts'

/** A server with the home page, as it runs while it is measured. */
export interface RunningStack {
  /** `http://localhost:<port>`: Chromium asks for Brotli over plain http of this name only. */
  origin: string
  /** Processes that belong to it, without those that they started themselves. */
  processes: readonly number[]
  /** Programs with their versions, where they are not the repository's. */
  versions?: readonly string[]
  /** Leaves out what this machine's Chromium loads for want of letters that every phone has. */
  isLoadedByPhones?: (address: string) => boolean
  /** Where the page is made for each visit, or nothing where that is no different from another row's. */
  rebuilt?: {
    path: string
    /** Makes what is kept stale, where that is needed. */
    forget?: () => Promise<void>
  }
}

export interface Stack {
  name: string
  /** Builds and starts it, in a folder of its own, and leaves its end to the end. */
  start: (folder: string, end: ForTheEnd) => Promise<RunningStack>
}

/** A stack that can't be had on this machine: its row gives the reason. */
export class NotToBeHad extends Error {}
