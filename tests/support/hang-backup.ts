import { makeBackup } from '../../backup/make-backup.ts'
import { environment } from '../../environment.ts'

/** A backup that has written everything but its end, and waits until it is killed. */
await makeBackup(environment(), {
  beforeEnd: async () => {
    process.send?.('written')
    await new Promise(() => setInterval(() => undefined, 60_000))
  },
})
