import type { Language } from '../../languages/languages.ts'

/** A part of an envelope. */
export interface Piece {
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 in base 64, as `Upload-Checksum` has it. */
  sha256: string
}

export interface Sending {
  language: Language
  /** Called with how many bytes have arrived. */
  onProgress: (arrived: number) => void
  signal: AbortSignal
  /** Waits for so many milliseconds before a request is tried again. */
  pause?: (milliseconds: number) => Promise<void>
  /** `fetch` of the page. */
  request?: (address: string, init: RequestInit) => Promise<Response>
}

/** Milliseconds before each further try of what a broken line has stopped. */
const tries = [1000, 3000, 9000]

/** Of a piece that was not received whole, or has arrived meanwhile. */
const maySucceedLater = new Set([408, 409, 460])

/** The server has answered with something else than was hoped for: it says so in the sender's language. */
export class RefusedError extends Error {
  readonly response: Response

  constructor(response: Response) {
    super(`Answered with ${response.status}`)
    this.response = response
  }
}

/** The line stayed broken, however often it was tried. */
export class BrokenLineError extends Error {}

const inPage: NonNullable<Sending['request']> = (address, init) => fetch(address, init)
const waitInPage = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/** Sends an envelope in pieces, by tus 1.0.0, and goes on after a broken line. */
export class EnvelopeSender {
  readonly #sending: Sending

  constructor(sending: Sending) {
    this.#sending = sending
  }

  /**
   * @param tender its id
   * @param length bytes of the envelope
   * @param proof what the header `Proof-Of-Work` says
   * @returns the upload's address
   * @throws RefusedError, BrokenLineError
   */
  async create(tender: string, length: number, proof?: string): Promise<string> {
    const response = await this.#ask(`/api/tenders/${tender}/envelopes`, 'POST', {
      'Upload-Length': String(length),
      ...(proof !== undefined && { 'Proof-Of-Work': proof }),
    })
    const address = response.headers.get('Location')
    if (response.status !== 201 || address === null) throw new RefusedError(response)
    return address
  }

  /**
   * @returns bytes that have arrived; nothing when there is no such upload any more
   * @throws BrokenLineError
   */
  async offsetOf(address: string): Promise<number | undefined> {
    const response = await this.#ask(address, 'HEAD')
    return response.ok ? offsetIn(response) : undefined
  }

  /**
   * Sends pieces one after the other.
   * @param offset where the first begins
   * @throws RefusedError, BrokenLineError
   */
  async send(address: string, offset: number, pieces: AsyncIterable<Piece>): Promise<void> {
    let at = offset
    for await (const piece of pieces) {
      at = await this.#sendPiece(address, at, piece)
      this.#sending.onProgress(at)
    }
  }

  /**
   * What became of an envelope of which every piece has arrived.
   * @throws RefusedError, BrokenLineError
   */
  async receipt(address: string): Promise<Response> {
    const response = await this.#ask(`${address}/receipt`, 'GET')
    if (!response.ok) throw new RefusedError(response)
    return response
  }

  async #sendPiece(address: string, offset: number, piece: Piece): Promise<number> {
    const reached = offset + piece.bytes.length
    const type = { 'Content-Type': 'application/offset+octet-stream' }
    let last: Response | undefined
    for (const wait of [...tries, undefined]) {
      const response = await this.#try(address, 'PATCH', {
        headers: {
          ...type,
          'Upload-Offset': String(offset),
          'Upload-Checksum': `sha256 ${piece.sha256}`,
        },
        body: piece.bytes,
      })
      if (response?.ok) return reached
      if (response && !maySucceedLater.has(response.status) && response.status < 500)
        throw new RefusedError(response)
      last = response
      if (wait === undefined) break
      await this.#pause(wait)
      const arrived = await this.#try(address, 'HEAD', {})
      if (!arrived || arrived.status >= 500) continue
      if (!arrived.ok) throw new RefusedError(arrived)
      if (offsetIn(arrived) === reached) return reached
      if (offsetIn(arrived) !== offset) break
    }
    throw last ? new RefusedError(last) : new BrokenLineError('The line stayed broken')
  }

  async #ask(address: string, method: string, headers: Record<string, string> = {}): Promise<Response> {
    for (const wait of [...tries, undefined]) {
      const response = await this.#try(address, method, { headers })
      if (response) return response
      if (wait !== undefined) await this.#pause(wait)
    }
    throw new BrokenLineError('The line stayed broken')
  }

  /** @returns nothing when the line broke */
  async #try(address: string, method: string, more: RequestInit): Promise<Response | undefined> {
    const { language, signal, request = inPage } = this.#sending
    const headers = { 'Tus-Resumable': '1.0.0', lang: language, ...more.headers }
    try {
      return await request(address, { ...more, method, headers, signal })
    } catch (error) {
      if (signal.aborted) throw error
      return undefined
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    await (this.#sending.pause ?? waitInPage)(milliseconds)
    this.#sending.signal.throwIfAborted()
  }
}

function offsetIn({ headers }: Response): number {
  return Number(headers.get('Upload-Offset'))
}
