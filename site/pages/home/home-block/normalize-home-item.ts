/** What the public API gives of a news item or an event, under any of the names that it may have (section 3). */
export interface GivenHomeItem {
  id: string | number
  type?: string | null
  title?: string | null
  name?: string | null
  date?: string | null
  published_at?: string | null
  created_at?: string | null
  image?: string | null
  featured_image?: string | null
  thumbnail?: string | null
  slug?: string | null
  to?: string | null
}

export type HomeItemType = 'news' | 'event'

export interface NormalHomeItem {
  id: string
  slug: string | null
  type: HomeItemType
  title: string
  /** Instant, ISO 8601; nothing when none of its dates can be read. */
  date: string | null
  image: string
  /** Its own target, when it has one. */
  to: string | null
}

/** Takes the place of a picture that is missing; what may be anything names the JPEG (specification, section 2.4). */
export const placeholder = {
  jpeg: '/assets/placeholders/event.jpg',
  avif: '/assets/placeholders/event.avif',
} as const

const eventWords: ReadonlySet<string> = new Set([
  ...['event', 'events', 'evt', 'ev', 'activity', 'conference', 'webinar'],
  ...['فعالية', 'فعاليات', 'الفعالية', 'الفعاليات', 'حدث', 'أحداث', 'احداث', 'حدَث', 'مناسبة', 'مناسبات'],
  ...['نشاط', 'أنشطة', 'انشطة', 'مؤتمر', 'مؤتمرات', 'ندوة', 'ندوات', 'ندوة عبر الإنترنت', 'ندوة إلكترونية'],
])

/** One item of the home block, in one shape (specification, section 2.6). */
export function normalizeHomeItem(given: GivenHomeItem): NormalHomeItem {
  return {
    id: String(given.id),
    slug: given.slug?.trim() || null,
    type: typeOf(given.type),
    title: given.title?.trim() || given.name?.trim() || '',
    date: firstDate(given.date, given.published_at, given.created_at),
    image:
      cleanImageAddress(given.image) ||
      cleanImageAddress(given.featured_image) ||
      cleanImageAddress(given.thumbnail) ||
      placeholder.jpeg,
    to: given.to?.trim() || null,
  }
}

function typeOf(word: string | null | undefined): HomeItemType {
  return word && eventWords.has(word.trim().toLowerCase()) ? 'event' : 'news'
}

function firstDate(...dates: (string | null | undefined)[]): string | null {
  for (const date of dates) {
    const milliseconds = Date.parse(date ?? '')
    if (!Number.isNaN(milliseconds)) return new Date(milliseconds).toISOString()
  }
  return null
}

/** Without doubled storage prefixes and double slashes, save the two after `https:`. */
function cleanImageAddress(address: string | null | undefined): string {
  return (address ?? '')
    .trim()
    .replace(/(?<!:)\/{2,}/g, '/')
    .replace(/(^|\/)storage(?:\/storage)+(?=\/)/g, '$1storage')
}

/** Where the block's card leads: `/news/{slug or id}` or `/events/{slug or id}`. */
export function addressOfHomeItem({ type, slug, id }: Pick<NormalHomeItem, 'type' | 'slug' | 'id'>): string {
  return `/${type === 'event' ? 'events' : 'news'}/${slug ?? id}`
}

/** Newest first; what has no date comes last. */
export function newestFirst(one: { date: string | null }, other: { date: string | null }): number {
  return timestampOf(other) - timestampOf(one)
}

function timestampOf({ date }: { date: string | null }): number {
  return date === null ? 0 : Date.parse(date)
}
