import type { ListViewServerPropsOnly } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import '../proposals/opening-panel.css'
import { ApprovedDownload } from '../step-up/approved-download.tsx'
import { submissionWords } from '../../languages/back-office/submission-words.ts'

/** Above a list of proposals or applications: what the list shows as a table, and its files. */
export function ExportLinks({ collectionConfig, i18n, searchParams }: ListViewServerPropsOnly) {
  const words = submissionWords[languageOf({ i18n })]
  const address = `/cms-api/${collectionConfig.slug}`
  const filter = filterOf(searchParams)
  const { table, files } = filter ? words.shown : words.all
  return (
    <p className="export-links">
      <ApprovedDownload href={`${address}/export.csv${filter}`}>{table}</ApprovedDownload>
      <ApprovedDownload href={`${address}/files.zip${filter}`}>{files}</ApprovedDownload>
    </p>
  )
}

/** The list's own filter and search, as a query; empty where it shows everything. */
function filterOf(given: ListViewServerPropsOnly['searchParams']): string {
  const filter = Object.entries(given ?? {}).flatMap(([name, value]) =>
    name.startsWith('where[') || name === 'search' ? [value].flat().map((one) => [name, one ?? '']) : [],
  )
  const query = new URLSearchParams(filter.filter(([, value]) => value !== '')).toString()
  return query && `?${query}`
}
