import type { ContentKind } from '../../store/read/content-kind.ts'
import { equals } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { teamKinds } from './collection.ts'

export interface TeamMember {
  id: string
  slug: string
  /** The person's role. */
  title: LocalizedText
  name: LocalizedText | null
  department: LocalizedText | null
  kind: (typeof teamKinds)[number]
  responsibilities: LocalizedText | null
  email: string | null
  telephone: string | null
  image: Picture | null
  updatedAt: string
}

export const teamMemberKind: ContentKind<TeamMember> = {
  collection: 'team-members',
  searchedFields: ['title', 'name', 'department', 'responsibilities'],
  sorts: { order: ['order'] },
  filters: { kind: equals('kind') },
  read: (reader: RecordReader) => ({
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    name: reader.text('name'),
    department: reader.text('department'),
    kind: reader.oneOf('kind', teamKinds),
    responsibilities: reader.text('responsibilities'),
    email: reader.plain('email'),
    telephone: reader.plain('telephone'),
    image: reader.related('image', readPicture),
    updatedAt: reader.requiredMoment('updatedAt'),
  }),
}
