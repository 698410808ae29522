import type { DifferingField } from '../../../model/editing/differing-fields.ts'
import type { PublishQuestion } from '../../translations/publish-question.ts'

/** What a save meets on which a person has to decide, or has to know. */
export interface Conflict {
  savedAt: string
  savedBy: string | null
  fields: readonly DifferingField[]
  /** Whose values stand in the form now; nothing to decide it later. */
  answer: (theirs: ReadonlySet<string> | undefined) => void
}

export interface AskedPublish {
  question: PublishQuestion
  answer: (goesOn: boolean) => void
}

export interface WaitingSaves {
  /** Saves that wait until somebody has signed in again; 1 when the session is known to be over. */
  isSignedOut: boolean
  /** Saves that the server does not take at present. */
  away: number
  conflict: Conflict | undefined
  /** What is to be published while languages are missing. */
  publish: AskedPublish | undefined
  /** Of the file on its way, from 0 to 1. */
  upload: number | undefined
}

let state: WaitingSaves = {
  isSignedOut: false,
  away: 0,
  conflict: undefined,
  publish: undefined,
  upload: undefined,
}
const listeners = new Set<() => void>()

export function waitingSaves(): WaitingSaves {
  return state
}

export function onWaitingSaves(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(changes: Partial<WaitingSaves>): void {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

let signedIn = Promise.withResolvers<void>()

/** Ends when the same person has signed in again. */
export function sessionEnded(): Promise<void> {
  if (!state.isSignedOut) {
    signedIn = Promise.withResolvers<void>()
    change({ isSignedOut: true })
  }
  return signedIn.promise
}

export function signedInAgain(): void {
  change({ isSignedOut: false })
  signedIn.resolve()
}

/** Milliseconds before each further try; the last one again and again. */
const pauses = [1000, 2000, 5000, 15_000] as const
const tries = new Set<() => void>()

/** Ends when it is time to try again: after a pause, when the line is back, or when the person says so. */
export async function serverMayBeBack(failures: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, pauses[Math.min(failures, pauses.length - 1)])
  tries.add(resolve)
  change({ away: tries.size })
  await promise
  clearTimeout(timer)
  tries.delete(resolve)
}

/** After an answer, whatever it says. */
export function serverAnswered(): void {
  if (state.away !== tries.size) change({ away: tries.size })
}

export function tryNow(): void {
  for (const resolve of tries) resolve()
}

if (typeof window !== 'undefined') window.addEventListener('online', tryNow)

/** Asks field by field; one after the other, as a person answers. */
export async function choose(question: Omit<Conflict, 'answer'>): Promise<ReadonlySet<string> | undefined> {
  while (state.conflict) await new Promise<void>((resolve) => earlier.push(resolve))
  const { promise, resolve } = Promise.withResolvers<ReadonlySet<string> | undefined>()
  change({ conflict: { ...question, answer: resolve } })
  const theirs = await promise
  change({ conflict: undefined })
  earlier.shift()?.()
  return theirs
}
const earlier: (() => void)[] = []

/** Asks whether to publish although languages are missing or outdated. */
export async function askToPublish(question: PublishQuestion): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const asked = { question, answer: resolve }
  // What is asked now stands in the place of what was asked before, which nobody can answer any more.
  state.publish?.answer(false)
  change({ publish: asked })
  const goesOn = await promise
  if (state.publish === asked) change({ publish: undefined })
  return goesOn
}

export function uploaded(share: number | undefined): void {
  change({ upload: share })
}
