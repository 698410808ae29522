let last: Promise<unknown> = Promise.resolve()

/** Runs work after the work given before has ended, so that what needs much memory never runs beside its like. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
