import { say } from '../steps/say.ts'

/** Milliseconds between two lines. */
const betweenLines = 10_000

interface ProgressOptions {
  /** What is counted, in the plural. */
  of: string
  total: number
  /** Milliseconds since any moment. */
  now?: () => number
  write?: (line: string) => void
}

/**
 * How far a long trial has come: a line at most every ten seconds, so that whoever waits sees that it goes on, and whoever
 * ends it before its end knows what was done.
 */
export class Progress {
  private readonly began: number
  private said: number
  private done = 0
  private readonly of: string
  private readonly total: number
  private readonly now: () => number
  private readonly write: (line: string) => void

  constructor({ of, total, now = () => performance.now(), write = say }: ProgressOptions) {
    this.of = of
    this.total = total
    this.now = now
    this.write = write
    this.began = now()
    this.said = this.began
  }

  /** One more is done. */
  note(): void {
    this.done += 1
    const now = this.now()
    if (now - this.said < betweenLines || this.done >= this.total) return
    this.said = now
    const seconds = (now - this.began) / 1000
    const left = ((this.total - this.done) * seconds) / this.done
    this.write(
      `  ${this.done} of ${this.total} ${this.of} after ${seconds.toFixed(0)} s, about ${left.toFixed(0)} s to go`,
    )
  }
}
