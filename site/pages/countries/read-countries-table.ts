import type { RouterContextProvider } from 'react-router'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { takenOfCountries } from '../../../figures/downloads/taken-from-pages.ts'
import { citeTaken, embedTaken } from '../../../figures/downloads/taken-figures.ts'
import { mostAskedFor } from '../../../figures/indicators/most-asked-for.ts'
import { readSeries, readVersions } from '../../../figures/observations/read-observations.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { readingContext, siteUrlContext } from '../../loading/contexts.ts'
import { notFound } from '../../loading/not-found.ts'
import { versionIn } from '../../loading/figure-parameters.ts'
import { nameOfOrder, orderIn, sortedByNumber } from '../../loading/sorted-table.ts'
import { valueInWords } from '../../loading/value-in-words.ts'
import { readListedCountries } from '../data-tools/listed-countries.ts'
import { readIndicators } from '../data-tools/read-indicators.ts'

/** Throws that nothing stands at the address where it names a version of the figures that there is none of. */
export async function refuseUnknownVersion(reading: Reading, given: URLSearchParams): Promise<void> {
  const asked = versionIn(given)
  if (asked === undefined) return
  const versions = await readVersions(reading)
  if (versions.every(({ number }) => number !== asked)) throw notFound()
}

/**
 * The latest value of each country of the figures most asked for: of each pillar the indicator that editors have put first.
 * @returns nothing where no figures are published, or none in the version that is asked for
 */
export async function readCountriesTable(context: Readonly<RouterContextProvider>, request: Request) {
  const reading = context.get(readingContext)
  const { language } = reading
  const given = new URL(request.url).searchParams
  const asked = versionIn(given)
  const [all, versions, organization] = await Promise.all([
    readIndicators(reading),
    readVersions(reading),
    readOrganization(reading),
  ])
  const version =
    asked === undefined ? (versions[0] ?? null) : versions.find(({ number }) => number === asked)
  if (version === undefined) return null
  const indicators = mostAskedFor(all)
  const columns = await Promise.all(
    indicators.map(async (indicator) => {
      const series = await readSeries(reading, {
        indicator: indicator.id,
        ...(asked !== undefined && { version: asked }),
      })
      return {
        indicator,
        latest: new Map(series.map(({ country, observations }) => [country, observations.at(-1)])),
      }
    }),
  )
  const countries = await readListedCountries(
    reading,
    columns.flatMap(({ latest }) => [...latest.keys()]),
  )
  if (columns.every(({ latest }) => latest.size === 0)) return null
  const order = orderIn(given.get('sort'), ['country', ...indicators.map(({ slug }) => slug)])
  const column = columns.find(({ indicator }) => indicator.slug === order.key)
  const ordered = column
    ? sortedByNumber(countries, ({ code }) => column.latest.get(code)?.value, order.isDescending)
    : order.isDescending
      ? countries.toReversed()
      : countries
  const { countriesTable: words } = figureMessages(language)
  const siteUrl = context.get(siteUrlContext)
  const taken = takenOfCountries({ indicators, version, organization, siteUrl, language }, words.title)
  return {
    version: version?.number ?? null,
    isCurrent: version?.number === versions[0]?.number,
    citation: citeTaken(taken),
    embed: embedTaken(taken, `${words.title}. ${words.lead}`),
    order,
    sort: nameOfOrder(order, 'country'),
    columns: indicators.map(({ slug, title, unit, pillar }) => ({ slug, title, unit, pillar })),
    rows: ordered.map(({ code, slug, name }) => ({
      code,
      slug,
      name,
      cells: columns.map(({ indicator, latest }) => {
        const found = latest.get(code)
        return found ? valueInWords(found, indicator, language) : null
      }),
    })),
  }
}

export type CountriesTableData = NonNullable<Awaited<ReturnType<typeof readCountriesTable>>>
