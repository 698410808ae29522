import type { FigureSeries, FigureSet } from '../observations/figure-set.ts'
import type { Observation } from '../observations/status.ts'

/** A value as JSON gives it: `unchanged_since` only of a carried one. */
export function observationToJson({ year, value, status, since }: Observation) {
  return { year, value, status, unchanged_since: status === 'carried' ? since : null }
}

/** Figures as JSON gives them: by indicator, then by country. */
export function figuresToJson({ series, version }: FigureSet) {
  const byIndicator = Map.groupBy(series, ({ indicator }) => indicator)
  return {
    version: version?.number ?? null,
    published_at: version?.publishedAt ?? null,
    indicators: [...byIndicator].map(([indicator, ofIndicator]) => ({
      slug: indicator.slug,
      title: indicator.title.text,
      unit: indicator.unit.text,
      countries: ofIndicator.map(seriesToJson),
    })),
  }
}

function seriesToJson({ country, observations }: FigureSeries) {
  return { code: country.code, name: country.name.text, values: observations.map(observationToJson) }
}
