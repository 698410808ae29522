import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { compileReleases } from '../../procurement/tenders/ocds/merge-releases.ts'
import { packageErrors, releaseErrors } from '../support/ocds-schema.ts'
import { approves } from '../support/approves.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestApi, testSiteUrl } from '../support/test-api.ts'
import { testDocument } from '../support/test-records.ts'
import { makeFormerTender, nameInFormerScheme } from '../support/test-tender.ts'

const api = await openTestApi()
const { payload } = api
const { dataFolder } = (await import('../../environment.ts')).environment()
const key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
afterAll(async () => {
  await key.remove()
  await api.close()
})
const { makeSealedProposal } = await import('../support/sealed-proposal.ts')
const { beginOpening } = await import('../../procurement/proposal-openings/begin-opening.ts')
const { confirmOpening } = await import('../../procurement/proposal-openings/confirm-opening.ts')
const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
const { areSame, readContentVersion } = await import('../../store/database/content-version.ts')
const { appendMissingReleases } = await import('../../procurement/tenders/ocds/publish-releases.ts')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const document = await payload.create({
  collection: 'documents',
  data: { title: 'Terms' },
  file: { name: 'terms.pdf', mimetype: 'application/pdf', data: testDocument, size: testDocument.length },
})

const release = z.looseObject({
  ocid: z.string(),
  id: z.string(),
  date: z.string(),
  tag: z.array(z.string()),
  tender: z.looseObject({ status: z.string().optional() }),
})
const releasePage = z.looseObject({
  publishedDate: z.string(),
  license: z.url(),
  publicationPolicy: z.url(),
  links: z.object({ prev: z.url().optional(), next: z.url().optional() }),
  releases: z.array(release),
})
const recordPackage = z.looseObject({
  records: z.array(
    z.looseObject({
      ocid: z.string(),
      releases: z.array(z.object({ url: z.string(), tag: z.array(z.string()) })),
      compiledRelease: release,
      versionedRelease: z.looseObject({}).optional(),
    }),
  ),
})

