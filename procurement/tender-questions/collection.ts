import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { choice, localizedTextarea, moment, relation } from '../../model/fields/fields.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from '../../model/hooks/raise-content-version.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { languageCodes } from '../../languages/languages.ts'
import { recordFields } from '../../submissions/forms/record-fields.ts'
import { questionForm } from './form.ts'
import { guardPublication, notifyOfAnswer } from './guard-publication.ts'

const questionStatuses = ['received', 'published', 'declined'] as const

/** What bidders ask about a tender. Staff publish question and answer to everybody; the asker is never named. */
export const tenderQuestions: CollectionConfig = {
  slug: 'tender-questions',
  labels: collectionLabels['tender-questions'],
  defaultSort: '-askedAt',
  admin: {
    useAsTitle: 'details',
    group: adminGroups.procurement,
    defaultColumns: ['details', 'tender', 'status', 'askedAt'],
    listSearchableFields: ['details', 'question', 'answer'],
    hidden: ({ user }) => !hasRole(user, 'procurement'),
  },
  access: {
    read: onlyHoldersOf('procurement'),
    create: nobody,
    update: onlyHoldersOf('procurement'),
    delete: onlyHoldersOf('procurement'),
  },
  hooks: {
    beforeChange: [guardPublication],
    afterChange: [notifyOfAnswer, raiseContentVersionAfterChange],
    afterDelete: [raiseContentVersionAfterDelete],
  },
  fields: [
    relation('tender', 'tenders', { required: true, asSent: true }),
    // As it was sent; the published wording is `question`.
    ...recordFields(questionForm, { only: ['details'], needed: ['details'] }),
    choice('sentIn', languageCodes, { asSent: true }),
    moment('askedAt', { required: true, asSent: true }),
    ...recordFields(questionForm, { without: ['details'] }),
    choice('status', questionStatuses, { required: true, defaultValue: 'received' }),
    moment('publishedAt', { readOnly: true }),
    localizedTextarea('question'),
    localizedTextarea('answer'),
  ],
}
