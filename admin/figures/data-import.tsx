import type { UIFieldServerProps } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import './data-import.css'
import { DataImportPanel } from '../loaded-when-shown.tsx'
import { dataImportWords } from '../../languages/back-office/data-import-words.ts'

/** Above an import's form: its file, what that changes, and publishing and undoing it. */
export function DataImport({ id, data, i18n }: UIFieldServerProps) {
  const format: unknown = data.format
  if (id) return <DataImportPanel id={id} isFolder={format === 'ddf'} />
  return <p className="data-import">{dataImportWords[languageOf({ i18n })].saveFirst}</p>
}
