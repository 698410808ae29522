import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { verifyMerkleInclusion } from '@sigstore/verify/dist/tlog/merkle.js'
import transmute from '@transmute/rfc9162'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keysOfLog, readEntries } from '../../commands/stand-alone/transparency-log/entries.ts'
import {
  faultOfFormerNote,
  readTransparencyLog,
} from '../../commands/stand-alone/transparency-log/read-log.ts'
import { utf8 } from '../../proofs/bytes.ts'
import { readCheckpoint } from '../../proofs/checkpoint.ts'
import { openNote, readNoteKey, writeNoteKey } from '../../proofs/note.ts'
import { entriesPath, readEntryBundle, storedInTiles, tilePath, tileWidth } from '../../proofs/tiles.ts'
import { inclusionProof, leafHash, rootHash } from '../../proofs/tree.ts'
import { clearProcurementRecord } from '../support/clear-procurement-record.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let folder: string
let context: import('../../transparency/signing/sign-checkpoint.ts').SignerContext
let transparency: typeof import('../../server/transparency/transparency.ts').transparency
let app: ReturnType<typeof transparency>
let modules: typeof import('../../transparency/append.ts') &
  typeof import('../../transparency/signing/sign-checkpoint.ts') &
  typeof import('../../transparency/signing/log-state.ts') &
  typeof import('../../transparency/signing/log-signer.ts') &
  typeof import('../../transparency/batches/publish-batch.ts') &
  typeof import('../../transparency/batches/disclose.ts') &
  typeof import('../../transparency/open-log.ts') &
  typeof import('../../transparency/proof-of.ts') &
  typeof import('../../transparency/keys/signing-keys.ts') &
  typeof import('../../transparency/verify-log.ts') &
  typeof import('../../procurement/procurement-record/append.ts') &
  typeof import('../../procurement/procurement-record/append-missing-leaves.ts') &
  typeof import('../../procurement/procurement-record/verify.ts')

const now = new Date('2026-06-15T12:03:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const leafOf = (number: number) => ({
  kind: 'status changed',
  at: now.toISOString(),
  reference: `P-${number}`,
  entry: 'AAAA',
})

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  folder = (await import('../../environment.ts')).environment().signingKeysFolder
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  context = { payload, keys: await signingKeysIn(folder), folder }
  modules = {
    ...(await import('../../transparency/append.ts')),
    ...(await import('../../transparency/signing/sign-checkpoint.ts')),
    ...(await import('../../transparency/signing/log-state.ts')),
    ...(await import('../../transparency/signing/log-signer.ts')),
    ...(await import('../../transparency/batches/publish-batch.ts')),
    ...(await import('../../transparency/batches/disclose.ts')),
    ...(await import('../../transparency/open-log.ts')),
    ...(await import('../../transparency/proof-of.ts')),
    ...(await import('../../transparency/keys/signing-keys.ts')),
    ...(await import('../../transparency/verify-log.ts')),
    ...(await import('../../procurement/procurement-record/append.ts')),
    ...(await import('../../procurement/procurement-record/append-missing-leaves.ts')),
    ...(await import('../../procurement/procurement-record/verify.ts')),
  }
  transparency = (await import('../../server/transparency/transparency.ts')).transparency
  app = transparency({ payload, settings: { signingKeysFolder: folder } })
})
afterAll(() => database.close())

const stateFile = () => path.join(folder, 'log-state.json')

beforeEach(async () => {
  await clearProcurementRecord(payload)
  await rm(stateFile(), { force: true })
})

async function byHand(...statements: ReturnType<typeof sql>[]): Promise<void> {
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  await (await rawSql(payload)).write(statements)
}

const append = (number: number) => modules.appendOpenly(context, leafOf(number), now)
const sign = () => modules.signCheckpoint(context, now)
const findings = async () => (await modules.verifyLog(context)).findings
const bytesAt = async (address: string) => {
  const response = await app.request(`/${address}`)
  expect([address, response.status]).toEqual([address, 200])
  return new Uint8Array(await response.arrayBuffer())
}
const textAt = async (address: string) => new TextDecoder().decode(await bytesAt(address))

