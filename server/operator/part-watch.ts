import { KnownStates, type KnownState, type PartState } from './known-states.ts'

/** One look at one part, or at several that are asked for together. */
export interface PartCheck {
  parts: readonly string[]
  /** Milliseconds between two looks. */
  interval: number
  /** Parts that it says nothing of are not configured. What it throws is a reason for operators to read. */
  look: () => Promise<Readonly<Record<string, PartState>>>
}

interface PartWatchOptions {
  checks: readonly PartCheck[]
  /** Milliseconds that one look is given. */
  limit: number
  now: () => Date
}

/** Looks at the parts of the installation again and again. Visitors wait for none of it. */
export class PartWatch {
  readonly #limit: number
  readonly #checks: readonly PartCheck[]
  readonly #states: KnownStates
  /** Looks that have not come back, and the end of waiting for each. */
  readonly #looking = new Map<PartCheck, Promise<void>>()
  readonly #timers: NodeJS.Timeout[] = []

  constructor({ checks, limit, now }: PartWatchOptions) {
    this.#checks = checks
    this.#limit = limit
    this.#states = new KnownStates(now)
  }

  states(): Readonly<Record<string, KnownState>> {
    return this.#states.all()
  }

  get(part: string): KnownState | undefined {
    return this.#states.get(part)
  }

  /** Looks at everything now, and from now on at intervals. */
  async start(): Promise<void> {
    for (const check of this.#checks)
      this.#timers.push(setInterval(() => void this.#look(check), check.interval).unref())
    await this.lookAtAll()
  }

  async lookAtAll(): Promise<void> {
    await Promise.all(this.#checks.map((check) => this.#look(check)))
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
  }

  /** A look that hangs is not followed by a second one. */
  #look(check: PartCheck): Promise<void> {
    const begun = this.#looking.get(check)
    if (begun) return begun
    const looking = check.look().finally(() => this.#looking.delete(check))
    const noted = this.#note(check, looking)
    this.#looking.set(check, noted)
    return noted
  }

  async #note(check: PartCheck, looking: ReturnType<PartCheck['look']>): Promise<void> {
    try {
      const found = await within(this.#limit, looking)
      for (const [part, state] of Object.entries(found)) this.#states.note(part, state)
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      for (const part of check.parts) this.#states.note(part, { state: 'away', detail })
    }
  }
}

/**
 * What comes within so many milliseconds.
 * @throws Error when nothing does, or what the work throws
 */
export async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${limit / 1000} s`)), limit)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
    // Whatever becomes of it later is nobody's any more.
    work.catch(() => undefined)
  }
}
