import type { DocumentFile } from '../../../store/read/document-file.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { formatFileSize } from '../../../languages/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { Localized } from '../text/localized.tsx'
import './document-list.css'
import { formatNames } from './format-names.ts'

interface DocumentListProps {
  files: readonly {
    file: DocumentFile
    /** What distinguishes it from the others: its language or version. */ note?: LocalizedText
  }[]
}

/** Files to download, each with its kind and size. */
export function DocumentList({ files }: DocumentListProps) {
  const language = useLanguage()
  return (
    <ul className="document-list">
      {files.map(({ file, note }) => (
        <li key={file.address} className="document">
          <Icon name="document" />
          <span className="document-words">
            <a href={file.address} type={file.mediaType} className="document-link">
              <Localized value={file.title} />
            </a>
            <span className="document-facts separated">
              {note && (
                <span>
                  <Localized value={note} />
                </span>
              )}
              {[formatNames[file.mediaType], formatFileSize(file.size, language)]
                .filter((fact) => fact !== undefined)
                .map((fact) => (
                  <span key={fact}>
                    <bdi>{fact}</bdi>
                  </span>
                ))}
            </span>
          </span>
          <Icon name="download" />
        </li>
      ))}
    </ul>
  )
}
