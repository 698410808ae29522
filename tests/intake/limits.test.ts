import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi

beforeAll(async () => {
  Object.assign(process.env, { SUBMISSIONS_PER_HOUR: '3', TRUSTED_PROXIES: '1' })
  api = await openTestApi()
})
afterAll(() => api.close())

async function ask(address: string): Promise<number> {
  const { status } = await api.call('/api/tenders/level-recorders/questions', {
    method: 'POST',
    body: new URLSearchParams({ question: 'How deep?' }),
    headers: { 'X-Forwarded-For': address },
  })
  return status
}

test('one address that asks too often is told so, and nobody else', async () => {
  const asked = []
  for (let times = 0; times < 4; times += 1) asked.push(await ask(`2001:db8::${times}`))
  expect(asked).toEqual([201, 201, 201, 429])
  expect(await ask('2001:db8:0:1::1')).toBe(201)
})

test('whatever number of addresses ask, the next one is taken', async () => {
  const create = api.payload.create.bind(api.payload)
  // What is asked is not what is tried here.
  Object.assign(api.payload, { create: async () => ({ id: 0 }) })
  try {
    const others = Array.from({ length: 2050 }, (_, n) => `10.${n >> 8}.${n & 255}.1`)
    for (let from = 0; from < others.length; from += 50) {
      const statuses = await Promise.all(others.slice(from, from + 50).map(ask))
      expect(new Set(statuses)).toEqual(new Set([201]))
    }
  } finally {
    Object.assign(api.payload, { create })
  }
  expect(await ask('198.51.100.1')).toBe(201)
}, 120_000)
