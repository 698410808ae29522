import { expect, test } from 'vitest'
import { allOf, inShort } from './entries-for-tests.ts'
import type { FileEntry } from './file-rows.ts'
import { ofRecordedCountries, wholeReading } from './whole-reading.ts'

async function* given(...entries: FileEntry[]): AsyncGenerator<FileEntry> {
  yield* entries
}

const row = (line: number, country: string): FileEntry => {
  return { line, indicator: 'w', country, year: 2020, value: 1, status: null }
}

test('a country of the world without a record is distinguished from a name that nobody knows', async () => {
  const unknown: FileEntry = { line: 3, reason: { code: 'unknownCountry', found: 'Atlantis' } }
  const entries = ofRecordedCountries(given(row(1, 'ma'), row(2, 'no'), unknown), new Set(['ma']))
  expect(inShort(await allOf(entries))).toEqual([
    '1 w ma 2020 1',
    '2 countryWithoutRecord no',
    '3 unknownCountry Atlantis',
  ])
})

test('a fault of the disk is none of the file', async () => {
  async function* failing(): AsyncGenerator<FileEntry> {
    yield row(1, 'ma')
    throw new Error('The disk is gone')
  }
  await expect(allOf(wholeReading(failing()))).rejects.toThrow('The disk is gone')
})