/** What anybody reads of the log, by its addresses alone. */
async function readPublicly() {
  const key = readNoteKey((await textAt('key')).trim())
  const checkpoint = readCheckpoint(openNote(await textAt('checkpoint'), key))
  const tiles = new Map<string, Uint8Array>()
  const leaves: Uint8Array[] = []
  for (let level = 0, count = checkpoint.size; count > 0; level++, count = Math.floor(count / tileWidth)) {
    for (let index = 0; index * tileWidth < count; index++) {
      const width = Math.min(tileWidth, count - index * tileWidth)
      tiles.set(`${level}/${index}`, await bytesAt(tilePath({ level, index, width })))
      if (level === 0) leaves.push(...readEntryBundle(await bytesAt(entriesPath({ index, width }))))
    }
  }
  const stored = storedInTiles((level, index) => tiles.get(`${level}/${index}`) ?? new Uint8Array())
  return { key, checkpoint, leaves, stored }
}

const kindOf = (leaf: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(leaf)).kind

describe('what is public', () => {
  test('is verified by foreign programs, over several tiles, and each state extends the one before it', async () => {
    await append(1)
    const before = await sign()
    await byHand(
      ...Array.from({ length: 300 }, (_, index) =>
        modules.leafStatement(context, index + 2, leafOf(index), now, {}),
      ),
    )
    await sign()
    const { checkpoint, leaves, stored } = await readPublicly()
    expect([checkpoint.size, leaves.length]).toEqual([302, 302])
    expect(rootHash(stored, 302)).toEqual(checkpoint.root)
    for (const [index, leaf] of leaves.entries()) {
      const entry = {
        canonicalizedBody: Buffer.from(leaf),
        inclusionProof: {
          logIndex: String(index),
          hashes: inclusionProof(stored, index, 302).map((hash) => Buffer.from(hash)),
        },
      }
      const foreign = { origin: '', logSize: 302n, logHash: Buffer.from(checkpoint.root), rest: [] }
      expect(() => verifyMerkleInclusion(entry as never, foreign)).not.toThrow()
    }
    const proofOfGrowth = await modules.consistencyOf(context, 2, 302)
    expect(
      await transmute.verifyConsistencyProof(before?.root ?? new Uint8Array(), checkpoint.root, {
        ...{ log_id: '', tree_size_1: 2, tree_size_2: 302 },
        consistency_path: [before?.root ?? new Uint8Array(), ...proofOfGrowth],
      }),
    ).toBe(true)
    const proof = await modules.proofOf(context, 257)
    expect(proof?.proof).toEqual(inclusionProof(stored, 257, 302))
    expect(await findings()).toEqual([])
  })

  test('gives proofs from tiles, which are held against the entries', async () => {
    const leaves = Array.from({ length: 300 }, (_, index) =>
      modules.leafStatement(context, index + 1, leafOf(index), now, {}),
    )
    await byHand(...leaves)
    await sign()
    const changed = ['Tile 0/0 of the log, from which proofs are given, is not that of its entries.']
    for (const column of ['hashes', 'root']) {
      const name = sql.identifier(column)
      await byHand(
        sql`UPDATE log_tiles SET ${name} =
          CASE SUBSTR(${name}, 1, 1) WHEN 'X' THEN 'Y' ELSE 'X' END || SUBSTR(${name}, 2)`,
      )
      expect(await findings()).toEqual(changed)
      await byHand(sql`DELETE FROM log_tiles`)
      expect(await findings()).toEqual([])
      await modules.appendOpenly(context, leafOf(301), now)
      await sign()
    }
    // One of more leaves than the log has.
    await byHand(sql`UPDATE log_tiles SET number = 1`)
    expect(await findings()).toEqual([
      'Tile 0/1 of the log, from which proofs are given, is not that of its entries.',
    ])
  })

  test('stops no look at the rest by what somebody wrote into a row', async () => {
    await append(1)
    await byHand(
      sql`UPDATE log_entries SET kind = 'disclosed', leaf = 'no JSON' WHERE sequence = 1`,
      sql`INSERT INTO log_entries (sequence, kind, leaf, taken_at, mac, private)
        VALUES (2, 'sealed', 'no JSON', ${now.toISOString()}, 'x', 'no JSON')`,
    )
    expect(await findings()).toEqual([
      'Entry 1 of the log was not written by the product, or was changed.',
      'Entry 2 of the log was not written by the product, or was changed.',
      'Entry 2 of the log belongs to no batch.',
    ])
    await byHand(sql`DELETE FROM log_entries WHERE sequence = 1`)
    expect((await findings())[0]).toBe('Entry 1 of the log is missing.')
  })

  test('is only what a checkpoint covers', async () => {
    expect((await app.request('/checkpoint')).status).toBe(404)
    await sign()
    await append(1)
    for (const address of [
      'tile/0/000.p/2',
      'tile/entries/000.p/2',
      'tile/0/000',
      'tile/1/000.p/1',
      'tile/0/x',
      'checkpoints/2',
      'checkpoints/01',
    ]) {
      expect([address, (await app.request(`/${address}`)).status]).toEqual([address, 404])
    }
    expect(await modules.proofOf(context, 1)).toBeUndefined()
    await sign()
    expect(await bytesAt('tile/0/000.p/2')).toHaveLength(64)
    // What was covered before stays where it was.
    expect(await bytesAt('tile/0/000.p/1')).toHaveLength(32)
    const first = await app.request('/checkpoints/1')
    expect(first.headers.get('Cache-Control')).toContain('immutable')
    expect((await app.request('/checkpoint')).headers.get('Cache-Control')).not.toContain('immutable')
  })

  test('names nobody, and says of an entry of the record nothing that could be guessed', async () => {
    const actor = 'Jane Doe <jane@example.org>'
    const entry = { action: 'file downloaded', actor, reference: 'P-1', details: { file: 'x' } } as const
    const hash = await modules.appendToProcurementRecord(payload, entry, now)
    await sign()
    const leaf = new TextDecoder().decode((await readPublicly()).leaves.at(-1))
    expect(JSON.parse(leaf)).toMatchObject({ kind: 'file downloaded', reference: 'P-1' })
    for (const secret of ['Jane', 'example.org', hash, Buffer.from(hash, 'hex').toString('base64')]) {
      expect(leaf).not.toContain(secret)
    }
    expect((await modules.verifyProcurementRecord(payload)).log.findings).toEqual([])
  })
})

