import type { DocumentFile } from '../../../content/read/document-file.ts'
import { formatFileSize } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Localized } from '../text/localized.tsx'
import './document-list.css'

const shortNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'text/csv': 'CSV',
  'application/zip': 'ZIP',
}

interface DocumentListProps {
  files: readonly {
    file: DocumentFile
    /** What tells it from the others: its language or version. */ note?: string
  }[]
}

/** Files to download, each with its kind and size. */
export function DocumentList({ files }: DocumentListProps) {
  const language = useLanguage()
  return (
    <ul>
      {files.map(({ file, note }) => (
        <li key={file.address}>
          <a href={file.address}>
            <Localized value={file.title} />
          </a>{' '}
          <span className="document-facts">
            {[note, shortNames[file.mediaType], formatFileSize(file.size, language)]
              .filter((fact) => fact !== undefined)
              .map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
