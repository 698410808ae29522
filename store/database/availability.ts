/** The database is away or hangs; nothing was asked of it, or its answer did not come. */
export class DatabaseAwayError extends Error {
  constructor() {
    super('The database does not answer')
  }
}

/** Whether a failure comes from a database that is away, however it was wrapped since. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; { cause } = cause) {
    if (cause instanceof DatabaseAwayError) return true
  }
  return false
}

type Listener = (isAway: boolean) => void

/** What a process knows of its database. Who watches it sets it; everybody else asks before they wait for it. */
export class DatabaseAvailability {
  #isAway = false
  readonly #listeners: Listener[] = []

  get isAway(): boolean {
    return this.#isAway
  }

  set(isAway: boolean): void {
    if (isAway === this.#isAway) return
    this.#isAway = isAway
    for (const listener of this.#listeners) listener(isAway)
  }

  /** Calls back when the database goes away and when it is back. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }
}

const byAdapter = new WeakMap<object, DatabaseAvailability>()

/** The availability of the database of a Payload. */
export function availabilityOf({ db }: { db: object }): DatabaseAvailability {
  const known = byAdapter.get(db)
  if (known) return known
  const availability = new DatabaseAvailability()
  byAdapter.set(db, availability)
  return availability
}
