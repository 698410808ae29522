import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { dataImportKind, type DataImport } from '../../figures/data-imports/kind.ts'
import { readChanges } from '../../figures/data-imports/read-revisions.ts'
import { figureFormatPattern, updateFileAddress } from '../../figures/downloads/figure-files.ts'
import { statusInCsv } from '../../figures/downloads/csv.ts'
import { describeTaken } from '../../figures/downloads/taken-figures.ts'
import { indicatorKind } from '../../figures/indicators/kind.ts'
import { readNamedCountries } from '../../figures/observations/country-names.ts'
import { readSeries } from '../../figures/observations/read-observations.ts'
import { addressIn } from '../../languages/address.ts'
import type { Status } from '../../languages/figure-words.ts'
import { formatNumber } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import { takenOfPublishedUpdate } from '../../site/pages/data-tools/updates/read-update-take-away.ts'
import {
  readUpdateChanges,
  type UpdateChanges,
} from '../../site/pages/data-tools/updates/read-update-changes.ts'
import { findRecord, listRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { csvMark, writeCsvRow } from '../../submissions/exports/write-csv.ts'
import { answerWithFigures, formatOf, readingOf, type FigureFilesOptions } from './answer-with-figures.ts'
import type { ValueTable } from './drawing/value-table.ts'
import { pictureOfTaken } from './figure-set-files.ts'
import { redirectMoved } from '../redirect-moved.ts'

/** Values that a picture names; the other files have all. */
const mostOnPicture = 60

/** `/data-tools/updates/{slug}.csv` and the other forms in one language: the values that an update revised or withdrew. */
export function updateFiles(options: FigureFilesOptions, language: Language): Hono {
  const app = new Hono()
  app.get(`/:file{[a-z0-9-]{1,200}\\.${figureFormatPattern}}`, async (context) => {
    const file = context.req.param('file')
    const slug = file.slice(0, file.indexOf('.'))
    const format = formatOf(file)
    if (!format) return context.notFound()
    const reading = readingOf(options, language)
    const found = await findRecord(dataImportKind, reading, slug)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      return redirectMoved(context, addressIn(language, updateFileAddress(found.movedTo, format)))
    }
    const { record: update } = found
    const taken = await takenOfPublishedUpdate(reading, update, options.siteUrl)
    if (!taken) return context.notFound()
    const figures = {
      name: slug,
      address: (form: typeof format) => updateFileAddress(slug, form),
      csv: async () => csvOf(await readAll(reading, update), language),
      json: async () => ({ version: update.version, changes: await readAll(reading, update) }),
      metadata: () => describeTaken(taken),
      picture: async () => {
        const changes = await readUpdateChanges(reading, update, mostOnPicture)
        return pictureOfTaken(taken, {
          subtitle: figureMessages(language).update.changes,
          body: tableOf(changes?.indicators ?? [], language),
        })
      },
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}

/** Every value that the update revised or withdrew, as numbers, with its status before and after. */
async function readAll(reading: Reading, update: Pick<DataImport, 'version' | 'counts'>) {
  const { version, counts } = update
  if (version === null) return []
  const { revised, withdrawn } = counts
  const [changes, { records }, countries] = await Promise.all([
    readChanges(reading, update, { ways: ['revised', 'withdrawn'], most: revised + withdrawn }),
    listRecords(indicatorKind, reading, { perPage: 0 }),
    readNamedCountries(reading),
  ])
  const changed = new Set(changes.map(({ indicator }) => indicator))
  const [formerStatuses, statuses] = await Promise.all([
    readStatuses(reading, changed, version - 1),
    readStatuses(reading, changed, version),
  ])
  const indicatorOf = new Map(records.map((indicator) => [indicator.id, indicator]))
  const countryOf = new Map(countries.map((country) => [country.code, country]))
  return changes.flatMap(({ indicator: id, country: code, year, former, value }) => {
    const [indicator, country] = [indicatorOf.get(id), countryOf.get(code)]
    if (!indicator || !country) return []
    const key = keyOf(id, code, year)
    return [
      {
        indicator: { slug: indicator.slug, title: indicator.title.text, unit: indicator.unit.text },
        country: { code, name: country.name.text },
        year,
        former_value: former,
        former_status: formerStatuses.get(key) ?? null,
        value,
        status: statuses.get(key) ?? null,
      },
    ]
  })
}

const keyOf = (indicator: string, country: string, year: number) => `${indicator} ${country} ${year}`

/** The statuses of all values of some indicators, as the files of a version give them. */
async function readStatuses(
  reading: Reading,
  indicators: ReadonlySet<string>,
  version: number,
): Promise<ReadonlyMap<string, Status>> {
  const found = await Promise.all(
    [...indicators].map((indicator) => readSeries(reading, { indicator, version })),
  )
  return new Map(
    found
      .flat()
      .flatMap(({ indicator, country, observations }) =>
        observations.map(({ year, status }) => [keyOf(indicator, country, year), status] as const),
      ),
  )
}

function csvOf(changes: Awaited<ReturnType<typeof readAll>>, language: Language): string {
  const { columns, formerValue, formerStatus } = downloadWords[language]
  const { statuses } = figureMessages(language)
  const write = (status: Status | null) => status && statusInCsv(status, language, statuses)
  const head = writeCsvRow([
    columns.indicator,
    columns.indicatorName,
    columns.country,
    columns.countryName,
    columns.year,
    formerValue,
    columns.value,
    columns.unit,
    formerStatus,
    columns.status,
  ])
  const rows = changes.map(({ indicator, country, year, value, status, ...former }) =>
    writeCsvRow([
      indicator.slug,
      indicator.title,
      country.code.toUpperCase(),
      country.name,
      year,
      former.former_value,
      value,
      indicator.unit,
      write(former.former_status),
      write(status),
    ]),
  )
  return csvMark + head + rows.join('')
}

function tableOf(indicators: UpdateChanges['indicators'], language: Language): ValueTable {
  const words = figureMessages(language)
  const { update } = words
  const named = indicators.reduce((sum, { values }) => sum + values.length, 0)
  const all = indicators.reduce((sum, { count }) => sum + count, 0)
  return {
    kind: 'table',
    columns: [{ text: words.country }, { text: words.year }, { text: update.former }, { text: update.value }],
    rows: indicators
      .filter(({ values }) => values.length > 0)
      .flatMap(({ title, unit, values }) => [
        [{ text: `${title.text} (${unit.text})` }],
        ...values.map(({ country, year, former, value, isOnlyStatus }) => [
          { text: country.name.text },
          { text: year },
          { text: former },
          { text: value ?? update.isWithdrawn, note: isOnlyStatus ? update.isOnlyStatus : null },
        ]),
      ]),
    nothing: update.nothingRevised,
    summary: all === 0 ? update.nothingRevised : update.changes,
    notes: named < all ? [update.named(formatNumber(named, language), formatNumber(all, language))] : [],
  }
}