async function get(path: string): Promise<unknown> {
  const response = await api.call(path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return response.json()
}

const ocidOf = (reference: string) => `ocds-tewn-${reference.toLowerCase()}`

/** What stands at the address of each of a tender's releases, as it is sent. */
async function textsOf(reference: string): Promise<string[]> {
  const found = await api.call(`/api/ocds/records/${ocidOf(reference)}`)
  if (found.status === 404) return []
  const { records } = recordPackage.parse(await found.json())
  const addresses = records.flatMap(({ releases }) => releases.map(({ url }) => new URL(url)))
  return Promise.all(
    addresses.map(async (address) => {
      const response = await api.call(address.pathname)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      return response.text()
    }),
  )
}

const inPackage = z.looseObject({ releases: z.tuple([release]) })
const tagsOf = async (reference: string) =>
  (await textsOf(reference)).map((text) => inPackage.parse(JSON.parse(text)).releases[0].tag.join(' '))

async function newTender(reference: string, status: 'draft' | 'published' = 'published') {
  const data = {
    title: `Tender ${reference}`,
    description: 'A description',
    referenceNumber: reference,
    category: 'works' as const,
    issueDate: inDays(-1),
    deadline: inDays(10),
    deadline_tz: 'Asia/Amman' as const,
    documents: [{ title: 'Terms', file: document.id, version: '1.0' }],
  }
  if (status === 'published') return makeFormerTender(payload, data)
  const draft = await payload.create({ collection: 'tenders', draft: true, data })
  await nameInFormerScheme(payload, draft.id)
  return draft
}

function change(id: number, data: object, options: object = {}) {
  return payload.update({ collection: 'tenders', id, data: { _status: 'published', ...data }, ...options })
}

test('the life of a tender is a chain of valid releases, of which none ever changes', async () => {
  const first = await staffOf(payload, 'First', 'bid-opener')
  const second = await staffOf(payload, 'Second', 'bid-opener')
  const { id } = await newTender('L-1')
  const seen: string[] = []
  const look = async () => {
    const texts = await textsOf('L-1')
    expect(texts.slice(0, seen.length)).toEqual(seen)
    seen.splice(0, seen.length, ...texts)
    return seen.length
  }
  expect(await look()).toBe(1)
  await change(id, { deadline: inDays(20), reasonForChange: 'Bidders asked for time' })
  expect(await look()).toBe(2)

  // A proposal arrives, an opening begins: nobody learns of it.
  const proposal = { payload, dataFolder, sealingKey: key.sealingKey, tender: id }
  await makeSealedProposal({ ...proposal, receivedAt: inDays(-0.5) })
  const at = new Date(inDays(21))
  const context = {
    payload,
    store: new DiskSubmissionStore(dataFolder),
    sealingKey: async () => key.sealingKey,
    scan: async () => 'none' as const,
    now: () => at,
  }
  await beginOpening(context, id, first, approves)
  expect(await appendMissingReleases({ payload, siteUrl: testSiteUrl, now: at })).toBeGreaterThanOrEqual(0)
  expect(await look()).toBe(2)
  for (const path of ['releases?per_page=100', 'records?per_page=100', `records/${ocidOf('L-1')}`])
    expect(JSON.stringify(await get(`/api/ocds/${path}`))).not.toMatch(/numberOfTenderers|statistics/)
  const before = await readContentVersion(payload)
  await confirmOpening(context, id, second, approves)
  expect(await look()).toBe(3)
  // The data catalogue says when the releases changed last.
  expect(areSame(before, await readContentVersion(payload), ['tenders'])).toBe(false)
  expect(seen[2]).toContain('"numberOfTenderers":1')

  await change(id, { outcome: 'contract-awarded', outcomeNote: 'To a company.' })
  await change(id, { outcome: 'cancelled' })
  expect(await look()).toBe(5)
  expect(await tagsOf('L-1')).toEqual([
    'tender',
    'tenderAmendment',
    'tenderUpdate',
    'award',
    'tenderCancellation awardCancellation',
  ])
  const releases = seen.map((text) => inPackage.parse(JSON.parse(text)).releases[0])
  for (const text of seen) expect(packageErrors(JSON.parse(text))).toBeNull()
  const { records } = recordPackage.parse(await get(`/api/ocds/records/${ocidOf('L-1')}`))
  expect(records).toHaveLength(1)
  expect(records[0]?.compiledRelease).toEqual(compileReleases(releases))
  expect(releaseErrors(records[0]?.compiledRelease)).toBeNull()
  expect(records[0]?.versionedRelease).toMatchObject({ tender: { status: { length: 3 } } })

  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const { sql } = await import('@payloadcms/db-sqlite/drizzle')
  const rows = await (
    await rawSql(payload)
  ).rows(sql`SELECT package_hash AS hash FROM ocds_releases WHERE ocid = ${ocidOf('L-1')} ORDER BY sequence`)
  expect(rows).toEqual(
    seen.map((text) => expect.objectContaining({ hash: createHash('sha256').update(text).digest('hex') })),
  )
})

test('what visitors do not read appends nothing: a draft, a save of the same', async () => {
  const draft = await newTender('L-2', 'draft')
  expect(await tagsOf('L-2')).toEqual([])
  await change(draft.id, {})
  await change(draft.id, { _status: 'draft', title: 'Another' }, { draft: true })
  await change(draft.id, { title: 'Tender L-2', description: 'A description' })
  expect(await tagsOf('L-2')).toEqual(['tender'])
})

test('a schedule publishes a release; what is taken off the site is withdrawn, and may come back', async () => {
  const draft = await newTender('L-3', 'draft')
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'tenders', value: draft.id } },
  })
  await payload.jobs.run()
  expect(await tagsOf('L-3')).toEqual(['tender'])
  await change(draft.id, { _status: 'draft' })
  await change(draft.id, {})
  await payload.update({
    collection: 'tenders',
    id: draft.id,
    data: { deletedAt: new Date().toISOString() },
  })
  await payload.delete({ collection: 'tenders', id: draft.id, trash: true })
  const texts = await textsOf('L-3')
  const statuses = texts.map((text) => inPackage.parse(JSON.parse(text)).releases[0].tender.status)
  expect(statuses).toEqual(['active', 'withdrawn', 'active', 'withdrawn'])
  expect((await api.call(`/api/tenders/${draft.id}/ocds`)).status).toBe(404)
  // SQLite gives the id to the next tender, which has a history of its own, even with the same number.
  await newTender('L-3')
  expect(await textsOf('L-3')).toEqual(texts)
  const { records } = recordPackage.parse(await get(`/api/ocds/records/${ocidOf('L-3')}-2`))
  expect(records[0]?.releases).toMatchObject([{ tag: ['tender'] }])
})

