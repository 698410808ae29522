import { pillars } from '../../languages/figure-words.ts'
import type { Indicator } from './kind.ts'

/** The figures most asked for: of each pillar the indicator that editors have put first. */
export function mostAskedFor(indicators: readonly Indicator[]): Indicator[] {
  return pillars.flatMap((pillar) => indicators.find((indicator) => indicator.pillar === pillar) ?? [])
}
