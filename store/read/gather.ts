import DataLoader from 'dataloader'

/**
 * Gathers what is asked for one by one in the same moment, and asks for it at once. Where the database answers within
 * the moment (SQLite), that is everything that a page can know to ask for. When that fails, each is asked for alone: a
 * part of a page that can't be read leaves the others whole (specification, section 8).
 */
export function gather<Asked, Answer>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  const askAlone = (one: Asked): Promise<readonly (Answer | Error)[]> =>
    askAll([one]).catch((error: unknown) => [error instanceof Error ? error : new Error(String(error))])
  const loader = new DataLoader<Asked, Answer>(
    (asked) =>
      askAll(asked).catch(async (error: unknown) => {
        if (asked.length === 1) throw error
        return (await Promise.all(asked.map(askAlone))).flatMap((answers) => [...answers])
      }),
    { cache: false, batchScheduleFn: setImmediate },
  )
  return (asked) => loader.load(asked)
}
