import { figureFileAddress, figureMediaTypes } from '../../figures/downloads/figure-files.ts'
import type { Indicator } from '../../figures/indicators/kind.ts'
import type { NamedCountry } from '../../figures/observations/country-names.ts'
import type { FiguresVersion } from '../../figures/observations/read-observations.ts'
import { addressIn } from '../../languages/address.ts'
import { searchOfFigures } from '../loading/figure-parameters.ts'
import { pageAddress, theOrganization, type StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

/** What a page knows of an indicator's figures. */
export interface PublishedFigures {
  indicator: Indicator
  version: FiguresVersion | null
  /** The version that the page's address names; left out for the latest, whose addresses name none. */
  askedVersion?: number | undefined
  citation: string
  /** Countries that have a value. */
  countries: readonly Pick<NamedCountry, 'code' | 'name'>[]
  /** First and last year that have a value; nothing when none has. */
  years: readonly [number, number] | null
}

/** An indicator as the data set that its page shows. */
export function describeIndicator(
  { indicator, version, askedVersion, citation, countries, years }: PublishedFigures,
  site: StructuredSite,
): SchemaNode<'Dataset'> {
  const { siteUrl, language } = site
  return {
    '@type': 'Dataset',
    name: indicator.title.text,
    description: indicator.definition.text,
    url: pageAddress(
      site,
      `/data-tools/indicators/${indicator.slug}${searchOfFigures({ version: askedVersion })}`,
    ),
    identifier: indicator.slug,
    publisher: theOrganization(site),
    creditText: indicator.attribution.text,
    isBasedOn: indicator.sourceAddress ?? undefined,
    license: indicator.licenceAddress ?? indicator.licence,
    isAccessibleForFree: true,
    inLanguage: language,
    dateModified: version?.publishedAt,
    version: version ? String(version.number) : undefined,
    citation,
    temporalCoverage: years ? years.join('/') : undefined,
    spatialCoverage: countries.map(({ code, name }) => ({
      '@type': 'Country',
      name: name.text,
      identifier: code.toUpperCase(),
    })),
    variableMeasured: {
      '@type': 'PropertyValue',
      name: indicator.title.text,
      description: indicator.definition.text,
      unitText: indicator.unit.text,
    },
    distribution: (['csv', 'json'] as const).map((format) => ({
      '@type': 'DataDownload',
      name: format.toUpperCase(),
      contentUrl: `${siteUrl}${addressIn(language, figureFileAddress(indicator.slug, format, { version: askedVersion }))}`,
      encodingFormat: figureMediaTypes[format].split(';', 1).join(),
      inLanguage: language,
    })),
    includedInDataCatalog: {
      '@type': 'DataCatalog',
      name: site.organization.name.text,
      url: pageAddress(site, '/data-tools'),
    },
  }
}
