import type { ChartWish } from '../../figures/datasets/dataset-chart.ts'

/** The name under which a form sends each line that was chosen. */
export const chosenLines = 'lines[]'

/** Query parameters by which readers choose what the chart of a dataset shows: places in the file, from 1. */
export const datasetParameters = ['measure', 'lines', chosenLines] as const

/** What an address wants to see in a dataset's chart; what makes no sense is passed over. */
export function chartWishIn(given: URLSearchParams): ChartWish {
  const places = (...names: readonly (typeof datasetParameters)[number][]) =>
    names
      .flatMap((name) => given.getAll(name).flatMap((value) => value.split(',')))
      .flatMap((place) => (/^[1-9]\d{0,3}$/.test(place) ? [Number(place) - 1] : []))
  return { measure: places('measure')[0] ?? 0, lines: [...new Set(places('lines', chosenLines))] }
}

/** The one spelling of what the form sends, each line by itself; nothing where no form was sent. */
export function searchOfChartForm(given: URLSearchParams): string | undefined {
  if (!given.has(chosenLines)) return undefined
  const { measure, lines } = chartWishIn(given)
  const chosen = lines.map((place) => place + 1).join(',')
  return `?measure=${measure + 1}${chosen === '' ? '' : `&lines=${chosen}`}`
}
