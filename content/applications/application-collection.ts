import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { nobody } from '../access/nobody.ts'
import { onlyHoldersOf } from '../access/only-holders-of.ts'
import { hasRole } from '../access/roles.ts'
import { adminComponents, panel } from '../back-office/components.ts'
import { submissionEndpoints } from '../back-office/submission-endpoints.ts'
import { checkbox, choice, email, text, textarea } from '../fields/fields.ts'
import { submissionFields } from '../intake/submission-fields.ts'
import { adminGroups } from '../labels/admin-groups.ts'
import { collectionLabels } from '../labels/collection-labels.ts'

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
    endpoints: submissionEndpoints(slug, 'human-resources'),
    fields: [
      panel('submittedFiles'),
      ...sent,
      choice('status', applicationStatuses, { required: true, defaultValue: 'received' }),
      textarea('notes'),
    ],
  }
}
