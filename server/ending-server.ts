import { Server, type IncomingMessage, type ServerResponse, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds between two looks for connections that have nothing more to answer, while the server ends. */
const betweenLooks = 50

/**
 * Milliseconds that a connection without a request is given for its first one, once the server ends: what its visitor has sent
 * may still be on its way, and nobody else would answer it.
 */
const firstRequest = 2000

/** A server that ends without breaking off anything that it was asked. */
export class EndingServer extends Server {
  /** Answers that are not yet handed over to the system to the last byte. */
  #unsent = 0
  /** Connections that have asked nothing yet. */
  readonly #fresh = new Set<Socket>()

  constructor(options: ServerOptions, answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
    super(options)
    this.on('connection', (socket: Socket) => {
      this.#fresh.add(socket)
      socket.once('close', () => this.#fresh.delete(socket))
    })
    // One listener serves all answers: it asks nothing about the one that ended.
    const hasEnded = () => {
      this.#unsent -= 1
    }
    this.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      this.#fresh.delete(incoming.socket)
      this.#unsent += 1
      outgoing.on('close', hasEnded)
      answer(incoming, outgoing)
    })
  }

  /**
   * To Node a connection is idle as soon as its answer is complete in memory, and what a slow reader has not taken from
   * there is lost; and so is one that was just made, whose request is not read yet. So none is closed while there is such an
   * answer or such a connection.
   */
  override closeIdleConnections(): void {
    if (this.#unsent === 0 && this.#fresh.size === 0) super.closeIdleConnections()
  }

  /**
   * Takes no new connection, waits for the answers to what was asked, and resolves when the last is sent.
   * @param longest milliseconds after which what is left is broken off
   */
  end(longest: number): Promise<void> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => this.closeAllConnections(), longest)
      const patience = setTimeout(() => this.#fresh.clear(), firstRequest)
      const look = setInterval(() => this.closeIdleConnections(), betweenLooks)
      // Calls `closeIdleConnections` by itself, too.
      this.close(() => {
        clearTimeout(limit)
        clearTimeout(patience)
        clearInterval(look)
        resolve()
      })
    })
  }
}
