import * as z from 'zod/mini'
import { toBase64 } from '../../proofs/bytes.ts'
import type { FailureOfSealing, SealingReply, SealingRequest } from './sealing-messages.ts'

/** The sealing script that this site gives is another one than the terms name. */
export class OtherScriptError extends Error {}

/** What the sealing script could not do. */
export class SealingFailedError extends Error {
  readonly failure: FailureOfSealing

  constructor(failure: FailureOfSealing) {
    super(`Sealing failed because of ${failure.because}`)
    this.failure = failure
  }
}

const built = z.object({ script: z.string().check(z.regex(/^sealing-[0-9a-f]+\.js$/)) })

/** The one script that sees a proposal before it is sealed, in a worker of its own. It answers in turn. */
export class SealingScript {
  readonly #worker: Worker
  readonly #address: string

  private constructor(address: string) {
    this.#address = address
    this.#worker = new Worker(address)
  }

  /**
   * Loads the script, and starts it only if it is the one whose hash is given.
   * @param integrity SHA-384, as `integrity` has it
   * @throws OtherScriptError, or TypeError when it can't be loaded
   */
  static async start(integrity: string, signal: AbortSignal): Promise<SealingScript> {
    const named = await fetch('/sealing/hashes.json', { signal })
    if (!named.ok) throw new OtherScriptError('This site has built no sealing script')
    const { script } = built.parse(await named.json())
    const bytes = await (await fetch(`/sealing/${script}`, { signal })).arrayBuffer()
    const hash = toBase64(new Uint8Array(await crypto.subtle.digest('SHA-384', bytes)))
    if (`sha384-${hash}` !== integrity) throw new OtherScriptError('The sealing script is another one')
    return new SealingScript(URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' })))
  }

  /** @throws SealingFailedError, or the signal's reason */
  async ask(request: SealingRequest, signal: AbortSignal): Promise<Exclude<SealingReply, FailureOfSealing>> {
    const { promise, resolve, reject } = Promise.withResolvers<SealingReply>()
    const ended = new AbortController()
    const listening = { signal: ended.signal }
    this.#worker.addEventListener(
      'message',
      ({ data }: MessageEvent<SealingReply>) => resolve(data),
      listening,
    )
    this.#worker.addEventListener(
      'error',
      ({ message }) => resolve({ is: 'failure', because: 'something else', message }),
      listening,
    )
    signal.addEventListener('abort', () => reject(signal.reason), listening)
    this.#worker.postMessage(request, [])
    try {
      const reply = await promise
      if (reply.is === 'failure') throw new SealingFailedError(reply)
      return reply
    } finally {
      ended.abort()
    }
  }

  end(): void {
    this.#worker.terminate()
    URL.revokeObjectURL(this.#address)
  }
}
