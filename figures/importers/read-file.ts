import { createReadStream } from 'node:fs'
import type { CsvOptions } from './csv-table.ts'
import { readDdf } from './ddf.ts'
import type { FileEntry } from './file-rows.ts'
import { readLongCsv } from './long-csv.ts'
import type { FileFormat, Importer } from './reading-options.ts'
import { readWideCsv } from './wide-csv.ts'
import { wholeReading } from './whole-reading.ts'
import { readWorldBank } from './world-bank.ts'

type ReadBytes = (bytes: AsyncIterable<Uint8Array>, options: CsvOptions) => AsyncIterable<FileEntry>

const readers: Readonly<Record<Exclude<FileFormat, 'ddf'>, ReadBytes>> = {
  'long-csv': readLongCsv,
  'wide-csv': readWideCsv,
  'world-bank': readWorldBank,
}

/** Reads the bytes of a file of one of the forms, to its end. Whatever stands in it, what comes is rows and problems. */
export function readBytes(
  format: Exclude<FileFormat, 'ddf'>,
  bytes: AsyncIterable<Uint8Array>,
  options: CsvOptions,
): AsyncIterable<FileEntry> {
  return wholeReading(readers[format](bytes, options))
}

/** Reads a file of any of the forms; DDF is a folder, or a ZIP archive of one. */
export const readFile: Importer = (place, options) =>
  options.format === 'ddf'
    ? wholeReading(readDdf(place))
    : readBytes(options.format, createReadStream(place), options)
