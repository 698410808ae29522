import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { DrawCountryMap } from '../../content/member-states/regional-network/country-map.ts'
import { readMemberCodes } from '../../content/member-states/regional-network/read-member-codes.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { mannerOf } from '../../figures/charts/chart-words.ts'
import { figureFormatPattern, mapFileAddress } from '../../figures/downloads/figure-files.ts'
import { takenOfMap } from '../../figures/downloads/taken-from-pages.ts'
import { indicatorKind, type Indicator } from '../../figures/indicators/kind.ts'
import { classOf } from '../../figures/maps/value-classes.ts'
import { detailsOfMap, valueMap, type ValueMap } from '../../figures/maps/value-map.ts'
import { readNamedCountries } from '../../figures/observations/country-names.ts'
import { readFigureSet, type FigureSet } from '../../figures/observations/figure-set.ts'
import { addressIn } from '../../languages/address.ts'
import { formatNumber, formatYear } from '../../languages/format.ts'
import { isolated } from '../../languages/isolated.ts'
import type { Language } from '../../languages/languages.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { yearIn } from '../../site/loading/map-parameters.ts'
import { findRecord } from '../../store/read/list-records.ts'
import {
  answerUnknownVersion,
  answerWithFigures,
  formatOf,
  readingOf,
  versionOf,
  type FigureFilesOptions,
} from './answer-with-figures.ts'
import type { ValueMapPicture } from './drawing/value-map.ts'
import { describeTakenSet, pictureOfTaken, valuesOfSet } from './figure-set-files.ts'
import { redirectMoved } from '../redirect-moved.ts'

export interface MapFilesOptions extends FigureFilesOptions {
  drawCountryMap: DrawCountryMap
}

/**
 * `/data-tools/indicators/{slug}/map.csv` and the other forms in one language: the map of an indicator in one year
 * (`?year=2015`), as it is or as it was in a version.
 */
export function mapFiles(options: MapFilesOptions, language: Language): Hono {
  const app = new Hono()
  app.get(`/:slug/:file{map\\.${figureFormatPattern}}`, async (context) => {
    const { slug, file } = context.req.param()
    const format = formatOf(file)
    if (!format) return context.notFound()
    const reading = readingOf(options, language)
    const { searchParams } = new URL(context.req.url)
    const version = versionOf(searchParams)
    const asked = yearIn(searchParams)
    const found = await findRecord(indicatorKind, reading, slug)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      const choice = { year: asked, version }
      return redirectMoved(context, addressIn(language, mapFileAddress(found.movedTo, format, choice)))
    }
    const { record: indicator } = found
    const set = await readFigureSet(reading, { indicators: [indicator], version })
    if (!set) return answerUnknownVersion(context, language)
    const observationsOf = new Map(
      set.series.map(({ country, observations }) => [country.code, observations]),
    )
    const [named, members] = await Promise.all([readNamedCountries(reading), readMemberCodes(reading)])
    const countries = named.filter(({ code }) => observationsOf.has(code) || members.includes(code))
    const values = valueMap(countries, observationsOf, indicator.decimals, asked)
    if (!values || values.unknownYear !== null) return context.notFound()
    const { year } = values
    const ofYear: FigureSet = {
      ...set,
      series: set.series.flatMap((series) => {
        const observations = series.observations.filter((observation) => observation.year === year)
        return observations.length > 0 ? [{ ...series, observations }] : []
      }),
    }
    const taken = async () => {
      const organization = await readOrganization(reading)
      return takenOfMap(
        { version: set.version, organization, siteUrl: options.siteUrl, language },
        indicator,
        { inWords: formatYear(year, language), inAddress: String(year) },
      )
    }
    const figures = {
      name: `${slug}-${year}`,
      address: (form: typeof format) => mapFileAddress(slug, form, { year, version }),
      ...valuesOfSet(ofYear, language),
      metadata: async () => describeTakenSet(await taken(), ofYear),
      picture: async () =>
        pictureOfTaken(await taken(), {
          subtitle: indicator.unit.text,
          body: await mapOf(values, ofYear, indicator, { language, draw: options.drawCountryMap }),
        }),
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}

async function mapOf(
  { countries, classes, year }: ValueMap,
  { series }: FigureSet,
  indicator: Indicator,
  { language, draw }: { language: Language; draw: DrawCountryMap },
): Promise<ValueMapPicture> {
  const messages = figureMessages(language)
  const { labelled, regionalNetwork } = messagesOf(language)
  const { formatValue } = mannerOf(indicator, language)
  const map = await draw(countries.map(({ code }) => code))
  const shown = countries.map(({ code, name }) => {
    const value = series.find(({ country }) => country.code === code)?.observations.at(-1)?.value
    const tone = value === undefined ? 0 : classOf(value, classes, indicator.decimals) + 1
    return { code, name: name.text, tone }
  })
  const count = (tone: number) => {
    const { length } = shown.filter((country) => country.tone === tone)
    return messages.countryCount(length, formatNumber(length, language))
  }
  return {
    kind: 'map',
    map,
    details: detailsOfMap(map, countries),
    countries: shown,
    classes: classes.map(({ low, high }, index) =>
      labelled(
        low === high ? formatValue(low) : messages.fromTo(formatValue(low), formatValue(high)),
        count(index + 1),
      ),
    ),
    withoutValue: labelled(messages.noValue, count(0)),
    summary: [
      messages.map.mapOf(isolated(indicator.title.text), formatYear(year, language)),
      messages.map.withValue(
        formatYear(year, language),
        formatNumber(series.length, language),
        formatNumber(countries.length, language),
      ),
    ].join('. '),
    notes: [messages.map.classes, `${regionalNetwork.boundaries} ${messages.map.waterSource}`],
  }
}
