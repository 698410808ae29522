import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findCosignature, readWitnessKey } from '../../proofs/cosignature.ts'
import { openNote } from '../../proofs/note.ts'
import { forgetLog, openLogContext } from '../support/log-context.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { startWitness } from '../support/witness.ts'

type Outside = Awaited<ReturnType<typeof startWitness>>

let database: TestDatabase
let payload: Payload
let one: Outside
let other: Outside
let context: import('../../transparency/signing/sign-checkpoint.ts').SignerContext
let modules: typeof import('../../transparency/append.ts') &
  typeof import('../../transparency/log-rows.ts') &
  typeof import('../../transparency/open-log.ts') &
  typeof import('../../transparency/signing/sign-checkpoint.ts') &
  typeof import('../../transparency/witnesses/witness-checkpoints.ts') &
  typeof import('../../server/operator/shared-parts.ts') &
  typeof import('../../server/transparency/transparency.ts')

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  context = await openLogContext(payload)
  modules = {
    ...(await import('../../transparency/append.ts')),
    ...(await import('../../transparency/log-rows.ts')),
    ...(await import('../../transparency/open-log.ts')),
    ...(await import('../../transparency/signing/sign-checkpoint.ts')),
    ...(await import('../../transparency/witnesses/witness-checkpoints.ts')),
    ...(await import('../../server/operator/shared-parts.ts')),
    ...(await import('../../server/transparency/transparency.ts')),
  }
})
afterAll(() => database.close())
beforeEach(async () => {
  one?.close()
  other?.close()
  ;[one, other] = [await startWitness('witness.example.org'), await startWitness('another.example.org')]
  await forgetLog(context)
  return () => {
    one.close()
    other.close()
  }
})

const start = Date.now()

/** @returns the checkpoint without signatures */
async function grow(by = 1, reference = 'R-1'): Promise<{ size: number; note: string; text: string }> {
  const at = new Date(start)
  for (let count = 0; count < by; count++)
    await modules.appendOpenly(
      context,
      { kind: 'status changed', at: at.toISOString(), reference, entry: 'AAAA' },
      at,
    )
  await modules.signCheckpoint(context, at)
  const checkpoint = await modules.readCheckpointNote(payload)
  const opened = await modules.readOpenedLog(payload)
  if (!checkpoint || !opened) throw new Error('There is no checkpoint')
  return { ...checkpoint, text: openNote(checkpoint.note, opened.logKey) }
}

const witnessOf = ({ key, address }: Outside) => ({ key: readWitnessKey(key), address })
const witnessed = (outside: Outside) => modules.haveWitnessed(payload, witnessOf(outside))
const readText = async (address: string) => {
  const { environment } = await import('../../environment.ts')
  const response = await modules.transparency({ payload, settings: environment() }).request(address)
  return { status: response.status, text: await response.text() }
}

test('witnesses sign what extends what they saw, by proofs that a foreign program checks, and everybody is given it', async () => {
  expect((await readText('/witnessed')).status).toBe(404)
  await grow()
  expect(await witnessed(one)).toBe(true)
  expect(await witnessed(one)).toBe(false)
  for (const by of [1, 2, 5, 1]) {
    await grow(by)
    expect(await witnessed(one)).toBe(true)
  }
  const { size, note, text } = await grow(3)
  expect([await witnessed(one), await witnessed(other)]).toEqual([true, true])
  expect([one.state.size, other.state.size, one.state.signed]).toEqual([size, size, 6])
  expect(other.state.asked).toEqual([0])
  for (const address of ['/checkpoint', '/witnessed']) {
    const given = (await readText(address)).text
    expect(given.startsWith(note)).toBe(true)
    for (const { key } of [one, other])
      expect(findCosignature(text, given, readWitnessKey(key))?.signedAt.getTime()).toBeGreaterThan(
        start - 2000,
      )
    // Whoever has the log's key opens the note as before.
    const opened = await modules.readOpenedLog(payload)
    if (!opened) throw new Error('There is no log')
    expect(openNote(given, opened.logKey)).toBe(text)
  }
  await grow()
  // The newest one that was witnessed stays there until the next is.
  expect((await readText('/witnessed')).text).toContain(`\n${size}\n`)
})

test('a witness that has seen more than this database has noted is asked again with what it knows', async () => {
  await grow(4)
  await witnessed(one)
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  await (await rawSql(payload)).write([sql`UPDATE log_checkpoints SET cosignatures = NULL`])
  const { size } = await grow(2)
  expect(await witnessed(one)).toBe(true)
  expect(one.state).toMatchObject({ size, asked: [0, 0, size - 2] })
})

test('another log of the same keys, or an older database, is signed by no witness, and said so', async () => {
  await grow(4)
  await witnessed(one)
  await forgetLog(context)
  await grow(6, 'R-other')
  // It asks as if for the first time, and then with what the witness knows.
  await expect(witnessed(one)).rejects.toThrow('witness.example.org answered with 422')
  await forgetLog(context)
  await grow(1)
  await expect(witnessed(one)).rejects.toThrow('has seen another log than this one, or a larger one')
  expect(one.state.signed).toBe(1)
})

test('what is no signature of the witness is none', async () => {
  const { text } = await grow()
  const impostor = await startWitness('witness.example.org')
  const asked = { key: readWitnessKey(one.key), address: impostor.address }
  await expect(modules.haveWitnessed(payload, asked)).rejects.toThrow(
    'has no signature of witness.example.org',
  )
  expect(await modules.readCosignatures(payload, 1)).toBe('')
  await modules.haveWitnessed(payload, witnessOf(impostor))
  const lines = (await readText('/checkpoint')).text
  const key = readWitnessKey(impostor.key)
  impostor.close()
  expect(findCosignature(text, lines, readWitnessKey(one.key))).toBeUndefined()
  expect(() => findCosignature(text.replace('\n2\n', '\n3\n'), lines, key)).toThrow(
    'not by witness.example.org',
  )
  for (const wrong of [one.key.replace('+', '++'), one.key.replace(/^w/, 'v'), 'a+00000000+AAAA'])
    expect(() => readWitnessKey(wrong)).toThrow(/key/)
})

test('while one is away the other signs, and operators see it', async () => {
  const keys = [one, other].map(({ key, address }) => ({ key, address }))
  const look = (hours: number) =>
    modules.lookAtWitnesses(payload, keys, new Date(start + hours * 60 * 60_000))
  await grow()
  one.state.isAway = true
  await expect(witnessed(one)).rejects.toThrow('answered with 503')
  expect(await witnessed(other)).toBe(true)
  expect(await look(0.5)).toMatchObject({ state: 'ok' })
  expect(await look(1.5)).toMatchObject({
    state: 'old',
    detail: expect.stringContaining('by witness.example.org.'),
  })
  one.state.isAway = false
  expect(await witnessed(one)).toBe(true)
  expect(await look(1.5)).toMatchObject({ state: 'ok' })
})
