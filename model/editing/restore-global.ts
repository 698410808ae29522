import { saveVersion, type Endpoint, type GlobalSlug, type JsonObject, type PayloadRequest } from 'payload'
import { inOneTransaction } from '../../store/database/in-one-transaction.ts'
import { forbidden, jsonAnswer, notFound, routeNumber } from '../endpoint-answers.ts'
import { hasRole } from '../access/roles.ts'
import { oneSaveAtATime } from './refuse-overwriting.ts'
import { asThePerson } from './restore-record.ts'

/**
 * Restores a version of a global. Payload writes what is restored as a draft over what is published, which takes the
 * global off the site until somebody publishes it: a draft that is restored is a draft beside what is published.
 */
export function restoreGlobal(slug: GlobalSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req.user, 'editor')) return forbidden(req)
      const id = routeNumber(req, 'id')
      const { docs } = await req.payload.db.findGlobalVersions<{ _status?: string; createdAt: string }>({
        global: slug,
        where: { id: { equals: id } },
        limit: 1,
        req,
      })
      const version = docs[0]?.version
      if (!version) return notFound(req)
      const isDraft = req.searchParams.get('draft') === 'true' || version._status !== 'published'
      if (isDraft) await saveAsDraft(req, slug, version)
      else await req.payload.restoreGlobalVersion({ slug, id: String(id), ...asThePerson(req) })
      return jsonAnswer({ message: req.t('version:restoredSuccessfully') })
    },
  }
}

/** With what follows any save of a global: its entry in the journal, the state of its translations. */
async function saveAsDraft(req: PayloadRequest, slug: GlobalSlug, version: JsonObject): Promise<void> {
  const { context, payload } = req
  const global = payload.config.globals.find((candidate) => candidate.slug === slug)
  if (!global) return notFound(req)
  const read = () => payload.findGlobal({ slug, draft: true, ...asThePerson(req) })
  await inOneTransaction(req, async () => {
    await oneSaveAtATime(req, slug, 0)
    const previousDoc = await read()
    const docWithLocales = { ...version, _status: 'draft', savedBy: req.user?.name ?? null }
    await saveVersion({ docWithLocales, draft: true, global, operation: 'restoreVersion', payload, req })
    const doc = await read()
    for (const hook of global.hooks.afterChange)
      await hook({ context, data: doc, doc, global, overrideAccess: false, previousDoc, req })
  })
}
