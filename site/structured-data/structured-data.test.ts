import { describe, expect, test } from 'vitest'
import type { NetworkEvent } from '../../content/events/kind.ts'
import type { Publication } from '../../content/publications/kind.ts'
import type { Picture } from '../../store/read/picture.ts'
import type { Vacancy } from '../../recruitment/vacancies/kind.ts'
import {
  findingsInStructuredData,
  schemaOrg,
  withTypesAbove,
} from '../../tests/support/structured-data-findings.ts'
import { breadcrumbSteps } from './breadcrumb-steps.ts'
import { describeArticle } from './describe-article.ts'
import { describeBreadcrumbs } from './describe-breadcrumbs.ts'
import { describeEvent } from './describe-event.ts'
import { describeGalleryImage } from './describe-gallery-image.ts'
import { describeOrganization, describeWebsite } from './describe-organization.ts'
import { describeIndicator, type PublishedFigures } from './describe-indicator.ts'
import { describePublication } from './describe-publication.ts'
import { describeVacancy } from './describe-vacancy.ts'
import type { StructuredSite } from './structured-site.ts'
import { toJsonLd } from './described.tsx'
import { enumerations, vocabulary } from './vocabulary.ts'
import '../language/all-messages.ts'

const text = (words: string) => ({ text: words, language: 'en' as const })

const site: StructuredSite = {
  siteUrl: 'https://network.example.org',
  language: 'ar',
  organization: {
    abbreviation: 'IWEN',
    name: text('Network'),
    description: text('A network'),
    metaTitle: text('IWEN'),
    metaDescription: text('A network'),
    copyrightYear: 2025,
    telephone: '+962 6 555 0187',
    informationEmail: 'info@example.org',
    applicationsEmail: 'jobs@example.org',
    procurementEmail: 'buy@example.org',
    location: text('Amman, Jordan'),
    hubAddress: 'https://hub.example.org/',
    hubMapsAddress: 'https://hub.example.org/maps',
    waterVisionAddress: 'https://vision.example.org/',
    socialLinks: {
      facebook: '#',
      x: 'https://social.example.org/x',
      youtube: '#',
      linkedin: '#',
      instagram: '#',
    },
    figures: [],
  },
}

const image: Picture = {
  original: { address: '/files/media/dam.png', width: 1600, height: 1000 },
  sizes: { avif: [], webp: [{ address: '/files/media/dam.webp', width: 960, height: 600 }] },
  alternativeText: text('A dam'),
  credit: text('Photo: somebody'),
  caption: null,
  lightBytes: null,
  focalPoint: { x: 50, y: 50 },
}

const article = {
  id: '1',
  slug: 'one',
  title: text('One </script><!-- '),
  summary: text('Summary'),
  body: { blocks: [{ kind: 'paragraph' as const, children: ['Body'] }], language: 'en' as const },
  image,
  updatedAt: '2026-03-03T08:00:00.000Z',
  topics: [{ id: '1', slug: 'reuse', title: text('Reuse') }],
  countries: [{ id: '1', slug: 'jordan', title: text('Jordan'), code: 'jo' }],
  projects: [],
}

const event: NetworkEvent = {
  ...article,
  kind: 'conference',
  mode: 'hybrid',
  startsAt: '2026-03-03T08:00:00.000Z',
  endsAt: '2026-03-05T15:00:00.000Z',
  timeZone: 'Asia/Amman',
  isPast: false,
  place: text('Amman, Jordan'),
  onlineLink: 'https://meet.example.org/a',
  registrationLink: null,
  agenda: [],
  speakers: [],
  documents: [],
  outcome: null,
}

const publication: Publication = {
  ...article,
  kind: 'report',
  publishedOn: '2026-03-09',
  authors: ['Unit', 'Family, Given'],
  pages: 3,
  isbn: '978-3-16-148410-0',
  doi: '10.1/a',
  indicators: [],
  files: [
    {
      language: 'en',
      file: {
        title: text('File'),
        address: '/files/documents/a.pdf',
        mediaType: 'application/pdf',
        size: 100,
      },
    },
  ],
}

