import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { ReactElement } from 'react'
import { addressIn } from '../../../languages/address.ts'
import { languageCodes, type Language } from '../../../languages/languages.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { BarChart } from './bar-chart.tsx'
import { exampleCharts } from './example-charts.ts'
import { LineChart } from './line-chart.tsx'
import { SmallMultiples } from './small-multiples.tsx'

function markup(language: Language, shown: ReactElement): string {
  const Site = createRoutesStub([{ path: '*', Component: () => shown }])
  return renderToStaticMarkup(<Site initialEntries={[addressIn(language, '/data-tools')]} />).replaceAll(
    /[\u2066-\u2069]/g,
    '',
  )
}

describe.each(languageCodes)('charts in %s', (language) => {
  const { lines, byCountry, bars } = exampleCharts(language)
  const messages = figureMessages(language)

  test('are complete without scripts: summary, names, legend and every value', () => {
    const html = markup(language, <LineChart chart={lines['five lines']} />)
    const { summary, table, drawing } = lines['five lines']
    expect(html).toContain(summary.replaceAll(/[\u2066-\u2069]/g, '').replaceAll("'", '&#x27;'))
    for (const status of drawing?.statuses ?? []) expect(html).toContain(messages.statuses[status])
    expect(html.match(/<td>/g)).toHaveLength(table.rows.length * table.columns.length)
    expect(html).toContain(
      messages.chart.since(table.rows.find(({ year }) => /10|۱۰/.test(year))?.year ?? '-'),
    )
    expect(html).not.toContain('type="range"')
  })

  test('say so where there is no value', () => {
    const html = markup(language, <LineChart chart={lines['no values']} />)
    expect(html).toContain(messages.chart.nothing)
    expect(html).not.toContain('<svg')
    expect(markup(language, <SmallMultiples charts={byCountry} />)).toContain(messages.noValue)
    expect(markup(language, <BarChart chart={bars} />)).toContain(messages.noValue)
  })

  test('say whether scales are the same, and where an axis does not start at nought', () => {
    expect(markup(language, <SmallMultiples charts={byCountry} />)).toContain(messages.chart.oneScale)
    expect(markup(language, <LineChart chart={lines['far from nought']} />)).toContain(
      messages.chart.notFromZero,
    )
    expect(markup(language, <LineChart chart={lines['five lines']} />)).not.toContain(
      messages.chart.notFromZero,
    )
  })
})
