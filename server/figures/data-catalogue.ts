import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { publicationKind, type Publication } from '../../content/publications/kind.ts'
import { figureFileAddress, type FigureFormat } from '../../figures/downloads/figure-files.ts'
import { indicatorKind, type Indicator } from '../../figures/indicators/kind.ts'
import { readNamedCountries } from '../../figures/observations/country-names.ts'
import type { FigureSeries } from '../../figures/observations/figure-set.ts'
import { readSeries, readVersions } from '../../figures/observations/read-observations.ts'
import { addressIn } from '../../languages/address.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { describeOcds } from './describe-ocds.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { listRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'

interface CatalogueOptions {
  payload: Payload
  contentVersion: ContentVersion
  siteUrl: string
  now: Date
}

/** A text in the languages that have it, as JSON-LD writes it. */
type InLanguages = { '@value': string; '@language': Language }[]

/** Names of the vocabularies that the catalogue uses: DCAT 3 and what it builds on. */
const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const

/** Registries of the European Union and of IANA, which DCAT's profiles ask for. */
const languageAuthority: Readonly<Record<Language, string>> = {
  en: 'http://publications.europa.eu/resource/authority/language/ENG',
  ar: 'http://publications.europa.eu/resource/authority/language/ARA',
  fr: 'http://publications.europa.eu/resource/authority/language/FRA',
  fa: 'http://publications.europa.eu/resource/authority/language/FAS',
}
const fileForms = {
  csv: { mediaType: 'text/csv', name: 'CSV' },
  json: { mediaType: 'application/json', name: 'JSON' },
} as const satisfies Partial<Record<FigureFormat, object>>

const iri = (id: string) => ({ '@id': id })
const mediaType = (name: string) => iri(`https://www.iana.org/assignments/media-types/${name}`)

/**
 * `/data.json`: every indicator, and every publication that is a dataset, and what is published of tenders, as a data set of a catalogue (W3C's Data Catalog
 * Vocabulary, version 3, as JSON-LD), with its files in each language, so that data portals can list them.
 */
export async function makeDataCatalogue(options: CatalogueOptions): Promise<object> {
  const { payload, contentVersion, siteUrl, now } = options
  const readingIn = (language: Language): Reading => ({ payload, language, contentVersion, now })
  const reading = readingIn('en')
  const [organization, versions, countries, ...inLanguages] = await Promise.all([
    readOrganization(reading),
    readVersions(reading),
    readNamedCountries(reading),
    ...languageCodes.map(async (language) => ({
      language,
      organization: await readOrganization(readingIn(language)),
      indicators: (await listRecords(indicatorKind, readingIn(language), { perPage: 0 })).records,
      publications: await readDatasets(readingIn(language)),
    })),
  ])
  const publisher = `${siteUrl}/#organization`
  const [latest] = versions
  const texts = (of: (one: (typeof inLanguages)[number]) => LocalizedText | undefined): InLanguages =>
    inLanguages.flatMap((one) => {
      const text = of(one)
      return text?.language === one.language ? [{ '@value': text.text, '@language': one.language }] : []
    })
  const contactPoint = {
    '@type': 'vcard:Organization',
    'vcard:fn': organization.name.text,
    'vcard:hasEmail': iri(`mailto:${organization.informationEmail}`),
  }
  const indicators = inLanguages.find(({ language }) => language === 'en')?.indicators ?? []
  const publications = inLanguages.find(({ language }) => language === 'en')?.publications ?? []
  const datasetsOfFigures = await Promise.all(
    indicators.map(async (indicator) => {
      const series = (await readSeries(reading, { indicator: indicator.id })).flatMap((one) => {
        const country = countries.find(({ code }) => code === one.country)
        // The files have no others.
        return country ? [{ country, observations: one.observations }] : []
      })
      const inLanguage = (field: 'title' | 'definition' | 'attribution') =>
        texts((one) => one.indicators.find(({ id }) => id === indicator.id)?.[field])
      return {
        ...describeDataset(indicator, series),
        'dct:title': inLanguage('title'),
        'dct:description': inLanguage('definition'),
        'dct:rightsHolder': { '@type': 'foaf:Agent', 'foaf:name': indicator.source.text },
        'dct:publisher': iri(publisher),
      }
    }),
  )

  const ocds = await describeOcds(payload, siteUrl)
  const datasets = [
    ...datasetsOfFigures,
    ...publications.map(describePublishedDataset),
    ...(ocds ? [{ ...ocds, 'dct:publisher': iri(publisher), 'dcat:contactPoint': contactPoint }] : []),
  ]

  function describePublishedDataset(publication: Publication) {
    const page = (language: Language) =>
      `${siteUrl}${addressIn(language, `/publications/${publication.slug}`)}`
    const inLanguage = (field: 'title' | 'summary') =>
      texts((one) => one.publications.find(({ id }) => id === publication.id)?.[field] ?? undefined)
    const spoken = [...new Set(publication.files.flatMap(({ language }) => language ?? []))]
    const authors = publication.authors.map((name) => ({ '@type': 'foaf:Agent', 'foaf:name': name }))
    return {
      '@id': `${page('en')}#dataset`,
      '@type': 'dcat:Dataset',
      'dct:identifier': publication.slug,
      'dct:title': inLanguage('title'),
      'dct:description': inLanguage('summary'),
      'dct:publisher': iri(publisher),
      ...(authors.length > 0 && { 'dct:creator': authors }),
      'dct:issued': { '@value': publication.publishedOn, '@type': 'xsd:date' },
      'dct:modified': dateTime(publication.updatedAt),
      'dcat:landingPage': languageCodes.map((language) => ({
        '@id': page(language),
        '@type': 'foaf:Document',
      })),
      ...(spoken.length > 0 && {
        'dct:language': spoken.map((language) => iri(languageAuthority[language])),
      }),
      'dct:spatial': publication.countries.map(({ title }) => ({
        '@type': 'dct:Location',
        'dct:title': title.text,
      })),
      ...(publication.indicators.length > 0 && {
        'dct:relation': publication.indicators.map(({ slug }) =>
          iri(`${siteUrl}${addressIn('en', `/data-tools/indicators/${slug}`)}#dataset`),
        ),
      }),
      'dcat:contactPoint': contactPoint,
      'dcat:distribution': publication.files.map(({ file, language }) => ({
        '@id': `${siteUrl}${file.address}`,
        '@type': 'dcat:Distribution',
        'dct:title': file.title.text,
        'dcat:accessURL': iri(page(language ?? 'en')),
        'dcat:downloadURL': iri(`${siteUrl}${file.address}`),
        'dcat:mediaType': mediaType(file.mediaType),
        'dcat:byteSize': { '@value': String(file.size), '@type': 'xsd:nonNegativeInteger' },
        ...(language && { 'dct:language': iri(languageAuthority[language]) }),
      })),
    }
  }

  function describeDataset(indicator: Indicator, series: readonly Omit<FigureSeries, 'indicator'>[]) {
    const page = (language: Language) =>
      `${siteUrl}${addressIn(language, `/data-tools/indicators/${indicator.slug}`)}`
    const years = series.flatMap(({ observations }) => observations.map(({ year }) => year))
    const licence = indicator.licenceAddress
    return {
      '@id': `${page('en')}#dataset`,
      '@type': 'dcat:Dataset',
      'dct:identifier': indicator.slug,
      'dct:type': iri('http://publications.europa.eu/resource/authority/dataset-type/STATISTICAL'),
      'dcat:landingPage': languageCodes.map((language) => ({
        '@id': page(language),
        '@type': 'foaf:Document',
      })),
      'dct:language': languageCodes.map((language) => iri(languageAuthority[language])),
      'dct:modified': dateTime(latest?.publishedAt ?? indicator.updatedAt),
      ...(latest && { 'dcat:version': String(latest.number) }),
      'dcat:contactPoint': contactPoint,
      'dct:spatial': series.map(({ country }) => ({
        '@type': 'dct:Location',
        'dct:title': country.name.text,
      })),
      ...(years.length > 0 && {
        'dct:temporal': {
          '@type': 'dct:PeriodOfTime',
          'dcat:startDate': yearOnly(Math.min(...years)),
          'dcat:endDate': yearOnly(Math.max(...years)),
        },
      }),
      'dcat:temporalResolution': { '@value': 'P1Y', '@type': 'xsd:duration' },
      ...(indicator.sourceAddress && { 'dct:source': iri(indicator.sourceAddress) }),
      'dcat:distribution': Object.entries(fileForms).flatMap(([format, { mediaType: type, name }]) =>
        languageCodes.map((language) => {
          const address = `${siteUrl}${addressIn(language, figureFileAddress(indicator.slug, format === 'csv' ? 'csv' : 'json'))}`
          return {
            '@id': address,
            '@type': 'dcat:Distribution',
            'dct:title': `${name} (${language})`,
            'dcat:accessURL': iri(page(language)),
            'dcat:downloadURL': iri(address),
            'dcat:mediaType': mediaType(type),
            'dct:language': iri(languageAuthority[language]),
            ...(licence && { 'dct:license': iri(licence) }),
          }
        }),
      ),
    }
  }

  return {
    '@context': context,
    '@id': `${siteUrl}/data.json`,
    '@type': 'dcat:Catalog',
    'dct:title': texts((one) => one.organization.name),
    'dct:description': texts((one) => one.organization.description),
    'dct:language': languageCodes.map((language) => iri(languageAuthority[language])),
    'foaf:homepage': { '@id': `${siteUrl}/data-tools`, '@type': 'foaf:Document' },
    'dct:publisher': {
      '@id': publisher,
      '@type': 'foaf:Organization',
      'foaf:name': organization.name.text,
      'foaf:homepage': iri(siteUrl),
    },
    ...(latest && { 'dct:modified': dateTime(latest.publishedAt) }),
    'dcat:service': {
      '@id': `${siteUrl}/api`,
      '@type': 'dcat:DataService',
      'dct:title': `${organization.abbreviation} public API`,
      'dcat:endpointURL': iri(`${siteUrl}/api`),
      'dcat:endpointDescription': iri(`${siteUrl}/api/openapi.json`),
      'dcat:servesDataset': datasets.map((dataset) => iri(dataset['@id'])),
    },
    'dcat:dataset': datasets,
  }
}

/** Publications that are datasets, with their files. */
async function readDatasets(reading: Reading): Promise<readonly Publication[]> {
  const { records } = await listRecords(publicationKind, reading, {
    perPage: 0,
    filters: { kind: 'dataset' },
  })
  return records
}

function dateTime(moment: string) {
  return { '@value': moment, '@type': 'xsd:dateTime' }
}

function yearOnly(value: number) {
  return { '@value': String(value), '@type': 'xsd:gYear' }
}
