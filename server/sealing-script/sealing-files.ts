import { Hono } from 'hono'
import { assets } from '../assets/assets.ts'

const forEver = 'public, max-age=31536000, immutable'

const isScript = (file: string) => /(^|\/)(sealing|seal-and-send)-[0-9a-f]+\.js$/.test(file)

/**
 * The files by which proposals are sealed, as they were built (`commands/steps/build-sealing.ts`). The scripts that forms load are named
 * after what they hold. What works without a network is there to be saved, and not to be run from this site.
 * @param folder of what browsers load
 */
export function sealingFiles(folder: string): Hono {
  const app = new Hono()
  const built = assets({ folder, isImmutable: isScript })
  app.get('/:file', async (context) => {
    const answer = await built.fetch(context.req.raw, context.env)
    if (!answer.ok) return answer
    const { file } = context.req.param()
    answer.headers.set('Cache-Control', isScript(file) ? forEver : 'public, max-age=86400')
    if (/\.(html|mjs)$/.test(file)) {
      answer.headers.set('Content-Disposition', `attachment; filename="${file}"`)
    }
    return answer
  })
  return app
}
