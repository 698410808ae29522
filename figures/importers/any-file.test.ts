import { expect, test } from 'vitest'
import { makeSeededRandom, type SeededRandom } from '../../content/seeded-random.ts'
import { statuses } from '../../languages/figure-words.ts'
import { allOf, inPieces } from './entries-for-tests.ts'
import { isProblem, type FileEntry } from './file-rows.ts'
import { readBytes } from './read-file.ts'
import type { DecimalMark, ThousandsSeparator } from './reading-options.ts'

/** Another seed tries other files; a failure names the one that it happened with. */
const seed = process.env.FILES_SEED ?? 'figures'
const files = 400

const cells = [
  ...['indicator', 'country', 'year', 'value', 'status', 'Country Code', 'Time', '2020', '2021 [YR2021]'],
  ...['ma', 'MAR', 'Tunisia', 'مصر', 'Iran, Islamic Rep.', 'Arab World', '504', 'water', 'AG.LND.FRST.ZS'],
  ...[
    '2000',
    '٢٠٢١',
    '1899',
    '10.5',
    '1,234',
    '1 234',
    '-3',
    '1e999',
    'NaN',
    '..',
    '',
    ' ',
    '"',
    '""',
    'a"b',
  ],
  ...['=1+1', '@SUM(A1)', '+1', '\0', '\uFEFF', '\uD800', '\u202E', '__proto__', 'constructor', 'carried'],
  ...['withdrawn', '"two\nlines"', '"a;b,c"', '{', '[', 'null', '%s', '${globalThis.executed = true}'],
] as const
const separators = [',', ';', '\t', ',,', '|', ' '] as const
const ends = ['\n', '\r\n', '\r', '\n\n', ''] as const
const decimalMarks: readonly [DecimalMark, ...DecimalMark[]] = ['.', ',']
const thousandsSeparators: readonly [ThousandsSeparator, ...ThousandsSeparator[]] = ['', ',', '.', ' ', '’']

function makeCsv(random: SeededRandom): Uint8Array {
  const separator = random.pick(separators)
  const end = random.pick(ends)
  const line = () => Array.from({ length: random.integer(0, 6) }, () => random.pick(cells)).join(separator)
  const start = random.pick([
    ['indicator', 'country', 'year', 'value', 'status'].join(separator),
    ['country', '2000', '2001'].join(separator),
    line(),
  ])
  return spoiled([start, ...Array.from({ length: random.integer(0, 12) }, line)].join(end), random)
}

function makeJson(random: SeededRandom): Uint8Array {
  const value = (depth: number): unknown => {
    const kind = random.integer(0, depth > 0 ? 6 : 3)
    if (kind === 0) return random.pick(cells)
    if (kind === 1) return random.between(-10, 3000)
    if (kind === 2) return null
    if (kind === 3) return { id: random.pick(cells), value: random.pick(cells) }
    if (kind === 4) return Array.from({ length: random.integer(0, 3) }, () => value(depth - 1))
    return {
      indicator: value(0),
      country: { id: random.pick(cells), value: random.pick(cells) },
      countryiso3code: random.pick(cells),
      date: random.pick(cells),
      value: value(0),
    }
  }
  const items = Array.from({ length: random.integer(0, 6) }, () => value(2))
  return spoiled(JSON.stringify([{ page: 1, pages: random.integer(0, 2) }, items]), random)
}

/** As it is in UTF-8 or UTF-16, cut, or with bytes in it that are no text. */
function spoiled(text: string, random: SeededRandom): Uint8Array {
  const bytes = random.chance(0.2) ? Buffer.from(`\uFEFF${text}`, 'utf16le') : Buffer.from(text, 'utf8')
  if (random.chance(0.2)) return bytes.subarray(0, random.integer(0, bytes.length))
  if (random.chance(0.2) && bytes.length > 0)
    bytes[random.integer(0, bytes.length - 1)] = random.integer(0, 255)
  return bytes
}

function expectWellFormed(entry: FileEntry) {
  expect(entry.line).toBeGreaterThanOrEqual(1)
  if (isProblem(entry)) return
  expect(entry.indicator).not.toBe('')
  expect(entry.country).toMatch(/^[a-z]{2}$/)
  expect(entry.year).toBeGreaterThanOrEqual(1900)
  expect(entry.year).toBeLessThanOrEqual(2100)
  expect(entry.value === null || Number.isFinite(entry.value)).toBe(true)
  expect([null, ...statuses]).toContain(entry.status)
}

test.each(['long-csv', 'wide-csv', 'world-bank'] as const)(
  'whatever stands in a file that is read as %s, rows and problems come of it, the same each time',
  async (format) => {
    for (let index = 0; index < files; index += 1) {
      const key = `${seed} ${format} ${index}`
      const random = makeSeededRandom(key)
      const file = format === 'world-bank' ? makeJson(random) : makeCsv(random)
      const options = {
        decimalMark: random.pick(decimalMarks),
        thousandsSeparator: random.pick(thousandsSeparators),
        indicator: random.pick([null, 'declared']),
        separator: random.pick([null, ',', ';', '\t'] as const),
      }
      const read = (size: number) =>
        allOf(readBytes(format, inPieces(file, size), options)).catch((error: unknown) => {
          throw new Error(`It ended with the file ${key}`, { cause: error })
        })
      const entries = await read(random.integer(1, 40))
      expect(entries.length, key).toBeGreaterThan(0)
      entries.forEach(expectWellFormed)
      expect(await read(4096), key).toEqual(entries)
      expect(globalThis).not.toHaveProperty('executed')
    }
  },
)

test('what is read of a file that ends again and again is what was in it', async () => {
  // Nothing of one file is remembered in the next.
  const options = { decimalMark: '.', thousandsSeparator: '', indicator: null } as const
  const file = 'indicator,country,year,value\nw,ma,2020,1\n'
  for (let times = 0; times < 3; times += 1) {
    const [row, ...others] = await allOf(readBytes('long-csv', inPieces(file), options))
    expect(row).toEqual({ line: 2, indicator: 'w', country: 'ma', year: 2020, value: 1, status: null })
    expect(others).toEqual([])
  }
})
