import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Logger } from '../log.ts'
import type { RenderingMessage } from '../rendering/process-messages.ts'
import { RenderingProcess } from './rendering-process.ts'

interface RenderingProcessesOptions {
  /** How many run. */
  count: number
  /** File of the built rendering process. */
  script: string
  environment: NodeJS.ProcessEnv
  log: Logger
  /** Called when another content version is seen, a process becomes ready, or one ends. */
  onChange: (what: 'version' | 'processes') => void
}

/** Milliseconds to wait before a process that died is started again; doubled each time up to the longest. */
const firstPause = 500
const longestPause = 15_000

/** Milliseconds without a sign of life after which a process gets nothing more, and after which it is ended. */
const silent = 5000
const hung = 30_000

const mostFormer = 100

/** No rendering process takes requests at the moment. */
export class NoProcessError extends Error {}

/** The processes that make what is not cached: started, chosen among, and started again when they die or hang. */
export class RenderingProcesses {
  readonly #options: RenderingProcessesOptions
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'rendering-'))
  readonly #processes = new Set<RenderingProcess>()
  readonly #restarts = new Set<NodeJS.Timeout>()
  readonly #watch: NodeJS.Timeout
  #pause = firstPause
  #started = 0
  #isStopping = false
  #known = /^$/
  #version = ''
  /** Versions that others followed: a process that has not looked yet may still name one. */
  readonly #former = new Set<string>()

  constructor(options: RenderingProcessesOptions) {
    this.#options = options
    this.#watch = setInterval(() => this.#endHung(), silent).unref()
  }

  /**
   * Starts them; the first alone, so that it answers as soon as it can.
   * @throws an error when the first ends before it is ready
   */
  async start(): Promise<void> {
    await this.#startOne(true)
    for (let others = this.#options.count - 1; others > 0; others -= 1) void this.#startOne(false)
  }

  /** Stands for the content version that was seen last. */
  get version(): string {
    return this.#version
  }

  get isDatabaseHealthy(): boolean {
    return this.#ready().some(({ isDatabaseHealthy }) => isDatabaseHealthy)
  }

  get readyCount(): number {
    return this.#ready().length
  }

  /** Whether something stands at a path. */
  isKnown = (pathname: string): boolean => this.#known.test(pathname)

  /**
   * The one that has least to do.
   * @throws NoProcessError
   */
  choose(): RenderingProcess {
    const [first, ...others] = this.#ready()
    if (!first) throw new NoProcessError('No rendering process is ready')
    return others.reduce((least, one) => (one.inFlight < least.inFlight ? one : least), first)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#watch)
    for (const restart of this.#restarts) clearTimeout(restart)
    await Promise.all([...this.#processes].map((one) => one.stop()))
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #ready(): RenderingProcess[] {
    const now = performance.now()
    return [...this.#processes].filter(({ isReady, lastSign }) => isReady && now - lastSign < silent)
  }

  #startOne(isFirst: boolean): Promise<void> {
    const { script, environment, log, onChange } = this.#options
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#started += 1
    const one = new RenderingProcess({
      script,
      environment,
      log,
      socketPath: this.#socketPath(),
      onMessage: (message) => {
        this.#take(message)
        if (message.about === 'ready') resolve()
      },
      onExit: (reason) => {
        this.#processes.delete(one)
        onChange('processes')
        if (this.#isStopping) return resolve()
        if (isFirst && this.#pause === firstPause && this.#version === '') return reject(new Error(reason))
        log.error({ reason, again: this.#pause / 1000 }, 'a rendering process ended and is started again')
        this.#startAgain()
        resolve()
      },
    })
    this.#processes.add(one)
    return promise
  }

  #startAgain(): void {
    const restart = setTimeout(() => {
      this.#restarts.delete(restart)
      void this.#startOne(false)
    }, this.#pause)
    this.#restarts.add(restart)
    this.#pause = Math.min(this.#pause * 2, longestPause)
  }

  #take(message: RenderingMessage): void {
    if (message.about === 'ready') {
      this.#pause = firstPause
      this.#known = new RegExp(`^(?:${message.addresses.join('|')})$`)
      this.#options.onChange('processes')
    } else if (message.version !== this.#version && !this.#former.has(message.version)) {
      this.#former.add(this.#version)
      for (const oldest of this.#former) if (this.#former.size > mostFormer) this.#former.delete(oldest)
      this.#version = message.version
      this.#options.onChange('version')
    }
  }

  #endHung(): void {
    const now = performance.now()
    for (const one of this.#processes) {
      if (one.isReady && now - one.lastSign > hung) one.kill('SIGKILL')
    }
  }

  /** Windows has pipes by name in place of sockets in folders. */
  #socketPath(): string {
    const name = `${process.pid}-${this.#started}`
    return process.platform === 'win32' ? `\\\\.\\pipe\\rendering-${name}` : path.join(this.#folder, name)
  }
}
