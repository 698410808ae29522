import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../../store/database/raw-sql.ts'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { FileEntry } from '../../figures/importers/file-rows.ts'

/** How the plainest file of figures is to be read. */
export const plainOptions = {
  format: 'long-csv',
  editionYear: 2026,
  decimalMark: 'point',
  thousandsSeparator: 'no-separator',
  separator: 'automatic',
  unknownCountries: 'refuse',
  unknownIndicators: 'refuse',
} as const

/** Reads `indicator,country,year,value` as plainly as can be: what stands beside the readers is tried here. */
async function* readPlainLines(place: string): AsyncGenerator<FileEntry> {
  let line = 0
  for await (const text of createInterface({ input: createReadStream(place) })) {
    line += 1
    if (line === 1) continue
    const [indicator = '', country = '', year = '', value = ''] = text.split(',')
    if (country === 'world') yield { line, reason: { code: 'unknownCountry', found: country } }
    else if (value === '..') yield { line, reason: { code: 'wrongNumber', found: value } }
    else {
      yield {
        line,
        indicator,
        country,
        year: Number(year),
        value: value === 'withdrawn' ? null : Number(value),
        status: null,
      }
    }
  }
}

export const plainReaders = { 'long-csv': readPlainLines }

/** Does what `npm run import-figures -- FILE --edition 2026 --publish` does, with the tests' reader. */
export async function importPlainly(payload: Payload, place: string): Promise<boolean> {
  const { importFigures } = await import('../../commands/steps/import-figures.ts')
  return importFigures(
    payload,
    {
      place,
      name: 'figures.csv',
      title: 'From a command',
      publishes: true,
      indicator: undefined,
      options: plainOptions,
    },
    plainReaders,
  )
}

/** A file as `readPlainLines` reads it. */
export function figuresFile(rows: readonly (readonly [string, string, number, number | string])[]): string {
  return ['indicator,country,year,value', ...rows.map((row) => row.join(','))].join('\n')
}

/** Two letters for any number below 676. */
const letters = (index: number) =>
  String.fromCodePoint(97 + (Math.floor(index / 26) % 26)) + String.fromCodePoint(97 + (index % 26))

/** Records of countries for every two letters, so that a file may name any of them. */
export async function recordEveryCountry(payload: Payload): Promise<void> {
  const codes = Array.from({ length: 676 }, (_, index) => letters(index))
  const database = await rawSql(payload)
  await database.write([
    sql`INSERT INTO countries (code, slug) VALUES ${sql.join(
      codes.map((code) => sql`(${code}, ${`country-${code}`})`),
      sql`, `,
    )}`,
  ])
}

/** So many values of one indicator, in as many countries and years as it takes. */
export function manyRows(indicator: string, count: number, of: (index: number) => number) {
  return Array.from(
    { length: count },
    (_, index) => [indicator, letters(Math.floor(index / 160)), 1861 + (index % 160), of(index)] as const,
  )
}
