import { handleEndpoints, type FlattenedField, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf } from '../support/rest.ts'
import { cacheKeyOf, openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { staffOf } from '../support/staff-of-role.ts'

let database: TestDatabase
let payload: Payload
let authorization: string

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  const { email } = await staffOf(payload, 'Administrator', 'administrator', 'bid-opener')
  authorization = `JWT ${await tokenOf(payload, email)}`
})
afterAll(() => database.close())

/** Every path that a query may name, into rows, groups and what is referred to. */
function pathsOf(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`
    const inner = 'flattenedFields' in field ? pathsOf(field.flattenedFields, `${path}.`) : []
    const beyond =
      field.type === 'relationship' || field.type === 'upload' ? [`${path}.id`, `${path}.title`] : []
    return [path, ...inner, ...beyond]
  })
}

async function statusOf(address: string): Promise<number> {
  const response = await handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cacheKeyOf(payload),
    request: new Request(`http://localhost/cms-api/${address}`, { headers: { authorization } }),
  })
  await response.text()
  return response.status
}

const operators = ['equals', 'like', 'in', 'greater_than', 'exists', 'near', 'all', 'no_operator']

test('whatever field staff ask a kind by, it is answered or refused, and nothing fails', async () => {
  const failed: string[] = []
  for (const { slug, flattenedFields, endpoints } of payload.config.collections) {
    if (!endpoints) continue
    // All operators in turn, over fields of every kind.
    for (const [index, path] of [...pathsOf(flattenedFields), 'no_field', '__proto__'].entries()) {
      const operator = operators[index % operators.length]
      for (const query of [`where[${path}][${operator}]=rubbish`, `sort=${path}&select[${path}]=true`]) {
        const address = `${slug}?limit=1&${query}`
        if ((await statusOf(address)) >= 500) failed.push(address)
      }
    }
    for (const address of [
      'page=-1',
      'limit=x',
      'depth=x',
      'where=x',
      'where[or]=x',
      'where[and][0]=x',
      'locale=xx',
      'sort[a]=b',
      'joins=x',
      'populate=x',
    ]) {
      if ((await statusOf(`${slug}?${address}`)) >= 500) failed.push(`${slug}?${address}`)
    }
    for (const id of ['x', '-1', '999999999999999999999', '%00', 'versions/x']) {
      if ((await statusOf(`${slug}/${id}`)) >= 500) failed.push(`${slug}/${id}`)
    }
  }
  expect(failed).toEqual([])
}, 300_000)
