/** Bytes of a piece in which an envelope is sent: so much is held, twice at most. */
export const pieceLength = 1024 * 1024

/** The same bytes in pieces of one length, the last perhaps shorter. */
export async function* inEqualPieces(
  bytes: AsyncIterable<Uint8Array>,
  length: number = pieceLength,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(length)
  let filled = 0
  for await (const given of bytes) {
    for (let at = 0; at < given.length;) {
      const some = given.subarray(at, at + length - filled)
      piece.set(some, filled)
      filled += some.length
      at += some.length
      if (filled < length) continue
      yield piece
      piece = new Uint8Array(length)
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}
