import { pillars, type Pillar } from '../../../languages/figure-words.ts'

/** Indicators, or what is known of them, by pillar in the order of pillars; pillars without any are left out. */
export function byPillar<Item extends { pillar: Pillar }>(
  items: readonly Item[],
): { pillar: Pillar; items: Item[] }[] {
  return pillars.flatMap((pillar) => {
    const ofPillar = items.filter((item) => item.pillar === pillar)
    return ofPillar.length > 0 ? [{ pillar, items: ofPillar }] : []
  })
}
