import { redirect, type RouterContextProvider } from 'react-router'
import { mannerOf } from '../../../figures/charts/chart-words.ts'
import { dataImportKind } from '../../../figures/data-imports/kind.ts'
import { indicatorKind } from '../../../figures/indicators/kind.ts'
import { readLatestValues, type LatestValue } from '../../../figures/observations/latest-values.ts'
import { readVersions } from '../../../figures/observations/read-observations.ts'
import { rangeOf } from '../../../figures/observations/value-range.ts'
import { formatShortDate, formatYear } from '../../../languages/format.ts'
import { firstRecords, listRecords } from '../../../store/read/list-records.ts'
import { longestQuery } from '../../../store/search/query-limits.ts'
import { readingContext } from '../../loading/contexts.ts'
import { pathOfPage } from '../../loading/path-of-page.ts'
import { readPage } from '../../loading/read-page.ts'
import { byPillar } from './by-pillar.ts'

/** Versions that the entrance names. */
const newest = 5

/** What the entrance to the figures shows: indicators, those that have the words of `q`, and what is new. */
export async function readEntrance(context: Readonly<RouterContextProvider>, request: Request) {
  const reading = context.get(readingContext)
  const { language } = reading
  const url = new URL(request.url)
  const { searchParams } = url
  const given = searchParams.get('q')
  const q = (given ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
  if (given === '') throw redirect(pathOfPage(url))
  const [page, { records: indicators }, latest, versions, updates] = await Promise.all([
    readPage(context, 'data-tools'),
    listRecords(indicatorKind, reading, { perPage: 0, ...(q !== '' && { q }) }),
    readLatestValues(reading),
    readVersions(reading),
    firstRecords(dataImportKind, reading, { perPage: newest, asCards: true }),
  ])
  const listed = indicators.map((indicator) => {
    const { slug, title, unit, pillar } = indicator
    const values = latest.get(indicator.id) ?? []
    const range = rangeOf(values.map(({ value }) => value))
    const { formatValue } = mannerOf(indicator, language)
    return {
      slug,
      title,
      unit,
      pillar,
      spread: range && {
        low: formatValue(range.low),
        high: formatValue(range.high),
        marks: marksOf(values, range),
        count: range.count,
        latestYear: formatYear(Math.max(...values.map(({ year }) => year)), language),
      },
    }
  })
  return {
    page,
    q,
    count: listed.length,
    pillars: byPillar(listed),
    versions: versions.slice(0, newest).map(({ number, publishedAt, importId, isUndo }) => {
      // The first version comes with the site, by no import.
      const update = updates.find(({ id }) => id === importId)
      return {
        number,
        isUndo,
        publishedAt,
        day: formatShortDate(publishedAt, language),
        update: update ? { slug: update.slug, title: update.title } : null,
      }
    }),
  }
}

/** A stroke for each value between the lowest and the highest, as the `d` of a path 100 wide and 10 high. */
function marksOf(values: readonly LatestValue[], { low, high }: { low: number; high: number }): string {
  const extent = high - low
  const places = values.map(({ value }) =>
    extent === 0 ? 50 : Math.round(((value - low) / extent) * 1000) / 10,
  )
  return [...new Set(places)]
    .toSorted((one, other) => one - other)
    .map((place) => `M${place} 0v10`)
    .join('')
}

export type EntranceData = Awaited<ReturnType<typeof readEntrance>>
export type ListedIndicator = EntranceData['pillars'][number]['items'][number]
