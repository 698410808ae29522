import { Server, type IncomingMessage, type ServerResponse, type ServerOptions } from 'node:http'

/** Milliseconds between two looks for connections that have nothing more to answer, while the server ends. */
const betweenLooks = 50

/** A server that ends without breaking off anything that it was asked. */
export class EndingServer extends Server {
  /** Answers that are not yet handed over to the system to the last byte. */
  #unsent = 0

  constructor(options: ServerOptions, answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
    super(options)
    this.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      this.#unsent += 1
      outgoing.once('close', () => (this.#unsent -= 1))
      answer(incoming, outgoing)
    })
  }

  /**
   * To Node a connection is idle as soon as its answer is complete in memory, and what a slow reader has not taken from
   * there is lost. So none is closed while there is such an answer.
   */
  override closeIdleConnections(): void {
    if (this.#unsent === 0) super.closeIdleConnections()
  }

  /**
   * Takes no new connection, waits for the answers to what was asked, and resolves when the last is sent.
   * @param longest milliseconds after which what is left is broken off
   */
  end(longest: number): Promise<void> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => this.closeAllConnections(), longest)
      const look = setInterval(() => this.closeIdleConnections(), betweenLooks)
      // Calls `closeIdleConnections` by itself, too.
      this.close(() => {
        clearTimeout(limit)
        clearInterval(look)
        resolve()
      })
    })
  }
}
