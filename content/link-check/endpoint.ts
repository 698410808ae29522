import type { Endpoint } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { hasRole } from '../../model/access/roles.ts'
import { forbidden, noStore, notFound } from '../../model/endpoint-answers.ts'
import { readLatestStatus } from '../../model/latest-status.ts'
import { checkLinksNow, forgetFindings } from './stored-check.ts'

/** Milliseconds that the button waits; other sites may take longer, and the page says that the check is under way. */
const patience = 5000

/** The button above the findings: checks all links now. */
export const checkLinksEndpoint: Endpoint = {
  path: '/link-check',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    if (!hasRole(req.user, 'editor', 'procurement', 'human-resources')) return forbidden(req)
    const checked = checkLinksNow(payload, { settings: environment() }).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Links could not be checked' }),
    )
    await Promise.race([checked, new Promise((resolve) => setTimeout(resolve, patience))])
    return backToFindings('')
  },
}

const reviewed = z.object({ kind: z.string(), record: z.coerce.number().int().positive() })

/** The button beside a record that was published long ago: it was looked through, and is published again as it is. */
export const stillHoldsEndpoint: Endpoint = {
  path: '/link-check/still-holds',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const form = reviewed.safeParse(Object.fromEntries(new URLSearchParams((await req.text?.()) ?? '')))
    if (!user || !form.success) return forbidden(req)
    const { kind, record: id } = form.data
    const collection = payload.config.collections.find(
      ({ slug, custom }) => slug === kind && custom.reviewedEvery,
    )
    if (!collection) return notFound(req)
    if ((await collection.access.update({ req, id })) !== true) return forbidden(req)
    // Publishing it would publish the draft, which nobody has looked through.
    const status = await readLatestStatus(req, collection.slug, id)
    if (status === undefined) return notFound(req)
    if (status !== 'published') return backToFindings('?note=hasDraft#notReviewed')
    await payload.update({
      ...{ collection: collection.slug, id, data: { _status: 'published' }, depth: 0 },
      ...{ overrideAccess: false, user, req },
    })
    await forgetFindings(payload, { kind, record: id, fault: 'notReviewed' })
    return backToFindings('#notReviewed')
  },
}

function backToFindings(place: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: `/admin/link-check${place}` } })
}
