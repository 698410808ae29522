import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { nobody } from '../access/nobody.ts'
import { onlyHoldersOf } from '../access/only-holders-of.ts'
import { hasRole } from '../access/roles.ts'
import { checkbox, choice, email, moment, number, rows, text, textarea } from '../fields/fields.ts'
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
): CollectionConfig {
  const sent: Field[] = [
    text('reference', { required: true, unique: true, index: true, asSent: true }),
    moment('receivedAt', { required: true, asSent: true }),
    text('fullName', { required: true, asSent: true }),
    email('email', { required: true, asSent: true }),
    text('telephone', { asSent: true }),
    text('country', { asSent: true }),
    ...fields,
    textarea('coverLetter', { asSent: true }),
    checkbox('consent', { asSent: true }),
    rows(
      'files',
      [
        text('name', { required: true, asSent: true }),
        text('storedName', { required: true, asSent: true, hidden: true }),
        number('size', { required: true, asSent: true, min: 0 }),
        text('sha256', { required: true, asSent: true }),
      ],
      { asSent: true },
    ),
  ]
  return {
    slug,
    labels: collectionLabels[slug],
    defaultSort: '-receivedAt',
    admin: {
      useAsTitle: 'reference',
      group: adminGroups.humanResources,
      defaultColumns: ['reference', 'fullName', 'status', 'receivedAt'],
      hidden: ({ user }) => !hasRole(user, 'human-resources'),
    },
    access: {
      read: onlyHoldersOf('human-resources'),
      create: nobody,
      update: onlyHoldersOf('human-resources'),
      delete: nobody,
    },
    fields: [
      ...sent,
      choice('status', applicationStatuses, { required: true, defaultValue: 'received' }),
      textarea('notes'),
    ],
  }
}
