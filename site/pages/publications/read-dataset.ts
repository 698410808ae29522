import type { RouterContextProvider } from 'react-router'
import type { Publication } from '../../../content/publications/kind.ts'
import { makeDatasetChart } from '../../../figures/datasets/dataset-chart.ts'
import { readDataTables } from '../../../figures/datasets/read-data-tables.ts'
import { languages } from '../../../languages/languages.ts'
import { isDataFile } from '../../../store/uploads/data-files.ts'
import { fileNameOf } from '../../../store/uploads/file-address.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { readingContext } from '../../loading/contexts.ts'
import { chartWishIn } from '../../loading/dataset-parameters.ts'

/** What the page of a dataset shows of its files of data; nothing for another publication. */
export async function readDataset(
  context: Readonly<RouterContextProvider>,
  request: Request,
  publication: Publication,
) {
  if (publication.kind !== 'dataset') return null
  const reading = context.get(readingContext)
  const { language } = reading
  const data = publication.files.filter(({ file }) => isDataFile(file.mediaType))
  const tables = await readDataTables(
    reading,
    data.map(({ file }) => fileNameOf(file.address)),
  )
  const withTables = data.flatMap((one) => {
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
  const messages = figureMessages(language)
  const drawn = shown.find(({ table }) => table.chart !== null)
  return {
    files: shown.map(({ file, language: inLanguage, table: { columns, rows, rowCount, columnCount } }) => ({
      file,
      language: inLanguage,
      table: { columns, rows, rowCount, columnCount },
    })),
    chart: drawn?.table.chart
      ? makeDatasetChart(
          drawn.table.chart,
          chartWishIn(new URL(request.url).searchParams),
          {
            title: drawn.language ? { ...drawn.file.title, language: drawn.language } : drawn.file.title,
            editionYear: Number(publication.publishedOn.slice(0, 4)),
            withoutUnit: messages.dataFiles.unitInFile,
          },
          { language, messages },
        )
      : null,
  }
}

export type DatasetData = NonNullable<Awaited<ReturnType<typeof readDataset>>>
