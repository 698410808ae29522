import { fileRules } from '../../submissions/forms/file-rules.ts'

const megabyte = 1024 * 1024

/** Limits of what a stranger may send (specification, section 9). Sizes in bytes, times in milliseconds. */
export const intakeLimits = {
  fileSize: fileRules.largest,
  files: fileRules.most,
  allFiles: fileRules.together,
  /** All files, the fields and what multipart adds. */
  body: 61 * megabyte,
  /** A body of the same, sealed: padding, header and shares are added. */
  envelope: 65 * megabyte,
  fields: 40,
  fieldSize: 24 * 1024,
  parts: 70,
  headerPairs: 20,
  headerSize: 4 * 1024,
  /** Between two pieces of a body. */
  silence: 30_000,
  /** For a whole body: 61 MB at 40 kB/s. */
  duration: 25 * 60_000,
  /** For what is left of a body that is refused already. */
  refusedDuration: 120_000,
  /** What must stay free on the disk beside what is being received. */
  freeDisk: 200 * megabyte,
  /** All Word files of a submission unpacked, and what is in them. */
  unpacked: 150 * megabyte,
  unpackedEntries: 5000,
} as const
