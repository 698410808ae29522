import type { Organization } from '../../content/organization/read-organization.ts'
import { addressIn } from '../../languages/address.ts'
import { statuses } from '../../languages/figure-words.ts'
import { formatDayIn, formatYear } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { Indicator } from '../indicators/kind.ts'
import type { NamedCountry } from '../observations/country-names.ts'
import type { FigureSet } from '../observations/figure-set.ts'
import { figureFileAddress, figureFormats, type FigureChoice } from './figure-files.ts'

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
export function pageOfVersion({ indicator, set, choice, siteUrl, language }: DescribedFigures): string {
  const { countries = [] } = choice
  const query = new URLSearchParams({
    ...(countries.length > 0 && { countries: countries.join(',') }),
    ...(set.version && { version: String(set.version.number) }),
  })
  const page = `${siteUrl}${addressIn(language, `/data-tools/indicators/${indicator.slug}`)}`
  return query.size > 0 ? `${page}?${query.toString().replaceAll('%2C', ',')}` : page
}

/** How somebody who quotes the figures names them, with date and version. */
export function citeFigures(described: DescribedFigures): string {
  const { indicator, set, organization, language } = described
  const { version } = set
  return downloadWords[language].citation({
    network: organization.name.text,
    year: version ? formatYear(new Date(version.publishedAt).getUTCFullYear(), language) : '',
    title: indicator.title.text,
    version: version ? formatYear(version.number, language) : '',
    date: version ? formatDayIn(version.publishedAt, language, defaultTimeZone) : '',
    attribution: indicator.attribution.text,
    licence: indicator.licence,
    address: pageOfVersion(described),
  })
}

/**
 * One line that shows the chart on another page: a picture that leads to the page, no script and no frame.
 * @param summary what the chart shows, in words
 * @param size of the picture, pixels
 */
export function embedFigures(
  described: DescribedFigures,
  summary: string,
  size: { width: number; height: number },
): string {
  const { indicator, choice, siteUrl, language } = described
  const picture = `${siteUrl}${addressIn(language, figureFileAddress(indicator.slug, 'svg', choice))}`
  const page = pageOfVersion(described)
  return `<a href="${inAttribute(page)}"><img src="${inAttribute(picture)}" alt="${inAttribute(summary)}" width="${size.width}" height="${size.height}"></a>`
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** All that has to be known to use the figures: what they are, how old, whose, and where they stand in other forms. */
export function describeFigures(described: DescribedFigures) {
  const { indicator, set, withoutValue, choice, siteUrl, language } = described
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
    files: Object.fromEntries(
      figureFormats.map((format) => [
        format,
        `${siteUrl}${addressIn(language, figureFileAddress(indicator.slug, format, { ...choice, version: set.version?.number }))}`,
      ]),
    ),
    page: pageOfVersion(described),
  }
}