const vacancy: Vacancy = {
  ...article,
  requirements: null,
  kind: 'internship',
  department: null,
  location: text('Amman, Jordan'),
  countryCode: 'jo',
  grade: null,
  positions: 2,
  postedAt: '2026-03-01T08:00:00.000Z',
  deadline: '2026-04-01T08:00:00.000Z',
  timeZone: 'Asia/Amman',
  isExpired: false,
}

const galleryImage = { ...article, description: null, takenOn: '2025-10-01' }

const figures: PublishedFigures = {
  indicator: {
    id: '1',
    slug: 'withdrawal',
    title: text('Withdrawal'),
    definition: text('Water that is withdrawn'),
    unit: text('billion m³ a year'),
    pillar: 'water',
    sdgCode: null,
    decimals: 1,
    source: text('FAO AQUASTAT'),
    sourceAddress: 'https://data.example.org/aquastat',
    attribution: text('FAO'),
    licence: 'CC-BY-4.0',
    licenceAddress: 'https://licences.example.org/by',
    updatedAt: '2026-03-01T08:00:00.000Z',
  },
  version: { number: 3, publishedAt: '2026-03-01T08:00:00.000Z', importId: null, isUndo: false },
  citation: 'FAO AQUASTAT, Withdrawal.',
  countries: [{ code: 'jo', name: text('Jordan') }],
  years: [1990, 2022],
}

const described = {
  organization: describeOrganization(site),
  website: describeWebsite(site),
  breadcrumbs: describeBreadcrumbs(breadcrumbSteps('/news/one', 'One', 'en'), site),
  news: describeArticle('NewsArticle', { ...article, date: '2026-03-01T08:00:00.000Z' }, '/news/one', site),
  story: describeArticle('Article', { ...article, date: '2026-03-01T08:00:00.000Z' }, '/stories/one', site),
  event: describeEvent(event, site),
  report: describePublication(publication, 'Report', site),
  manual: describePublication({ ...publication, kind: 'training-manual' }, 'Training manual', site),
  indicator: describeIndicator(figures, site),
  dataset: describePublication({ ...publication, kind: 'dataset' }, 'Dataset', site),
  vacancy: describeVacancy(vacancy, site),
  picture: describeGalleryImage(galleryImage, site),
}

interface Found {
  type: string
  name: string
  value: unknown
}

/** Every property of every thing inside a description, read back from what stands in the page. */
function propertiesOf(value: unknown, type = ''): Found[] {
  if (Array.isArray(value)) return value.flatMap((item) => propertiesOf(item, type))
  if (typeof value !== 'object' || value === null) return []
  const own = '@type' in value && typeof value['@type'] === 'string' ? value['@type'] : type
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name.startsWith('@') ? [] : [{ type: own, name, value: inner }]),
    ...propertiesOf(inner, own),
  ])
}

const terms: Readonly<Record<string, readonly string[]>> = vocabulary
const addresses = new Set(['url', 'item', 'logo', 'contentUrl', 'mainEntityOfPage', 'urlTemplate', 'sameAs'])
const dates = new Set([
  'datePublished',
  'dateModified',
  'datePosted',
  'validThrough',
  'startDate',
  'endDate',
  'dateCreated',
])

test('schema.org knows every term of our table, on the type that we give it', () => {
  const unknown = Object.entries(vocabulary).flatMap(([type, names]) =>
    names
      .filter((name) => name !== 'query-input')
      .filter((name) => {
        const { belongsTo = [], supersededBy = [] } = schemaOrg.properties[name] ?? {}
        const belongs = withTypesAbove(type).some((above) => belongsTo.includes(above))
        return !schemaOrg.types[type] || !belongs || supersededBy.length > 0
      })
      .map((name) => `${type}.${name}`),
  )
  expect(unknown).toEqual([])
})

test.each([
  [{ '@type': 'Happening' }, '/Happening: schema.org knows no such type'],
  [{ '@type': 'Place', name: 'A', headline: 'B' }, '/Place/headline: does not belong to Place'],
  [{ '@type': 'Place', nickname: 'A' }, '/Place/nickname: schema.org knows no such property'],
  [{ '@type': 'Place', address: { '@type': 'Person', name: 'A' } }, '/Place/address: holds no Person'],
  [
    { '@type': 'Article', datePublished: '3 March 2026' },
    '/Article/datePublished: "3 March 2026" is none of Date,DateTime',
  ],
  [{ '@type': 'Article', url: '/news/one' }, '/Article/url: "/news/one" is none of URL'],
  [{ '@type': 'Dataset', name: 'A' }, '/Dataset: description is missing'],
])('what schema.org does not say is noticed (%j)', (block, finding) => {
  expect(findingsInStructuredData(block)).toEqual([finding])
})

