import type { Payload } from 'payload'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { ocdsLicence, policyAddress } from '../../procurement/tenders/ocds/package-metadata.ts'
import { listReleases } from '../../procurement/tenders/ocds/stored-releases.ts'
import { policyWords } from '../../languages/ocds-policy-words.ts'

const iri = (id: string) => ({ '@id': id })
const inEachLanguage = (text: (language: Language) => string) =>
  languageCodes.map((language) => ({ '@value': text(language), '@language': language }))

/** Where the standard is described. */
const standard = 'https://standard.open-contracting.org/1.1/en/'

const packages = [
  { address: '/api/ocds', title: 'Release package of all tenders (OCDS)' },
  { address: '/api/ocds/releases', title: 'All releases ever published, in pages (OCDS)' },
  { address: '/api/ocds/records', title: 'Records of all tenders, in pages (OCDS)' },
] as const

/**
 * Tenders as a data set of the catalogue, with the licence that each package states; nothing before anything was
 * published of them. What is the same of all data sets is the catalogue's to add.
 */
export async function describeOcds(payload: Payload, siteUrl: string) {
  const { items, total } = await listReleases(payload, { page: 1, perPage: 1 })
  const [first] = items
  if (!first) return undefined
  const latest = (await listReleases(payload, { page: total, perPage: 1 })).items[0] ?? first
  const policy = `${siteUrl}${policyAddress}`
  const moment = (date: string) => ({ '@value': date, '@type': 'xsd:dateTime' })
  return {
    '@id': `${siteUrl}/api/ocds#dataset`,
    '@type': 'dcat:Dataset',
    'dct:identifier': 'ocds',
    'dct:title': inEachLanguage((language) => policyWords[language].dataset),
    'dct:description': inEachLanguage((language) => policyWords[language].lead),
    'dct:issued': moment(first.date),
    'dct:modified': moment(latest.date),
    'dct:license': iri(ocdsLicence),
    'dct:conformsTo': { '@id': standard, '@type': 'dct:Standard' },
    'dcat:landingPage': languageCodes.map((language) => ({
      '@id': `${policy}/${language}`,
      '@type': 'foaf:Document',
    })),
    'dcat:distribution': packages.map(({ address, title }) => ({
      '@id': `${siteUrl}${address}`,
      '@type': 'dcat:Distribution',
      'dct:title': title,
      'dcat:accessURL': iri(`${siteUrl}${address}`),
      'dcat:mediaType': iri('https://www.iana.org/assignments/media-types/application/json'),
      'dct:conformsTo': { '@id': standard, '@type': 'dct:Standard' },
      'dct:license': iri(ocdsLicence),
    })),
  }
}
