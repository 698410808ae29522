/** A sender was silent for too long, or the line broke. */
export class BrokenLineError extends Error {}

/**
 * The bytes of a body as they arrive.
 * @param silence milliseconds
 * @throws BrokenLineError when nothing came for so long, or nothing more can come
 */
export async function* arriving(
  body: ReadableStream<Uint8Array> | null,
  silence: number,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  for (;;) {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('Nothing came for too long')), silence)
    let read: ReadableStreamReadResult<Uint8Array>
    try {
      read = await Promise.race([reader.read(), promise])
    } catch (error) {
      throw new BrokenLineError('The line broke', { cause: error })
    } finally {
      clearTimeout(timer)
    }
    if (read.done) return
    yield read.value
  }
}