test('an indicator of a version leads to that version’s figures, and of the latest to those of the latest', () => {
  const addressesOf = (node: ReturnType<typeof describeIndicator>) => [
    node.url,
    ...[node.distribution].flat().map((file) => JSON.stringify(file)),
  ]
  for (const address of addressesOf(describeIndicator({ ...figures, askedVersion: 3 }, site)))
    expect(address).toMatch(/withdrawal(\.csv|\.json)?\?version=3(?!\d)/)
  expect(JSON.stringify(addressesOf(described.indicator))).not.toContain('version=')
})

describe.each(Object.entries(described))('structured data: %s', (_name, node) => {
  const parsed: unknown = node && JSON.parse(toJsonLd(node))
  const properties = propertiesOf(parsed)

  test('uses terms of schema.org only', () => {
    expect(parsed).toMatchObject({ '@context': 'https://schema.org' })
    expect(properties.length).toBeGreaterThan(0)
    const unknown = properties.filter(({ type, name }) => !terms[type]?.includes(name))
    expect(unknown).toEqual([])
    expect(findingsInStructuredData(parsed)).toEqual([])
  })

  test('has full addresses and dates of ISO 8601', () => {
    const single = properties.flatMap(({ name, value }) =>
      (Array.isArray(value) ? value : [value]).map((one: unknown) => ({ name, value: one })),
    )
    const wrongAddresses = single.filter(
      ({ name, value }) =>
        addresses.has(name) && !(typeof value === 'string' && value.startsWith('https://')),
    )
    const wrongDates = single.filter(
      ({ name, value }) =>
        dates.has(name) &&
        !(typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/.test(value)),
    )
    const wrongValues = single.filter(
      ({ name, value }) =>
        name in enumerations && !Object.values(enumerations).flat<unknown>().includes(value),
    )
    expect([...wrongAddresses, ...wrongDates, ...wrongValues]).toEqual([])
  })

  test('cannot end the script that it stands in', () => {
    expect(node && toJsonLd(node)).not.toMatch(/[<>\u2028\u2029]/)
  })
})

test('an event says where and how one takes part', () => {
  expect(described.event).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: 'https://meet.example.org/a' }],
  })
  expect(describeEvent({ ...event, mode: 'online' }, site)).toMatchObject({
    location: { '@type': 'VirtualLocation' },
  })
})

test('what has no picture of its own shows the one that its page is shared with', () => {
  const shown = describeEvent({ ...event, image: null }, site).image
  expect(shown).toMatchObject({
    '@type': 'ImageObject',
    url: expect.stringMatching(/^https:\/\/network\.example\.org\/previews\/ar\/events\/one\.jpg\?v=/),
    width: 1200,
  })
})

test('a closed vacancy is no job posting', () => {
  expect(describeVacancy({ ...vacancy, isExpired: true }, site)).toBeNull()
  expect(described.vacancy).toMatchObject({ employmentType: 'INTERN', validThrough: vacancy.deadline })
})

test('the way to a page leads over its section and its list', () => {
  const paths = (path: string) => breadcrumbSteps(path, 'Title', 'en').map((step) => step.path)
  expect(paths('/news/one')).toEqual(['/', '/info-centre', '/news', '/news/one'])
  expect(paths('/cop-news/one')).toEqual(['/', '/info-centre', '/cop', '/cop-news/one'])
  expect(paths('/members')).toEqual(['/', '/who-we-are', '/members'])
  expect(paths('/who-we-are')).toEqual(['/', '/who-we-are'])
  expect(paths('/wefe-hub/maps')).toEqual(['/', '/wefe-hub', '/wefe-hub/maps'])
  expect(paths('/search')).toEqual(['/', '/search'])
  expect(paths('/')).toEqual([])
})

test('the search is the site’s, in the page’s language', () => {
  expect(described.website).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://network.example.org/ar/search?q={search_term_string}' },
    },
  })
})
