import { prepareDatabase } from '../../payload/prepare-database.ts'
import { readAdoption } from '../../commands/steps/adoption.ts'
import { endWith } from '../../commands/steps/say.ts'
import { readSettings } from '../../commands/steps/settings.ts'

/**
 * Prepares a database as `npm run prepare-database` does, but fills it with one document in place of the starter
 * content, which takes long. With KILLED=filling it is killed while it fills.
 * SHOWN shows what goes on.
 */
try {
  await prepareDatabase(readSettings(), (what) => process.env.SHOWN && process.stdout.write(`${what}\n`), {
    ...readAdoption(process.argv.slice(2)),
    fill: async (payload) => {
      const { createLocalReq } = await import('payload')
      const { raiseContentVersion } = await import('../../store/database/content-version.ts')
      const transactionID = (await payload.db.beginTransaction?.()) ?? undefined
      const req = await createLocalReq({ req: { ...(transactionID && { transactionID }) } }, payload)
      await payload.create({
        collection: 'documents',
        data: { title: 'Terms', role: 'editor' },
        file: { name: 'terms.csv', data: Buffer.from('a,b\n1,2'), mimetype: 'text/csv', size: 7 },
        overrideAccess: true,
        req,
      })
      if (process.env.KILLED === 'filling') process.kill(process.pid, 'SIGKILL')
      await raiseContentVersion(req, 'everything')
      if (transactionID) await payload.db.commitTransaction(transactionID)
    },
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}
