import { areSameBytes, utf8 } from '../proofs/bytes.ts'
import type { ByteSource } from './byte-source.ts'

/** What is no tar archive of the one form that `tarHeader` writes. */
export class TarError extends Error {}

export const blockLength = 512
const longestName = 100
const largestSize = 0o77777777777

/** Two empty blocks end an archive; any number may follow. */
export const tarEnd: Uint8Array = new Uint8Array(2 * blockLength)

/**
 * The block before a file (POSIX ustar): always the same for the same name and size, because it has neither times nor
 * owners. @param size bytes
 */
export function tarHeader(name: string, size: number): Uint8Array {
  if (!/^[a-z0-9.-]+$/.test(name) || name.length > longestName) throw new TarError(`No such name: ${name}`)
  if (!Number.isInteger(size) || size < 0 || size > largestSize) throw new TarError('No such size')
  const block = new Uint8Array(blockLength)
  const put = (text: string, at: number) => block.set(utf8(text), at)
  put(name, 0)
  put(octal(0o644, 8), 100)
  put(octal(0, 8), 108)
  put(octal(0, 8), 116)
  put(octal(size, 12), 124)
  put(octal(0, 12), 136)
  put('        ', 148)
  put('0', 156)
  put('ustar\u000000', 257)
  const sum = block.reduce((all, byte) => all + byte, 0)
  put(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148)
  return block
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\u0000`
}

/** Zero bytes after a file of this size. */
export function tarPadding(size: number): Uint8Array {
  return new Uint8Array((blockLength - (size % blockLength)) % blockLength)
}

/** Bytes of a file of this size in an archive, with header and padding. */
export function tarLength(size: number): number {
  return blockLength + size + tarPadding(size).length
}

/** A file in an archive: what it holds must be read next, then `readTarPadding`. */
export interface TarFile {
  name: string
  size: number
}

/**
 * Reads the block before a file.
 * @returns nothing at the archive's end, of which both blocks are then read
 * @throws TarError for anything that `tarHeader` would not have written
 */
export async function readTarHeader(source: ByteSource): Promise<TarFile | undefined> {
  const block = await source.read(blockLength)
  if (block.every((byte) => byte === 0)) {
    await readZeros(source, blockLength)
    return undefined
  }
  const text = String.fromCodePoint(...block)
  const name = /^[a-z0-9.-]+/.exec(text)?.[0] ?? ''
  const size = Number.parseInt(/^[0-7]{11}/.exec(text.slice(124))?.[0] ?? '', 8)
  if (!areSameBytes(block, tarHeader(name, size))) throw new TarError('A header is of another form')
  return { name, size }
}

/** @throws TarError unless only zeros follow the file */
export async function readTarPadding(source: ByteSource, { size }: TarFile): Promise<void> {
  await readZeros(source, tarPadding(size).length)
}

/** @throws TarError for any other byte */
export async function readZeros(source: ByteSource, length: number): Promise<void> {
  for await (const piece of source.pass(length)) {
    if (piece.some((byte) => byte !== 0)) throw new TarError('Something stands where nothing should')
  }
}
