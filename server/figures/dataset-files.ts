import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { publicationKind, type Publication } from '../../content/publications/kind.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { versionPattern } from '../../figures/datasets/version-of-values.ts'
import { linesOfDataset, type DatasetLines } from '../../figures/datasets/dataset-chart.ts'
import { observationToJson } from '../../figures/downloads/json.ts'
import {
  datasetFileAddress,
  figureFormatPattern,
  figureFormats,
  type DatasetChoice,
} from '../../figures/downloads/figure-files.ts'
import { addressIn } from '../../languages/address.ts'
import { formatDay } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import { chartWishIn } from '../../site/loading/dataset-parameters.ts'
import { citeDataset } from '../../figures/downloads/cite-dataset.ts'
import { readDataFiles } from '../../site/pages/publications/read-dataset.ts'
import { findRecord } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { csvMark, writeCsvRow } from '../../submissions/exports/write-csv.ts'
import {
  answerReplacedVersion,
  answerUnknownVersion,
  answerWithFigures,
  formatOf,
  readingOf,
  type FigureFilesOptions,
} from './answer-with-figures.ts'
import type { FigurePicture } from './drawing/figure-picture.ts'

/**
 * `/publications/{slug}/chart.csv` and the other forms in one language: what the chart of a dataset shows (`?measure=1`,
 * `&lines=2,5`). An address with the version of the file gives those values or, once the file was replaced, where the present ones stand.
 */
export function datasetFiles(options: FigureFilesOptions, language: Language): Hono {
  const app = new Hono()
  app.get(`/:slug/:file{chart\\.${figureFormatPattern}}`, async (context) => {
    const { slug, file } = context.req.param()
    const format = formatOf(file)
    if (!format) return context.notFound()
    const reading = readingOf(options, language)
    const { searchParams } = new URL(context.req.url)
    const wish = chartWishIn(searchParams)
    const asked = searchParams.get('version')
    const version = asked === null ? {} : { version: asked }
    const found = await findRecord(publicationKind, reading, slug)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      const moved = datasetFileAddress(found.movedTo, format, { ...wish, ...version })
      return context.redirect(addressIn(language, moved), 301)
    }
    const { record: publication } = found
    if (publication.kind !== 'dataset') return context.notFound()
    const { charted } = await readDataFiles(reading, publication)
    if (!charted) return context.notFound()
    if (asked !== null && asked !== charted.version) {
      if (!versionPattern.test(asked)) return answerUnknownVersion(context, language)
      const present = datasetFileAddress(slug, format, { ...wish, version: charted.version })
      return answerReplacedVersion(context, language, `${options.siteUrl}${addressIn(language, present)}`)
    }
    const lines = linesOfDataset(charted.values, wish, charted.file, language)
    const choice = { ...lines.chosen, ...version }
    const chart = { reading, publication, lines, choice, siteUrl: options.siteUrl, version: charted.version }
    const figures = {
      name: slug,
      address: (form: typeof format) => datasetFileAddress(slug, form, choice),
      isFixed: asked !== null,
      csv: () => csvOf(lines, language),
      json: () => jsonOf(lines, charted.version),
      metadata: () => metadataOf(chart),
      picture: () => pictureOf(chart),
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}

interface DatasetChartFile {
  reading: Reading
  publication: Publication
  lines: DatasetLines
  choice: DatasetChoice
  siteUrl: string
  /** Of the file. */
  version: string
}

function csvOf({ subject, series }: DatasetLines, language: Language): string {
  const { columns, line } = downloadWords[language]
  const { statuses } = figureMessages(language)
  const head = [line, columns.year, subject.title.text, columns.unit, columns.status, columns.unchangedSince]
  const rows = series.flatMap(({ name, observations }) =>
    observations.map(({ year, value, status, since }) =>
      writeCsvRow([
        name.text,
        year,
        value,
        subject.unit.text,
        language === 'en' ? status : statuses[status],
        status === 'carried' ? since : null,
      ]),
    ),
  )
  return csvMark + writeCsvRow(head) + rows.join('')
}

function jsonOf({ subject, series }: DatasetLines, version: string) {
  return {
    version,
    title: subject.title.text,
    unit: subject.unit.text,
    lines: series.map(({ name, observations }) => ({
      name: name.text,
      values: observations.map(observationToJson),
    })),
  }
}

function pageOf({ publication, siteUrl, reading }: DatasetChartFile): string {
  return `${siteUrl}${addressIn(reading.language, `/publications/${publication.slug}`)}`
}

async function metadataOf(chart: DatasetChartFile) {
  const { reading, publication, lines, choice, siteUrl, version } = chart
  const { language } = reading
  const organization = await readOrganization(reading)
  const { title, publishedOn } = publication
  return {
    title: lines.subject.title.text,
    unit: lines.subject.unit.text,
    lines: lines.series.map(({ name }) => name.text),
    publication: { slug: publication.slug, title: title.text },
    citation: citeDataset(publication, version, { organization, siteUrl, language }),
    version,
    published_on: publishedOn,
    language,
    files: Object.fromEntries(
      figureFormats.map((format) => [
        format,
        `${siteUrl}${addressIn(language, datasetFileAddress(publication.slug, format, { ...choice, version }))}`,
      ]),
    ),
    page: pageOf(chart),
  }
}

async function pictureOf(chart: DatasetChartFile): Promise<FigurePicture> {
  const { reading, publication, lines } = chart
  const { language } = reading
  const organization = await readOrganization(reading)
  const { subject, series } = lines
  const writers = publication.authors.length > 0 ? publication.authors : [organization.name.text]
  return {
    language,
    messages: figureMessages(language),
    title: subject.title.text,
    subtitle: subject.unit.text,
    body: { kind: 'lines', subject, series },
    source: [...writers, publication.title.text, formatDay(publication.publishedOn, language)].join(' · '),
    licence: null,
    version: null,
    address: pageOf(chart),
  }
}
