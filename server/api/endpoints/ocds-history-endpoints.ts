import { z } from 'zod'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { compileReleases, versionReleases } from '../../../procurement/tenders/ocds/merge-releases.ts'
import {
  publishedPackageSchema,
  recordPackageSchema,
  releasePageSchema,
  type OcdsRecord,
} from '../../../procurement/tenders/ocds/ocds-schemas.ts'
import { packageMetadata, releaseAddress } from '../../../procurement/tenders/ocds/package-metadata.ts'
import {
  listOcids,
  listReleases,
  readRelease,
  readReleasesOf,
  type StoredRelease,
} from '../../../procurement/tenders/ocds/stored-releases.ts'
import { absoluteAddress } from '../../../store/api/api-context.ts'
import type { QueryParameter } from '../../../store/api/filter-parameters.ts'
import type { ApiCall, Endpoint } from '../endpoint.ts'
import { pageParameter, wholeNumber } from '../list-parameters.ts'

const usualPerPage = 50
const mostPerPage = 100

const page: QueryParameter<number> = {
  ...pageParameter,
  description: 'Which page; 1 when left out. There is no page beyond the last.',
}
const perPage: QueryParameter<number> = {
  schema: wholeNumber(1, mostPerPage),
  rule: { kind: 'wholeNumber', from: 1, to: mostPerPage },
  description: `How many a page has; ${usualPerPage} when left out.`,
  example: '20',
}
const parameters = { page, per_page: perPage }

/** GET of all releases ever published, the oldest first. */
export const ocdsReleasesEndpoint: Endpoint = {
  method: 'get',
  path: '/ocds/releases',
  route: '/ocds/releases',
  operationId: 'listOcdsReleases',
  summary: 'Everything ever published of tenders, as OCDS releases',
  description:
    'Open Contracting Data Standard 1.1.5. Each published change of a tender is a release, which never changes afterwards. The oldest come first, so that whoever has read to the last page finds what is new at its end.',
  parameters,
  endsWithLastPage: true,
  response: releasePageSchema,
  answer: async (call) => {
    const asked = readPage(call)
    if (asked.errors) return { outcome: 'invalid', errors: asked.errors }
    const { items, total } = await listReleases(call.reading.payload, asked)
    if (items.length === 0 && asked.page > 1) return { outcome: 'unknown record' }
    const body = {
      ...(await describePage(call, '/api/ocds/releases', { ...asked, total }, items)),
      releases: items.map(({ release }) => release),
    }
    return { outcome: 'found', body }
  },
}

/** GET of one release. */
export const ocdsPublishedReleaseEndpoint: Endpoint = {
  method: 'get',
  path: '/ocds/releases/{id}',
  route: '/ocds/releases/:value',
  operationId: 'getOcdsPublishedRelease',
  summary: 'One OCDS release, as it was published',
  description: 'What stands at this address never changes.',
  pathParameter: {
    name: 'id',
    description: 'The id of the release.',
    example: 'ocds-iwen-iwen-2026-031-1',
  },
  parameters: {},
  cachedSeconds: 'for ever',
  response: publishedPackageSchema,
  answer: async ({ reading, parameters: given, pathValue }) => {
    const errors = given.errors()
    if (errors) return { outcome: 'invalid', errors }
    const found = isId(pathValue) ? await readRelease(reading.payload, pathValue) : undefined
    if (!found) return { outcome: 'unknown record' }
    return { outcome: 'found', body: packageOf(found) }
  },
}

