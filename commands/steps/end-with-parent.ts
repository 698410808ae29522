/**
 * Ends this process, or begins to, when the process that started it has ended, even by SIGKILL: the channel between them
 * closes then. Does nothing where there is no channel.
 */
export function endWithParent(end: () => void = () => process.exit(1)): void {
  if (!process.send) return
  process.once('disconnect', end)
  // The channel alone keeps nothing running.
  process.channel?.unref()
  if (!process.connected) end()
}
