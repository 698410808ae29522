import { sql } from '@payloadcms/db-sqlite/drizzle'
import jsonld from 'jsonld'
import { Parser, type Quad } from 'n3'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'
import { testNow } from '../support/test-records.ts'
import { testSiteUrl } from '../support/test-api.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase('records')
afterAll(() => database.close())
const { payload } = database
const data = Buffer.from('country,year,value\nJO,2020,1\n')
const { id: documentId, filename } = await payload.create({
  collection: 'documents',
  data: { title: 'Wells, as a table' },
  file: { name: 'wells.csv', data, size: data.length, mimetype: 'text/csv' },
})
const { docs: indicators } = await payload.find({
  collection: 'indicators',
  where: { slug: { equals: 'water-withdrawal' } },
  depth: 0,
})
await payload.create({
  collection: 'publications',
  data: {
    title: 'Wells',
    slug: 'wells',
    summary: 'A list of wells.',
    kind: 'dataset',
    publishedOn: testNow.toISOString(),
    authors: [{ name: 'Technical unit' }],
    files: [{ file: documentId }],
    indicators: indicators.map(({ id }) => id),
    _status: 'published',
  },
})
// Of a country whose profile is not published.
const { rawSql } = await import('../../store/database/raw-sql.ts')
const { write } = await rawSql(payload)
await write(
  indicators.map(
    ({ id }) => sql`
      INSERT INTO observations (indicator_id, country, year, value, edition_year, from_version)
      VALUES (${id}, 'zz', 1950, 1, 2022, 2)`,
  ),
)
const { readContentVersion } = await import('../../store/database/content-version.ts')
const { makeDataCatalogue } = await import('../../server/figures/data-catalogue.ts')
const catalogue = await makeDataCatalogue({
  payload,
  contentVersion: await readContentVersion(payload),
  siteUrl: testSiteUrl,
  now: testNow,
})

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#'
const type = `${rdf}type`

/** What the W3C and DCMI say of their terms. */
const vocabularies = ['tests/support/dcat3.nt', 'node_modules/@vocabulary/dcterms/dcterms.nq'].flatMap(
  (file) => new Parser().parse(readFileSync(inRepository(file), 'utf8')),
)
/** Nothing is loaded from elsewhere; `safe` refuses whatever would be lost on the way. */
const strictly = {
  safe: true,
  format: 'application/n-quads',
  documentLoader: async (address: string) => {
    throw new Error(`The catalogue needs ${address}`)
  },
} as const
const said = new Parser().parse(
  z.string().parse(await jsonld.toRDF(JSON.parse(JSON.stringify(catalogue)), strictly)),
)

const objectsOf = (all: readonly Quad[], subject: string, predicate: string) =>
  all
    .filter((one) => one.subject.value === subject && one.predicate.value === predicate)
    .map(({ object }) => object.value)
const isOurs = (name: string) =>
  name.startsWith('http://www.w3.org/ns/dcat#') || name.startsWith('http://purl.org/dc/terms/')
const withThoseAbove = (name: string): string[] => [
  name,
  ...objectsOf(vocabularies, name, `${rdfs}subClassOf`)
    .filter((above) => above !== name)
    .flatMap(withThoseAbove),
]

test('every class and property is one of DCAT or of the Dublin Core', () => {
  const classes = said.filter(({ predicate }) => predicate.value === type).map(({ object }) => object.value)
  const properties = said.map(({ predicate }) => predicate.value)
  const unknown = [...new Set([...classes, ...properties])]
    .filter(isOurs)
    .filter((name) => objectsOf(vocabularies, name, type).length === 0)
  expect(unknown).toEqual([])
  expect(classes).toEqual(expect.arrayContaining(['http://www.w3.org/ns/dcat#Dataset']))
})

