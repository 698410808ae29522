import { AsyncLocalStorage } from 'node:async_hooks'
import { turnsOf } from './turns.ts'

interface TurnsTaken {
  /** By name, what ends each. */
  begun: Map<string, Promise<() => void>>
  isOver: boolean
}

declare global {
  var networkTurnsTaken: AsyncLocalStorage<TurnsTaken> | undefined
}

/** One for the whole process: each bundle of the back office has a copy of this module. */
const turnsTaken = (globalThis.networkTurnsTaken ??= new AsyncLocalStorage<TurnsTaken>())

/**
 * Does something, and ends every turn that was taken for it (`takeTurn`) when it is done. What is part of something larger
 * has the turns of that too, and leaves them to it.
 */
export async function endingTurns<Result>(act: () => Promise<Result>): Promise<Result> {
  const larger = turnsTaken.getStore()
  const own: TurnsTaken = { begun: new Map(larger?.isOver ? [] : larger?.begun), isOver: false }
  try {
    return await turnsTaken.run(own, act)
  } finally {
    own.isOver = true
    for (const [name, begun] of own.begun) {
      if (larger?.begun.get(name) === begun) continue
      void begun.then(
        (end) => end(),
        () => undefined,
      )
    }
  }
}

/**
 * Waits for the turn of a name, and takes it for what `endingTurns` does; once is enough. Elsewhere nobody would end it, and
 * it is not taken.
 * @throws what `tooLong` makes, after so many milliseconds
 */
export async function takeTurn(
  owner: object,
  name: string,
  milliseconds: number,
  tooLong: () => Error,
): Promise<void> {
  const taken = turnsTaken.getStore()
  if (!taken || taken.isOver) return
  const begun = taken.begun.get(name) ?? turnsOf(owner).begin(name, milliseconds, tooLong)
  taken.begun.set(name, begun)
  try {
    await begun
  } catch (error) {
    taken.begun.delete(name)
    throw error
  }
}
