import { indicatorKind, type Indicator } from '../../../figures/indicators/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import type { Reading } from '../../../store/read/reading.ts'

/** Every indicator, in the editors' order. */
export async function readIndicators(reading: Reading): Promise<readonly Indicator[]> {
  return (await listRecords(indicatorKind, reading, { perPage: 0 })).records
}
