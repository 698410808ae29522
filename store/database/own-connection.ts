import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/** One connection to Postgres beside the pool, made again after it was lost. For one who asks one question at a time. */
export class OwnConnection {
  readonly #config: ClientConfig
  #client: Promise<Client> | undefined
  #socket: Socket | undefined

  constructor(config: ClientConfig) {
    this.#config = config
  }

  async rows(statement: string): Promise<unknown[]> {
    this.#client ??= this.#connect()
    const client = await this.#client
    const { rows }: { rows: unknown[] } = await client.query(statement)
    return rows
  }

  /** Gives the connection up; whoever waits for an answer on it is told, and the next question has a new one. */
  abandon(): void {
    this.#socket?.destroy()
    this.#socket = undefined
    this.#client = undefined
  }

  async #connect(): Promise<Client> {
    const socket = new Socket()
    this.#socket = socket
    const client = new Client({ ...this.#config, keepAlive: true, stream: () => socket })
    // Whoever asks is told; nobody listens for a connection that is lost while it is idle.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
}
