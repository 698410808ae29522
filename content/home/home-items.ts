import { eventKind, type NetworkEvent } from '../events/kind.ts'
import { newsKind, type NewsItem } from '../news/kind.ts'
import { firstRecords } from '../read/content-kind.ts'
import type { Reading } from '../read/reading.ts'

/** A news item or an event of the home page; `date` is the instant by which the two are mixed. */
export type HomeItem =
  { type: 'news'; date: string; record: NewsItem } | { type: 'event'; date: string; record: NetworkEvent }

const itemsInAll = 3
const newsWanted = 2
const eventsWanted = 1

/** The home page's latest news and events (specification, section 2.6): 2 news and 1 event, topped up to 3, newest first. */
export async function readHomeItems(reading: Reading): Promise<HomeItem[]> {
  const { news, events } = await readLatest(reading, itemsInAll)
  return mixHomeItems(news, events)
}

/** The same, and the newest items of both kinds besides, newest first: enough for a number beside those of the mix. */
export async function readHomeAndNewestItems(
  reading: Reading,
  beside: number,
): Promise<{ home: HomeItem[]; newest: HomeItem[] }> {
  const { news, events } = await readLatest(reading, beside + itemsInAll)
  return {
    home: mixHomeItems(news.slice(0, itemsInAll), events.slice(0, itemsInAll)),
    newest: [...news, ...events].toSorted(newestFirst),
  }
}

interface Latest {
  news: HomeItem[]
  events: HomeItem[]
}

async function readLatest(reading: Reading, perPage: number): Promise<Latest> {
  const latest = { sort: '-date', perPage, asCards: true }
  const [news, events] = await Promise.all([
    firstRecords(newsKind, reading, latest),
    firstRecords(eventKind, reading, latest),
  ])
  return {
    news: news.map((record) => ({ type: 'news', date: record.date, record })),
    events: events.map((record) => ({ type: 'event', date: record.startsAt, record })),
  }
}

/** @param news @param events newest first */
export function mixHomeItems<Item extends { date: string }>(
  news: readonly Item[],
  events: readonly Item[],
): Item[] {
  const chosen = [...news.slice(0, newsWanted), ...events.slice(0, eventsWanted)]
  const others = [...news.slice(newsWanted), ...events.slice(eventsWanted)].toSorted(newestFirst)
  return [...chosen, ...others.slice(0, itemsInAll - chosen.length)].toSorted(newestFirst)
}

function newestFirst(one: { date: string }, other: { date: string }): number {
  return Date.parse(other.date) - Date.parse(one.date)
}
