import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { figuresFile, importPlainly, manyRows, recordEveryCountry } from '../support/figure-files.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const command = compiledScript('tests/support/import-figures-plainly.ts')

let database: TestDatabase
let folder: string
let rows: (statement: ReturnType<typeof sql>) => Promise<unknown[]>

beforeAll(async () => {
  database = await openTestDatabase()
  await recordEveryCountry(database.payload)
  folder = mkdtempSync(path.join(tmpdir(), 'import-figures-'))
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  ;({ rows } = await rawSql(database.payload))
  const texts = { definition: 'Water taken', unit: 'm³', source: 'A source', attribution: 'A source' }
  await new RecordWriter(database.payload).publish(
    'indicators',
    { en: { ...texts, title: 'Withdrawal' } },
    { slug: 'withdrawal', pillar: 'water', decimals: 1, licence: 'CC-BY-4.0' },
  )
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

/** The command in a process of its own, and the lines that it prints. */
function begin(place: string, diesAt: string): { child: ChildProcess; lines: AsyncIterable<string> } {
  const child = spawn(process.execPath, [command, place], {
    env: { ...process.env, SECRET: 'a secret of at least thirty-two characters', DIES_AT: diesAt },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The command prints nowhere')
  return { child, lines: createInterface({ input: child.stdout }) }
}

/** How the command dies. */
type Death =
  /** It kills itself in the moment in which it prints a line that begins so. */
  | { diesAt: string }
  /** It is killed from outside after such a line: at once or a little later, as the machine has it. */
  | { killedAfter: string }

let running: { child: ChildProcess; ended: Promise<unknown> } | undefined
// A test that ends before its process leaves none that writes while the next one runs.
afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
})

/** Runs it in a process of its own until it is killed. */
async function runUntilDeath(
  place: string,
  death: Death,
): Promise<{ status: number | null; printed: string[] }> {
  const { child, lines } = begin(place, 'diesAt' in death ? death.diesAt : '')
  const ended = once(child, 'close')
  running = { child, ended }
  const printed: string[] = []
  for await (const line of lines) {
    printed.push(line)
    if ('killedAfter' in death && line.startsWith(death.killedAfter)) child.kill('SIGKILL')
  }
  await ended
  return { status: child.exitCode, printed }
}

/** What the command does, in this process, and the lines that it prints. */
async function run(place: string): Promise<{ isImported: boolean; printed: string[] }> {
  const printed: string[] = []
  const printing = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(...String(text).trimEnd().split('\n'))
    return true
  })
  onTestFinished(() => printing.mockRestore())
  const isImported = await importPlainly(database.payload, place)
  printing.mockRestore()
  return { isImported, printed }
}

function fileOf(name: string, ...given: Parameters<typeof figuresFile>): string {
  const place = path.join(folder, name)
  writeFileSync(place, figuresFile(...given))
  return place
}

const stored = z.array(z.object({ total: z.coerce.number(), added: z.coerce.number().nullable() }))

/** Read in three parts, as two thousand rows are written at a time. */
const count = 4100
const before = { total: count, added: count }
const after = { total: count, added: 2 * count }

/** How many values are current, and their sum. */
async function currentValues() {
  const [found] = stored.parse(
    await rows(
      sql`SELECT count(*) AS total, sum(value) AS added FROM observations WHERE until_version IS NULL`,
    ),
  )
  return found
}

async function publishedUpdates(): Promise<number> {
  const { totalDocs } = await database.payload.count({
    collection: 'data-imports',
    where: { _status: { equals: 'published' } },
  })
  return totalDocs
}

// Processes of their own are those that are killed: each loads the whole content model.
test('an import publishes the values of its file', async () => {
  const first = fileOf(
    'first.csv',
    manyRows('withdrawal', count, () => 1),
  )
  expect((await run(first)).isImported).toBe(true)
  expect(await currentValues()).toEqual(before)
})

describe('an import that is killed', () => {
  let second: string
  beforeAll(() => {
    second = fileOf(
      'second.csv',
      manyRows('withdrawal', count, () => 2),
    )
  })

  /** What is there after it has killed itself in the moment in which it prints a line that begins so. */
  async function stateAfterDeathAt(diesAt: string) {
    const { status, printed } = await runUntilDeath(second, { diesAt })
    const values = await currentValues()
    return { status, printed, values, updates: await publishedUpdates() }
  }
  const formerState = { status: null, values: before, updates: 1 }

  test('when it begins to read leaves the former state', async () => {
    const { printed, ...state } = await stateAfterDeathAt('Reading')
    expect(printed.at(-1)).toMatch(/^Reading/)
    expect(state).toEqual(formerState)
  })

  test('while it reads, or when it has read, leaves the former state; the reading is gone on with, not begun again', async () => {
    const { printed, ...state } = await stateAfterDeathAt('  2,000 rows')
    expect(printed.at(-1)).toBe('  2,000 rows')
    expect(state).toEqual(formerState)
    const { printed: later, ...stateThen } = await stateAfterDeathAt('In all')
    expect(later.filter((line) => line.endsWith(' rows'))).toEqual(['  4,000 rows', '  4,100 rows'])
    expect(later.at(-1)).toMatch(/^In all/)
    expect(stateThen).toEqual(formerState)
  })

  test('while it publishes leaves the former values or the new ones, and publishes no update without them', async () => {
    await runUntilDeath(second, { killedAfter: 'Publishing' })
    expect([
      { values: before, updates: 1 },
      { values: after, updates: 1 },
      { values: after, updates: 2 },
    ]).toContainEqual({ values: await currentValues(), updates: await publishedUpdates() })
  })

  test('goes on when it is run again', async () => {
    const last = await run(second)
    expect(last.isImported).toBe(true)
    expect(last.printed.join('\n')).toMatch(/version 2/)
    expect(await currentValues()).toEqual(after)
    expect(await publishedUpdates()).toBe(2)
  })

  test('has nothing to do once it is published', async () => {
    expect((await run(second)).printed).toEqual([
      'This file is published already, as version 2 of the figures. Nothing to do.',
    ])
  })
})

test('a wrong row ends it with its line and reason, and nothing is imported', async () => {
  const current = await currentValues()
  const { isImported, printed } = await run(
    fileOf('wrong.csv', [
      ['withdrawal', 'jo', 2020, 1],
      ['withdrawal', 'jo', 2021, '..'],
      ['nobody-knows-it', 'jo', 2020, 1],
    ]),
  )
  expect(isImported).toBe(false)
  const text = printed.join('\n').replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain('line 3: “..” is not a number')
  expect(text).toContain('line 4: “nobody-knows-it” is in no indicator’s list of codes.')
  expect(text).toContain('2 rows are wrong. Nothing was imported.')
  expect(await currentValues()).toEqual(current)
  const left = await rows(sql`SELECT import_id FROM figures_imports WHERE state = 'refused'`)
  expect(left).toEqual([])
})
