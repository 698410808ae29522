import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminComponents } from '../../model/admin-components.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('lists show every moment in the time zone of the form, whatever the browser’s is', () => {
  const moments = Object.values(database.payload.collections)
    .filter(({ config }) => !config.slug.startsWith('payload-'))
    .flatMap(({ config }) =>
      config.flattenedFields.flatMap((field) => {
        if (field.type !== 'date' || field.timezone || field.hidden) return []
        const { components, date } = field.admin ?? {}
        const isDay = date && 'pickerAppearance' in date && date.pickerAppearance === 'dayOnly'
        return isDay ? [] : [{ name: `${config.slug}.${field.name}`, cell: components?.Cell }]
      }),
    )
  const names = moments.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['job-applications.receivedAt', 'news.date', 'news.updatedAt', 'news.deletedAt']),
  )
  const inAnotherZone = moments.filter(({ cell }) => cell !== adminComponents.ammanMomentCell)
  expect(inAnotherZone.map(({ name }) => name)).toEqual([])
})
