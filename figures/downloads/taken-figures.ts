import type { Organization } from '../../content/organization/read-organization.ts'
import { addressIn } from '../../languages/address.ts'
import { clockTimeIn, formatDayIn, formatYear } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { Indicator } from '../indicators/kind.ts'
import type { FiguresVersion } from '../observations/read-observations.ts'
import { figureFormats, type FigureFormat } from './figure-files.ts'

/** Figures that somebody takes away from a page: what they are called there, whose they are, and where they stand. */
export interface TakenFigures {
  title: string
  /** Those whose values they are. */
  indicators: readonly Indicator[]
  version: FiguresVersion | null
  /** Where the page stands at this version, without the language's prefix. */
  page: string
  /** Where a file of them stands at this version, without the language's prefix. */
  file: (format: FigureFormat) => string
  organization: Organization
  siteUrl: string
  language: Language
}

/** The full address of the page at the version shown, which never shows other values. */
export function pageOfTaken({ page, siteUrl, language }: TakenFigures): string {
  return `${siteUrl}${addressIn(language, page)}`
}

/** What has to be said of whose figures they are, each once. */
export function attributionOf({ indicators }: Pick<TakenFigures, 'indicators'>): string {
  return distinct(indicators.map(({ attribution }) => attribution.text)).join(' · ')
}

/** Short names of the licences, each once. */
export function licencesOf({ indicators }: Pick<TakenFigures, 'indicators'>): string {
  return distinct(indicators.map(({ licence }) => licence)).join(' · ')
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** The year of a moment (ISO 8601) in Amman, as the day beside it is. */
export function yearOfCitation(moment: string, language: Language): string {
  return formatYear(Number(clockTimeIn(moment, defaultTimeZone).slice(0, 4)), language)
}

/** How somebody who quotes the figures names them, with date and version. */
export function citeTaken(taken: TakenFigures): string {
  const { title, version, organization, language } = taken
  return downloadWords[language].citation({
    network: organization.name.text,
    year: version ? yearOfCitation(version.publishedAt, language) : '',
    title,
    version: version ? formatYear(version.number, language) : '',
    date: version ? formatDayIn(version.publishedAt, language, defaultTimeZone) : '',
    attribution: attributionOf(taken),
    licence: licencesOf(taken),
    address: pageOfTaken(taken),
  })
}

/**
 * One line that shows figures on another page: a picture that leads to ours, no script and no frame.
 * @param picture its address, without the language's prefix
 * @param page the full address of our page
 * @param summary what the picture shows, in words
 */
export function embedPicture(
  {
    picture,
    page,
    siteUrl,
    language,
  }: { picture: string; page: string; siteUrl: string; language: Language },
  summary: string,
): string {
  const source = `${siteUrl}${addressIn(language, picture)}`
  return `<a href="${inAttribute(page)}"><img src="${inAttribute(source)}" alt="${inAttribute(summary)}" style="max-width:100%"></a>`
}

/** One line that shows the figures on another page. */
export function embedTaken(taken: TakenFigures, summary: string): string {
  return embedPicture({ ...taken, picture: taken.file('svg'), page: pageOfTaken(taken) }, summary)
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The full addresses of the figures' files, by their form. */
export function filesOfTaken({ file, siteUrl, language }: TakenFigures) {
  return Object.fromEntries(
    figureFormats.map((format) => [format, `${siteUrl}${addressIn(language, file(format))}`]),
  )
}

/** All that has to be known to use figures of several indicators: what they are, whose, and where they stand in other forms. */
export function describeTaken(taken: TakenFigures) {
  const { title, indicators, version, language } = taken
  return {
    title,
    indicators: indicators.map((indicator) => ({
      slug: indicator.slug,
      title: indicator.title.text,
      definition: indicator.definition.text,
      unit: indicator.unit.text,
      source: { name: indicator.source.text, url: indicator.sourceAddress },
      attribution: indicator.attribution.text,
      licence: { name: indicator.licence, url: indicator.licenceAddress },
    })),
    citation: citeTaken(taken),
    version: version?.number ?? null,
    published_at: version?.publishedAt ?? null,
    language,
    files: filesOfTaken(taken),
    page: pageOfTaken(taken),
  }
}
