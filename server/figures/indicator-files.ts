import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { readMemberCodes } from '../../content/member-states/regional-network/read-member-codes.ts'
import { mostChosen } from '../../figures/charts/most-chosen.ts'
import {
  figureFileAddress,
  figureFormatPattern,
  type FigureChoice,
} from '../../figures/downloads/figure-files.ts'
import { describeFigures, pageOfVersion } from '../../figures/downloads/metadata.ts'
import { indicatorKind, type Indicator } from '../../figures/indicators/kind.ts'
import { readNamedCountries, type NamedCountry } from '../../figures/observations/country-names.ts'
import { readFigureSet, type FigureSet } from '../../figures/observations/figure-set.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import { findRecord } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import {
  answerUnknownVersion,
  answerWithFigures,
  formatOf,
  readingOf,
  versionOf,
  type FigureFilesOptions,
} from './answer-with-figures.ts'
import type { FigurePicture } from './drawing/figure-picture.ts'
import { valuesOfSet, versionOnPicture } from './figure-set-files.ts'
import { redirectMoved } from '../redirect-moved.ts'

/**
 * `/data-tools/indicators/{slug}.csv`, `.json`, `.svg`, `.png` and `.metadata.json` in one language: an indicator's figures,
 * or those of some countries (`?countries=jo,ma`), as they are or as they were in a version (`?version=3`).
 */
export function indicatorFiles(options: FigureFilesOptions, language: Language): Hono {
  const app = new Hono()
  app.get(`/:file{[a-z0-9-]{1,200}\\.${figureFormatPattern}}`, async (context) => {
    const file = context.req.param('file')
    const slug = file.slice(0, file.indexOf('.'))
    const format = formatOf(file)
    if (!format) return context.notFound()
    const reading = readingOf(options, language)
    const countries = await readNamedCountries(reading)
    const { searchParams } = new URL(context.req.url)
    const choice = readChoice(searchParams, countries)
    if ('unknown' in choice) {
      return context.text(downloadWords[language].unknownCountry(choice.unknown), 400)
    }
    const found = await findRecord(indicatorKind, reading, slug)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      return redirectMoved(context, addressIn(language, figureFileAddress(found.movedTo, format, choice)))
    }
    const indicator = found.record
    const set = await readFigureSet(reading, { indicators: [indicator], ...choice })
    if (!set) return answerUnknownVersion(context, language)
    const chosen = { reading, indicator, set, countries, choice, siteUrl: options.siteUrl }
    const figures = {
      name: slug,
      address: (form: typeof format) => figureFileAddress(slug, form, choice),
      ...valuesOfSet(set, language),
      metadata: async () => describeFigures(await describedBy(chosen)),
      picture: () => chartOf(chosen),
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}

interface ChosenFigures {
  reading: Reading
  indicator: Indicator
  set: FigureSet
  /** All that the site has a record of. */
  countries: readonly NamedCountry[]
  choice: FigureChoice
  siteUrl: string
}

/** The chart of the page: the countries that were chosen, or all that have a value. */
async function chartOf(chosen: ChosenFigures): Promise<FigurePicture> {
  const described = await describedBy(chosen)
  const { indicator, set, withoutValue, language, choice } = described
  const lines = set.series.map(({ country, observations }) => ({ ...country, observations }))
  const empty = withoutValue.map((country) => ({ ...country, observations: [] }))
  return {
    language,
    messages: figureMessages(language),
    title: indicator.title.text,
    subtitle: indicator.unit.text,
    body: {
      kind: 'lines',
      subject: indicator,
      series: [...lines, ...empty].map(({ code, name, observations }) => ({ key: code, name, observations })),
      ...(choice.countries && { chosen: choice.countries }),
    },
    source: indicator.attribution.text,
    licence: indicator.licence,
    version: versionOnPicture(set),
    address: pageOfVersion(described),
  }
}

async function describedBy({ reading, indicator, set, countries, choice, siteUrl }: ChosenFigures) {
  const { language } = reading
  const organization = await readOrganization(reading)
  const withValue = new Set(set.series.map(({ country }) => country.code))
  const wanted = choice.countries ?? (await readMemberCodes(reading))
  const withoutValue = countries.filter(({ code }) => wanted.includes(code) && !withValue.has(code))
  return { indicator, set, withoutValue, choice, organization, siteUrl, language }
}

/** What an address asks for; parameters that it does not know are left aside, as on pages. */
function readChoice(
  query: URLSearchParams,
  countries: readonly NamedCountry[],
): FigureChoice | { unknown: string } {
  const codes = [...new Set(query.get('countries')?.toLowerCase().split(',').filter(Boolean))]
  const unknown = codes.find((code) => !countries.some((country) => country.code === code))
  if (unknown !== undefined) return { unknown }
  const version = versionOf(query)
  return {
    ...(codes.length > 0 && { countries: inOneOrder(codes) }),
    ...(version !== undefined && { version }),
  }
}

/**
 * A chart shows the first in colour, in the order asked for, as its page does; the others, all in grey, have one spelling, which
 * is cached once.
 */
function inOneOrder(codes: readonly string[]): string[] {
  return [...codes.slice(0, mostChosen), ...codes.slice(mostChosen).toSorted()]
}
