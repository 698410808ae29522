import type { Publication } from '../../content/publications/kind.ts'
import { languages, type Language } from '../../languages/languages.ts'
import { isDataFile } from '../../store/uploads/data-files.ts'
import { fileNameOf } from '../../store/uploads/file-address.ts'
import type { DataTable } from './data-table.ts'
import { versionOfValues } from './version-of-values.ts'

/** The files of data of a publication. */
export function dataFilesOf({ files }: Pick<Publication, 'files'>): Publication['files'] {
  return files.filter(({ file }) => isDataFile(file.mediaType))
}

/**
 * The files of data of a dataset that a reader of a language is shown, and the one of which there is a chart.
 * @param tables what is stored of the files, by their names
 */
export function chooseDataFiles(
  publication: Pick<Publication, 'files' | 'publishedOn'>,
  tables: ReadonlyMap<string, DataTable>,
  language: Language,
) {
  const withTables = dataFilesOf(publication).flatMap((one) => {
    const table = tables.get(fileNameOf(one.file.address))
    return table ? [{ ...one, table }] : []
  })
  // Those in no language, and those in the reader's own, or else in the one that stands in for it.
  const own = [language, ...languages[language].fallbacks].find((code) =>
    withTables.some((one) => one.language === code),
  )
  const shown = withTables
    .filter((one) => one.language === null || one.language === own)
    .toSorted((one, other) => Number(one.language === null) - Number(other.language === null))
  const drawn = shown.find(({ table }) => table.chart !== null)
  return {
    shown,
    charted: drawn?.table.chart
      ? {
          values: drawn.table.chart,
          version: versionOfValues(drawn.table.chart),
          file: {
            title: drawn.language ? { ...drawn.file.title, language: drawn.language } : drawn.file.title,
            editionYear: Number(publication.publishedOn.slice(0, 4)),
          },
        }
      : null,
  }
}
