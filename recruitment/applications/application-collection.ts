import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { adminComponents, panel } from '../../model/admin-components.ts'
import { plainFiles } from '../../submissions/files/file-access.ts'
import { submissionEndpoints } from '../../submissions/submission-endpoints.ts'
import { checkbox, choice, email, text, textarea } from '../../model/fields/fields.ts'
import { submissionFields } from '../../submissions/submission-fields.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'

export const applicationStatuses = [
  'received',
  'withdrawn',
  'shortlisted',
  'interviewed',
  'accepted',
  'rejected',
] as const

/** What applicants send. Only the intake makes them; nobody changes what was sent. */
export function applicationCollection(
  slug: CollectionSlug & ('job-applications' | 'internship-applications'),
  fields: Field[],
  columns: readonly string[],
): CollectionConfig {
  const sent: Field[] = [
    ...submissionFields,
    text('fullName', { required: true, asSent: true }),
    email('email', { required: true, asSent: true }),
    text('telephone', { asSent: true }),
    text('country', { asSent: true }),
    ...fields,
    textarea('coverLetter', { asSent: true }),
    checkbox('consent', { asSent: true }),
  ]
  return {
    slug,
    labels: collectionLabels[slug],
    defaultSort: '-receivedAt',
    admin: {
      useAsTitle: 'reference',
      components: { beforeListTable: [adminComponents.exportLinks] },
      group: adminGroups.humanResources,
      listSearchableFields: ['reference', 'fullName', 'email'],
      defaultColumns: ['reference', 'fullName', ...columns, 'status', 'receivedAt'],
      hidden: ({ user }) => !hasRole(user, 'human-resources'),
    },
    access: {
      read: onlyHoldersOf('human-resources'),
      create: nobody,
      update: onlyHoldersOf('human-resources'),
      delete: nobody,
    },
    endpoints: submissionEndpoints(slug, 'human-resources', plainFiles),
    fields: [
      panel('submittedFiles'),
      ...sent,
      choice('status', applicationStatuses, { required: true, defaultValue: 'received' }),
      textarea('notes'),
    ],
  }
}
