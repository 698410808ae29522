import type { RouterContextProvider } from 'react-router'
import { readSeries } from '../../../figures/observations/read-observations.ts'
import { readingContext } from '../../loading/contexts.ts'
import { nameOfOrder, orderIn, sortedByNumber } from '../../loading/sorted-table.ts'
import { valueInWords } from '../../loading/value-in-words.ts'
import { readListedCountries } from '../data-tools/listed-countries.ts'
import { byPillar } from '../data-tools/by-pillar.ts'
import { readIndicators } from '../data-tools/read-indicators.ts'

/**
 * The latest value of each country of the figures most asked for: of each pillar the indicator that editors have put first.
 * @returns nothing where no figures are published
 */
export async function readCountriesTable(context: Readonly<RouterContextProvider>, request: Request) {
  const reading = context.get(readingContext)
  const { language } = reading
  const indicators = byPillar(await readIndicators(reading)).flatMap(({ items }) => items.slice(0, 1))
  const columns = await Promise.all(
    indicators.map(async (indicator) => {
      const series = await readSeries(reading, { indicator: indicator.id })
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
  const asked = new URL(request.url).searchParams.get('sort')
  const order = orderIn(asked, ['country', ...indicators.map(({ slug }) => slug)])
  const column = columns.find(({ indicator }) => indicator.slug === order.key)
  const ordered = column
    ? sortedByNumber(countries, ({ code }) => column.latest.get(code)?.value, order.isDescending)
    : order.isDescending
      ? countries.toReversed()
      : countries
  return {
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
