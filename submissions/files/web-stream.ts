import type { Readable } from 'node:stream'

/** A stream of Node as a response's body takes it: read only as fast as it is sent, ended when nobody waits for it. */
export function webStream(readable: Readable): ReadableStream<Uint8Array> {
  const chunks = readable[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value }: IteratorResult<unknown> = await chunks.next()
        if (done) controller.close()
        else if (value instanceof Uint8Array) controller.enqueue(new Uint8Array(value))
        else throw new TypeError('The stream gives something else than bytes')
      },
      cancel() {
        readable.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
