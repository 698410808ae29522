import type { Separator } from './csv-records.ts'
import type { FileEntry } from './file-rows.ts'

/** The forms of files that can be read, by their public names. */
export const fileFormats = ['long-csv', 'wide-csv', 'world-bank', 'ddf'] as const

export type FileFormat = (typeof fileFormats)[number]

export type DecimalMark = '.' | ','
/** An empty text when numbers have none. A space stands for every kind of space. */
export type ThousandsSeparator = '' | ',' | '.' | ' ' | '’'

/** What whoever imports a file says of it: nothing of this is guessed from what stands in it. */
export interface ReadingOptions {
  format: FileFormat
  decimalMark: DecimalMark
  thousandsSeparator: ThousandsSeparator
  /** Between the cells of a CSV file. Where it is not declared, its first line has to say it. */
  separator?: Separator | null
  /** The year in which the file was published: values for it, and for later ones, are estimates. */
  editionYear: number
  /** Code of the one indicator of a file that names none (wide CSV). */
  indicator: string | null
}

/**
 * Reads a file, or a folder of DDF, from its first line to its last, always in the same order, without having more of it
 * in memory than it must.
 */
export type Importer = (place: string, options: ReadingOptions) => AsyncIterable<FileEntry>
