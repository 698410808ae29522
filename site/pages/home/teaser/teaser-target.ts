import type { NormalHomeItem } from '../home-block/normalize-home-item.ts'

/** Where a card leads: the item's own target, else its page by its id (specification, section 2.4). */
export type TeaserTarget =
  { kind: 'site'; address: string } | { kind: 'whole'; path: string } | { kind: 'page'; path: string }

/** A target of its own is a whole address: another site's, or one of this site with its language's prefix. */
export function teaserTarget({ to, type, id }: Pick<NormalHomeItem, 'to' | 'type' | 'id'>): TeaserTarget {
  if (to === null) return { kind: 'page', path: `/${type === 'event' ? 'events' : 'news'}/${id}` }
  if (/^https?:/i.test(to)) return { kind: 'site', address: to }
  return { kind: 'whole', path: `/${to.replace(/^[/\\]+/, '')}` }
}
