import { eventKind, type NetworkEvent } from '../events/kind.ts'
import { newsKind, type NewsItem } from '../news/kind.ts'
import { firstRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'

/** A news item or an event of the home page; `date` is the instant by which the two are mixed. */
export type HomeItem =
  | { type: 'news'; date: string; record: NewsItem }
  | { type: 'event'; date: string; record: NetworkEvent }

const itemsInAll = 3
const newsWanted = 2
const eventsWanted = 1

/**
 * The home page's latest news and events (specification, section 2.6): 2 news and 1 event, topped up to 3, newest first.
 * Of the events it is those that come next.
 */
export async function readHomeItems(reading: Reading): Promise<HomeItem[]> {
  const { news, events } = await readLatest(reading, itemsInAll)
  return mixHomeItems(news, events)
}

/**
 * The same, and other items of both kinds: those nearest to the present moment, newest first, as the teaser shows them
 * (section 2.4).
 */
export async function readHomeItemsAndOthers(
  reading: Reading,
  mostOthers: number,
): Promise<{ home: HomeItem[]; others: HomeItem[] }> {
  const { news, events } = await readLatest(reading, mostOthers + itemsInAll)
  const home = mixHomeItems(news.slice(0, itemsInAll), events.slice(0, itemsInAll))
  const others = [...news, ...events].filter((item) => !home.includes(item))
  return { home, others: nearestItems(others, reading.now, mostOthers) }
}

interface Latest {
  news: HomeItem[]
  events: HomeItem[]
}

async function readLatest(reading: Reading, perPage: number): Promise<Latest> {
  const [news, events] = await Promise.all([
    firstRecords(newsKind, reading, { sort: '-date', perPage, asCards: true }),
    firstRecords(eventKind, reading, { sort: 'next', perPage, asCards: true }),
  ])
  return {
    news: news.map((record) => ({ type: 'news', date: record.date, record })),
    events: events.map((record) => ({ type: 'event', date: record.startsAt, record })),
  }
}

/** @param news newest first @param events what comes next first */
export function mixHomeItems<Item extends { date: string }>(
  news: readonly Item[],
  events: readonly Item[],
): Item[] {
  const newsMissing = Math.max(0, newsWanted - news.length)
  const chosenEvents = events.slice(0, eventsWanted + newsMissing)
  return [...news.slice(0, itemsInAll - chosenEvents.length), ...chosenEvents].toSorted(newestFirst)
}

/** So many of some items as are nearest to a moment, newest first. */
export function nearestItems<Item extends { date: string }>(
  items: readonly Item[],
  now: Date,
  most: number,
): Item[] {
  const distance = ({ date }: Item) => Math.abs(Date.parse(date) - now.getTime())
  return items
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted(newestFirst)
}

function newestFirst(one: { date: string }, other: { date: string }): number {
  return Date.parse(other.date) - Date.parse(one.date)
}
