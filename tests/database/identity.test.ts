import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { run, type RunResult } from '../../commands/steps/run.ts'
import { withPreparationLock } from '../../store/database/preparation-lock.ts'
import { onServer } from '../support/on-server.ts'
import { onSqliteOnly } from '../support/one-database.ts'

const server = inject('templates').empty.postgres?.server
/** Milliseconds: each test starts several processes that load the whole content model. */
const patience = 300_000

const prepareQuickly = compiledScript('tests/support/prepare-quickly.ts')
const rebuildSearch = compiledScript('commands/rebuild-search.ts')
/** Who is refused before anything is written is the same on both databases: on each it is either of the two that look. */
const refusing = server
  ? { does: 'opens them', file: rebuildSearch }
  : { does: 'prepares them', file: prepareQuickly }

interface Deployment {
  /** What its processes are started with. */
  DATA_DIR: string
  DATABASE_URL: string
}

let folder: string
/** A database and a data folder that belong together; tests work on copies of the folder. */
let first: Deployment
/** How a process ended that was killed while it filled the first database, before the two. */
let killed: RunResult
/** How the two processes ended that prepared it. */
let firstOutcomes: RunResult[]

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'identity-'))
  first = newDeployment()
  killed = await prepare(first, { KILLED: 'filling' })
  firstOutcomes = await prepareByTwoAtOnce(first)
  if (firstOutcomes.some(({ status }) => status !== 0))
    throw new Error(
      `The first database could not be prepared:\n${firstOutcomes.map(({ output }) => output).join('\n')}`,
    )
}, patience)

// Databases on a server end with it.
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A folder that is there, and a database that is not. */
function newDeployment(): Deployment {
  const DATA_DIR = mkdtempSync(path.join(folder, 'data-'))
  if (!server) return { DATA_DIR, DATABASE_URL: '' }
  const name = `network_identity_${randomBytes(8).toString('hex')}`
  const address = new URL(server)
  address.pathname = `/${name}`
  return { DATA_DIR, DATABASE_URL: address.href }
}

/** The deployment with another data folder: a copy of its own, or an empty one. */
function withFolder(deployment: Deployment, { isCopy }: { isCopy: boolean }): Deployment {
  const DATA_DIR = mkdtempSync(path.join(folder, 'data-'))
  if (isCopy) cpSync(deployment.DATA_DIR, DATA_DIR, { recursive: true })
  return { ...deployment, DATA_DIR }
}

const databaseOf = ({ DATABASE_URL }: Deployment) => new URL(DATABASE_URL).pathname.slice(1)

/** Another database and data folder, with what the deployment holds. */
async function copyOf(deployment: Deployment): Promise<Deployment> {
  const copy = newDeployment()
  cpSync(deployment.DATA_DIR, copy.DATA_DIR, { recursive: true })
  if (server)
    await onServer(server, `CREATE DATABASE "${databaseOf(copy)}" TEMPLATE "${databaseOf(deployment)}"`)
  return copy
}

/** Makes an empty database, as its administrator would. */
async function createDatabase({ DATABASE_URL }: Pick<Deployment, 'DATABASE_URL'>): Promise<void> {
  if (server) await onServer(server, `CREATE DATABASE "${new URL(DATABASE_URL).pathname.slice(1)}"`)
}

async function storedIdentityOf({ DATA_DIR, DATABASE_URL }: Deployment): Promise<unknown> {
  const statement = `SELECT value FROM identities WHERE name = 'database'`
  if (DATABASE_URL) return (await onServer(DATABASE_URL, statement))[0]?.['value']
  const database = new DatabaseSync(path.join(DATA_DIR, 'database.sqlite'))
  const found = database.prepare(statement).get()
  database.close()
  return found?.['value']
}

/** Carries out statements on a deployment's database. */
async function write({ DATA_DIR, DATABASE_URL }: Deployment, ...statements: string[]): Promise<void> {
  if (DATABASE_URL) {
    for (const statement of statements) await onServer(DATABASE_URL, statement)
    return
  }
  const database = new DatabaseSync(path.join(DATA_DIR, 'database.sqlite'))
  for (const statement of statements) database.exec(statement)
  database.close()
}

const settingsOf = (deployment: Deployment, environment: Record<string, string> = {}) => ({
  ...deployment,
  SECRET: 'a secret of at least thirty-two characters',
  SEALING_KEY_FILE: path.join(folder, 'keys/sealing-key'),
  LOG_LEVEL: 'silent',
  ...environment,
})

const start = (file: string, deployment: Deployment, environment: Record<string, string> = {}) =>
  run(process.execPath, [file], { environment: settingsOf(deployment, environment) })

/** Prepares a deployment by two processes, both of which have found it being prepared by a third one. */
async function prepareByTwoAtOnce(deployment: Deployment): Promise<RunResult[]> {
  const { DATA_DIR: dataFolder, DATABASE_URL } = deployment
  return withPreparationLock({ dataFolder, DATABASE_URL }, { progress: () => undefined }, async () => {
    const both = [waitingProcess(deployment), waitingProcess(deployment)]
    await Promise.all(both.map(({ isWaiting }) => isWaiting))
    return both
  }).then((both) => Promise.all(both.map(({ ended }) => ended)))
}

