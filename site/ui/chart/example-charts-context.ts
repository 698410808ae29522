import { createContext, useContext } from 'react'
import type { ExampleCharts } from './example-charts.ts'

/** The examples' charts come with the page's data, as those of any page do. */
export const ExampleChartsContext = createContext<ExampleCharts | null>(null)

/** @throws Error where the page gave none */
export function useExampleCharts(): ExampleCharts {
  const charts = useContext(ExampleChartsContext)
  if (!charts) throw new Error('The page that shows the examples has to provide their charts')
  return charts
}
