import type { RenderingSign } from '../rendering/process-messages.ts'
import { RenderingLink } from './rendering-link.ts'

interface RenderingLinksOptions {
  /** Paths of the rendering processes' sockets. */
  sockets: readonly string[]
  /** Called when another content version is seen. */
  onVersion: () => void
  /** Called when a process is there that was not, or the other way round. */
  onProcesses: () => void
  /** Milliseconds without a sign of life after which a process hangs. */
  longestSilence?: number
}

const mostFormer = 100

/** Milliseconds that are waited for a process to be there, when none is. */
const longestAbsence = 5000

/** No rendering process takes requests at the moment. */
class NoProcessError extends Error {}

/** The processes that make what is not cached, and what they say of the content. */
export class RenderingLinks {
  readonly #links: readonly RenderingLink[]
  readonly #onVersion: () => void
  readonly #first = Promise.withResolvers<void>()
  readonly #waiting: (() => void)[] = []
  #addresses = ''
  #known = /^$/
  #redirected: ReadonlySet<string> = new Set()
  #version = ''
  /** Versions that others followed: a process that has not looked yet may still name one. */
  readonly #former = new Set<string>()

  constructor({ sockets, onVersion, onProcesses, longestSilence }: RenderingLinksOptions) {
    this.#onVersion = onVersion
    this.#links = sockets.map(
      (path) => new RenderingLink(path, (sign) => this.#take(sign), onProcesses, longestSilence),
    )
  }

  /** Resolves when a process was there for the first time. */
  get first(): Promise<void> {
    return this.#first.promise
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

  /** Whether an editor's redirect leads a path elsewhere. */
  isRedirected = (pathname: string): boolean => this.#redirected.has(pathname)

  /**
   * Does something with the process that has least to do. If that one has died or hangs, or does so meanwhile, the next one is
   * asked, or the same when it is back.
   * @param act may be done more than once
   * @throws NoProcessError when none comes back in time, or what `act` throws
   */
  async withOne<Result>(act: (link: RenderingLink) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      await this.#untilReady(longestAbsence)
      const link = this.choose()
      try {
        return await act(link)
      } catch (error) {
        if (!isConnectionError(error) || tries > this.#links.length) throw error
        link.setAside()
      }
    }
  }

  /**
   * The one that has least to do, of those that are not silent unless all are.
   * @throws NoProcessError
   */
  choose(): RenderingLink {
    const ready = this.#ready()
    const responsive = ready.filter(({ isSilent }) => !isSilent)
    const [first, ...others] = responsive.length > 0 ? responsive : ready
    if (!first) throw new NoProcessError('No rendering process is ready')
    return others.reduce((least, one) => (one.inFlight < least.inFlight ? one : least), first)
  }

  /** Resolves when one is ready, or after so many milliseconds. */
  async #untilReady(limit: number): Promise<void> {
    if (this.readyCount > 0) return
    await new Promise<void>((resolve) => {
      const over = setTimeout(resolve, limit)
      this.#waiting.push(() => {
        clearTimeout(over)
        resolve()
      })
    })
  }

  stop(): void {
    for (const link of this.#links) link.stop()
  }

  #ready(): RenderingLink[] {
    return this.#links.filter(({ isReady }) => isReady)
  }

  #take({ addresses, redirected, version }: RenderingSign): void {
    if (addresses !== undefined) this.#know(addresses.join('|'))
    if (redirected !== undefined) this.#redirected = new Set(redirected)
    if (version !== this.#version && !this.#former.has(version)) {
      this.#former.add(this.#version)
      for (const oldest of this.#former) if (this.#former.size > mostFormer) this.#former.delete(oldest)
      this.#version = version
      this.#onVersion()
    }
    this.#first.resolve()
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #know(addresses: string): void {
    if (addresses === this.#addresses) return
    this.#addresses = addresses
    this.#known = new RegExp(`^(?:${addresses})$`)
  }
}

/** Whether nobody answered: the process was not there, or died. */
function isConnectionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ECONN|EPIPE|ENOENT)/.test(String(error.code))
}
