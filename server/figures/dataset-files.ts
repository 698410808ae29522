import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { publicationKind, type Publication } from '../../content/publications/kind.ts'
import { readOrganization, type Organization } from '../../content/organization/read-organization.ts'
import { versionPattern } from '../../figures/datasets/version-of-values.ts'
import type { ChartValues } from '../../figures/datasets/data-table.ts'
import { linesOfDataset, type DatasetLines, type NamedFile } from '../../figures/datasets/dataset-chart.ts'
import { readFormerValues } from '../../figures/datasets/former-versions/former-versions.ts'
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
import { statusInCsv } from '../../figures/downloads/csv.ts'
import { namedFile, readDataFiles } from '../../site/pages/publications/read-dataset.ts'
import { findRecord } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { csvMark, writeCsvRow } from '../../submissions/exports/write-csv.ts'
import {
  answerUnknownVersion,
  answerWithdrawnVersion,
  answerWithFigures,
  formatOf,
  readingOf,
  type FigureFilesOptions,
} from './answer-with-figures.ts'
import type { FigurePicture } from './drawing/figure-picture.ts'
import { redirectMoved } from '../redirect-moved.ts'

/**
 * `/publications/{slug}/chart.csv` and the other forms in one language: what the chart of a dataset shows (`?measure=1`,
 * `&lines=2,5`). An address with a version gives its values also
 * after the file was replaced, unless an administrator has withdrawn them.
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
      return redirectMoved(context, addressIn(language, moved))
    }
    const { record: publication } = found
    const { charted } = await readDataFiles(reading, publication)
    const present = publication.kind === 'dataset' ? charted : null
    const organization = await readOrganization(reading)
    let shown: ShownValues | undefined =
      present && (asked === null || asked === present.version)
        ? { ...present, publication, organization }
        : undefined
    if (!shown && asked !== null) {
      const held = versionPattern.test(asked)
        ? await readFormerValues(options.payload, Number(publication.id), asked)
        : undefined
      if (held && 'withdrawnAt' in held) {
        const latest = present && datasetFileAddress(slug, format, { ...wish, version: present.version })
        return answerWithdrawnVersion(
          context,
          language,
          latest && `${options.siteUrl}${addressIn(language, latest)}`,
        )
      }
      const said = held?.content.said[language]
      if (!held || !said) return answerUnknownVersion(context, language)
      shown = {
        values: held.content.values,
        version: asked,
        file: said.file,
        publication: { ...publication, ...said },
        organization: { ...organization, name: said.organization },
      }
    }
    if (!shown) return context.notFound()
    const lines = linesOfDataset(shown.values, wish, namedFile(shown.file, language), language)
    const choice = { ...lines.chosen, ...version }
    const chart = { ...shown, reading, lines, choice, siteUrl: options.siteUrl }
    const figures = {
      name: slug,
      address: (form: typeof format) => datasetFileAddress(slug, form, choice),
      csv: () => csvOf(lines, language),
      json: () => jsonOf(lines, chart.version),
      metadata: () => metadataOf(chart),
      picture: () => pictureOf(chart),
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}

/** Values of one version, and what is said with them. */
interface ShownValues {
  values: ChartValues
  version: string
  file: Omit<NamedFile, 'withoutUnit'>
  publication: Publication
  organization: Organization
}

interface DatasetChartFile extends ShownValues {
  reading: Reading
  lines: DatasetLines
  choice: DatasetChoice
  siteUrl: string
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
        statusInCsv(status, language, statuses),
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

function metadataOf(chart: DatasetChartFile) {
  const { reading, publication, organization, lines, choice, siteUrl, version } = chart
  const { language } = reading
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

function pictureOf(chart: DatasetChartFile): FigurePicture {
  const { reading, publication, organization, lines } = chart
  const { language } = reading
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
