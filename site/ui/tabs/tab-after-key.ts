import type { Direction } from '../../../languages/languages.ts'

/**
 * Which tab a key leads to: arrows along the line and round its ends, Home and End to them (WAI-ARIA, tabs pattern).
 * Nothing for any other key.
 */
export function tabAfterKey(
  key: string,
  tab: number,
  count: number,
  direction: Direction,
): number | undefined {
  const forward = direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (tab + forward + count) % count
    case 'ArrowLeft':
      return (tab - forward + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
