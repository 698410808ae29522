import { homeItemToApi } from '../../../../content/home/api.ts'
import { readHomeItemsAndOthers, type HomeItem } from '../../../../content/home/home-items.ts'
import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import { decorativePicture, type Picture } from '../../../../store/read/picture.ts'
import type { Reading } from '../../../../store/read/reading.ts'
import { formatShortDate } from '../../../../languages/format.ts'
import { newestFirst, normalizeHomeItem, type NormalHomeItem } from './normalize-home-item.ts'

/** A news item or an event as its card shows it. */
export interface NewsCard extends Pick<NormalHomeItem, 'id' | 'slug' | 'type' | 'date' | 'image' | 'to'> {
  key: string
  title: LocalizedText
  /** The date in words: day, short month, year. */
  day: string | null
  /** Nothing: `image` is shown. */
  picture: Picture | null
}

export interface Latest {
  /** The block's items (specification, section 2.6). */
  block: NewsCard[]
  /** The nearest of the others, for the teaser (section 2.4). */
  others: NewsCard[]
}

/** What is new: the block's 2 news and 1 event, and as many others as asked for. Newest first. */
export async function readLatest(reading: Reading, others: number): Promise<Latest> {
  const found = await readHomeItemsAndOthers(reading, others)
  return {
    block: found.home.map((item) => newsCard(item, reading)).toSorted(newestFirst),
    others: found.others.map((item) => newsCard(item, reading)),
  }
}

function keyOf({ type, record }: HomeItem): string {
  return `${type} ${record.id}`
}

/** An event has its day where it takes place. */
function timeZoneOf(item: HomeItem): string | undefined {
  return item.type === 'event' ? item.record.timeZone : undefined
}

/** Read as any client of the public API would, and completed by what only the record knows. */
function newsCard(item: HomeItem, { language }: Reading): NewsCard {
  const { title: _title, ...normal } = normalizeHomeItem(homeItemToApi(item, { language, siteUrl: '' }))
  return {
    ...normal,
    key: keyOf(item),
    title: item.record.title,
    day: normal.date && formatShortDate(normal.date, language, timeZoneOf(item)),
    picture: item.record.image && decorativePicture(item.record.image),
  }
}
