import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeRelease, makeReleasePackage } from '../../procurement/tenders/ocds/make-release.ts'
import type { Tender } from '../../procurement/tenders/kind.ts'
import { packageErrors, releaseErrors } from '../../tests/support/ocds-schema.ts'
import { openTestApi, testSiteUrl } from '../../tests/support/test-api.ts'

const api = await openTestApi()
afterAll(() => api.close())

const english = (text: string) => ({ text, language: 'en' as const })

const amended: Tender = {
  id: '7',
  slug: 'pumps',
  title: english('Pumps'),
  description: english('Twelve pumps.'),
  location: null,
  duration: null,
  arabic: { title: null, description: null, location: null, duration: null },
  referenceNumber: 'TEWN/2026 7',
  category: 'goods',
  issueDate: '2026-01-05',
  deadline: '2026-03-01T12:00:00.000Z',
  timeZone: 'Asia/Amman',
  isExpired: true,
  daysRemaining: 0,
  enquiriesUntil: '2026-02-20T12:00:00.000Z',
  lacksDocument: false,
  documents: [
    {
      title: english('Terms'),
      version: '2',
      file: {
        title: english('Terms'),
        address: '/files/documents/terms.pdf',
        mediaType: 'application/pdf',
        size: 9,
      },
    },
  ],
  addenda: [
    {
      publishedAt: '2026-02-02T08:00:00.000Z',
      reason: english('A drawing was wrong.'),
      previousDeadline: null,
      newDeadline: null,
      replacedDocuments: [{ name: 'terms-1.pdf', version: '1', file: null }],
    },
    {
      publishedAt: '2026-01-20T08:00:00.000Z',
      reason: english('A holiday.'),
      previousDeadline: '2026-02-20T12:00:00.000Z',
      newDeadline: '2026-03-01T12:00:00.000Z',
      replacedDocuments: [],
    },
  ],
  outcome: { outcome: 'contract-awarded', on: '2026-04-01', note: english('Awarded.') },
  mobileNumber: null,
  landNumber: null,
  email: null,
  topics: [],
  countries: [],
  projects: [],
  updatedAt: '2026-04-01T09:00:00.000Z',
}

const context = {
  language: 'en' as const,
  siteUrl: testSiteUrl,
  organization: {
    abbreviation: 'TEWN',
    name: english('Test network'),
    procurementEmail: 'buy@example.org',
    telephone: '+962 6 1',
  },
}

const idsOf = z.object({ data: z.object({ data: z.array(z.object({ id: z.unknown() })) }) })

test('every tender is a valid release of OCDS 1.1.5', async () => {
  const list = idsOf.parse(await (await api.call('/api/tenders')).json())
  expect(list.data.data.length).toBeGreaterThan(0)
  for (const { id } of list.data.data) {
    const response = await api.call(`/api/tenders/${String(id)}/ocds`)
    expect(response.status).toBe(200)
    expect(releaseErrors(await response.json())).toBeNull()
  }
})

test('all tenders are a valid release package', async () => {
  const body: unknown = await (await api.call('/api/ocds', { headers: { lang: 'ar' } })).json()
  expect(packageErrors(body)).toBeNull()
  expect(body).toMatchObject({
    version: '1.1',
    releases: expect.arrayContaining([expect.objectContaining({ language: 'ar' })]),
  })
})

test('the schema is at work: a release without an ocid is refused', () => {
  const { ocid: _left, ...rest } = makeRelease(amended, context)
  expect(releaseErrors(rest)).not.toBeNull()
})

test('addenda are amendments, the oldest first, and an award closes the tender', () => {
  const release = makeRelease(amended, context)
  expect(releaseErrors(release)).toBeNull()
  expect(release.ocid).toBe('ocds-tewn-tewn-2026-7')
  expect(release.tag).toEqual(['tenderAmendment', 'award'])
  expect(release.tender.status).toBe('complete')
  expect(release.tender.amendments?.map(({ rationale }) => rationale)).toEqual([
    'A holiday.',
    'A drawing was wrong.',
  ])
  expect(release.tender.enquiryPeriod.endDate).toBe('2026-02-20T12:00:00.000Z')
})

test.each([
  ['cancelled', 'cancelled', ['tenderCancellation']],
  ['unsuccessful', 'unsuccessful', ['tenderAmendment']],
] as const)('a tender that was %s says so', (outcome, status, tag) => {
  const release = makeRelease({ ...amended, outcome: { outcome, on: null, note: null } }, context)
  expect(releaseErrors(release)).toBeNull()
  expect(release).toMatchObject({ tag, tender: { status } })
  expect(release.awards).toBeUndefined()
})

test('a package is as old as its latest change', () => {
  const made = makeReleasePackage([amended], new Date('2026-05-01'), context)
  expect(made.publishedDate).toBe(amended.updatedAt)
})

test('an unknown tender has no release', async () => {
  expect((await api.call('/api/tenders/none/ocds')).status).toBe(404)
})
