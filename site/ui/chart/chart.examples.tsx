import type { ComponentExamples } from '../examples/component-examples.ts'
import { BarChart } from './bar-chart.tsx'
import { useExampleCharts } from './example-charts-context.ts'
import type { ExampleCharts } from './example-charts.ts'
import { LineChart } from './line-chart.tsx'
import { SmallMultiples } from './small-multiples.tsx'

function Line({ name }: { name: keyof ExampleCharts['lines'] }) {
  return <LineChart chart={useExampleCharts().lines[name]} />
}

function Multiples({ of }: { of: 'byCountry' | 'byIndicator' }) {
  return <SmallMultiples charts={useExampleCharts()[of]} />
}

function Bars() {
  return <BarChart chart={useExampleCharts().bars} />
}

export const examples: ComponentExamples = {
  name: 'Chart',
  description:
    'Values over the years, with the status of each: measured, carried forward, interpolated, estimated. Drawn by the server, complete without scripts; with them, a line that reads a year.',
  examples: [
    { name: 'One line', render: () => <Line name="one line" /> },
    { name: 'Five lines', render: () => <Line name="five lines" /> },
    { name: 'Many lines, three of them chosen', render: () => <Line name="many lines, some chosen" /> },
    { name: 'Many lines, none chosen', render: () => <Line name="many lines, none chosen" /> },
    { name: 'Every status, gaps, one without data', render: () => <Line name="every status, gaps" /> },
    { name: 'Long names', render: () => <Line name="long names" /> },
    { name: 'One value', render: () => <Line name="one value" /> },
    { name: 'No values', render: () => <Line name="no values" /> },
    { name: 'Values far from nought', render: () => <Line name="far from nought" /> },
    { name: 'Small multiples: countries, one scale', render: () => <Multiples of="byCountry" /> },
    { name: 'Small multiples: indicators, a scale each', render: () => <Multiples of="byIndicator" /> },
    { name: 'Latest values of a few countries', render: () => <Bars /> },
  ],
}
