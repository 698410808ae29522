import type { CollectionBeforeChangeHook, CollectionConfig, DateField, SelectField } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { adminComponents, panel } from '../../model/admin-components.ts'
import { plainFiles } from '../../submissions/files/file-access.ts'
import { submissionEndpoints } from '../../submissions/submission-endpoints.ts'
import { choice, choiceCalled, moment, textarea } from '../../model/fields/fields.ts'
import { refusedField } from '../../model/fields/refused-field.ts'
import type { Form } from '../../submissions/forms/form.ts'
import { recordFields } from '../../submissions/forms/record-fields.ts'
import { submissionFields } from '../../submissions/submission-fields.ts'
import { answerNames } from '../../languages/application-answers.ts'
import { answerLabel, answerRule } from '../../languages/back-office/answer-words.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import type { FieldName } from '../../languages/back-office/field-labels.ts'
import { answerEndpoints } from '../answers/endpoints.ts'
import { forgetSentAnswers } from '../answers/sent-answers.ts'
import { applicationStatuses } from './statuses.ts'
import { internshipApplicationForm, jobApplicationForm } from './forms.ts'

/** What was sent last stands in the list; in the form the panel says it, with all answers. */
const inListOnly = <Of extends SelectField | DateField>(field: Of): Of => ({
  ...field,
  admin: { ...field.admin, condition: () => false },
})

/** What an applicant has withdrawn stays so; where it was overwritten before this rule, it can be put right. */
const guardWithdrawn: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc.withdrawnAt) return data
  if (data.status === originalDoc.status || data.status === 'withdrawn') return data
  throw refusedField(collection.slug, 'status', answerRule('withdrawn', req), req)
}

/** What applicants send. Only the intake makes them; nobody changes what was sent. */
function applicationCollection(
  form: Form<'job-applications' | 'internship-applications'>,
  column: FieldName,
): CollectionConfig {
  const slug = form.collection
  return {
    slug,
    labels: collectionLabels[slug],
    defaultSort: '-receivedAt',
    admin: {
      useAsTitle: 'reference',
      components: { beforeListTable: [adminComponents.exportLinks, adminComponents.answerSelected] },
      group: adminGroups.humanResources,
      listSearchableFields: ['reference', 'fullName', 'email'],
      defaultColumns: ['reference', 'fullName', column, 'status', 'lastAnswer', 'answeredAt', 'receivedAt'],
      hidden: ({ user }) => !hasRole(user, 'human-resources'),
    },
    access: {
      read: onlyHoldersOf('human-resources'),
      create: nobody,
      update: onlyHoldersOf('human-resources'),
      delete: nobody,
    },
    endpoints: [...submissionEndpoints(form, 'human-resources', plainFiles), ...answerEndpoints(slug)],
    hooks: { beforeChange: [guardWithdrawn], afterDelete: [forgetSentAnswers] },
    fields: [
      choice('status', applicationStatuses, { required: true, defaultValue: 'received' }),
      textarea('notes'),
      panel('answerToApplicant'),
      inListOnly(choiceCalled('lastAnswer', answerNames, answerLabel, { asSent: true })),
      inListOnly(moment('answeredAt', { asSent: true })),
      panel('submittedFiles'),
      ...recordFields(form, { needed: ['fullName', 'email'] }),
      ...submissionFields,
    ],
  }
}

/** Applications for vacancies; one that names none is a general application. */
export const jobApplications = applicationCollection(jobApplicationForm, 'vacancy')

export const internshipApplications = applicationCollection(internshipApplicationForm, 'university')
