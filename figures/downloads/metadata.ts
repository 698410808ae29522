import type { Organization } from '../../content/organization/read-organization.ts'
import { statuses } from '../../languages/figure-words.ts'
import type { Language } from '../../languages/languages.ts'
import type { Indicator } from '../indicators/kind.ts'
import type { NamedCountry } from '../observations/country-names.ts'
import type { FigureSet } from '../observations/figure-set.ts'
import { figureFileAddress, type FigureChoice } from './figure-files.ts'
import { citeTaken, embedTaken, filesOfTaken, pageOfTaken, type TakenFigures } from './taken-figures.ts'

/** What is said of an indicator's figures, beside the figures. */
export interface DescribedFigures {
  indicator: Indicator
  set: FigureSet
  /** Countries that the site would show and that have no value. */
  withoutValue: readonly NamedCountry[]
  choice: FigureChoice
  organization: Organization
  siteUrl: string
  language: Language
}

/** The full address of an indicator's page at the version shown, which never shows other values. */
export function pageOfVersion(described: DescribedFigures): string {
  return pageOfTaken(takenOf(described))
}

/** How somebody who quotes the figures names them, with date and version. */
export function citeFigures(described: DescribedFigures): string {
  return citeTaken(takenOf(described))
}

/** One line that shows the chart on another page: a picture that leads to the page, no script and no frame. */
export function embedFigures(described: DescribedFigures, summary: string): string {
  return embedTaken(takenOf(described), summary)
}

/** An indicator's figures as somebody takes them away. */
function takenOf({
  indicator,
  set,
  choice,
  organization,
  siteUrl,
  language,
}: DescribedFigures): TakenFigures {
  const { countries = [] } = choice
  const version = set.version?.number
  const query = new URLSearchParams({
    ...(countries.length > 0 && { countries: countries.join(',') }),
    ...(version !== undefined && { version: String(version) }),
  })
  const page = `/data-tools/indicators/${indicator.slug}`
  return {
    title: indicator.title.text,
    indicators: [indicator],
    version: set.version,
    page: query.size > 0 ? `${page}?${query.toString().replaceAll('%2C', ',')}` : page,
    file: (format) => figureFileAddress(indicator.slug, format, { ...choice, version }),
    organization,
    siteUrl,
    language,
  }
}

/** All that has to be known to use the figures: what they are, how old, whose, and where they stand in other forms. */
export function describeFigures(described: DescribedFigures) {
  const { indicator, set, withoutValue, language } = described
  const observations = set.series.flatMap((series) => series.observations)
  const years = observations.map(({ year }) => year)
  return {
    slug: indicator.slug,
    title: indicator.title.text,
    definition: indicator.definition.text,
    unit: indicator.unit.text,
    pillar: indicator.pillar,
    sdg_code: indicator.sdgCode,
    source: { name: indicator.source.text, url: indicator.sourceAddress },
    attribution: indicator.attribution.text,
    licence: { name: indicator.licence, url: indicator.licenceAddress },
    citation: citeFigures(described),
    version: set.version?.number ?? null,
    published_at: set.version?.publishedAt ?? null,
    is_latest_version: set.isCurrent,
    language,
    coverage: {
      first_year: years.length > 0 ? Math.min(...years) : null,
      last_year: years.length > 0 ? Math.max(...years) : null,
      countries: set.series.map(({ country, observations: values }) => {
        const latest = values.at(-1)
        return {
          code: country.code,
          name: country.name.text,
          latest_year: latest?.year ?? null,
          latest_status: latest?.status ?? null,
          unchanged_since: latest?.status === 'carried' ? latest.since : null,
        }
      }),
      countries_without_value: withoutValue.map(({ code, name }) => ({ code, name: name.text })),
    },
    values_by_status: Object.fromEntries(
      statuses.map((status) => [status, observations.filter((one) => one.status === status).length]),
    ),
    files: filesOfTaken(takenOf(described)),
    page: pageOfVersion(described),
  }
}
