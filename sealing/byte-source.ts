/** The bytes ended before what was asked for. */
export class TruncatedError extends Error {
  constructor() {
    super('The bytes end too early')
  }
}

/** Bytes that arrive in pieces of any size, read in pieces of wanted sizes. */
export class ByteSource {
  readonly #pieces: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /**
   * @param length small enough to hold
   * @throws TruncatedError when there are fewer
   */
  async read(length: number): Promise<Uint8Array> {
    const whole = new Uint8Array(length)
    let at = 0
    for await (const piece of this.pass(length)) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }

  /**
   * The next bytes as they come, without holding them.
   * @throws TruncatedError when there are fewer
   */
  async *pass(length: number): AsyncGenerator<Uint8Array> {
    let missing = length
    while (missing > 0) {
      const piece = await this.next(missing)
      missing -= piece.length
      yield piece
    }
  }

  /**
   * Some of the next bytes, as many as there are already.
   * @throws TruncatedError when there are none
   */
  async next(most: number): Promise<Uint8Array> {
    if (this.#rest.length === 0 && !(await this.#fill())) throw new TruncatedError()
    const piece = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(piece.length)
    return piece
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && !(await this.#fill())
  }

  /** Says to where the bytes come from that no more are wanted. */
  async cancel(): Promise<void> {
    await this.#pieces.return?.()
  }

  async #fill(): Promise<boolean> {
    for (;;) {
      const next = await this.#pieces.next()
      if (next.done) return false
      if (next.value.length === 0) continue
      this.#rest = next.value
      return true
    }
  }
}
