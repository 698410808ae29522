import type { Endpoint, GlobalSlug } from 'payload'
import { forbidden, jsonAnswer, notFound, routeNumber } from '../endpoint-answers.ts'
import { hasRole } from '../access/roles.ts'

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
      if (isDraft) {
        const now = new Date().toISOString()
        const { createdAt } = version
        const versionData = { ...version, _status: 'draft', updatedAt: now, savedBy: req.user?.name ?? null }
        await req.payload.db.createGlobalVersion({
          ...{ globalSlug: slug, versionData, autosave: false, createdAt, updatedAt: now, req },
        })
      } else {
        await req.payload.restoreGlobalVersion({
          slug,
          id: String(id),
          overrideAccess: false,
          user: req.user,
          req,
        })
      }
      return jsonAnswer({ message: req.t('version:restoredSuccessfully') })
    },
  }
}
