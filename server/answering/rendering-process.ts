import { fork, type ChildProcess } from 'node:child_process'
import { Agent, request as httpRequest, type ClientRequest, type RequestOptions } from 'node:http'
import { setPriority } from 'node:os'
import type { Logger } from '../log.ts'
import { renderingMessage, type RenderingMessage } from '../rendering/process-messages.ts'

interface RenderingProcessOptions {
  /** File of the built rendering process. */
  script: string
  socketPath: string
  environment: NodeJS.ProcessEnv
  log: Logger
  onMessage: (message: RenderingMessage) => void
  onExit: (reason: string) => void
}

/** So much lower that what is cached is answered first, whatever there is to render. */
const niceness = 10

/** One rendering process, as the answering one sees it. */
export class RenderingProcess {
  readonly #child: ChildProcess
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  readonly #socketPath: string
  /** Requests that it is at. */
  inFlight = 0
  isReady = false
  isDatabaseHealthy = true
  /** When it last said something, by `performance.now()`. */
  lastSign = performance.now()

  constructor({ script, socketPath, environment, log, onMessage, onExit }: RenderingProcessOptions) {
    this.#socketPath = socketPath
    this.#child = fork(script, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...environment, RENDERING_SOCKET: socketPath },
    })
    try {
      if (this.#child.pid !== undefined) setPriority(this.#child.pid, niceness)
    } catch (error) {
      log.warn({ error }, 'a rendering process runs at the same priority as the answering one')
    }
    this.#child.on('message', (given) => {
      const { success, data } = renderingMessage.safeParse(given)
      if (!success) return
      this.lastSign = performance.now()
      if (data.about === 'ready') this.isReady = true
      else this.isDatabaseHealthy = data.isDatabaseHealthy
      onMessage(data)
    })
    this.#child.once('exit', (code, signal) => {
      this.isReady = false
      this.#agent.destroy()
      onExit(String(signal ?? code))
    })
  }

  /** Begins a request to it; `inFlight` counts it until it is closed. */
  request(options: RequestOptions): ClientRequest {
    this.inFlight += 1
    const begun = httpRequest({ ...options, socketPath: this.#socketPath, agent: this.#agent })
    begun.once('close', () => (this.inFlight -= 1))
    return begun
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    this.#child.kill(signal)
  }

  /** Asks it to end, and resolves when it has. */
  async stop(): Promise<void> {
    if (this.hasEnded) return
    const ended = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()))
    this.#child.kill('SIGTERM')
    await ended
  }
}
