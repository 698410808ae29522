import { withinTurns } from './database/within-turns.ts'

/** Acts of the same name come one after another, in the order in which they were asked for; those of other names do not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  take<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(act)
    const ended = turn
      .catch(() => undefined)
      .finally(() => {
        if (this.#last.get(name) === ended) this.#last.delete(name)
      })
    this.#last.set(name, ended)
    return turn
  }

  /**
   * Waits for one's turn, so many milliseconds at most. It lasts until what is returned is called.
   * @throws what `tooLong` makes
   */
  async begin(name: string, milliseconds: number, tooLong: () => Error): Promise<() => void> {
    const ended = Promise.withResolvers<void>()
    const begun = new Promise<void>((resolve) => {
      void this.take(name, () => {
        resolve()
        return ended.promise
      })
    })
    try {
      await withinTurns(begun, milliseconds, tooLong)
    } catch (error) {
      ended.resolve()
      throw error
    }
    return ended.resolve
  }
}

const known = new WeakMap<object, Turns>()

/** The turns of what is done with one thing, such as a database. */
export function turnsOf(owner: object): Turns {
  const turns = known.get(owner) ?? new Turns()
  known.set(owner, turns)
  return turns
}
