import type { ChartSeries } from '../../figures/charts/chart-series.ts'
import { drawSmallMultiples, type SmallMultiples } from '../../figures/charts/draw-small-multiples.ts'
import type { LineParts } from '../../figures/charts/line-parts.ts'
import { formatYear } from '../../languages/format.ts'
import { languages, type Language } from '../../languages/languages.ts'

/** Lines side by side, without axes: the values that they show stand beside them in words. */
export interface Sketches {
  width: number
  height: number
  /** First and last year of all of them. */
  years: readonly [string, string] | null
  lines: readonly (LineParts & { key: string; zero: number | null })[]
}

/** Units of a sketch's height: about pixels. */
const height = 56

/** The lines of several countries, each on a scale of its own. Countries without a value are left out. */
export function makeSketches(series: readonly ChartSeries[], language: Language): Sketches {
  return sketchesOf(
    drawSmallMultiples({
      panels: series,
      hasOneScale: false,
      height,
      isTiny: true,
      direction: languages[language].direction,
    }),
    language,
  )
}

function sketchesOf({ width, panels, years }: SmallMultiples, language: Language): Sketches {
  return {
    width,
    height,
    years: years && [formatYear(years[0], language), formatYear(years[1], language)],
    lines: panels.flatMap(({ key, zero, lines, marks }) =>
      lines && marks ? [{ key, zero, lines, marks }] : [],
    ),
  }
}
