/** Milliseconds between two signs of life. */
export const betweenSigns = 1000

/**
 * Sends a message to whoever has started this process, now and each second as long as its work goes on: one that says nothing
 * any more is ended by force (`commands/steps/supervise.ts`).
 */
export function giveSignsOfLife(message: object | string): void {
  // Whoever is gone hears nothing, and that is no fault of this process.
  const give = () => process.connected && process.send?.(message, undefined, undefined, () => undefined)
  give()
  setInterval(give, betweenSigns).unref()
}
