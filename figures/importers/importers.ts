import { readFile } from './read-file.ts'
import type { FileFormat, Importer } from './reading-options.ts'

/** What reads the files of each format. */
export const importers: Readonly<Record<FileFormat, Importer>> = {
  'long-csv': readFile,
  'wide-csv': readFile,
  'world-bank': readFile,
  ddf: readFile,
}
