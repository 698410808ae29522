import { createCipheriv, randomBytes, type Cipheriv } from 'node:crypto'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, type Duplex } from 'node:stream'
import { z } from 'zod'

const block = 16

/**
 * A file on disk while it is being checked, encrypted with a key that only this process's memory holds, so that nothing
 * of a bid ever lies readable on a disk. It can be read from any position.
 */
export class ScratchFile {
  readonly #place: string
  readonly #key = randomBytes(32)
  readonly #start = randomBytes(block)

  constructor(place: string) {
    this.#place = place
  }

  /** Streams to write through, in this order. */
  writing(): [Duplex, WriteStream] {
    return [this.#cipherFrom(0n), createWriteStream(this.#place, { flags: 'wx', mode: 0o600 })]
  }

  /** The bytes from `start` up to, and without, `end`. */
  read(start = 0, end = Number.POSITIVE_INFINITY): Readable {
    return Readable.from(this.#decrypted(start, end), { objectMode: false })
  }

  async *#decrypted(start: number, end: number): AsyncGenerator<Buffer> {
    if (end <= start) return
    const firstBlock = Math.floor(start / block)
    const cipher = this.#cipherFrom(BigInt(firstBlock))
    let skipped = start % block
    for await (const chunk of createReadStream(this.#place, { start: firstBlock * block, end: end - 1 })) {
      const plain = cipher.update(z.instanceof(Buffer).parse(chunk))
      const wanted = plain.subarray(Math.min(skipped, plain.length))
      skipped -= plain.length - wanted.length
      if (wanted.length > 0) yield wanted
    }
  }

  async remove(): Promise<void> {
    await rm(this.#place, { force: true })
  }

  /** In counter mode decrypting is encrypting. */
  #cipherFrom(blocks: bigint): Cipheriv {
    const counter = (BigInt(`0x${this.#start.toString('hex')}`) + blocks) & ((1n << 128n) - 1n)
    const iv = Buffer.from(counter.toString(16).padStart(block * 2, '0'), 'hex')
    return createCipheriv('aes-256-ctr', this.#key, iv)
  }
}
