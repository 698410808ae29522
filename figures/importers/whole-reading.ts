import { FileRefusal } from './file-refusal.ts'
import { isProblem, type FileEntry, type FileRow } from './file-rows.ts'

/**
 * What every reader's entries go through: where nothing further can be read, the reason is the last of them; a second
 * line with the same value is left out, one with another value is a problem; and a file of which nothing came has one.
 */
export async function* wholeReading(entries: AsyncIterable<FileEntry>): AsyncGenerator<FileEntry> {
  const seen = new Map<string, Pick<FileRow, 'line' | 'value' | 'status'>>()
  let isEmpty = true
  try {
    for await (const entry of entries) {
      isEmpty = false
      if (isProblem(entry)) {
        yield entry
        continue
      }
      const { line, indicator, country, year, value, status } = entry
      const key = `${indicator.toLowerCase()} ${country} ${year}`
      const before = seen.get(key)
      if (!before) {
        seen.set(key, { line, value, status })
        yield entry
      } else if (before.value !== value || before.status !== status) {
        yield { line, reason: { code: 'secondValue', firstLine: before.line } }
      }
    }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    isEmpty = false
    yield error.problem
  }
  if (isEmpty) yield { line: 1, reason: { code: 'noRows' } }
}

/** Rows of countries of which the site has a record; the others become problems, distinct from names nobody knows. */
export async function* ofRecordedCountries(
  entries: AsyncIterable<FileEntry>,
  recorded: ReadonlySet<string>,
): AsyncGenerator<FileEntry> {
  for await (const entry of entries) {
    if (isProblem(entry) || recorded.has(entry.country)) yield entry
    else {
      const { line, country } = entry
      yield { line, reason: { code: 'countryWithoutRecord', country } }
    }
  }
}
