import { createHash } from 'node:crypto'
import type { ContentVersionWatch } from '../content-version-watch.ts'
import { betweenSigns } from '../signs-of-life.ts'
import type { RenderingSign } from './process-messages.ts'

interface SignsOptions {
  contentVersion: ContentVersionWatch
  addresses: readonly string[]
}

/** Says to each answering process that listens what this process knows of the content, and that it lives. */
export class Signs {
  readonly #contentVersion: ContentVersionWatch
  readonly #addresses: readonly string[]
  #redirected: readonly string[] = []
  readonly #listening = new Set<ReadableStreamDefaultController<Uint8Array>>()
  readonly #encoder = new TextEncoder()
  readonly #timer: NodeJS.Timeout
  readonly #whenNobody: (() => void)[] = []
  #version: string
  #isStopped = false

  constructor({ contentVersion, addresses }: SignsOptions) {
    this.#contentVersion = contentVersion
    this.#addresses = addresses
    this.#version = shortOf(contentVersion.current().whole)
    contentVersion.onChange(() => {
      this.#version = shortOf(contentVersion.current().whole)
      this.#say()
    })
    contentVersion.onHealth(() => this.#say())
    this.#timer = setInterval(() => this.#say(), betweenSigns).unref()
  }

  /** Stands for the content version. */
  get version(): string {
    return this.#version
  }

  /** Says which paths editors' redirects lead elsewhere, where they are others than before. */
  sayRedirected(paths: readonly string[]): void {
    if (paths.join() === this.#redirected.join()) return
    this.#redirected = paths
    for (const controller of this.#listening)
      controller.enqueue(this.#line({ ...this.#sign(), redirected: [...paths] }))
  }

  /** An answer that goes on for as long as somebody listens; none once this process is about to end. */
  stream(): Response {
    if (this.#isStopped) return new Response(null, { status: 503 })
    let own: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller
        this.#listening.add(controller)
        controller.enqueue(
          this.#line({ ...this.#sign(), addresses: [...this.#addresses], redirected: [...this.#redirected] }),
        )
      },
      cancel: () => this.#leave(own),
    })
    return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
  }

  /** Resolves when no answering process listens any more, or the limit in milliseconds is over. */
  async untilNobodyListens(limit: number): Promise<void> {
    if (this.#listening.size === 0) return
    await new Promise<void>((resolve) => {
      this.#whenNobody.push(resolve)
      setTimeout(resolve, limit).unref()
    })
  }

  /** Ends the answers: whoever listened gives this process nothing more. */
  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
    for (const controller of this.#listening) controller.close()
    this.#listening.clear()
  }

  #leave(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#listening.delete(controller)
    if (this.#listening.size > 0) return
    for (const resolve of this.#whenNobody.splice(0)) resolve()
  }

  #say(): void {
    for (const controller of this.#listening) controller.enqueue(this.#line(this.#sign()))
  }

  #sign(): RenderingSign {
    return { version: this.#version, isDatabaseHealthy: this.#contentVersion.isHealthy() }
  }

  #line(sign: RenderingSign): Uint8Array {
    return this.#encoder.encode(`${JSON.stringify(sign)}\n`)
  }
}

/** The tokens of all parts are long, and go with each request. */
const shortOf = (whole: string) => createHash('sha256').update(whole).digest('base64url').slice(0, 22)
