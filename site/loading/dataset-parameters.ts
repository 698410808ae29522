import type { ChartWish } from '../../figures/datasets/dataset-chart.ts'

/** Query parameters by which readers choose what the chart of a dataset shows: places in the file, from 1. */
export const datasetParameters = ['measure', 'lines'] as const

/** What an address wants to see in a dataset's chart; what makes no sense is passed over. */
export function chartWishIn(given: URLSearchParams): ChartWish {
  const places = (name: (typeof datasetParameters)[number]) =>
    given.getAll(name).flatMap((value) => (/^[1-9]\d{0,3}$/.test(value) ? [Number(value) - 1] : []))
  return { measure: places('measure')[0] ?? 0, lines: [...new Set(places('lines'))] }
}
