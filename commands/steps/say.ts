import { print } from '../../store/log/print.ts'
import { DatabaseRefusedError } from '../../store/database/identity/database-refused-error.ts'

/** One line for the person at the terminal. */
export function say(line: string): void {
  print(line)
}

/** Says what begins, and how many seconds it took: others may have begun and ended meanwhile. */
export async function step<Result>(what: string, act: () => Promise<Result> | Result): Promise<Result> {
  say(`${what} …`)
  const began = performance.now()
  const result = await act()
  say(`${what}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** A reason to stop that the person at the terminal can do something about: one clear sentence. */
export class CannotGoOn extends Error {}

/** Ends the process with the sentence of what was foreseen, or with the whole error of anything else. */
export function endWith(error: unknown): never {
  const isForeseen = error instanceof CannotGoOn || error instanceof DatabaseRefusedError
  print(isForeseen ? error.message : describe(error), 'fatal')
  process.exit(1)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stack, message, cause } = error
  return `${stack ?? message}${cause === undefined ? '' : `\nbecause of ${describe(cause)}`}`
}
