import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ArchiveWriter } from './archive-writer.ts'
import { manifestEntry, type Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'

/** Bytes that don't compress, the same each time. */
const content = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * index * 7919) >> 5))

async function* chunks(whole: Buffer) {
  for (let at = 0; at < whole.length; at += 1000) yield whole.subarray(at, at + 1000)
}

async function write(files: Record<string, Buffer>): Promise<{ archive: Buffer; manifest: Manifest }> {
  const writer = await ArchiveWriter.open(undefined)
  const reading = buffer(writer.output)
  const modified = new Date('2026-11-23T00:00:00Z')
  const add = (entry: string, bytes: Buffer) =>
    writer.add(entry, { size: bytes.length, modified, bytes: chunks(bytes) })
  const manifest: Manifest = {
    ...{ format: 1, moment: modified.toISOString(), underWay: [], missing: [], files: [] },
    database: {
      ...(await add('database.sqlite', content(5000))),
      ...{ dialect: 'sqlite', version: 'SQLite 3', identity: 'x', migrations: [] },
    },
  }
  for (const [entry, bytes] of Object.entries(files)) {
    manifest.files.push({ ...(await add(entry, bytes)), place: 'media', name: entry.replace('media/', '') })
  }
  await add(manifestEntry, Buffer.from(JSON.stringify(manifest)))
  writer.finish()
  return { archive: await reading, manifest }
}

const read = (archive: Buffer) =>
  readArchive(Readable.from([archive], { objectMode: false }), { name: 'the.tar.zst' })

const longName = `media/${'صورة'.repeat(30)}.webp`

test('an archive gives back what was written, under names of any length and script', async () => {
  const { archive, manifest } = await write({ 'media/river.webp': content(70_000), [longName]: content(0) })
  expect(await read(archive)).toEqual(manifest)
})

test('a byte flipped anywhere, and an end cut off anywhere, are noticed and the archive is named', async () => {
  const { archive } = await write({ 'media/river.webp': content(70_000), 'media/well.webp': content(9000) })
  for (let at = 0; at < archive.length; at += 1499) {
    const flipped = Buffer.from(archive)
    flipped[at] = (flipped[at] ?? 0) ^ 1
    await expect(read(flipped), `byte ${at}`).rejects.toThrow('The archive the.tar.zst is damaged')
    await expect(read(archive.subarray(0, at)), `cut at ${at}`).rejects.toThrow(
      'The archive the.tar.zst is damaged',
    )
  }
})

test.each([
  ['longer', content(11)],
  ['as long, of other bytes', content(10).map((byte) => byte ^ 1)],
])('a file that is not the one in the manifest is named: %s', async (_, other) => {
  const writer = await ArchiveWriter.open(undefined)
  const reading = buffer(writer.output)
  const { manifest } = await write({ 'media/river.webp': content(10) })
  const modified = new Date(0)
  const add = (entry: string, bytes: Buffer) =>
    writer.add(entry, { size: bytes.length, modified, bytes: chunks(bytes) })
  await add('database.sqlite', content(5000))
  await add('media/river.webp', Buffer.from(other))
  await add(manifestEntry, Buffer.from(JSON.stringify(manifest)))
  writer.finish()
  await expect(read(await reading)).rejects.toThrow('media/river.webp is not what was backed up')
})

test('a file that grows or shrinks while it is read leaves the rest of the archive as it is', async () => {
  const writer = await ArchiveWriter.open(undefined)
  const reading = buffer(writer.output)
  const modified = new Date(0)
  const sizes = [3000, 800]
  for (const size of sizes) {
    const { size: written } = await writer.add('media/x', { size, modified, bytes: chunks(content(2000)) })
    expect(written).toBe(size)
  }
  writer.finish()
  await expect(read(await reading)).rejects.toThrow('it ends too early')
})
