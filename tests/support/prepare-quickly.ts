import { prepareDatabase } from '../../payload/prepare-database.ts'
import { readAdoption } from '../../commands/steps/adoption.ts'
import { endWith } from '../../commands/steps/say.ts'
import { readSettings } from '../../commands/steps/settings.ts'

/** Pages that visitors read, or apply on, while a trial takes the database away. */
const pagesForVisitors = new Set(['home', 'news', 'internship'])

/**
 * Prepares a database as `npm run prepare-database` does, but fills it with one document in place of the starter
 * content, which takes long. With KILLED=filling it is killed while it fills. With FILLED=for-visitors the network has its
 * name and menu, and some pages are there.
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
      if (process.env.FILLED === 'for-visitors') {
        const { writeStarterMenu } = await import('../../starter/write-starter-menu.ts')
        const { writeOrganization } = await import('../../starter/fill-starter-content.ts')
        const { StarterWriter } = await import('../../starter/writer.ts')
        const writer = new StarterWriter(payload, transactionID)
        await writeOrganization(writer, () => undefined)
        await writeStarterMenu(writer, null)
        const { starterPages } = await import('../../starter/texts/pages.ts')
        for (const { slug, title } of starterPages.filter((page) => pagesForVisitors.has(page.slug)))
          await writer.write('pages', slug, (language) => ({ title: title[language], slug }))
      }
      if (process.env.KILLED === 'filling') process.kill(process.pid, 'SIGKILL')
      await raiseContentVersion(req, 'everything')
      if (transactionID) await payload.db.commitTransaction(transactionID)
    },
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}