test('every property stands at something of its domain', () => {
  const wrong = said.flatMap(({ subject, predicate }) => {
    const domains = objectsOf(vocabularies, predicate.value, `${rdfs}domain`).filter(isOurs)
    const classes = objectsOf(said, subject.value, type).flatMap(withThoseAbove)
    return domains.length === 0 || domains.some((domain) => classes.includes(domain))
      ? []
      : [`${predicate.value} at ${classes.join(', ')}`]
  })
  expect([...new Set(wrong)]).toEqual([])
})

test('what is published is in it, with its files in each language, and nothing else', () => {
  const dataset = `${testSiteUrl}/data-tools/indicators/water-withdrawal#dataset`
  const published = `${testSiteUrl}/publications/wells#dataset`
  const datasets = said
    .filter(({ predicate, object }) => predicate.value === type && object.value.endsWith('#Dataset'))
    .map(({ subject }) => subject.value)
  const tenders = `${testSiteUrl}/api/ocds#dataset`
  expect(datasets.toSorted()).toEqual([tenders, dataset, published])
  expect(objectsOf(said, dataset, 'http://purl.org/dc/terms/title').toSorted()).toEqual([
    'Water withdrawal',
    'سحب المياه',
  ])
  expect(objectsOf(said, dataset, 'http://www.w3.org/ns/dcat#distribution')).toHaveLength(8)
  expect(objectsOf(said, dataset, 'http://www.w3.org/ns/dcat#version')).toEqual(['2'])
})

test('figures stand in it with the countries and the years that their files have', () => {
  const dataset = `${testSiteUrl}/data-tools/indicators/water-withdrawal#dataset`
  const ofAll = (predicate: string) =>
    objectsOf(said, dataset, predicate).map((node) => said.filter(({ subject }) => subject.value === node))
  const [period = []] = ofAll('http://purl.org/dc/terms/temporal')
  const yearOf = (end: 'startDate' | 'endDate') =>
    period.find(({ predicate }) => predicate.value === `http://www.w3.org/ns/dcat#${end}`)?.object.value
  expect([yearOf('startDate'), yearOf('endDate')]).toEqual(['2019', '2022'])
  expect(ofAll('http://purl.org/dc/terms/spatial')).toHaveLength(2)
})

test('a publication that is a dataset stands in it with its files', () => {
  const dataset = `${testSiteUrl}/publications/wells#dataset`
  const address = `${testSiteUrl}/files/documents/${filename}`
  expect(objectsOf(said, dataset, 'http://purl.org/dc/terms/title')).toEqual(['Wells'])
  expect(objectsOf(said, dataset, 'http://www.w3.org/ns/dcat#distribution')).toEqual([address])
  expect(objectsOf(said, dataset, 'http://purl.org/dc/terms/relation')).toEqual([
    `${testSiteUrl}/data-tools/indicators/water-withdrawal#dataset`,
  ])
  expect(objectsOf(said, address, 'http://www.w3.org/ns/dcat#mediaType')).toEqual([
    'https://www.iana.org/assignments/media-types/text/csv',
  ])
  expect(objectsOf(said, address, 'http://www.w3.org/ns/dcat#byteSize')).toEqual([String(data.length)])
})

test('what is published of tenders stands in it under the licence that every package states', () => {
  const dataset = `${testSiteUrl}/api/ocds#dataset`
  const licence = 'https://creativecommons.org/licenses/by/4.0/'
  expect(objectsOf(said, dataset, 'http://purl.org/dc/terms/license')).toEqual([licence])
  expect(objectsOf(said, dataset, 'http://purl.org/dc/terms/title')).toHaveLength(4)
  const distributions = objectsOf(said, dataset, 'http://www.w3.org/ns/dcat#distribution')
  const addresses = ['', '/records', '/releases'].map((path) => `${testSiteUrl}/api/ocds${path}`)
  expect(distributions.toSorted()).toEqual(addresses)
  for (const one of distributions)
    expect(objectsOf(said, one, 'http://purl.org/dc/terms/license'), one).toEqual([licence])
})
