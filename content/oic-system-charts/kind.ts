import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'

export interface SystemChart {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText | null
  image: Picture | null
  /** The chart's boxes; one without a parent is a root. */
  nodes: { key: string; parentKey: string | null; label: LocalizedText }[]
  updatedAt: string
}

export const systemChartKind: ContentKind<SystemChart> = {
  collection: 'oic-system-charts',
  searchedFields: ['title', 'description'],
  sorts: { order: ['order'] },
  filters: {},
  read: (reader) => ({
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    description: reader.text('description'),
    image: reader.related('image', readPicture),
    nodes: reader.list('nodes', (row) => ({
      key: row.plain('key') ?? '',
      parentKey: row.plain('parentKey'),
      label: row.requiredText('label'),
    })),
    updatedAt: reader.requiredMoment('updatedAt'),
  }),
}
