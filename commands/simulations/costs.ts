import { z } from 'zod'

/** Unit prices of one provider: `prices.json`, or a file that the reader names. */
export const pricesShape = z.strictObject({
  /** When and where they were found. */
  of: z.string(),
  currency: z.string(),
  vcpuMonth: z.number(),
  memoryGigabyteMonth: z.number(),
  diskGigabyteMonth: z.number(),
  bucketGigabyteMonth: z.number(),
  egressGigabyte: z.number(),
  cdnGigabyte: z.number(),
  cdnMillionRequests: z.number(),
})

export type Prices = z.output<typeof pricesShape>

/** What a month uses of each thing that has a price. */
export type Resources = Record<keyof Omit<Prices, 'of' | 'currency'>, number>

/** What each resource costs in a month, and all together. */
export function costOf(resources: Resources, prices: Prices): Resources & { together: number } {
  const costs = {
    vcpuMonth: resources.vcpuMonth * prices.vcpuMonth,
    memoryGigabyteMonth: resources.memoryGigabyteMonth * prices.memoryGigabyteMonth,
    diskGigabyteMonth: resources.diskGigabyteMonth * prices.diskGigabyteMonth,
    bucketGigabyteMonth: resources.bucketGigabyteMonth * prices.bucketGigabyteMonth,
    egressGigabyte: resources.egressGigabyte * prices.egressGigabyte,
    cdnGigabyte: resources.cdnGigabyte * prices.cdnGigabyte,
    cdnMillionRequests: resources.cdnMillionRequests * prices.cdnMillionRequests,
  }
  return { ...costs, together: Object.values(costs).reduce((sum, one) => sum + one, 0) }
}