/** A process that prepares a deployment, and when it has said that it waits. */
function waitingProcess(deployment: Deployment) {
  const child = spawn(process.execPath, [prepareQuickly], {
    env: { ...process.env, ...settingsOf(deployment, { SHOWN: 'yes' }) },
  })
  let output = ''
  const ended = once(child, 'close').then(([code]): RunResult => ({ status: Number(code ?? 1), output }))
  const isWaiting = new Promise<void>((resolve) => {
    const add = (chunk: unknown) => {
      output += String(chunk)
      if (output.includes('another process is preparing this database')) resolve()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
  })
  return { isWaiting: Promise.race([isWaiting, ended]), ended }
}

const prepare = (deployment: Deployment, environment: Record<string, string> = {}) =>
  start(prepareQuickly, deployment, environment)

const identityOf = ({ DATA_DIR }: Deployment) =>
  readFileSync(path.join(DATA_DIR, 'database-identity'), 'utf8').trim()

/** Every file below a folder with what it holds, but SQLite's own beside the database, and the lock. */
function contentOf(place: string): Record<string, string> {
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = names.filter(
    (name) => statSync(path.join(place, name)).isFile() && !/-(wal|shm|lock)$/.test(name),
  )
  return Object.fromEntries(
    files.map((name) => [name, readFileSync(path.join(place, name)).toString('base64')]),
  )
}

/** How a process ended that opens or prepares a deployment, and whether the data folder is as it was. */
async function outcomeOf(
  deployment: Deployment,
  file = prepareQuickly,
  environment: Record<string, string> = {},
) {
  const before = contentOf(deployment.DATA_DIR)
  const { status, output } = await start(file, deployment, environment)
  const isUntouched = isDeepStrictEqual(contentOf(deployment.DATA_DIR), before)
  return { status, lines: output.trim().split('\n'), isUntouched }
}

/** One sentence, a status that says so, and nothing written. */
const refused = (sentence: string) => ({
  status: 1,
  lines: [expect.stringContaining(sentence)],
  isUntouched: true,
})

describe('a database and its data folder', () => {
  test('are made once by processes that start at once, of which the other finds all prepared', () => {
    const waiting = expect.stringMatching(/another process is preparing .*\n$/) as unknown
    const [maker, other] = firstOutcomes.toSorted((one, two) => two.output.length - one.output.length)
    expect(maker).toEqual({ status: 0, output: expect.stringContaining('sealing key at') as unknown })
    expect(other).toEqual({ status: 0, output: waiting })
  })

  // What the first attempt had made is put aside on SQLite, and stays on Postgres; the two have made one document.
  test('whose filling was interrupted are filled at the next start, and nothing is removed', () => {
    expect([0, undefined]).not.toContain(killed.status)
    const isTerms = (name: string) => /(^|\/)terms(-\d+)?\.csv$/.test(name)
    expect(readdirSync(path.join(first.DATA_DIR, 'documents')).filter(isTerms)).toHaveLength(server ? 2 : 1)
    const stored = readdirSync(first.DATA_DIR, { recursive: true, encoding: 'utf8' })
    expect(stored.filter(isTerms)).toHaveLength(2)
  })

  test('are opened by commands', { timeout: patience }, async () => {
    // From its source, as `npm run` does, on one database: it takes three seconds of a processor.
    const file = server ? rebuildSearch : inRepository('commands/rebuild-search.ts')
    expect(await start(file, first)).toMatchObject({ status: 0 })
  })

  test('of an earlier version, which knew no identity, are given one', { timeout: patience }, async () => {
    const earlier = await copyOf(first)
    rmSync(path.join(earlier.DATA_DIR, 'database-identity'))
    await write(
      earlier,
      'DROP TABLE identities',
      `DELETE FROM payload_migrations WHERE name = '20261122_180000_identities'`,
    )
    const files = contentOf(path.join(earlier.DATA_DIR, 'documents'))
    expect(await prepare(earlier)).toEqual({ status: 0, output: '' })
    expect(identityOf(earlier)).toMatch(/^[0-9a-f-]{36}$/)
    expect(contentOf(path.join(earlier.DATA_DIR, 'documents'))).toEqual(files)
    expect(await storedIdentityOf(earlier)).toBe(identityOf(earlier))
  })

  test(
    `that do not belong together are refused by whoever ${refusing.does}`,
    { timeout: patience },
    async () => {
      const stranger = withFolder(first, { isCopy: true })
      writeFileSync(path.join(stranger.DATA_DIR, 'database-identity'), `${randomBytes(18).toString('hex')}\n`)
      expect(await outcomeOf(stranger, refusing.file)).toEqual(refused('belongs to another database'))
    },
  )

  test(
    `that a later release has migrated are refused by whoever ${refusing.does}`,
    { timeout: patience },
    async () => {
      const later = await copyOf(first)
      await write(later, `INSERT INTO payload_migrations (name, batch) VALUES ('20991231_000000_later', 99)`)
      expect(await outcomeOf(later, refusing.file)).toEqual(refused('20991231_000000_later'))
    },
  )

  test(
    'go on with the former signing keys where other ones were refused',
    { timeout: patience, ...onSqliteOnly },
    async () => {
      const copy = await copyOf(first)
      // Of which nothing shows that the product wrote it.
      await write(
        copy,
        `INSERT INTO log_pending (commitment, text, mac, added_at) VALUES ('waiting', 'text', 'none', '2026-06-15T12:00:00.000Z')`,
      )
      const SIGNING_KEYS = mkdtempSync(path.join(folder, 'other-keys-'))
      const adopting = (...words: string[]) =>
        run(process.execPath, [prepareQuickly, '--adopt', 'signing-keys', ...words], {
          environment: settingsOf(copy, { SIGNING_KEYS, SHOWN: 'yes' }),
        })
      expect(await adopting()).toEqual({
        status: 1,
        output: expect.stringMatching(/^The signing keys are not replaced: .* as waiting\. .*\n$/) as unknown,
      })
      expect(readdirSync(SIGNING_KEYS)).toEqual([])
      expect(await prepare(copy)).toEqual({ status: 0, output: '' })
      expect(identityOf(copy)).toBe(identityOf(first))
      expect(await adopting('--accept-loss')).toEqual({
        status: 0,
        output: expect.stringMatching(/given up, .* as waiting\n/) as unknown,
      })
    },
  )
})

describe('no database is made', () => {
  test(
    'over the files of a deployment whose database is elsewhere',
    { timeout: patience, ...onSqliteOnly },
    async () => {
      const { DATA_DIR } = withFolder(first, { isCopy: true })
      for (const name of readdirSync(DATA_DIR)) {
        if (name.startsWith('database.sqlite')) rmSync(path.join(DATA_DIR, name))
      }
      writeFileSync(path.join(DATA_DIR, 'documents/uploaded.pdf'), 'uploaded')
      expect(await outcomeOf({ DATA_DIR, DATABASE_URL: '' })).toEqual(refused('no new one is made'))
      // An earlier version's, without an identity.
      rmSync(path.join(DATA_DIR, 'database-identity'))
      expect(await outcomeOf({ DATA_DIR, DATABASE_URL: '' })).toEqual(refused('no new one is made'))
      expect(readFileSync(path.join(DATA_DIR, 'documents/uploaded.pdf'), 'utf8')).toBe('uploaded')
    },
  )

  test('by a command that only opens one', { timeout: patience, ...onSqliteOnly }, async () => {
    const DATA_DIR = mkdtempSync(path.join(folder, 'data-'))
    expect(await outcomeOf({ DATA_DIR, DATABASE_URL: '' }, rebuildSearch)).toEqual(
      refused('There is no database'),
    )
  })

  test('beside what strangers sent in', { timeout: patience }, async () => {
    const fresh = newDeployment()
    await createDatabase(fresh)
    mkdirSync(path.join(fresh.DATA_DIR, 'submissions/stored/one'), { recursive: true })
    writeFileSync(path.join(fresh.DATA_DIR, 'submissions/stored/one/form.age'), 'sealed')
    expect(await outcomeOf(fresh)).toEqual(refused('holds submissions/'))
  })
})

describe.runIf(server)('on Postgres', () => {
  test('an empty folder of a further machine is taken', { timeout: patience }, async () => {
    const further = withFolder(first, { isCopy: false })
    expect(await prepare(further)).toEqual({ status: 0, output: '' })
    expect(identityOf(further)).toBe(identityOf(first))
  })

  // Nor a sealing key: `belongings.test.ts`.
  test('a further machine makes no secret', { timeout: patience }, async () => {
    const further = withFolder(first, { isCopy: false })
    expect(await outcomeOf(further, prepareQuickly, { SECRET: '' })).toEqual(
      refused('A secret belongs to the database, and this machine has none'),
    )
  })

  test('a mistyped name makes no database for the folder of another', { timeout: patience }, async () => {
    const { DATABASE_URL } = newDeployment()
    expect(await outcomeOf({ ...first, DATABASE_URL })).toEqual(refused("can't be opened"))
    const name = new URL(DATABASE_URL).pathname.slice(1)
    const found = await onServer(server ?? '', `SELECT 1 FROM pg_database WHERE datname = '${name}'`)
    expect(found).toEqual([])
  })

  test('an empty database is not filled for the folder of another', { timeout: patience }, async () => {
    const { DATABASE_URL } = newDeployment()
    await createDatabase({ DATABASE_URL })
    expect(await outcomeOf({ ...first, DATABASE_URL })).toEqual(refused('belongs to another database'))
  })
})
