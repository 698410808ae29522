import { buffer } from 'node:stream/consumers'
import { isFormula } from '../importers/cells.ts'
import { readCsvRecords } from '../importers/csv-records.ts'
import { FileRefusal } from '../importers/file-refusal.ts'
import type { DataFileFault, DataFileRule } from '../../languages/back-office/data-file-rules.ts'
import type { DataFileFormat } from '../../store/uploads/data-files.ts'
import type { InspectedFile } from '../../store/uploads/checks/inspection.ts'
import type { DataTable } from './data-table.ts'
import { TableBuilder } from './table-builder.ts'

const megabyte = 1024 * 1024
/** Megabytes. JSON is read as a whole, and takes several times its size in memory. */
export const largestDataFile = { csv: 50, json: 10 } as const satisfies Record<DataFileFormat, number>

export type DataFileInspection =
  | { rule: DataFileRule; where: Partial<DataFileFault> }
  /** `table` is null for JSON that is no list of records. */
  | { table: DataTable | null }

/** Whether a file is the data that its ending says, and what pages show of it. Nothing in it is executed or followed. */
export async function inspectDataFile(
  file: InspectedFile,
  format: DataFileFormat,
): Promise<DataFileInspection> {
  const most = largestDataFile[format]
  if (file.size > most * megabyte) return { rule: 'tooLarge', where: { most } }
  const start = await buffer(file.read(0, Math.min(file.size, 1024)))
  // It is served as UTF-8, whatever a byte order mark may say.
  if (['fffe', 'feff'].includes(start.subarray(0, 2).toString('hex')))
    return { rule: 'notUtf8', where: { line: 1 } }
  if (/^\s*<[a-z!?/]/iu.test(start.toString('utf8').replace('\u{FEFF}', '')))
    return { rule: 'markup', where: {} }
  return format === 'csv' ? inspectCsv(file) : inspectJson(await buffer(file.read()))
}

async function inspectCsv(file: InspectedFile): Promise<DataFileInspection> {
  let builder: TableBuilder | undefined
  let expected = 0
  try {
    for await (const batch of readCsvRecords(file.read())) {
      for (const { line, cells } of batch) {
        if (cells.some(isFormula)) return { rule: 'formula', where: { line } }
        if (!builder) {
          expected = cells.length
          builder = new TableBuilder(cells)
        } else if (cells.length === expected) builder.add(cells)
        else return { rule: 'wrongNumberOfCells', where: { line, expected, found: cells.length } }
      }
    }
  } catch (error) {
    if (error instanceof FileRefusal) return refusalOf(error)
    throw error
  }
  return builder && builder.rowCount > 0 ? { table: builder.finish() } : { rule: 'noRows', where: {} }
}

function refusalOf({ problem: { line, reason } }: FileRefusal): DataFileInspection {
  switch (reason.code) {
    case 'notUtf8':
    case 'unclearSeparator':
      return { rule: reason.code, where: { line } }
    default:
      return { rule: 'wrongQuotes', where: { line } }
  }
}

function inspectJson(bytes: Buffer): DataFileInspection {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { rule: 'notUtf8', where: { line: 1 } }
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { rule: 'notJson', where: {} }
  }
  if (typeof parsed !== 'object' || parsed === null) return { rule: 'notJson', where: {} }
  const records = recordsOf(parsed)
  return { table: records && tableOf(records) }
}

type FlatRecord = Readonly<Record<string, string | number | boolean | null>>

/** The list of flat records that the file is, or that is the only such list in it. */
function recordsOf(parsed: object): readonly FlatRecord[] | null {
  if (isRecords(parsed)) return parsed
  if (Array.isArray(parsed)) return null
  const lists = Object.values(parsed).filter(Array.isArray)
  const [only] = lists.filter(isRecords).toSorted((one, other) => other.length - one.length)
  return only ?? null
}

function isRecords(value: unknown): value is readonly FlatRecord[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (record: unknown) =>
        typeof record === 'object' &&
        record !== null &&
        !Array.isArray(record) &&
        Object.values(record).every((cell: unknown) => typeof cell !== 'object' || cell === null),
    )
  )
}

function tableOf(records: readonly FlatRecord[]): DataTable {
  const header = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const builder = new TableBuilder(header)
  for (const record of records) builder.add(header.map((name) => String(record[name] ?? '')))
  return builder.finish()
}
