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

/** All tenders as open data. */
export const releasePackageSchema = component(
  'OcdsReleasePackage',
  'Every tender, as a release package of the Open Contracting Data Standard 1.1.5.',
  z.object({
    uri: z.url(),
    version: z.literal('1.1'),
    publishedDate: z.iso.datetime(),
    publisher: z.object({ name: z.string(), uri: z.url() }),
    releases: z.array(releaseSchema),
  }),
)

export type OcdsReleasePackage = z.output<typeof releasePackageSchema>
