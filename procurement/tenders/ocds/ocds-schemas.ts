import { z } from 'zod'
import { component } from '../../../store/api/components.ts'

const reference = z.object({ id: z.string(), name: z.string() })
const period = z.object({ startDate: z.iso.datetime(), endDate: z.iso.datetime() })

const documentSchema = z.object({
  id: z.string(),
  documentType: z.literal('biddingDocuments'),
  title: z.string(),
  description: z.string().optional(),
  url: z.url(),
  datePublished: z.iso.datetime(),
  format: z.string(),
  language: z.string(),
})

const amendmentSchema = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  rationale: z.string().optional(),
  description: z.string().optional(),
})

/** A tender as open data. Names are the standard's own. */
export const releaseSchema = component(
  'OcdsRelease',
  'A tender as a release of the Open Contracting Data Standard 1.1.5 (standard.open-contracting.org).',
  z.object({
    ocid: z.string(),
    id: z.string(),
    date: z.iso.datetime(),
    tag: z.array(z.enum(['tender', 'tenderAmendment', 'tenderCancellation', 'award'])),
    initiationType: z.literal('tender'),
    language: z.string(),
    parties: z.array(
      z.object({
        ...reference.shape,
        identifier: z.object({ id: z.string(), legalName: z.string(), uri: z.url() }),
        contactPoint: z.object({ email: z.string(), telephone: z.string() }),
        roles: z.array(z.enum(['procuringEntity', 'buyer'])),
      }),
    ),
    buyer: reference,
    tender: z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      status: z.enum(['active', 'complete', 'cancelled', 'unsuccessful']),
      procuringEntity: reference,
      procurementMethod: z.literal('open'),
      mainProcurementCategory: z.enum(['goods', 'works', 'services']),
      submissionMethod: z.array(z.literal('electronicSubmission')),
      submissionMethodDetails: z.url(),
      tenderPeriod: period,
      enquiryPeriod: period,
      documents: z.array(documentSchema).optional(),
      amendments: z.array(amendmentSchema).optional(),
    }),
    awards: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          description: z.string().optional(),
          status: z.literal('active'),
          date: z.iso.datetime().optional(),
        }),
      )
      .optional(),
  }),
)

export type OcdsRelease = z.output<typeof releaseSchema>

/** What every package says of itself. */
const packageFields = {
  uri: z.url(),
  version: z.literal('1.1'),
  extensions: z.array(z.url()),
  publishedDate: z.iso.datetime(),
  publisher: z.object({ name: z.string(), uri: z.url() }),
  license: z.url(),
  publicationPolicy: z.url(),
}

/** All tenders as open data. */
export const releasePackageSchema = component(
  'OcdsReleasePackage',
  'Every tender, as a release package of the Open Contracting Data Standard 1.1.5.',
  z.object({ ...packageFields, releases: z.array(releaseSchema) }),
)

export type OcdsReleasePackage = z.output<typeof releasePackageSchema>

const publishedReleaseSchema = component(
  'OcdsPublishedRelease',
  'A release as it was published, of the Open Contracting Data Standard 1.1.5, with texts in all languages (`title`, `title_ar` …). It never changes.',
  z.looseObject({
    ocid: z.string(),
    id: z.string(),
    date: z.iso.datetime(),
    tag: z.array(z.string()),
    initiationType: z.string(),
    tender: z.looseObject({ id: z.string() }),
  }),
)

export const publishedPackageSchema = component(
  'OcdsPublishedPackage',
  'A release package of one release, as it was published. Each of its bytes stays as it is.',
  z.object({ ...packageFields, releases: z.array(publishedReleaseSchema) }),
)

const linksSchema = z
  .object({ prev: z.url().optional(), next: z.url().optional() })
  .meta({ description: 'The pages before and after this one, where there are any.' })

export const releasePageSchema = component(
  'OcdsReleasePage',
  'A page of releases, as a release package. Pages only grow at their end: what is on a full page never changes.',
  z.object({ ...packageFields, links: linksSchema, releases: z.array(publishedReleaseSchema) }),
)

const mergedRelease = z.record(z.string(), z.unknown())

const recordSchema = component(
  'OcdsRecord',
  'What was published of one tender: all its releases, and the state that they add up to.',
  z.object({
    ocid: z.string(),
    releases: z.array(z.object({ url: z.url(), date: z.iso.datetime(), tag: z.array(z.string()) })),
    compiledRelease: mergedRelease.meta({ description: 'The present state, compiled from the releases.' }),
    versionedRelease: mergedRelease.optional().meta({
      description: 'Every value that each field had. Only in the package of a single record.',
    }),
  }),
)

export type OcdsRecord = z.output<typeof recordSchema>

export const recordPackageSchema = component(
  'OcdsRecordPackage',
  'A record package of the Open Contracting Data Standard 1.1.5.',
  z.object({ ...packageFields, links: linksSchema.optional(), records: z.array(recordSchema) }),
)