describe('the signer', () => {
  test('goes on where it was killed between noting and publishing', async () => {
    await append(1)
    const signed = await sign()
    await byHand(sql`DELETE FROM log_checkpoints`)
    expect(await sign()).toEqual(signed)
    await append(2)
    expect((await sign())?.size).toBe(3)
    expect(await findings()).toEqual([])
  })

  test('signs no entry that the product has not written, and operators see that it does not', async () => {
    const { lookAtTransparencyLog } = await import('../../server/operator/shared-parts.ts')
    await append(1)
    await byHand(sql`UPDATE log_entries SET leaf = ${'{"kind":"terms"}'} WHERE sequence = 1`)
    await expect(sign()).rejects.toThrow('Entry 1 was not written by the product')
    expect((await app.request('/checkpoint')).status).toBe(404)
    await byHand(sql`UPDATE log_entries SET taken_at = ${now.toISOString()} WHERE sequence = 1`)
    expect((await lookAtTransparencyLog(payload, later(1))).state).toBe('ok')
    expect((await lookAtTransparencyLog(payload, later(16))).state).toBe('old')
  })

  test('takes no entry at another place than it was written for, and none after a gap', async () => {
    for (const number of [1, 2, 3]) await append(number)
    await byHand(sql`DELETE FROM log_entries WHERE sequence = 2`)
    await expect(sign()).rejects.toThrow('Entry 2 is missing')
    await byHand(sql`UPDATE log_entries SET sequence = 2 WHERE sequence = 3`)
    await expect(sign()).rejects.toThrow('Entry 2 was not written by the product')
  })

  test('signs nothing more once the database is older than what was signed, or another', async () => {
    for (const number of [1, 2]) await append(number)
    await sign()
    await byHand(sql`DELETE FROM log_entries WHERE sequence = 2`, sql`DELETE FROM log_checkpoints`)
    await expect(sign()).rejects.toThrow('2 entries, and 3 were signed')
    expect(await findings()).toEqual([expect.stringContaining('the database is an older one')])
    // It grows again, differently, with everything that the product itself writes.
    for (const number of [3, 4]) await append(number)
    await expect(sign()).rejects.toThrow('The first 3 entries are not those that were signed')
    expect(await findings()).toEqual([expect.stringContaining('not those that this machine has signed')])
  })

  test('without its note goes on from the newest checkpoint of its own key', async () => {
    await append(1)
    await sign()
    await rm(stateFile())
    await byHand(sql`UPDATE log_entries SET leaf = ${'{"kind":"terms"}'} WHERE sequence = 1`)
    await append(2)
    await expect(sign()).rejects.toThrow('The first 2 entries are not those that were signed')
  })

  test('is one of all processes, and another when it has ended', async () => {
    const signerOf = (at: { now: Date }) =>
      new modules.LogSigner({
        ...context,
        sealedTenders: () => Promise.resolve([]),
        openedTenders: () => Promise.resolve([]),
        appendMissing: () => Promise.resolve(),
        now: () => at.now,
      })
    const clock = { now }
    const [one, other] = [signerOf(clock), signerOf(clock)]
    await one.publishDue()
    await append(1)
    await other.publishDue()
    expect((await readPublicly()).checkpoint.size).toBe(1)
    await one.publishDue()
    expect((await readPublicly()).checkpoint.size).toBe(2)
    await append(2)
    await one.stop()
    await other.publishDue()
    expect((await readPublicly()).checkpoint.size).toBe(3)
    // One that was killed is waited for no longer than its lease.
    await append(3)
    clock.now = later(2)
    await one.publishDue()
    expect((await readPublicly()).checkpoint.size).toBe(4)
    await one.stop()
  })

  test('with other keys says so in the log, and former checkpoints hold', async () => {
    await append(1)
    await sign()
    const [saved, pinned] = [await textAt('checkpoint'), await textAt('key')]
    const keys = path.join(folder, 'others')
    await modules.makeSigningKeys(keys)
    const others = await modules.readSigningKeys(keys)
    if (!others) throw new Error('No keys were made')
    const replaced = { payload, keys: others, folder: keys }
    const { record, recordHash } = (await modules.readOpenedLog(payload)) ?? { record: 0, recordHash: '' }
    await expect(modules.signCheckpoint(replaced, now)).rejects.toThrow('another key')
    const opening = { host: 'other.example', identity: 'x', record, recordHash, now }
    await expect(modules.openLog(replaced, opening)).rejects.toThrow('another key')
    await modules.openLog(replaced, { ...opening, replacesKeys: true })
    await modules.appendOpenly(replaced, leafOf(2), now)
    await modules.signCheckpoint(replaced, now)
    const former = app
    app = transparency({ payload, settings: { signingKeysFolder: keys } })
    const [{ leaves, checkpoint }, log, withPinned] = await Promise.all([
      readPublicly(),
      readTransparencyLog(bytesAt),
      readTransparencyLog(bytesAt, pinned.trim()).catch(String),
    ]).finally(() => {
      app = former
    })
    expect(leaves.map(kindOf)).toEqual(['log opened', 'status changed', 'key replaced', 'status changed'])
    expect(checkpoint.size).toBe(4)
    expect((await modules.verifyLog(replaced)).findings).toEqual([])

    const ofLog = keysOfLog(readEntries(log.leaves).entries)
    expect(faultOfFormerNote(saved, ofLog, log)).toEqual([])
    expect(withPinned).toContain('entry 2 of the log')
    expect(withPinned).toContain(`give the new one: ${writeNoteKey(log.key)}`)
    // Nobody else's signature counts, nor the former key's on more than stood there when it was replaced.
    expect(() => faultOfFormerNote(saved, ofLog.slice(1), log)).toThrow('not signed by the log’s key')
    const early = ofLog.map(({ logKey, replacedBy }) => ({
      ...{ logKey, replacedBy: replacedBy && { ...replacedBy, sequence: 1 } },
    }))
    expect(faultOfFormerNote(saved, early, log)).toEqual([
      expect.stringContaining('signed with it afterwards'),
    ])
    await rm(keys, { recursive: true })
  })
})

