import type { RouterContextProvider } from 'react-router'
import type { Publication } from '../../../content/publications/kind.ts'
import { chooseDataFiles, dataFilesOf } from '../../../figures/datasets/choose-data-files.ts'
import { makeDatasetChart, type NamedFile } from '../../../figures/datasets/dataset-chart.ts'
import { shown as rowsOfTable } from '../../../figures/datasets/data-table.ts'
import { readDataTables } from '../../../figures/datasets/read-data-tables.ts'
import { datasetFileAddress } from '../../../figures/downloads/figure-files.ts'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { citeDataset } from '../../../figures/downloads/cite-dataset.ts'
import { embedPicture } from '../../../figures/downloads/taken-figures.ts'
import { addressIn } from '../../../languages/address.ts'
import type { Language } from '../../../languages/languages.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { fileNameOf } from '../../../store/uploads/file-address.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { readingContext, siteUrlContext, versionContext } from '../../loading/contexts.ts'
import { chartWishIn } from '../../loading/dataset-parameters.ts'

/** Rows of each file that the light version shows. */
const lightRows = 3

/** The files of data of a dataset that a reader of a language is shown, and the one of which there is a chart. */
export async function readDataFiles(reading: Reading, publication: Publication) {
  const tables = await readDataTables(
    reading,
    dataFilesOf(publication).map(({ file }) => fileNameOf(file.address)),
  )
  return chooseDataFiles(publication, tables, reading.language)
}

/** A file as its chart names it in a language. */
export function namedFile(file: Omit<NamedFile, 'withoutUnit'>, language: Language): NamedFile {
  return { ...file, withoutUnit: figureMessages(language).dataFiles.unitInFile }
}

/** What the page of a dataset shows of its files of data; nothing for another publication. */
export async function readDataset(
  context: Readonly<RouterContextProvider>,
  request: Request,
  publication: Publication,
) {
  if (publication.kind !== 'dataset') return null
  const reading = context.get(readingContext)
  const { language } = reading
  const [{ shown, charted }, organization] = await Promise.all([
    readDataFiles(reading, publication),
    readOrganization(reading),
  ])
  const siteUrl = context.get(siteUrlContext)
  const mostRows = context.get(versionContext) === 'light' ? lightRows : rowsOfTable.rows
  const wish = chartWishIn(new URL(request.url).searchParams)
  const words = { language, messages: figureMessages(language) }
  const chart = charted && makeDatasetChart(charted.values, wish, namedFile(charted.file, language), words)
  return {
    files: shown.map(({ file, language: inLanguage, table: { columns, rows, rowCount, columnCount } }) => ({
      file,
      language: inLanguage,
      table: { columns, rows: rows.slice(0, mostRows), rowCount, columnCount },
    })),
    chart:
      chart && charted
        ? {
            ...chart,
            version: charted.version,
            citation: citeDataset(publication, charted.version, { organization, siteUrl, language }),
            embed: embedPicture(
              {
                picture: datasetFileAddress(publication.slug, 'svg', {
                  ...chart.chosen,
                  version: charted.version,
                }),
                page: `${siteUrl}${addressIn(language, `/publications/${publication.slug}`)}`,
                siteUrl,
                language,
              },
              chart.chart.summary,
            ),
          }
        : null,
  }
}

export type DatasetData = NonNullable<Awaited<ReturnType<typeof readDataset>>>
