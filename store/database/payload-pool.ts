import { setTimeout } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** Longest to wait, in milliseconds, for connections that are still in use or do not answer. */
const endingLimit = 1000

/**
 * The pool that Payload connects with. Payload takes one connection for as long as the process lives and never releases
 * it, so that `end` of a plain pool would never be over.
 */
export class PayloadPool extends Pool {
  #takenByPayload: PoolClient | undefined
  readonly #open = new Set<PoolClient>()

  constructor(config?: PoolConfig) {
    super(config)
    this.once('acquire', (client) => {
      this.#takenByPayload = client
    })
    // Where Payload made the database first, it takes none: the first is a query's, which releases it.
    this.on('release', (_error, client) => {
      if (client === this.#takenByPayload) this.#takenByPayload = undefined
    })
    this.on('connect', (client) => this.#open.add(client))
    this.on('remove', (client) => this.#open.delete(client))
  }

  /** Resolves when every connection is closed, but waits no longer than a moment for those that are in use. */
  async endAll(): Promise<void> {
    // Whoever stops the server meanwhile ends what is ending anyway.
    this.on('error', () => undefined)
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
