import { readFileForImport } from '../figures/data-imports/read-file.ts'
import { publishImport } from '../figures/data-imports/publish.ts'
import { isProblem, type FileEntry } from '../figures/importers/file-rows.ts'
import { readFile } from '../figures/importers/read-file.ts'
import type { Importer } from '../figures/importers/reading-options.ts'
import { figureFile, figureFolder } from './starter-figures.ts'
import { figuresEditionYear, starterFiguresUpdate, starterIndicators } from './texts/indicators.ts'
import type { StarterWriter } from './writer.ts'

/** Writes the indicators with their texts, to which publications refer. */
export async function writeStarterIndicators(writer: StarterWriter): Promise<void> {
  for (const [order, indicator] of starterIndicators.entries()) {
    const { slug, title, definition, unit, source, attribution, codesInFiles, ...same } = indicator
    await writer.write('indicators', slug, (language) => ({
      ...same,
      slug,
      title: title[language],
      definition: definition[language],
      unit: unit[language],
      source: source[language],
      attribution: attribution[language],
      codesInFiles: codesInFiles.map((codeInFile) => ({ codeInFile })),
      order,
    }))
  }
}

/**
 * Imports the indicators' values as an editor would: as the first version of the figures. Countries and indicators are
 * there already.
 * @throws Error when a file has a problem
 */
export async function writeStarterFigures(writer: StarterWriter): Promise<void> {
  const { slug, title, summary } = starterFiguresUpdate
  const id = Number(
    await writer.writeDraft('data-imports', slug, (language) => ({
      slug,
      title: title[language],
      summary: summary[language],
      format: 'wide-csv',
      editionYear: figuresEditionYear,
      decimalMark: 'point',
      thousandsSeparator: 'no-separator',
      separator: 'automatic',
      unknownCountries: 'refuse',
      unknownIndicators: 'refuse',
    })),
  )
  const { payload, request } = writer
  const file = { import: id, place: figureFolder, name: 'starter/figures' }
  const { state } = await readFileForImport(
    payload,
    file,
    { by: null, readers: { 'wide-csv': readAllFiles } },
    request,
  )
  if (state !== 'ready') throw new Error('The starter’s figures can’t be read')
  await publishImport(payload, id, request)
}

/** The files of all indicators one after the other. A problem is named with its file. */
const readAllFiles: Importer = async function* (_folder, options): AsyncGenerator<FileEntry> {
  for (const { slug } of starterIndicators) {
    for await (const entry of readFile(figureFile(slug), { ...options, indicator: slug })) {
      yield isProblem(entry) ? { ...entry, file: `${slug}.csv` } : entry
    }
  }
}
