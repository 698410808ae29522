import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAwayError } from './availability.ts'

/** Longest to wait, in milliseconds, for connections that are still in use or do not answer. */
const endingLimit = 1000

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** The sockets of a pool's connections, those included that are not open yet. */
class Sockets {
  readonly #all = new Set<Socket>()
  #refusal: Error | undefined
  #silence = 0

  make(): Socket {
    const socket = new Socket()
    this.#all.add(socket)
    socket.on('close', () => this.#all.delete(socket))
    socket.setTimeout(this.#silence, () =>
      socket.destroy(new Error('The connection was silent for too long')),
    )
    const refusal = this.#refusal
    // pg begins to connect it in this turn.
    if (refusal) setImmediate(() => socket.destroy(refusal))
    return socket
  }

  limitSilence(milliseconds: number): void {
    this.#silence = milliseconds
    for (const socket of this.#all) socket.setTimeout(milliseconds)
  }

  refuse(error: Error | undefined): void {
    this.#refusal = error
    if (error) for (const socket of this.#all) socket.destroy(error)
  }
}

/**
 * The pool that Payload connects with. Payload takes one connection to see that it can, and never releases it: it is
 * taken back, because `end` of a plain pool would never be over.
 *
 * A server that hangs never answers, so that no limit of its own ends a wait: once somebody has noticed (`setAway`), all
 * connections are destroyed, with everything that waits on them, and no other is given out. A destroyed connection can't
 * be given out again, also not by a transaction that releases it as if nothing had happened.
 */
export class PayloadPool extends Pool {
  #takenByPayload: PoolClient | undefined
  #isAway = false
  readonly #sockets: Sockets
  readonly #open = new Set<PoolClient>()

  constructor(config?: PoolConfig) {
    const sockets = new Sockets()
    super({ ...config, stream: () => sockets.make() })
    this.#sockets = sockets
    this.once('acquire', (client) => {
      this.#takenByPayload = client
    })
    // Where Payload made the database first, it takes none: the first is a query's, which releases it.
    this.on('release', (_error, client) => {
      if (client === this.#takenByPayload) this.#takenByPayload = undefined
    })
    this.on('connect', (client) => {
      this.#open.add(client)
      // A connection that is lost ends no process: what waits on it is told, and whoever asks next has another.
      client.on('error', () => undefined)
    })
    this.on('remove', (client) => this.#open.delete(client))
    this.on('error', () => undefined)
  }

  /** Destroys the connections and gives out none until the database is back. */
  setAway(isAway: boolean): void {
    this.#isAway = isAway
    this.#sockets.refuse(isAway ? new DatabaseAwayError() : undefined)
  }

  /** Destroys connections on which nothing was said for so many milliseconds. */
  limitSilence(milliseconds: number): void {
    this.#sockets.limitSilence(milliseconds)
  }

  /** Takes back the connection that Payload took to connect and has no use for. */
  releaseTakenByPayload(): void {
    this.#takenByPayload?.release()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!this.#isAway) return callback ? super.connect(callback) : super.connect()
    const error = new DatabaseAwayError()
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => undefined)
  }

  /** Resolves when every connection is closed, but waits no longer than a moment for those that are in use. */
  async endAll(): Promise<void> {
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    this.on('remove', () => {
      if (this.#open.size === 0) resolve()
    })
    const ended = this.end()
    this.#takenByPayload?.release(true)
    await Promise.race([
      ended.then(() => (this.#open.size > 0 ? closed : undefined)),
      setTimeout(endingLimit, undefined, { ref: false }),
    ])
  }
}
