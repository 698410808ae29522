import { z } from 'zod'
import { absoluteAddress } from '../../store/api/api-context.ts'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { documentFields, documentToApi } from '../../store/api/document.ts'
import {
  choiceFilter,
  countryFilter,
  projectFilter,
  topicFilter,
  yearFilter,
} from '../../store/api/filter-parameters.ts'
import { deadlineStatuses, openOrClosed } from '../../store/api/open-or-closed.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { subjectFields, subjectsToApi } from '../../store/api/subjects.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { tenderCategories, tenderOutcomes } from './choices.ts'
import { tenderKind } from './kind.ts'

/** A tender (specification, section 3). */
const tenderSchema = component(
  'Tender',
  'An invitation to submit a proposal. In Arabic and Persian, Arabic texts come before English ones.',
  z.object({
    ...titledFields,
    title_ar: z.string().nullable(),
    description: z.string(),
    description_ar: z.string().nullable(),
    location: z.string().nullable(),
    location_ar: z.string().nullable(),
    duration: z.string().nullable(),
    duration_ar: z.string().nullable(),
    reference_number: z.string(),
    category: z.enum(tenderCategories),
    status: z.enum(deadlineStatuses),
    issue_date: z.iso.date(),
    dead_line: z.iso.datetime().meta({ description: 'Moment, in UTC, after which no proposal is accepted.' }),
    time_zone: z.string().meta({ description: 'IANA name of the zone in which the deadline is given.' }),
    is_expired: z.boolean(),
    days_remaining: z
      .int()
      .min(0)
      .meta({ description: 'Days until the deadline, rounded up; 0 when it has passed.' }),
    file: z.url().nullable().meta({ description: 'Absolute address of the first document.' }),
    documents: z.array(z.object({ ...documentFields, version: z.string().nullable() })),
    enquiries_until: z.iso
      .datetime()
      .meta({ description: 'Moment, in UTC, until which questions are accepted.' }),
    addenda: z
      .array(
        z.object({
          published_at: z.iso.datetime(),
          reason: z.string().nullable(),
          previous_deadline: z.iso.datetime().nullable(),
          new_deadline: z.iso.datetime().nullable(),
          replaced_documents: z.array(
            z.object({
              name: z.string().nullable(),
              version: z.string().nullable(),
              url: z.url().nullable(),
            }),
          ),
        }),
      )
      .meta({ description: 'Changes made after publication, newest first.' }),
    outcome: z
      .object({ kind: z.enum(tenderOutcomes), date: z.iso.date().nullable(), note: z.string().nullable() })
      .nullable()
      .meta({ description: 'How the tender ended; `null` until that is known.' }),
    mobile_number: z.string().nullable(),
    land_number: z.string().nullable(),
    email: z.string().nullable(),
    ...subjectFields,
  }),
)

export const tenderApi = apiOfKind({
  kind: tenderKind,
  documented: {
    group: 'Tenders',
    list: 'Tenders',
    record: { name: 'Tender', like: 'independent-review-of-brine-outfalls' },
  },
  schema: tenderSchema,
  filters: {
    status: choiceFilter(
      '`open`: proposals are accepted. `closed`: the deadline has passed, or the outcome is known.',
      deadlineStatuses,
    ),
    category: choiceFilter('Only tenders for this.', tenderCategories),
    topic: topicFilter,
    country: countryFilter,
    project: projectFilter,
    year: yearFilter,
  },
  toApi: (tender, context) => {
    const [firstDocument] = tender.documents
    return {
      ...titledToApi('tenders', tender, context),
      title_ar: tender.arabic.title,
      description: plainText(tender.description),
      description_ar: tender.arabic.description,
      location: plainText(tender.location),
      location_ar: tender.arabic.location,
      duration: plainText(tender.duration),
      duration_ar: tender.arabic.duration,
      reference_number: tender.referenceNumber,
      category: tender.category,
      status: openOrClosed(tender.isExpired),
      issue_date: tender.issueDate,
      dead_line: tender.deadline,
      time_zone: tender.timeZone,
      is_expired: tender.isExpired,
      days_remaining: tender.daysRemaining,
      file: firstDocument ? absoluteAddress(context, firstDocument.file.address) : null,
      documents: tender.documents.map(({ title, version, file }) => ({
        ...documentToApi(file, context),
        title: plainText(title),
        version,
      })),
      enquiries_until: tender.enquiriesUntil,
      addenda: tender.addenda.map((addendum) => ({
        published_at: addendum.publishedAt,
        reason: plainText(addendum.reason),
        previous_deadline: addendum.previousDeadline,
        new_deadline: addendum.newDeadline,
        replaced_documents: addendum.replacedDocuments.map(({ name, version, file }) => ({
          name,
          version,
          url: file && absoluteAddress(context, file.address),
        })),
      })),
      outcome: tender.outcome && {
        kind: tender.outcome.outcome,
        date: tender.outcome.on,
        note: plainText(tender.outcome.note),
      },
      mobile_number: tender.mobileNumber,
      land_number: tender.landNumber,
      email: tender.email,
      ...subjectsToApi(tender),
    }
  },
})
