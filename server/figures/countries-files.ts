import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { ageInWords, mannerOf } from '../../figures/charts/chart-words.ts'
import { countriesFileAddress, figureFormatPattern } from '../../figures/downloads/figure-files.ts'
import { takenOfCountries } from '../../figures/downloads/taken-from-pages.ts'
import { mostAskedFor } from '../../figures/indicators/most-asked-for.ts'
import { indicatorKind } from '../../figures/indicators/kind.ts'
import { readFigureSet, type FigureSet } from '../../figures/observations/figure-set.ts'
import { compareNames } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { listRecords } from '../../store/read/list-records.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import {
  answerUnknownVersion,
  answerWithFigures,
  formatOf,
  readingOf,
  versionOf,
  type FigureFilesOptions,
} from './answer-with-figures.ts'
import type { ValueTable } from './drawing/value-table.ts'
import { describeTakenSet, pictureOfTaken, valuesOfSet } from './figure-set-files.ts'

/** `/countries/figures.csv` and the other forms in one language: the figures most asked for, of all countries. */
export function countriesFiles(options: FigureFilesOptions, language: Language): Hono {
  const app = new Hono()
  app.get(`/:file{figures\\.${figureFormatPattern}}`, async (context) => {
    const format = formatOf(context.req.param('file'))
    if (!format) return context.notFound()
    const reading = readingOf(options, language)
    const version = versionOf(new URL(context.req.url).searchParams)
    const indicators = mostAskedFor((await listRecords(indicatorKind, reading, { perPage: 0 })).records)
    const all = await readFigureSet(reading, { indicators, version })
    if (!all) return answerUnknownVersion(context, language)
    // The table shows the latest values.
    const set: FigureSet = {
      ...all,
      series: all.series.map((series) => ({ ...series, observations: series.observations.slice(-1) })),
    }
    const taken = async () =>
      takenOfCountries(
        {
          indicators,
          version: set.version,
          organization: await readOrganization(reading),
          siteUrl: options.siteUrl,
          language,
        },
        figureMessages(language).countriesTable.title,
      )
    const figures = {
      name: 'figures',
      address: (form: typeof format) => countriesFileAddress(form, version),
      ...valuesOfSet(set, language),
      metadata: async () => describeTakenSet(await taken(), set),
      picture: async () => pictureOfTaken(await taken(), { subtitle: null, body: tableOf(set, language) }),
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}

function tableOf({ series }: FigureSet, language: Language): ValueTable {
  const messages = figureMessages(language)
  const indicators = [...new Set(series.map(({ indicator }) => indicator))]
  const countries = new Map(series.map(({ country }) => [country.code, country.name.text]))
  const compare = compareNames(language)
  const inOrder = [...countries].toSorted(([, one], [, other]) => compare(one, other))
  const valueOf = (code: string, indicator: (typeof indicators)[number]) => {
    const latest = series
      .find((one) => one.country.code === code && one.indicator === indicator)
      ?.observations.at(-1)
    if (!latest) return { text: messages.noValue }
    const { formatValue } = mannerOf(indicator, language)
    return { text: formatValue(latest.value), note: ageInWords(latest, { language, messages }) }
  }
  return {
    kind: 'table',
    columns: [
      { text: messages.country },
      ...indicators.map(({ title, unit }) => ({ text: title.text, note: unit.text })),
    ],
    rows: inOrder.map(([code, name]) => [
      { text: name },
      ...indicators.map((indicator) => valueOf(code, indicator)),
    ]),
    nothing: messages.chart.nothing,
    summary: messages.countriesTable.lead,
    notes: [messages.countriesTable.lead],
  }
}
