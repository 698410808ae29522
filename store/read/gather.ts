interface Waiting<Asked, Answer> {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Gathers what is asked for one by one in the same moment, and asks for it at once. Where the database answers within
 * the moment (SQLite), that is everything that a page can know to ask for. When that fails, each is asked for alone: a
 * part of a page that can't be read leaves the others whole (specification, section 8).
 */
export function gather<Asked, Answer>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = []
  const askTogether = async (together: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await askAll(together.map(({ asked }) => asked))
      for (const [index, answer] of answers.entries()) together[index]?.resolve(answer)
    } catch (error) {
      const [first, ...others] = together
      if (others.length === 0) first?.reject(error)
      else await Promise.all(together.map((one) => askTogether([one])))
    }
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) {
        setImmediate(() => {
          const together = waiting
          waiting = []
          return askTogether(together)
        })
      }
      waiting.push({ asked, resolve, reject })
    })
}
