import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../../model/access/roles.ts'
import { forbidden, jsonAnswer, notFound, routeNumber } from '../../../model/endpoint-answers.ts'
import { raiseContentVersion } from '../../../store/database/content-version.ts'
import { heldKinds, withdrawHeld } from './former-versions.ts'

const wanted = z.object({ kind: z.enum(heldKinds), name: z.string().min(1) })

/** Calls about former versions of datasets, below `/cms-api/publications`; for administrators. */
export const formerVersionEndpoints: Endpoint[] = [
  {
    path: '/:id/former-versions/withdraw',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req.user)) forbidden(req)
      const asked = wanted.safeParse(Object.fromEntries(req.searchParams)).data
      if (!asked) notFound(req)
      const by = req.user && 'name' in req.user ? req.user.name : null
      const which = { publication: routeNumber(req, 'id'), ...asked }
      if (!(await withdrawHeld(req.payload, which, { by, at: new Date().toISOString() }))) notFound(req)
      // What is cached of it is public no longer.
      await raiseContentVersion(req, 'publications')
      return jsonAnswer({ withdrawn: true })
    },
  },
]
