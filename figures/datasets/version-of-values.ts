import { createHash } from 'node:crypto'
import type { ChartValues } from './data-table.ts'

/** How versions of files' values are written. */
export const versionPattern = /^[0-9a-f]{12}$/

/** The version of a file's values: another one for every other values, so that its addresses never give others. */
export function versionOfValues(values: ChartValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}
