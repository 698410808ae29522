import type { Endpoint } from 'payload'
import { environment } from '../../environment.ts'
import { hasRole } from '../../model/access/roles.ts'
import { forbidden, noStore } from '../../model/endpoint-answers.ts'
import { checkLinksNow } from './stored-check.ts'

/** Milliseconds that the button waits; other sites may take longer, and the page says that the check is under way. */
const patience = 5000

/** The button above the findings: checks all links now. */
export const checkLinksEndpoint: Endpoint = {
  path: '/link-check',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    if (!hasRole(req.user, 'editor', 'procurement', 'human-resources')) return forbidden(req)
    const checked = checkLinksNow(payload, { settings: environment(), now: new Date() }).catch(
      (error: unknown) => payload.logger.error({ err: error, msg: 'Links could not be checked' }),
    )
    await Promise.race([checked, new Promise((resolve) => setTimeout(resolve, patience))])
    return new Response(null, { status: 303, headers: { ...noStore, Location: '/admin/link-check' } })
  },
}
