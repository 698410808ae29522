import { CsvError, parse } from 'csv-parse'
import { decodeText, lineFeedsIn } from './decode-text.ts'
import { FileRefusal, foundText } from './file-refusal.ts'

const separators = [',', ';', '\t'] as const

export type Separator = (typeof separators)[number]

/** The cells of a line; of several lines, where a cell has line breaks. */
export interface CsvRecord {
  /** Its first line, from 1. */
  line: number
  cells: readonly string[]
}

/** Characters of one record: a line for each of 250 countries and 200 years has some thousands. */
const mostInRecord = 1024 * 1024

/**
 * The records of a CSV file (RFC 4180), in batches as the bytes arrive; lines without anything are left out.
 * @param separator as declared; otherwise the one that the first line has, if it has only one
 * @throws FileRefusal where it is no CSV file any more
 */
export async function* readCsvRecords(
  bytes: AsyncIterable<Uint8Array>,
  separator?: Separator | null,
): AsyncGenerator<readonly CsvRecord[]> {
  let line = 1
  const start = await readStart(decodeText(bytes))
  const declared = /^sep=([,;\t])\n/iu.exec(start.text)
  // Excel writes such a line for itself; it is no part of the table.
  if (declared) {
    start.text = start.text.slice(declared[0].length)
    line += 1
  }
  const delimiter =
    separator ?? separators.find((known) => known === declared?.[1]) ?? separatorIn(start.text)
  let batch: CsvRecord[] = []
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    max_record_size: mostInRecord,
    on_record: (cells: string[]) => {
      const record = { line, cells }
      line += 1 + cells.reduce((sum, cell) => sum + lineFeedsIn(cell), 0)
      if (cells.some((cell) => cell.trim() !== '')) batch.push(record)
      // Nothing is left for the stream: what was read before a fault would be lost with it.
      return null
    },
  })
  let fault: Error | undefined
  parser.on('error', (error) => {
    fault = error
  })
  parser.resume()
  const take = () => {
    const taken = batch
    batch = []
    return taken
  }
  const refusal = (): unknown =>
    fault instanceof CsvError
      ? new FileRefusal(line, { code: fault.code === 'CSV_MAX_RECORD_SIZE' ? 'tooLarge' : 'wrongQuotes' })
      : fault
  try {
    for await (const text of start.all()) {
      await new Promise<void>((resolve) => parser.write(text, () => resolve()))
      yield take()
      if (fault) throw refusal()
    }
    await new Promise<void>((resolve) => {
      parser.once('close', resolve)
      parser.end()
    })
    yield take()
    if (fault) throw refusal()
  } finally {
    parser.destroy()
  }
}

interface Start {
  /** At least the first line, where there is one. */
  text: string
  /** This text and all that follows. */
  all: () => AsyncIterable<string>
}

async function readStart(chunks: AsyncGenerator<string>): Promise<Start> {
  const start: Start = {
    text: '',
    all: async function* () {
      yield start.text
      yield* chunks
    },
  }
  while (start.text.length < mostInRecord && !hasWholeLine(start.text)) {
    const next = await chunks.next()
    if (next.done === true) break
    start.text += next.value
  }
  return start
}

const hasWholeLine = (text: string) => withoutQuoted(text).trimStart().includes('\n')

/** Quoted cells may hold any of the separators, and line breaks. */
const withoutQuoted = (text: string) => text.replace(/"[^"]*(?:"|$)/gu, '')

function separatorIn(text: string): Separator {
  const [header = ''] = withoutQuoted(text).trimStart().split('\n')
  const [one, ...others] = separators.filter((separator) => header.includes(separator))
  if (others.length > 0) {
    throw new FileRefusal(1, { code: 'unclearSeparator', found: foundText(text.split('\n')[0] ?? '') })
  }
  return one ?? ','
}
