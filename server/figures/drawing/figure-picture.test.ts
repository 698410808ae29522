import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ChartSeries } from '../../../figures/charts/chart-series.ts'
import { describeSeries } from '../../../figures/observations/status.ts'
import { figures as arabic } from '../../../languages/messages/figures/ar.ts'
import { figures as english } from '../../../languages/messages/figures/en.ts'
import { readTokens } from '../../../site/pages/design-system/tokens.ts'
import { chartColours } from './chart-colours.ts'
import { figurePng, figureSvg, type FigurePicture } from './figure-picture.ts'
import type { LineChart } from './line-chart.ts'

const styles = ['styles/tokens.css', 'chart/figure-tokens.css'].map((file) =>
  readFileSync(new URL(`../../../site/ui/${file}`, import.meta.url), 'utf8'),
)

function series(key: string, text: string, values: readonly number[]): ChartSeries {
  return {
    key,
    name: { text, language: 'en' },
    observations: describeSeries(
      values.map((value, index) => ({ year: 2000 + index, value, status: null, editionYear: 2026 })),
    ),
  }
}

const chart: LineChart = {
  kind: 'lines',
  subject: {
    title: { text: 'Withdrawal <& more>', language: 'en' },
    unit: { text: 'billion m³ a year', language: 'en' },
    decimals: 1,
  },
  series: [series('ma', 'Morocco', [1, 2, 2, 2]), series('km', 'Comoros', [])],
}
const inEnglish: FigurePicture = {
  language: 'en',
  messages: english,
  title: 'Withdrawal <& more>',
  subtitle: 'billion m³ a year',
  body: chart,
  source: 'FAO AQUASTAT',
  licence: 'CC-BY-4.0',
  version: { number: 3, day: '2026-11-20' },
  address: 'https://example.org/data-tools/indicators/withdrawal?version=3',
}
const inArabic: FigurePicture = {
  ...inEnglish,
  language: 'ar',
  messages: arabic,
  title: 'إجمالي سحب المياه',
  subtitle: 'مليار م³ في السنة',
}

describe('as SVG', () => {
  const svg = figureSvg(inEnglish)

  test('says what it shows, whose it is and which version', () => {
    for (const said of [
      '<title id="chart-title">Withdrawal &lt;&amp; more&gt;</title>',
      'unchanged in the source since 2001',
      'No data: Comoros',
      'Source: FAO AQUASTAT',
      'Licence: CC-BY-4.0',
      'Version 3 of 20 November 2026',
      'https://example.org/data-tools/indicators/withdrawal?version=3',
    ])
      expect(svg).toContain(said)
  })

  test('stands by itself: no custom property, no reference to another file', () => {
    expect(svg).not.toMatch(/var\(|url\(|href=|@import|NaN|undefined/)
  })

  test('runs from the right to the left in Arabic', () => {
    const arabicSvg = figureSvg(inArabic)
    expect(arabicSvg).toContain('xml:lang="ar" direction="rtl"')
    // Whoever opens the file has other letters, of another width: the address ends where the sheet does.
    expect(arabicSvg).toMatch(/<g direction="ltr"><text [^>]*text-anchor="end">https:/)
  })

  test('is a whole drawing without any value', () => {
    const empty = figureSvg({ ...inEnglish, body: { ...chart, series: [series('km', 'Comoros', [])] } })
    expect(empty).toContain(english.chart.nothing)
    expect(empty).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('nothing is cut of', () => {
  const subject = {
    title: { text: 'Energy use', language: 'en' as const },
    unit: { text: 'kilograms of oil equivalent per person and per year', language: 'en' as const },
    decimals: 3,
  }
  const values = [1234567890.123, 1234567890.123]
  const wordsOf = (svg: string) => svg.replace(/<(title|desc)[^>]*>[^<]*/g, '').replace(/<[^>]+>/g, ' ')
  const drawn = (picture: Partial<FigurePicture>) => {
    const words = wordsOf(figureSvg({ ...inEnglish, ...picture }))
    expect(words).not.toContain('…')
    return words.replace(/\s+/g, ' ')
  }

  test('a number that is longer than the country’s name', () => {
    const body: LineChart = { kind: 'lines', subject, series: [series('ml', 'Mali', values)] }
    expect(drawn({ body })).toContain('1,234,567,890.123')
    expect(drawn({ body, language: 'ar', messages: arabic })).toContain('Mali')
  })

  test('the unit and the age of a small chart', () => {
    const body = { kind: 'panels' as const, panels: [{ subject, series: series('ml', 'Mali', values) }] }
    const words = drawn({ body })
    expect(words).toContain(`1,234,567,890.123 ${subject.unit.text.slice(0, 20)}`)
    expect(words).toContain('person and per year 2001, unchanged in the source since 2000')
  })

  test('the numbers of a table and what is said of them', () => {
    const note = '2022, unchanged in the source since 2014, '.repeat(5).trim()
    const cell = { text: '1,234,567,890,123,456,789.123', note }
    const words = drawn({
      body: {
        kind: 'table',
        columns: Array.from({ length: 6 }, () => ({ text: 'Energy use', note: subject.unit.text })),
        rows: [[{ text: 'Mali' }, ...Array.from({ length: 5 }, () => cell)]],
        nothing: '',
        summary: '',
        notes: [note.repeat(4)],
      },
    })
    expect(words.split(cell.text)).toHaveLength(6)
  })

  test('the address, with its version', () => {
    const countries = 'bd,eg,sa,iq,lb,ps,sy,ye,om,kw,qa,ly,tn,ma,sd,mr,ml,tr,ir,pk'
    const address = `https://www.example.org/ar/data-tools/indicators/renewable-water-resources-per-person?countries=${countries}&version=12`
    for (const language of ['en', 'ar'] as const) {
      const svg = figureSvg({ ...inEnglish, language, address })
      const written = /<g direction="ltr">(.*?)<\/g>/.exec(svg)?.[1] ?? ''
      expect(written.split('<text ').length).toBeGreaterThan(2)
      expect(written.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')).toBe(address)
    }
  })
})

test.each([
  ['English', inEnglish],
  ['Arabic', inArabic],
])('as PNG in %s it is a picture of the same chart, twice as wide', async (_, file) => {
  const picture = sharp(await figurePng(file))
  const { width, format } = await picture.metadata()
  expect([width, format]).toEqual([1920, 'png'])
  // Letters and lines are there: the picture is not the plain ground.
  const { channels } = await picture.stats()
  expect(channels[0]?.stdev).toBeGreaterThan(5)
})

test('colours are those of the light scheme', () => {
  const light = new Map(styles.flatMap((css) => [...readTokens(css).light]))
  for (const [name, colour] of Object.entries(chartColours)) expect(light.get(name), name).toBe(colour)
})
