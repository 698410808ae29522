import { readTitled, type TitledRecord } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { equals } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { teamKinds } from './collection.ts'

export interface TeamMember extends TitledRecord {
  /** The person's role. */
  title: LocalizedText
  name: LocalizedText | null
  department: LocalizedText | null
  kind: (typeof teamKinds)[number]
  responsibilities: LocalizedText | null
  email: string | null
  telephone: string | null
  image: Picture | null
}

export const teamMemberKind: ContentKind<TeamMember> = {
  collection: 'team-members',
  sorts: { order: ['order'] },
  filters: { kind: equals('kind') },
  read: (reader: RecordReader) => ({
    ...readTitled(reader),
    name: reader.text('name'),
    department: reader.text('department'),
    kind: reader.oneOf('kind', teamKinds),
    responsibilities: reader.text('responsibilities'),
    email: reader.plain('email'),
    telephone: reader.plain('telephone'),
    image: reader.related('image', readPicture),
  }),
}
