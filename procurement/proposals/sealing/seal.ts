import { Decrypter, Encrypter } from 'age-encryption'
import { Readable } from 'node:stream'
import { chunksOf } from '../../../sealing/streams.ts'

/** Encrypts a stream to a tender's public key, in the format of age (age-encryption.org/v1). */
export async function sealStream(plain: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Readable.from(chunksOf(await encrypter.encrypt(bytesOf(plain))), { objectMode: false })
}

/**
 * Decrypts what `sealStream` made.
 * @throws when it was sealed to another key, or was changed since; the stream fails before it gives a changed part
 */
export async function openStream(sealed: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const plain = Readable.from(chunksOf(await decrypter.decrypt(bytesOf(sealed))), { objectMode: false })
  // A generator that never began passes nothing on when it is ended: whoever destroys the stream unread would leave a file open.
  plain.once('close', () => sealed.destroy())
  return plain
}

function bytesOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value }: IteratorResult<unknown> = await chunks.next()
        if (done) controller.close()
        else if (value instanceof Uint8Array)
          // A view, and no Buffer, whose methods differ.
          controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
        else throw new TypeError('The stream gives something else than bytes')
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
