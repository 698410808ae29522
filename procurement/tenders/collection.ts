import { wordsOfTenders } from '../../languages/search-words.ts'
import {
  choice,
  day,
  email,
  localizedText,
  localizedTextarea,
  moment,
  relations,
  rows,
  text,
  upload,
} from '../../model/fields/fields.ts'
import { panel } from '../../model/admin-components.ts'
import { nobody } from '../../model/access/nobody.ts'
import { custodianEndpointsOfTenders } from '../custodians/endpoints.ts'
import { custodianOpeningEndpoints } from '../openings/endpoints.ts'
import { tenderEndpoints } from '../proposal-openings/endpoints.ts'
import {
  keepTerms,
  publishAddendum,
  publishTerms,
  refuseEarlierThanLog,
  removeAppointmentsOfDeleted,
} from '../terms/publish-terms.ts'
import { publishedCollection } from '../../model/published-collection.ts'
import {
  guardPublishedTender,
  refuseDeletingAnsweredTender,
  rememberDraft,
} from './changes/guard-published-tender.ts'
import { recordChange } from './changes/record-change.ts'
import { clearReason, writeAddenda } from './changes/write-addendum.ts'
import { tenderCategories, tenderOutcomes } from './choices.ts'
import { publishReleaseAfterChange, publishReleaseAfterDelete } from './ocds/publish-releases.ts'

/** Invitations to submit a proposal (specification, sections 2.7 and 3). */
export const tenders = publishedCollection({
  slug: 'tenders',
  labels: {
    singular: { en: 'Tender', ar: 'مناقصة', fr: 'Appel d’offres', fa: 'مناقصه' },
    plural: { en: 'Tenders', ar: 'المناقصات', fr: 'Appels d’offres', fa: 'مناقصه‌ها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['description', 'location'],
    bodies: ['duration', 'documents.title'],
    refersTo: { topics: 'topics', countries: 'countries' },
    inEveryLanguage: ['referenceNumber'],
    calledBy: wordsOfTenders,
    date: 'issueDate',
    closes: { at: 'deadline', endedBy: 'outcome' },
    arabicBeforeEnglishInPersian: true,
  },
  group: 'procurement',
  owners: ['procurement'],
  // What bidders saw is compared with what comes next (`changes/`), however many drafts there were since.
  storesEveryVersion: true,
  columns: ['referenceNumber', 'deadline'],
  defaultSort: '-issueDate',
  endpoints: [...tenderEndpoints, ...custodianEndpointsOfTenders, ...custodianOpeningEndpoints],
  hooks: {
    beforeOperation: [rememberDraft],
    beforeChange: [guardPublishedTender, publishTerms],
    afterChange: [recordChange, publishAddendum, publishReleaseAfterChange],
    afterDelete: [removeAppointmentsOfDeleted, publishReleaseAfterDelete],
    // In this order: where there are terms, a refusal does not say whether there are proposals.
    beforeDelete: [keepTerms, refuseDeletingAnsweredTender],
  },
  fields: [
    panel('tenderCustodians', { sidebar: true }),
    panel('tenderProposals', { sidebar: true }),
    localizedText('title', { required: true }),
    localizedTextarea('description', { required: true }),
    localizedText('location'),
    localizedText('duration'),
    text('referenceNumber', { required: true, unique: true }),
    choice('category', tenderCategories, { required: true }),
    day('issueDate', { required: true }),
    {
      ...moment('deadline', { required: true, withTimeZone: true }),
      hooks: { beforeChange: [refuseEarlierThanLog] },
    },
    moment('enquiriesUntil'),
    { ...localizedText('reasonForChange'), hooks: { beforeChange: [clearReason] } },
    rows('documents', [
      localizedText('title', { required: true }),
      upload('file', 'documents', { required: true }),
      text('version'),
    ]),
    // Written by the product when a published deadline or document changes (section 2.7; `changes/`).
    {
      ...rows(
        'addenda',
        [
          moment('publishedAt', { required: true, readOnly: true }),
          localizedText('reason', { readOnly: true }),
          moment('previousDeadline', { readOnly: true }),
          moment('newDeadline', { readOnly: true }),
          rows(
            'replacedDocuments',
            [
              text('name', { readOnly: true }),
              upload('file', 'documents'),
              text('version', { readOnly: true }),
            ],
            { table: 'tenders_addenda_replaced' },
          ),
        ],
        { readOnly: true },
      ),
      access: { create: nobody, update: nobody },
      hooks: { beforeChange: [writeAddenda], beforeDuplicate: [() => []] },
    },
    choice('outcome', tenderOutcomes, { wording: 'tenderOutcome' }),
    day('outcomeOn'),
    localizedTextarea('outcomeNote'),
    text('mobileNumber'),
    text('landNumber'),
    email('email'),
    relations('topics', 'topics'),
    relations('countries', 'countries'),
    relations('projects', 'projects'),
  ],
})
