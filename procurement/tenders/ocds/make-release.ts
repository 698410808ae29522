import type { Organization } from '../../../content/organization/read-organization.ts'
import { absoluteAddress, type ApiContext } from '../../../store/api/api-context.ts'
import { addressIn } from '../../../languages/address.ts'
import type { Addendum, Tender } from '../kind.ts'
import { packageMetadata } from './package-metadata.ts'
import type { OcdsRelease, OcdsReleasePackage } from './ocds-schemas.ts'

/** What a release is made for: the language and addresses, and who publishes it. */
export interface ReleaseContext extends ApiContext {
  organization: Pick<Organization, 'abbreviation' | 'name' | 'procurementEmail' | 'telephone'>
}

/** A tender as a release of the Open Contracting Data Standard 1.1.5. */
export function makeRelease(tender: Tender, context: ReleaseContext): OcdsRelease {
  const { organization, siteUrl, language } = context
  const ocid = ocidOf(organization.abbreviation, tender.referenceNumber)
  const entity = { id: organization.abbreviation, name: organization.name.text }
  const issued = `${tender.issueDate}T00:00:00Z`
  return {
    ocid,
    id: `${ocid}-${tender.updatedAt.replace(/\D/g, '')}`,
    date: tender.updatedAt,
    tag: tagsOf(tender),
    initiationType: 'tender',
    language,
    parties: [
      {
        ...entity,
        identifier: { id: organization.abbreviation, legalName: organization.name.text, uri: siteUrl },
        contactPoint: {
          email: tender.email ?? organization.procurementEmail,
          telephone: tender.landNumber ?? organization.telephone,
        },
        roles: ['procuringEntity', 'buyer'],
      },
    ],
    buyer: entity,
    tender: {
      id: tender.referenceNumber,
      title: tender.title.text,
      description: tender.description.text,
      status: statusOf(tender),
      procuringEntity: entity,
      procurementMethod: 'open',
      mainProcurementCategory: tender.category,
      submissionMethod: ['electronicSubmission'],
      submissionMethodDetails: absoluteAddress(context, addressIn(language, `/tenders/${tender.slug}`)),
      tenderPeriod: { startDate: issued, endDate: tender.deadline },
      enquiryPeriod: { startDate: issued, endDate: tender.enquiriesUntil },
      ...(tender.documents.length > 0 && { documents: documentsOf(tender, issued, context) }),
      ...(tender.addenda.length > 0 && { amendments: amendmentsOf(tender.addenda) }),
    },
    ...awardsOf(tender),
  }
}

/** All tenders in one package; it was published when the latest of them changed. */
export function makeReleasePackage(
  tenders: readonly Tender[],
  now: Date,
  context: ReleaseContext,
): OcdsReleasePackage {
  const changes = tenders.map(({ updatedAt }) => updatedAt).toSorted()
  return {
    ...packageMetadata(context, {
      address: '/api/ocds',
      publishedDate: changes.at(-1) ?? now.toISOString(),
    }),
    releases: tenders.map((tender) => makeRelease(tender, context)),
  }
}

/** Under which everything about a tender is published. The prefix is our own, not one that OCDS has registered. */
export function ocidOf(abbreviation: string, referenceNumber: string): string {
  return `ocds-${partOfId(abbreviation)}-${partOfId(referenceNumber)}`
}

/** Letters, digits and dashes only, so that an id can stand anywhere. */
function partOfId(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function tagsOf({ addenda, outcome }: Tender): OcdsRelease['tag'] {
  if (outcome?.outcome === 'cancelled') return ['tenderCancellation']
  return [
    addenda.length > 0 ? 'tenderAmendment' : 'tender',
    ...(outcome?.outcome === 'contract-awarded' ? (['award'] as const) : []),
  ]
}

/** A tender past its deadline is active until its outcome is known: proposals are being evaluated. */
function statusOf({ outcome }: Tender): OcdsRelease['tender']['status'] {
  switch (outcome?.outcome) {
    case 'contract-awarded':
      return 'complete'
    case 'cancelled':
      return 'cancelled'
    case 'unsuccessful':
      return 'unsuccessful'
    case undefined:
      return 'active'
  }
}

function documentsOf({ documents }: Tender, datePublished: string, context: ApiContext) {
  return documents.map(({ title, version, file }, place) => ({
    id: String(place + 1),
    documentType: 'biddingDocuments' as const,
    title: title.text,
    ...(version && { description: `Version ${version}` }),
    url: absoluteAddress(context, file.address),
    datePublished,
    format: file.mediaType,
    language: title.language,
  }))
}

/** The oldest first, so that an amendment keeps its number. */
function amendmentsOf(addenda: readonly Addendum[]) {
  return addenda.toReversed().map((addendum, place) => {
    const { previousDeadline, newDeadline, replacedDocuments } = addendum
    const changes = [
      ...(previousDeadline && newDeadline
        ? [`tender.tenderPeriod.endDate: ${previousDeadline} → ${newDeadline}`]
        : []),
      ...replacedDocuments.map(({ name }) => `tender.documents: ${name ?? ''}`),
    ]
    return {
      id: String(place + 1),
      date: addendum.publishedAt,
      ...(addendum.reason && { rationale: addendum.reason.text }),
      ...(changes.length > 0 && { description: changes.join('; ') }),
    }
  })
}

function awardsOf({ outcome, referenceNumber, title }: Tender): Pick<OcdsRelease, 'awards'> {
  if (outcome?.outcome !== 'contract-awarded') return {}
  return {
    awards: [
      {
        id: `${referenceNumber}-1`,
        title: title.text,
        ...(outcome.note && { description: outcome.note.text }),
        status: 'active',
        ...(outcome.on && { date: `${outcome.on}T00:00:00Z` }),
      },
    ],
  }
}
