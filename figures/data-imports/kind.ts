import type { DatedArticle } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear } from '../../store/read/filters.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { fileFormats, type FileFormat } from '../importers/reading-options.ts'

/** An update of the figures: what came in with one file, and what it changed. */
export interface DataImport extends DatedArticle {
  /** Number of the version of the figures that it made; nothing before it is published. */
  version: number | null
  /** Number of the version that undid it. */
  undoneByVersion: number | null
  fileName: string | null
  /** Of the file, as hexadecimal digits. */
  sha256: string | null
  /** Bytes of the file. */
  fileSize: number | null
  format: FileFormat | null
  /** The year in which the source published the file. */
  editionYear: number | null
  /** Values by what the update did to them. */
  counts: { new: number; revised: number; withdrawn: number; unchanged: number }
  /** Rows of the file that were left out, because their country or indicator is not among ours. */
  leftOut: number
}

export function readDataImport(reader: RecordReader): DataImport {
  const format = reader.plain('format')
  const count = (name: string) => reader.number(name) ?? 0
  return {
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    summary: reader.text('summary'),
    body: null,
    image: null,
    updatedAt: reader.requiredMoment('updatedAt'),
    // Only what an editor previews has none.
    date: reader.moment('date') ?? reader.requiredMoment('updatedAt'),
    version: reader.number('figuresVersion'),
    undoneByVersion: reader.number('undoneByVersion'),
    fileName: reader.plain('fileName'),
    sha256: reader.plain('sha256'),
    fileSize: reader.number('fileSize'),
    format: fileFormats.find((known) => known === format) ?? null,
    editionYear: reader.number('editionYear'),
    counts: {
      new: count('newValues'),
      revised: count('revisedValues'),
      withdrawn: count('withdrawnValues'),
      unchanged: count('unchangedValues'),
    },
    leftOut: count('leftOutRows'),
  }
}

export const dataImportKind: ContentKind<DataImport> = {
  collection: 'data-imports',
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: { year: inYear('date') },
  read: readDataImport,
}
