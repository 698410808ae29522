import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type Readable, Transform } from 'node:stream'
import { constants, createZstdCompress } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { sealStream } from '../../procurement/proposals/sealing/seal.ts'
import type { ArchivedContent } from './manifest.ts'

/** Something that becomes an entry of an archive. */
export interface Content {
  /** Bytes that the entry has. */
  size: number
  modified: Date
  bytes: AsyncIterable<unknown>
}

/** An archive while it is written: entries go in, its bytes come out of `output` as somebody reads them. */
export class ArchiveWriter {
  /** The archive: tar, zstd and, with a recipient, age. */
  readonly output: Readable
  readonly #pack: Pack
  readonly #hash = createHash('sha256')
  readonly #failed: Promise<never>
  #bytes = 0

  private constructor(tar: Pack, compressed: Readable) {
    this.#pack = tar
    this.output = compressed.pipe(
      new Transform({
        transform: (chunk: Buffer, _encoding, passOn) => {
          this.#hash.update(chunk)
          this.#bytes += chunk.length
          passOn(null, chunk)
        },
      }),
    )
    compressed.once('error', (error) => this.output.destroy(error))
    const { promise, reject } = Promise.withResolvers<never>()
    this.output.once('error', reject)
    this.output.once('close', () => reject(new Error('The archive was closed before its end')))
    this.#failed = promise
    // Awaited only while something is written.
    promise.catch(() => undefined)
  }

  static async open(recipient: string | undefined): Promise<ArchiveWriter> {
    const tar = pack()
    const zstd = createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
    })
    tar.on('error', (error: Error) => zstd.destroy(error))
    tar.pipe(zstd)
    return new ArchiveWriter(tar, recipient === undefined ? zstd : await sealStream(zstd, recipient))
  }

  /**
   * Writes an entry of exactly the size given, which stands before it: what is shorter is filled up, what is longer cut
   * off, as happens to a file that is overwritten while it is read.
   */
  add(entry: string, { size, modified, bytes }: Content): Promise<ArchivedContent> {
    return this.#orFail(this.#write(entry, size, modified, bytes))
  }

  /** Ends the archive. Its hash and size are known once `output` was read to its end. */
  finish(): void {
    this.#pack.finalize()
  }

  /** Breaks the archive off: whoever reads `output` sees it fail. */
  abort(error: Error): void {
    this.output.destroy(error)
    this.#pack.destroy()
  }

  /** SHA-256 and size of all bytes of the archive so far. */
  written(): { sha256: string; bytes: number } {
    return { sha256: this.#hash.copy().digest('hex'), bytes: this.#bytes }
  }

  #orFail<Value>(promise: Promise<Value>): Promise<Value> {
    return Promise.race([promise, this.#failed])
  }

  async #write(
    entry: string,
    size: number,
    modified: Date,
    bytes: AsyncIterable<unknown>,
  ): Promise<ArchivedContent> {
    const hash = createHash('sha256')
    const { promise: ended, resolve, reject } = Promise.withResolvers<undefined>()
    const sink = this.#pack.entry({ name: entry, size, mtime: modified, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(undefined),
    )
    ended.catch(() => undefined)
    for await (const chunk of exactly(size, bytes)) {
      hash.update(chunk)
      if (!sink.write(chunk)) {
        await this.#orFail(once(sink, 'drain'))
      }
    }
    sink.end(undefined)
    await ended
    return { entry, size, sha256: hash.digest('hex') }
  }
}

const filling = Buffer.alloc(65_536)

async function* exactly(size: number, bytes: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let left = size
  for await (const chunk of bytes) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
    if (left === 0) break
    const part = Buffer.from(chunk.buffer, chunk.byteOffset, Math.min(chunk.byteLength, left))
    left -= part.length
    yield part
  }
  while (left > 0) {
    const part = filling.subarray(0, Math.min(filling.length, left))
    left -= part.length
    yield part
  }
}
