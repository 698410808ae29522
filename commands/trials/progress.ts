import { say } from '../steps/say.ts'

/** Milliseconds between two lines. */
const betweenLines = 10_000

interface ProgressOptions {
  /** What is counted, in the plural. */
  of: string
  total: number
  write?: (line: string) => void
}

/**
 * How far a long trial has come: a line every ten seconds, also while nothing moves, so that whoever waits sees whether it goes
 * on, and whoever ends it before its end knows what was done.
 */
export class Progress {
  readonly #options: Required<ProgressOptions>
  readonly #began = performance.now()
  readonly #lines: NodeJS.Timeout
  #done = 0

  constructor({ write = say, ...options }: ProgressOptions) {
    this.#options = { write, ...options }
    this.#lines = setInterval(() => this.#say(), betweenLines).unref()
  }

  /** One more is done. */
  note(): void {
    this.#done += 1
    if (this.#done >= this.#options.total) clearInterval(this.#lines)
  }

  #say(): void {
    const { of, total, write } = this.#options
    const seconds = (performance.now() - this.#began) / 1000
    const left = ((total - this.#done) * seconds) / this.#done
    const estimate = this.#done === 0 ? '' : `, about ${left.toFixed(0)} s to go`
    write(`  ${this.#done} of ${total} ${of} after ${seconds.toFixed(0)} s${estimate}`)
  }
}