test('saves at once lose nothing and double nothing', async () => {
  const tenders = await Promise.all(['L-4', 'L-5'].map((reference) => newTender(reference)))
  const saves = tenders.flatMap(({ id }) => ['One', 'Two'].map((description) => change(id, { description })))
  // On Postgres one of two saves of one tender may be refused; then it is not published either.
  await Promise.allSettled(saves)
  for (const { id, referenceNumber } of tenders) {
    const { description } = await payload.findByID({ collection: 'tenders', id })
    const { records } = recordPackage.parse(await get(`/api/ocds/records/${ocidOf(referenceNumber)}`))
    expect(records[0]?.compiledRelease.tender).toMatchObject({ description })
    const ids = records[0]?.releases.map(({ url }) => url.split('#')[1])
    expect(ids).toEqual(ids?.map((_id, place) => `${ocidOf(referenceNumber)}-${place + 1}`))
    expect(ids?.length).toBeLessThanOrEqual(3)
  }
})

test('tenders of the time before releases get their first one, with the date of their last change, once', async () => {
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const { sql } = await import('@payloadcms/db-sqlite/drizzle')
  const [before] = (
    await payload.find({ collection: 'tenders', where: { referenceNumber: { equals: 'T-2' } } })
  ).docs
  await (await rawSql(payload)).write([sql`DELETE FROM ocds_releases WHERE tender_id = ${before?.id}`])
  const appending = { payload, siteUrl: testSiteUrl, now: new Date() }
  expect(await appendMissingReleases(appending)).toBeGreaterThanOrEqual(1)
  expect(await appendMissingReleases(appending)).toBe(0)
  const [first] = (await textsOf('T-2')).map((text) => inPackage.parse(JSON.parse(text)).releases[0])
  expect(first).toMatchObject({ tag: ['tender'], date: before?.updatedAt })
})

test('pages give every release and every record once, in the order of publication', async () => {
  const pagesOf = async (path: string) => {
    const pages: unknown[] = []
    let next: string | undefined = path
    while (next) {
      const page: unknown = await get(next)
      pages.push(page)
      const link = z.object({ links: z.object({ next: z.url().optional() }) }).parse(page).links.next
      next = link?.slice(testSiteUrl.length)
    }
    return pages
  }
  const pages = await pagesOf('/api/ocds/releases?per_page=2')
  const all = pages.flatMap((page) => releasePage.parse(page).releases.map(({ id }) => id))
  const [whole] = await pagesOf('/api/ocds/releases?per_page=100')
  expect(packageErrors(whole)).toBeNull()
  expect(all).toEqual(releasePage.parse(whole).releases.map(({ id }) => id))
  expect(new Set(all).size).toBe(all.length)
  expect(releasePage.parse(pages[1]).links.prev).toBe(`${testSiteUrl}/api/ocds/releases?page=1&per_page=2`)
  const records = (await pagesOf('/api/ocds/records?per_page=2')).flatMap((page) =>
    recordPackage.parse(page).records.map(({ ocid }) => ocid),
  )
  expect(records.toSorted()).toEqual([...new Set(all.map((id) => id.replace(/-\d+$/, '')))].toSorted())
  expect((await api.call('/api/ocds/releases?page=1000')).status).toBe(404)
  expect((await api.call('/api/ocds/releases/none')).status).toBe(404)
  expect((await api.call('/api/ocds/records/none')).status).toBe(404)
})

test('every package names its licence and a policy that is there in every language', async () => {
  const { license, publicationPolicy } = releasePage.parse(await get('/api/ocds/releases'))
  expect(license).toMatch(/^https:\/\/creativecommons\.org\//)
  const titles = await Promise.all(
    ['en', 'ar', 'fr', 'fa'].map(async (language) => {
      const response = await api.call(`${new URL(publicationPolicy).pathname}/${language}`)
      expect(response.headers.get('Content-Language')).toBe(language)
      const text = await response.text()
      expect(text).toContain(`<html lang="${language}"`)
      return /<title>(.+)<\/title>/.exec(text)?.[1]
    }),
  )
  expect(new Set(titles).size).toBe(4)
  expect((await api.call(new URL(publicationPolicy).pathname)).status).toBe(200)
  expect((await api.call(`${new URL(publicationPolicy).pathname}/de`)).status).toBe(404)
})
