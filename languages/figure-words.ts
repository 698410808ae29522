/** What an indicator is about, in the order in which pages show it: the four pillars, then what puts them into context. */
export const pillars = ['water', 'energy', 'food', 'environment', 'context'] as const

export type Pillar = (typeof pillars)[number]

/**
 * How much of a survey stands behind a value (`figures/observations/status.ts`).
 * - `observed`: nothing in the file speaks against it
 * - `carried`: the same as the year before
 * - `interpolated`: on a straight line between two other years
 * - `estimated`: for a year that was not over when the file was published
 */
export const statuses = ['observed', 'carried', 'interpolated', 'estimated'] as const

export type Status = (typeof statuses)[number]
