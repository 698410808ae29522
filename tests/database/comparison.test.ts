import { RouterContextProvider } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { openDataImports } from '../support/data-imports.ts'
import { testSiteUrl } from '../support/test-api.ts'
import { writeOrganization } from '../support/test-records.ts'

const imports = await openDataImports()
afterAll(() => imports.close())
const { database, newIndicator, published } = imports

test('a country that is no member state can be compared by the indicators that have a value of it', async () => {
  await import('../../site/language/all-messages.ts')
  const contexts = await import('../../site/loading/contexts.ts')
  const { readComparison } = await import('../../site/pages/data-tools/read-comparison.ts')
  const { payload } = database
  await writeOrganization(payload)
  for (const [code, name] of [
    ['de', 'Germany'],
    ['jo', 'Jordan'],
  ] as const)
    await payload.update({
      collection: 'countries',
      where: { code: { equals: code } },
      data: { name, _status: 'published' },
    })
  const [withGermany, without] = [await newIndicator('with-germany'), await newIndicator('without')]
  await published(
    'Compared',
    [withGermany, 'de', 2020, 1],
    [withGermany, 'jo', 2020, 2],
    [without, 'jo', 2020, 3],
  )
  const compare = (indicator: string) => {
    const context = new RouterContextProvider()
    context.set(contexts.readingContext, { payload, language: 'en', now: new Date() })
    context.set(contexts.siteUrlContext, testSiteUrl)
    const query = new URLSearchParams({ countries: 'de,jo', indicator })
    return readComparison(context, new Request(`${testSiteUrl}/data-tools/compare?${query}`))
  }
  const { problems, comparison } = await compare(withGermany)
  expect(problems).toEqual({ wasSent: false, countries: null, indicator: null })
  expect(comparison?.columns.map(({ code, latest }) => [code, latest?.value])).toEqual([
    ['de', '1.0'],
    ['jo', '2.0'],
  ])
  expect((await compare(without)).problems.countries).toEqual({ unknown: ['de'] })
})