describe('batches', () => {
  const [tender, other] = [7, 8]
  const batching = (...open: number[]) => ({ ...context, sealedTenders: () => Promise.resolve(open) })
  const publish = (minutes: number, ...open: number[]) =>
    modules.publishBatch(batching(...open), later(minutes))
  const arrive = async (number: number, at = now, of = tender) => {
    const { statements } = modules.appendSealed(context, of, `receipt ${number}`, at)
    await byHand(...statements)
  }

  test('are of eight, once in an interval, however many arrived', async () => {
    await append(1)
    expect(await publish(0)).toBe(false)
    for (let number = 0; number < 41; number++) await arrive(number, new Date(now.getTime() + number))
    const sizes: number[] = []
    for (let minutes = 0; minutes < 70; minutes += 5) {
      await Promise.all([publish(minutes, tender), publish(minutes, tender)])
      await sign()
      sizes.push((await readPublicly()).checkpoint.size)
    }
    expect(sizes).toEqual([10, 10, 18, 18, 26, 26, 34, 34, 42, 42, 50, 50, 58, 58])
    const { leaves } = await readPublicly()
    const shapes = leaves.slice(2).map((leaf) => new TextDecoder().decode(leaf).replace(/[\w+/]{43}=/, '…'))
    expect(new Set(shapes)).toEqual(new Set(['{"commitment":"…","kind":"sealed"}']))
    // The oldest come first, and whoever has the receipt finds it without asking.
    const own = `"${Buffer.from(modules.commitmentOf('receipt 7')).toString('base64')}"`
    const place = leaves.findIndex((leaf) => new TextDecoder().decode(leaf).includes(own))
    expect(place).toBeGreaterThanOrEqual(2)
    expect(place).toBeLessThan(10)
    expect(leafHash(leaves[place] ?? utf8(''))).toEqual((await readPublicly()).stored(0, place))
    expect(await findings()).toEqual([])
  })

  test('publish nothing that was slipped in, and are found out when they were changed', async () => {
    await arrive(1)
    await byHand(sql`INSERT INTO log_pending (commitment, text, mac, tender, added_at)
      VALUES (${'x'}, ${'forged'}, ${'x'}, ${tender}, ${now.toISOString()})`)
    await publish(0, tender)
    await sign()
    expect(await findings()).toEqual(['What waits for a batch as x was not written by the product.'])
    // Nor is anything held up by it.
    expect(await modules.disclose(context, tender, now)).toBe(true)
    await sign()
    await byHand(
      sql`DELETE FROM log_pending`,
      sql`UPDATE log_entries SET private = NULL WHERE kind = 'sealed'`,
    )
    expect(await findings()).toEqual([expect.stringContaining('is not what it commits to')])
  })

  test('are disclosed with the opening, and their decoys when nothing of that time is sealed any more', async () => {
    await arrive(1)
    await arrive(2, now, other)
    await publish(0, tender, other)
    await arrive(3)
    // What waits would say by its coming later that it came late.
    expect(await modules.disclose(context, tender, now)).toBe(false)
    await publish(10, tender, other)
    expect(await modules.disclose(context, tender, now)).toBe(true)
    expect(await modules.disclose(context, tender, now)).toBe(true)
    expect(await modules.discloseDecoys(context, now)).toBe(0)
    await sign()
    const disclosed = (await readPublicly()).leaves.map((leaf) => new TextDecoder().decode(leaf)).at(-1) ?? ''
    expect(JSON.parse(disclosed)).toMatchObject({
      kind: 'disclosed',
      tender,
      entries: [{ text: 'receipt 1' }, { text: 'receipt 3' }],
    })
    expect(disclosed).not.toContain('receipt 2')
    await modules.disclose(context, other, now)
    expect(await modules.discloseDecoys(context, now)).toBe(2)
    expect(await modules.discloseDecoys(context, now)).toBe(0)
    await sign()
    const { leaves } = await readPublicly()
    const last = JSON.parse(new TextDecoder().decode(leaves.at(-2)))
    expect(last).toMatchObject({ kind: 'decoys disclosed', entries: [] })
    expect(last.decoys).toHaveLength(6)
    expect(await findings()).toEqual([])
  })
})

