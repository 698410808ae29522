import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import { sealStream } from './seal.ts'

/**
 * Writes a file. It is on stable storage when this resolves.
 * @returns SHA-256 of what was written, hexadecimal
 */
export async function writeHashed(content: Readable, place: string): Promise<string> {
  const hash = createHash('sha256')
  const count = new Transform({
    transform(chunk: Buffer, _encoding, passOn) {
      hash.update(chunk)
      passOn(null, chunk)
    },
  })
  await pipeline(content, count, createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }))
  return hash.digest('hex')
}

/**
 * Seals a text beside the files of a submission.
 * @returns SHA-256 of it as it is sealed
 */
export async function sealText(
  staged: StagedSubmission,
  name: string,
  text: string,
  recipient: string,
): Promise<string> {
  const plain = Readable.from([Buffer.from(text, 'utf8')], { objectMode: false })
  return writeHashed(await sealStream(plain, recipient), staged.fileToWrite(name))
}
