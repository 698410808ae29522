import { randomBytes, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { inPieces } from '../tests/support/sealed-envelope.ts'
import { ByteSource, TruncatedError } from './byte-source.ts'
import { readTarHeader, readTarPadding, tarEnd, TarError, tarHeader, tarLength, tarPadding } from './tar.ts'

interface File {
  name: string
  bytes: Uint8Array
}

function write(files: readonly File[]): Uint8Array {
  const parts = files.flatMap(({ name, bytes }) => [
    tarHeader(name, bytes.length),
    bytes,
    tarPadding(bytes.length),
  ])
  return new Uint8Array(Buffer.concat([...parts, tarEnd]))
}

async function read(archive: Uint8Array, pieceLength: number): Promise<File[]> {
  const source = new ByteSource(inPieces(archive, pieceLength))
  const files: File[] = []
  for (let file = await readTarHeader(source); file; file = await readTarHeader(source)) {
    files.push({ name: file.name, bytes: await source.read(file.size) })
    await readTarPadding(source, file)
  }
  return files
}

function anyFiles(): File[] {
  return Array.from({ length: randomInt(5) }, (_, index) => ({
    name: `file-${index}.${['pdf', 'age', 'json'][randomInt(3)] ?? ''}`,
    bytes: new Uint8Array(randomBytes([0, 1, 511, 512, 513, randomInt(3000)][randomInt(6)] ?? 0)),
  }))
}

test('whatever files an archive has, and however it arrives, they are read as they were written', async () => {
  for (let run = 0; run < 100; run++) {
    const files = anyFiles()
    const archive = write(files)
    const length = files.reduce((all, { bytes }) => all + tarLength(bytes.length), tarEnd.length)
    expect(archive.length).toBe(length)
    expect(await read(archive, 1 + randomInt(2000))).toEqual(files)
  }
})

test('whatever is changed outside the files is refused, and a cut archive too', async () => {
  for (let run = 0; run < 300; run++) {
    const archive = write([{ name: 'a.pdf', bytes: new Uint8Array(randomBytes(700)) }])
    const inFile = (at: number) => at >= 512 && at < 512 + 700
    let at = randomInt(archive.length)
    while (inFile(at)) at = randomInt(archive.length)
    archive[at] = (archive[at] ?? 0) ^ (1 << randomInt(8))
    await expect(read(archive, 100 + randomInt(1000)), `byte ${at}`).rejects.toSatisfy(isRefusal)
    const cut = write(anyFiles()).subarray(0, -1 - randomInt(1024))
    await expect(read(cut, 1000)).rejects.toSatisfy(isRefusal)
  }
})

test('random bytes are refused', async () => {
  for (let run = 0; run < 100; run++) {
    await expect(read(new Uint8Array(randomBytes(2048)), 700)).rejects.toSatisfy(isRefusal)
  }
})

test('names with a folder, another letter or too many, and sizes that are none, are not written', () => {
  for (const name of ['../a', 'a/b', 'Ä.pdf', '', 'a'.repeat(101)]) {
    expect(() => tarHeader(name, 1)).toThrow(TarError)
  }
  for (const size of [-1, 0.5, Number.NaN, 2 ** 40]) expect(() => tarHeader('a', size)).toThrow(TarError)
})

function isRefusal(error: unknown): boolean {
  return error instanceof TarError || error instanceof TruncatedError
}
