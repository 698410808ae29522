import { getPayload } from 'payload'
import { z } from 'zod'
import config from '../../payload/payload.config.ts'

/**
 * A process of its own that publishes as the back office does: it sends its parent `{ slug }` of a news item, gives that
 * item each title that it is sent, and answers `{ savedAt }`.
 */
const given = z.object({ title: z.string() })
const payload = await getPayload({ config, disableOnInit: true })
const { docs } = await payload.find({
  collection: 'news',
  where: { _status: { equals: 'published' } },
  sort: '-date',
  limit: 1,
  overrideAccess: true,
})
const [item] = docs
if (!item?.slug) throw new Error('There is no published news')

process.on('message', async (message) => {
  const { title } = given.parse(message)
  await payload.update({
    collection: 'news',
    id: item.id,
    locale: 'en',
    data: { title, _status: 'published' },
    overrideAccess: true,
  })
  process.send?.({ savedAt: Date.now() })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ slug: item.slug })
