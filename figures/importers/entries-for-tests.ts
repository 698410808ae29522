import { isProblem, type FileEntry } from './file-rows.ts'
import type { CsvOptions } from './csv-table.ts'
import { readBytes } from './read-file.ts'
import type { FileFormat } from './reading-options.ts'

/** A file in pieces of some bytes, as a disk or a network gives it. */
export async function* inPieces(file: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size)
}

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const declaredNothing: CsvOptions = { decimalMark: '.', thousandsSeparator: '', indicator: null }

/** All that is read of a file, for tests. */
export function entriesOf(
  format: Exclude<FileFormat, 'ddf'>,
  file: string | Uint8Array,
  options: Partial<CsvOptions> = {},
): Promise<FileEntry[]> {
  return allOf(readBytes(format, inPieces(file), { ...declaredNothing, ...options }))
}

/** In one line each: `3 water ma 2020 10.5`, and `4 wrongYear 20x0` for a problem. */
export function inShort(entries: readonly FileEntry[]): string[] {
  return entries.map((entry) =>
    (isProblem(entry)
      ? [entry.line, ...Object.values(entry.reason)]
      : [
          ...[entry.line, entry.indicator, entry.country, entry.year, entry.value ?? 'withdrawn'],
          ...(entry.status ? [entry.status] : []),
        ]
    ).join(' '),
  )
}
