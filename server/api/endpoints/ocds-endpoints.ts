import { readOrganization } from '../../../content/organization/read-organization.ts'
import { findRecord, listRecords } from '../../../store/read/list-records.ts'
import { tenderKind } from '../../../procurement/tenders/kind.ts'
import { makeRelease, makeReleasePackage } from '../../../procurement/tenders/ocds/make-release.ts'
import { releasePackageSchema, releaseSchema } from '../../../procurement/tenders/ocds/ocds-schemas.ts'
import type { Endpoint } from '../endpoint.ts'

const standard = 'Open Contracting Data Standard 1.1.5. The body is the standard’s own, without an envelope.'

/** GET of one tender as open data. */
export const ocdsReleaseEndpoint: Endpoint = {
  method: 'get',
  path: '/tenders/{id}/ocds',
  route: '/tenders/:value/ocds',
  operationId: 'getOcdsRelease',
  summary: 'One tender as an OCDS release',
  description: standard,
  pathParameter: {
    name: 'id',
    description: 'The id or the slug of the tender.',
    example: 'independent-review-of-brine-outfalls',
  },
  parameters: {},
  response: releaseSchema,
  answer: async ({ reading, context, parameters, pathValue }) => {
    const errors = parameters.errors()
    if (errors) return { outcome: 'invalid', errors }
    const found = await findRecord(tenderKind, reading, pathValue)
    if (found.found) {
      const organization = await readOrganization(reading)
      return { outcome: 'found', body: makeRelease(found.record, { ...context, organization }) }
    }
    return found.movedTo === undefined
      ? { outcome: 'unknown record' }
      : { outcome: 'moved', to: `/tenders/${found.movedTo}/ocds` }
  },
}

/** GET of all tenders as open data. */
export const ocdsPackageEndpoint: Endpoint = {
  method: 'get',
  path: '/ocds',
  route: '/ocds',
  operationId: 'getOcdsReleasePackage',
  summary: 'All tenders as an OCDS release package',
  description: `${standard} Each tender on the site as it is now, in the language asked for; what was published before is at \`/ocds/releases\`.`,
  parameters: {},
  response: releasePackageSchema,
  answer: async ({ reading, context, parameters }) => {
    const errors = parameters.errors()
    if (errors) return { outcome: 'invalid', errors }
    const [organization, tenders] = await Promise.all([
      readOrganization(reading),
      listRecords(tenderKind, reading, { perPage: 0 }),
    ])
    return {
      outcome: 'found',
      body: makeReleasePackage(tenders.records, reading.now, { ...context, organization }),
    }
  },
}
