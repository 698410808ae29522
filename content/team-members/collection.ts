import { choice, email, localizedText, localizedTextarea, text, upload } from '../../model/fields/fields.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const teamKinds = ['leadership', 'programs', 'operations'] as const

export const teamMembers = publishedCollection({
  slug: 'team-members',
  labels: {
    singular: { en: 'Team member', ar: 'عضو في الفريق', fr: 'Membre de l’équipe', fa: 'عضو تیم' },
    plural: { en: 'Team members', ar: 'أعضاء الفريق', fr: 'Membres de l’équipe', fa: 'اعضای تیم' },
  },
  reviewedEvery: 12,
  searched: {
    titles: ['title', 'name'],
    summaries: ['department', 'responsibilities'],
    bodies: [],
  },
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
    placeInOrder(),
  ],
})
