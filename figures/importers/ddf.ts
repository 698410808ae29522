import path from 'node:path'
import { z } from 'zod'
import { isMissing, numberReader, readYear } from './cells.ts'
import { readCsvRecords, type CsvRecord } from './csv-records.ts'
import { openDdfFolder, packageName, type ArchiveLimits, type DdfFolder } from './ddf-folder.ts'
import { decodeText } from './decode-text.ts'
import { FileRefusal, foundText } from './file-refusal.ts'
import type { FileEntry, FileProblem } from './file-rows.ts'
import { findCountry } from './find-country.ts'

/** What is read of a folder's description; DDF is a kind of tabular data package. */
const packageShape = z.object({
  resources: z.array(
    z.object({
      path: z.string(),
      schema: z.object({ primaryKey: z.union([z.string(), z.array(z.string())]) }),
    }),
  ),
})

const mostInPackage = 32 * 1024 * 1024

/** Dimensions by which values are of a country and a year. */
const places: ReadonlySet<string> = new Set(['geo', 'country'])
const times: ReadonlySet<string> = new Set(['time', 'year'])

/** DDF writes numbers in one way. */
const readNumber = numberReader({ decimalMark: '.', thousandsSeparator: '' })

/**
 * A folder in Gapminder's DDF, or a ZIP archive of one: all values by country and year that its `datapackage.json` lists,
 * file by file. Values by further dimensions, such as age, are none of a country and a year, and are not read.
 */
export async function* readDdf(place: string, limits?: ArchiveLimits): AsyncGenerator<FileEntry> {
  const folder = await openDdfFolder(place, limits)
  try {
    const { resources } = await readPackage(folder)
    for (const { path: name, schema } of resources) {
      const key = [schema.primaryKey].flat()
      if (!path.posix.basename(name).startsWith('ddf--datapoints--') || !isByCountryAndYear(key)) continue
      yield* readDataPoints(folder, name)
    }
  } finally {
    folder.close()
  }
}

const isByCountryAndYear = (key: readonly string[]) =>
  key.length === 2 && key.some((name) => places.has(name)) && key.some((name) => times.has(name))

async function readPackage(folder: DdfFolder): Promise<z.output<typeof packageShape>> {
  const bytes = await folder.read(packageName)
  if (!bytes) throw new FileRefusal(1, { code: 'wrongShape', where: packageName })
  const parts: string[] = []
  let characters = 0
  for await (const part of decodeText(bytes)) {
    characters += part.length
    if (characters > mostInPackage) throw new FileRefusal(1, { code: 'tooLarge' })
    parts.push(part)
  }
  let described: unknown
  try {
    described = JSON.parse(parts.join(''))
  } catch {
    throw new FileRefusal(1, { code: 'notJson' })
  }
  const { data, error } = packageShape.safeParse(described)
  if (data) return data
  const where = [packageName, ...(error.issues[0]?.path ?? [])].map(String).join('.')
  throw new FileRefusal(1, { code: 'wrongShape', where })
}

async function* readDataPoints(folder: DdfFolder, name: string): AsyncGenerator<FileEntry> {
  const bytes = isInside(name) ? await folder.read(name) : null
  if (!bytes) {
    yield { line: 1, reason: { code: 'wrongShape', where: foundText(name) } }
    return
  }
  const file = path.posix.basename(name)
  let header: Header | undefined
  try {
    for await (const batch of readCsvRecords(bytes, ',')) {
      for (const record of batch) {
        if (header) for (const entry of readRecord(record, header)) yield inFile(entry, file)
        else header = readHeader(record)
      }
    }
  } catch (error) {
    // A fault in one file says nothing of the others; whoever imports the folder learns of all at once. Not so a file or
    // an archive that does not end.
    if (!(error instanceof FileRefusal) || error.problem.reason.code === 'tooLarge') throw error
    yield { ...error.problem, file }
  }
}

/** Whether a path leads nowhere but into the folder. */
function isInside(name: string): boolean {
  const normal = path.posix.normalize(name)
  return !name.includes('\\') && !path.posix.isAbsolute(normal) && normal.split('/')[0] !== '..'
}

const inFile = (entry: FileEntry, file: string): FileEntry =>
  'reason' in entry ? ({ ...entry, file } satisfies FileProblem) : entry

interface Header {
  width: number
  place: number
  time: number
  /** The columns of values, each under its indicator's code. */
  indicators: readonly { code: string; column: number }[]
}

function readHeader({ line, cells }: CsvRecord): Header {
  const names = cells.map((cell) => cell.trim())
  const place = names.findIndex((name) => places.has(name))
  const time = names.findIndex((name) => times.has(name))
  if (place < 0) throw new FileRefusal(line, { code: 'missingColumn', column: 'geo' })
  if (time < 0) throw new FileRefusal(line, { code: 'missingColumn', column: 'time' })
  const repeated = names.find((name, column) => names.indexOf(name) !== column)
  if (repeated !== undefined)
    throw new FileRefusal(line, { code: 'repeatedColumn', column: foundText(repeated) })
  const indicators = names.flatMap((code, column) =>
    column === place || column === time || code === '' ? [] : [{ code, column }],
  )
  if (indicators.length === 0) throw new FileRefusal(line, { code: 'missingColumn', column: 'value' })
  return { width: names.length, place, time, indicators }
}

function readRecord({ line, cells }: CsvRecord, { width, place, time, indicators }: Header): FileEntry[] {
  if (cells.length !== width) {
    return [{ line, reason: { code: 'wrongNumberOfCells', expected: width, found: cells.length } }]
  }
  const filled = indicators.filter(({ column }) => !isMissing(cells[column] ?? ''))
  if (filled.length === 0) return []
  const named = cells[place]?.trim() ?? ''
  const country = findCountry(named)
  if (country === undefined) return [{ line, reason: { code: 'unknownCountry', found: foundText(named) } }]
  const year = readYear(cells[time] ?? '')
  if ('reason' in year) return [{ line, reason: year.reason }]
  return filled.map(({ code, column }) => {
    const value = readNumber(cells[column] ?? '')
    return 'reason' in value
      ? { line, reason: value.reason }
      : { line, indicator: code, country, year: year.value, value: value.value, status: null }
  })
}
