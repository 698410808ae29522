import { addressIn } from '../../languages/address.ts'
import { findingsInStructuredData } from '../support/structured-data-findings.ts'
import { addresses, details } from './support/addresses.ts'
import { readPage } from './support/read-page.ts'
import { expect, test } from './support/test.ts'

/** The blocks of data in a page's HTML. */
function blocksIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )
}

/** One of each kind that the details by id do not have. */
const further = [
  '/events/groundwater-governance-webinar',
  '/vacancies/desalination-process-engineer',
  '/publications/annual-report-2025',
]

for (const language of ['en', 'ar'] as const) {
  test(`what pages say to machines is said in schema.org’s words (${language})`, async ({ baseURL }) => {
    const types = new Set<string>()
    for (const path of [...addresses, ...details, ...further]) {
      const address = addressIn(language, path)
      const blocks = blocksIn((await readPage(baseURL, address)).html)
      expect.soft(blocks.length, address).toBeGreaterThan(0)
      for (const block of blocks) {
        expect.soft(findingsInStructuredData(block), address).toEqual([])
        if (typeof block === 'object' && block && '@type' in block) types.add(String(block['@type']))
      }
    }
    expect([...types].toSorted()).toEqual(
      expect.arrayContaining([
        'Article',
        'BreadcrumbList',
        'Event',
        'ImageObject',
        'JobPosting',
        'NewsArticle',
        'Organization',
        'Report',
        'WebSite',
      ]),
    )
  })

  test(`every publication says truly what it is: a report, data, or something to learn from (${language})`, async ({
    request,
  }) => {
    const types = new Set<unknown>()
    for (let id = 1; id <= 12; id++) {
      const address = addressIn(language, `/publications/${id}`)
      for (const block of blocksIn(await (await request.get(address)).text())) {
        expect.soft(findingsInStructuredData(block), address).toEqual([])
        if (typeof block === 'object' && block && '@type' in block) types.add(block['@type'])
      }
    }
    expect([...types].toSorted()).toEqual(['BreadcrumbList', 'Dataset', 'LearningResource', 'Report'])
  })

  test(`a job says in which country it is (${language})`, async ({ request }) => {
    const answer = await request.get(addressIn(language, '/vacancies/desalination-process-engineer'))
    expect(blocksIn(await answer.text())).toContainEqual(
      expect.objectContaining({
        '@type': 'JobPosting',
        jobLocation: expect.objectContaining({
          address: {
            '@type': 'PostalAddress',
            addressLocality: language === 'en' ? 'Amman' : 'عمّان',
            addressCountry: 'JO',
          },
        }),
      }),
    )
  })
}
