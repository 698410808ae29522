import { Agent, request as httpRequest, type ClientRequest, type RequestOptions } from 'node:http'
import { createInterface } from 'node:readline'
import {
  renderingSign,
  sharedAnswerHeaders,
  signsPath,
  type RenderingSign,
} from '../rendering/process-messages.ts'

/** Milliseconds after which a connection that ended, or could not be made, is tried again. */
const beforeNextTry = 100

/** Milliseconds without a sign of life after which another process is preferred. */
const silent = 5000

/** Milliseconds without a sign of life after which what can be asked again is asked elsewhere. */
const hanging = 10_000

/** The process was given something, and has said nothing for too long. */
class HangingError extends Error {
  readonly code = 'ECONNABORTED'
}

/** One rendering process, as the answering one sees it: over its socket alone, since neither has started the other. */
export class RenderingLink {
  readonly #socketPath: string
  readonly #onSign: (sign: RenderingSign) => void
  readonly #onPresence: () => void
  readonly #hanging: number
  readonly #agent = new Agent({ keepAlive: true })
  #lastSign = Number.NEGATIVE_INFINITY
  #isThere = false
  #isStopped = false
  #signs: ClientRequest | undefined
  #nextTry: NodeJS.Timeout | undefined
  /** Requests that it is at. */
  inFlight = 0
  isDatabaseHealthy = true

  /**
   * @param onPresence called when it is there, or no more
   * @param longestSilence milliseconds after which it hangs
   */
  constructor(
    socketPath: string,
    onSign: (sign: RenderingSign) => void,
    onPresence: () => void,
    longestSilence = hanging,
  ) {
    this.#socketPath = socketPath
    this.#onSign = onSign
    this.#onPresence = onPresence
    this.#hanging = longestSilence
    this.#listen()
  }

  /** Whether it can be given something. */
  get isReady(): boolean {
    return this.#isThere
  }

  /** Whether it is there and has said nothing for a while: it is at something long, or hangs. */
  get isSilent(): boolean {
    return performance.now() - this.#lastSign > silent
  }

  /**
   * Begins a request to it; `inFlight` counts it until it is closed. One that only reads fails when the process hangs, so that
   * another can be asked.
   */
  request(options: RequestOptions): ClientRequest {
    this.inFlight += 1
    const begun = httpRequest({ ...options, socketPath: this.#socketPath, agent: this.#agent })
    begun.once('close', () => (this.inFlight -= 1))
    if (['GET', 'HEAD'].includes(options.method ?? 'GET')) this.#breakOffWhenHanging(begun)
    return begun
  }

  #breakOffWhenHanging(begun: ClientRequest): void {
    const look = () => {
      const silence = performance.now() - this.#lastSign
      if (silence >= this.#hanging) begun.destroy(new HangingError('A rendering process hangs'))
      else next = setTimeout(look, this.#hanging - silence)
    }
    let next = setTimeout(look, this.#hanging)
    const isAnswered = () => clearTimeout(next)
    begun.once('response', isAnswered)
    begun.once('close', isAnswered)
  }

  /** A request to it failed: it is given nothing more before its next sign. */
  setAside(): void {
    this.#isThere = false
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#nextTry)
    this.#signs?.destroy()
    this.#agent.destroy()
  }

  /** Reads what it says of itself, line by line, for as long as it lives. */
  #listen(): void {
    const signs = httpRequest({
      path: signsPath,
      headers: { [sharedAnswerHeaders.forSigns]: 'yes' },
      socketPath: this.#socketPath,
      agent: false,
    })
    this.#signs = signs
    signs.on('response', (answer) => {
      // A process that dies breaks the answer off, which `close` says as well.
      answer.on('error', () => undefined)
      createInterface({ input: answer })
        .on('line', (line) => this.#take(line))
        .on('error', () => undefined)
    })
    signs.on('error', () => undefined)
    signs.once('close', () => {
      this.#isThere = false
      this.#onPresence()
      if (!this.#isStopped) this.#nextTry = setTimeout(() => this.#listen(), beforeNextTry)
    })
    signs.end()
  }

  #take(line: string): void {
    const sign = renderingSign.parse(JSON.parse(line))
    this.#lastSign = performance.now()
    const wasThere = this.#isThere
    this.#isThere = true
    this.isDatabaseHealthy = sign.isDatabaseHealthy
    this.#onSign(sign)
    if (!wasThere) this.#onPresence()
  }
}
