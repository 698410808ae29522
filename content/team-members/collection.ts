import {
  choice,
  email,
  localizedText,
  localizedTextarea,
  number,
  text,
  upload,
} from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const teamKinds = ['leadership', 'programs', 'operations'] as const

export const teamMembers = publishedCollection({
  slug: 'team-members',
  group: 'network',
  columns: ['name', 'kind'],
  defaultSort: 'order',
  fields: [
    localizedText('title', { required: true, wording: 'jobTitle' }),
    localizedText('name'),
    localizedText('department'),
    choice('kind', teamKinds, { required: true }),
    localizedTextarea('responsibilities'),
    email('email'),
    text('telephone'),
    upload('image', 'media'),
    number('order'),
  ],
})