test('while a tender is open there are batches, and after its opening they are disclosed', async () => {
  const { sealedTendersOf, openedTendersOf } =
    await import('../../procurement/procurement-record/sealed-tenders.ts')
  const clock = { now }
  const signer = new modules.LogSigner({
    ...context,
    sealedTenders: sealedTendersOf(payload),
    openedTenders: openedTendersOf(payload),
    appendMissing: () => modules.appendMissingLeaves(payload),
    now: () => clock.now,
  })
  // A tender without custodians has an entry of its own, too.
  const kinds = async () =>
    (await readPublicly()).leaves
      .map(kindOf)
      .filter((kind) => kind !== 'log opened' && kind !== 'former scheme')
  await signer.publishDue()
  expect(await kinds()).toEqual([])
  const { id } = await makeTender(payload, later(5).toISOString())
  const [open, ended] = [sealedTendersOf(payload), later(31 * 24 * 60)]
  // As long as it could be opened, and not for ever: nobody opens what got no proposal.
  expect([await open(now), await open(later(10)), await open(ended)]).toEqual([[id], [id], []])
  await signer.publishDue()
  expect(await kinds()).toHaveLength(8)
  const begun = { begunAt: later(6).toISOString(), expiresAt: later(36).toISOString() }
  const { id: begunBy } = await staffOf(payload, 'Opener', 'bid-opener')
  const data = { tender: id, begunBy, openedAt: later(7).toISOString(), ...begun }
  await payload.create({ collection: 'proposal-openings', data, overrideAccess: true })
  clock.now = later(20)
  await signer.publishDue()
  expect((await kinds()).slice(8)).toEqual(['disclosed', 'decoys disclosed'])
  clock.now = later(30)
  await signer.publishDue()
  expect(await kinds()).toHaveLength(10)
  await signer.stop()
  expect(await findings()).toEqual([])
})

