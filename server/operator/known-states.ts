import { z } from 'zod'

/** What a look at a part of the installation found. `ok` is the only good state. */
export const partState = z.object({
  state: z.enum(['ok', 'away', 'failed', 'missing', 'low', 'old', 'none', 'differs']),
  /** A sentence for operators. */
  detail: z.string().optional(),
  /** What was measured; the names end in the unit. */
  values: z.record(z.string(), z.number()).optional(),
})

export type PartState = z.output<typeof partState>

export interface KnownState extends PartState {
  /** When this process first found the part in its present state, ISO 8601. */
  since: string
}

/** In which state each part of the installation is, and since when. */
export class KnownStates {
  readonly #now: () => Date
  readonly #states = new Map<string, KnownState>()

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Notes what was found of a part: a state that it was in already goes on. */
  note(part: string, found: PartState): void {
    const before = this.#states.get(part)
    const since = before?.state === found.state ? before.since : this.#now().toISOString()
    this.#states.set(part, { ...found, since })
  }

  get(part: string): KnownState | undefined {
    return this.#states.get(part)
  }

  all(): Readonly<Record<string, KnownState>> {
    return Object.fromEntries(this.#states)
  }
}
