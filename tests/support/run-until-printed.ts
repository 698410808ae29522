import { endWithParent } from '../../commands/steps/end-with-parent.ts'

/** Runs until it is asked to end or its parent has ended, as the product does, and says why it ended. */
const end = (why: string) => {
  process.stdout.write(`ended by ${why}\n`, () => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal))
endWithParent(() => end('its parent'))
setInterval(() => undefined, 60_000)
process.stdout.write('ready\n')
