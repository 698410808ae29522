import { readTitled, type TitledRecord } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'

export interface SystemChart extends TitledRecord {
  description: LocalizedText | null
  image: Picture | null
  /** The chart's boxes; one without a parent is a root. */
  nodes: { key: string; parentKey: string | null; label: LocalizedText }[]
}

export const systemChartKind: ContentKind<SystemChart> = {
  collection: 'oic-system-charts',
  sorts: { order: ['order'] },
  filters: {},
  read: (reader) => ({
    ...readTitled(reader),
    description: reader.text('description'),
    image: reader.related('image', readPicture),
    nodes: reader.list('nodes', (row) => ({
      key: row.plain('key') ?? '',
      parentKey: row.plain('parentKey'),
      label: row.requiredText('label'),
    })),
  }),
}