describe('the procurement record', () => {
  const received = (number: number): import('../../procurement/procurement-record/append.ts').NewEntry => ({
    ...{ action: 'proposal received', actor: 'bidder', reference: `P-${number}`, details: { tender: 7 } },
    sealedUnder: 7,
  })
  const record = (number: number) => modules.appendToProcurementRecord(payload, received(number), now)
  const logFindings = async () => (await modules.verifyProcurementRecord(payload)).log.findings

  test('shows nothing of an arrival before its batch, and then only that there may be one', async () => {
    await record(1)
    await sign()
    expect((await readPublicly()).leaves.map(kindOf)).toEqual(['log opened'])
    await modules.publishBatch({ ...context, sealedTenders: () => Promise.resolve([7]) }, now)
    await sign()
    expect((await readPublicly()).leaves.map(kindOf)).toEqual([
      'log opened',
      ...Array.from({ length: 8 }, () => 'sealed'),
    ])
    expect(await logFindings()).toEqual([])
  })

  test('is held against the log, even when it was computed anew as a whole', async () => {
    for (const number of [1, 2]) await record(number)
    await byHand(sql`DELETE FROM procurement_record WHERE sequence = 2`)
    expect(await logFindings()).toEqual([
      'The transparency log has entry 2 of the procurement record, which is not there.',
    ])
    await byHand(sql`DELETE FROM log_pending WHERE record = 2`)
    await record(3)
    await byHand(sql`UPDATE procurement_record SET hash = ${'0'.repeat(64)} WHERE sequence = 2`)
    expect(await logFindings()).toEqual([
      'Entry 2 of the procurement record is not the one in the transparency log.',
    ])
  })

  test('of the release before this one gets its leaves when a process of this one signs', async () => {
    await record(1)
    await modules.appendToProcurementRecord(
      payload,
      { action: 'opening begun', actor: 'Someone', reference: 'T-1', details: {} },
      now,
    )
    await byHand(sql`DELETE FROM log_pending`, sql`DELETE FROM log_entries WHERE sequence > 0`)
    expect(await logFindings()).toHaveLength(2)
    await modules.appendMissingLeaves(payload)
    await modules.appendMissingLeaves(payload)
    expect(await logFindings()).toEqual([])
    await sign()
    expect((await readPublicly()).leaves.map(kindOf)).toEqual(['log opened', 'opening begun'])
  })
})

test('no key is in the note of what was signed, and the note never goes back', async () => {
  const root = new Uint8Array(32)
  await modules.writeLogState(folder, { origin: 'a', size: 5, root })
  await modules.writeLogState(folder, { origin: 'b', size: 1, root })
  await expect(modules.writeLogState(folder, { origin: 'a', size: 4, root })).rejects.toThrow('larger log')
  expect(await modules.readLogState(folder, 'a')).toEqual({ origin: 'a', size: 5, root })
  expect(Object.keys(JSON.parse(await readFile(stateFile(), 'utf8')))).toEqual(['a', 'b'])
})

test('keys of which one is missing are none', async () => {
  const keys = path.join(folder, 'others')
  expect(await modules.readSigningKeys(keys)).toBeUndefined()
  await Promise.all([modules.makeSigningKeys(keys), modules.makeSigningKeys(keys)])
  const read = await modules.readSigningKeys(keys)
  await modules.makeSigningKeys(keys)
  const again = await modules.readSigningKeys(keys)
  expect(read && again && modules.publicHalves(read)).toBe(again && modules.publicHalves(again))
  await writeFile(path.join(keys, 'transparency'), 'nonsense')
  await expect(modules.readSigningKeys(keys)).rejects.toThrow('holds no signing key')
  await rm(path.join(keys, 'receipts'))
  await expect(modules.readSigningKeys(keys)).rejects.toThrow('receipts is missing')
  await rm(keys, { recursive: true })
})
