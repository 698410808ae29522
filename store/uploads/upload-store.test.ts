import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { UploadStore, type StoredUpload } from './upload-store.ts'

const about = z.object({ tender: z.number() })
type About = z.output<typeof about>

let folder: string
let now: Date
let store: UploadStore<About>
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uploads-'))
  now = new Date('2026-11-23T12:00:00.000Z')
  store = new UploadStore(folder, () => now, about)
})
afterEach(() => rmSync(folder, { recursive: true }))

const whole = randomBytes(64)

function begin(length = whole.length): Promise<string> {
  return store.create({ tender: 7, length, expiresAt: '2026-11-24T12:00:00.000Z' })
}

async function found(id: string, by = store): Promise<StoredUpload<About>> {
  const upload = await by.find(id)
  if (!upload) throw new Error('There is no such upload')
  return upload
}

async function add(id: string, bytes: AsyncIterable<Uint8Array>, by = store): Promise<number> {
  const upload = await found(id, by)
  return by.append(upload, { offset: upload.offset, bytes, checksum: undefined })
}

const throwIt = (error: unknown) => {
  throw error
}

async function* of(...pieces: Uint8Array[]) {
  yield* pieces
}

async function* brokenAfter(bytes: Uint8Array) {
  yield bytes
  throw new Error('The line broke')
}

async function stored(id: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of store.read(id)) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('a line that breaks after any byte loses none that came before', async () => {
  for (let cut = 1; cut < whole.length; cut++) {
    const id = await begin()
    await expect(add(id, brokenAfter(whole.subarray(0, cut)))).rejects.toThrow('The line broke')
    expect((await found(id)).offset).toBe(cut)
    expect(await add(id, of(whole.subarray(cut)))).toBe(whole.length)
    expect(await stored(id)).toEqual(whole)
  }
})

test('of two processes that add to one offset, one is refused, and what is stored is whole', async () => {
  const other = new UploadStore(folder, () => now, about)
  const id = await begin()
  const [one, two] = [whole.subarray(0, 32), randomBytes(20)]
  const ends = await Promise.allSettled([add(id, of(one)), add(id, of(two), other)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { reason: 'other offset' },
  })
  expect([one, two]).toContainEqual(await stored(id))
  expect(readdirSync(path.join(folder, id)).filter((name) => name.startsWith('unfinished'))).toEqual([])
})

test('a piece with a checksum is added as a whole or not at all', async () => {
  const id = await begin()
  const checksum = { algorithm: 'sha256', value: createHash('sha256').update(whole).digest() } as const
  for (const bytes of [brokenAfter(whole.subarray(0, 9)), of(whole.subarray(0, 9))]) {
    const adding = store.append(await found(id), { offset: 0, bytes, checksum })
    await expect(adding).rejects.toThrow(/broke|wrong checksum/)
    expect((await found(id)).offset).toBe(0)
  }
  expect(await store.append(await found(id), { offset: 0, bytes: of(whole), checksum })).toBe(whole.length)
})

test('nothing is added beyond the announced length, or elsewhere than at the end', async () => {
  const id = await begin()
  await expect(add(id, of(whole, Uint8Array.of(0)))).rejects.toMatchObject({ reason: 'too long' })
  const elsewhere = store.append(await found(id), { offset: 5, bytes: of(whole), checksum: undefined })
  await expect(elsewhere).rejects.toMatchObject({ reason: 'other offset' })
  expect((await found(id)).offset).toBe(0)
})

test('no more pieces are added than a folder holds well, however small they are', async () => {
  const id = await begin(5000)
  for (let offset = 0; offset < 4095; offset += 1)
    writeFileSync(path.join(folder, id, `piece-${String(offset).padStart(12, '0')}`), 'x')
  expect(await add(id, of(Uint8Array.of(0)))).toBe(4096)
  await expect(add(id, of(Uint8Array.of(0)))).rejects.toMatchObject({ reason: 'too many pieces' })
})

test('the moment of the last byte is remembered by every process', async () => {
  const id = await begin()
  await add(id, of(whole))
  const receivedAt = now
  now = new Date('2026-11-23T18:00:00.000Z')
  expect((await found(id, new UploadStore(folder, () => now, about))).receivedAt).toEqual(receivedAt)
})

test('what expired is not found, and swept; what goes on stays', async () => {
  const expiring = await begin()
  now = new Date('2026-11-24T11:59:00.000Z')
  const going = await store.create({ tender: 7, length: 9, expiresAt: '2026-11-25T12:00:00.000Z' })
  const [old, fresh] = [path.join(folder, 'new-old'), path.join(folder, 'new-fresh')]
  for (const unfinished of [old, fresh]) mkdirSync(unfinished)
  utimesSync(old, 0, 0)
  utimesSync(fresh, now, now)
  await store.sweep(throwIt)
  expect(readdirSync(folder).toSorted()).toEqual(['new-fresh', expiring, going].toSorted())
  now = new Date('2026-11-24T12:00:00.000Z')
  expect(await store.find(expiring)).toBeUndefined()
  await store.sweep(throwIt)
  expect(readdirSync(folder).toSorted()).toEqual(['new-fresh', going].toSorted())
})

test('several processes sweep at once, and over what is damaged', async () => {
  await Promise.all(Array.from({ length: 20 }, () => begin()))
  for (const number of Array.from({ length: 20 }).keys()) {
    const unfinished = path.join(folder, `new-${number}`)
    mkdirSync(unfinished)
    utimesSync(unfinished, 0, 0)
  }
  const damaged = await begin()
  writeFileSync(path.join(folder, damaged, 'upload.json'), '\0\0\0')
  utimesSync(path.join(folder, damaged), 0, 0)
  expect(await store.find(damaged)).toBeUndefined()
  now = new Date('2026-11-24T12:00:00.000Z')
  await Promise.all(Array.from({ length: 4 }, () => store.sweep(throwIt)))
  expect(readdirSync(folder)).toEqual([])
})

test('what can’t be read or removed is reported, and what comes after it is removed all the same', async () => {
  const unreadable = '0'.repeat(32)
  mkdirSync(path.join(folder, unreadable, 'upload.json'), { recursive: true })
  await Promise.all(Array.from({ length: 4 }, () => begin()))
  now = new Date('2026-11-24T12:00:00.000Z')
  const errors: unknown[] = []
  await store.sweep((error) => errors.push(error))
  expect(errors).toMatchObject([{ code: 'EISDIR' }])
  expect(readdirSync(folder)).toEqual([unreadable])
})

test('a name that no upload has is none, whatever it is', async () => {
  for (const name of ['', '..', '../..', 'a'.repeat(32), '0'.repeat(33)]) {
    expect(await store.find(name)).toBeUndefined()
  }
})
