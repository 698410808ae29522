import type { ListViewServerPropsOnly } from 'payload'
import { isLanguage } from '../../site/i18n/languages.ts'
import '../proposals/opening-panel.css'
import { submissionWords } from './submission-words.ts'

/** Above a list of proposals or applications: all of them as a table, and all files. */
export function ExportLinks({ collectionConfig, i18n }: ListViewServerPropsOnly) {
  const words = submissionWords[isLanguage(i18n.language) ? i18n.language : 'en']
  const address = `/cms-api/${collectionConfig.slug}`
  return (
    <p className="export-links">
      <a href={`${address}/export.csv`}>{words.table}</a>
      <a href={`${address}/files.zip`}>{words.allFiles}</a>
    </p>
  )
}