/** GET of the records of all tenders, each with its compiled release. */
export const ocdsRecordsEndpoint: Endpoint = {
  method: 'get',
  path: '/ocds/records',
  route: '/ocds/records',
  operationId: 'listOcdsRecords',
  summary: 'All tenders as OCDS records',
  description:
    'Open Contracting Data Standard 1.1.5. Links to all releases of a tender and the state that they add up to, also of tenders that are no longer on the site. Tenders that were published first come first.',
  parameters,
  endsWithLastPage: true,
  response: recordPackageSchema,
  answer: async (call) => {
    const asked = readPage(call)
    if (asked.errors) return { outcome: 'invalid', errors: asked.errors }
    const { payload } = call.reading
    const { items: ocids, total } = await listOcids(payload, asked)
    if (ocids.length === 0 && asked.page > 1) return { outcome: 'unknown record' }
    const releases = await readReleasesOf(payload, ocids)
    const ofEach = Map.groupBy(releases, ({ ocid }) => ocid)
    const body = {
      ...(await describePage(call, '/api/ocds/records', { ...asked, total }, releases)),
      records: ocids.map((ocid) => makeRecord(call, ocid, ofEach.get(ocid) ?? [])),
    }
    return { outcome: 'found', body }
  },
}

/** GET of one tender's record, with every value that each field had. */
export const ocdsRecordEndpoint: Endpoint = {
  method: 'get',
  path: '/ocds/records/{ocid}',
  route: '/ocds/records/:value',
  operationId: 'getOcdsRecord',
  summary: 'One tender as an OCDS record',
  description: 'A record package with one record, its compiled and its versioned release.',
  pathParameter: { name: 'ocid', description: 'The ocid of the tender.', example: 'ocds-iwen-iwen-2026-031' },
  parameters: {},
  response: recordPackageSchema,
  answer: async (call) => {
    const errors = call.parameters.errors()
    if (errors) return { outcome: 'invalid', errors }
    const ocid = call.pathValue
    const releases = isId(ocid) ? await readReleasesOf(call.reading.payload, [ocid]) : []
    if (releases.length === 0) return { outcome: 'unknown record' }
    const versionedRelease = versionReleases(releases.map(({ release }) => release))
    const body = {
      ...(await describePackage(call, `/api/ocds/records/${ocid}`, releases)),
      records: [{ ...makeRecord(call, ocid, releases), versionedRelease }],
    }
    return { outcome: 'found', body }
  },
}

/** Ids as they are made; Postgres refuses to compare with some of what else an address may contain. */
const isId = (value: string) => /^[a-z0-9-]{1,300}$/.test(value)

/** With its fields in their order, so that it is sent with the bytes that it was published with. */
function packageOf({ package: written }: StoredRelease): object {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(written))
}

function makeRecord({ context }: ApiCall, ocid: string, stored: readonly StoredRelease[]): OcdsRecord {
  return {
    ocid,
    releases: stored.map(({ release: { id, date, tag } }) => ({
      // As the standard has it: the package's address, and which of its releases.
      url: `${absoluteAddress(context, releaseAddress(id))}#${id}`,
      date,
      tag,
    })),
    compiledRelease: compileReleases(stored.map(({ release }) => release)),
  }
}

function readPage({ parameters: given }: ApiCall) {
  const asked = {
    page: given.value('page', page) ?? 1,
    perPage: given.value('per_page', perPage) ?? usualPerPage,
  }
  return { ...asked, errors: given.errors() }
}

interface AskedPage {
  page: number
  perPage: number
  total: number
}

async function describePage(
  call: ApiCall,
  path: string,
  { page: number, perPage: size, total }: AskedPage,
  releases: readonly StoredRelease[],
) {
  const addressOf = (other: number) => `${path}?page=${other}&per_page=${size}`
  const linkTo = (other: number) => absoluteAddress(call.context, addressOf(other))
  return {
    ...(await describePackage(call, addressOf(number), releases)),
    links: {
      ...(number > 1 && { prev: linkTo(number - 1) }),
      ...(number * size < total && { next: linkTo(number + 1) }),
    },
  }
}

/** A package is as old as the latest release in it. */
async function describePackage(
  { reading, context }: ApiCall,
  address: string,
  releases: readonly StoredRelease[],
) {
  const organization = await readOrganization(reading)
  const latest = releases
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const publishedDate = latest ?? reading.now.toISOString()
  return packageMetadata({ organization, siteUrl: context.siteUrl }, { address, publishedDate })
}
