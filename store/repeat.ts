/**
 * Does something again and again from now on, one round after another. A fault is reported when it is not that of the
 * round before: with the next round it is tried again.
 * @returns what ends it, and waits for the round that is under way
 */
export function repeat(
  round: () => Promise<void>,
  milliseconds: number,
  report: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined
  let lastFault: string | undefined
  const once = async () => {
    try {
      await round()
      lastFault = undefined
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      if (fault !== lastFault) report(error)
      lastFault = fault
    }
  }
  const timer = setInterval(() => {
    running ??= once().finally(() => {
      running = undefined
    })
  }, milliseconds).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
