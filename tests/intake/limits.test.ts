import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Questions } from '../../server/intake/questions.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { testNow } from '../support/test-records.ts'

let api: TestIntake
let questions: Questions

beforeAll(async () => {
  api = await openTestIntake()
  const { createIntakeService } = await import('../../server/intake/intake-service.ts')
  ;({ questions } = createIntakeService({
    payload: api.payload,
    settings: { ...api.settings, SUBMISSIONS_PER_HOUR: 3 },
    now: () => testNow,
    reportError: (error) => api.loggedErrors.push(error),
  }))
})
afterAll(() => api.close())

async function ask(address: string): Promise<number> {
  const request = new Request('https://network.example.org/api/tenders/level-recorders/questions', {
    method: 'POST',
    body: new URLSearchParams({ question: 'How deep?' }),
  })
  return (await questions.ask('level-recorders', request, { language: 'en', address })).status
}

test('one address that asks too often is refused, and nobody else', async () => {
  const asked = []
  for (let times = 0; times < 4; times += 1) asked.push(await ask(`2001:db8::${times}`))
  expect(asked).toEqual([201, 201, 201, 429])
  expect(await ask('2001:db8:0:1::1')).toBe(201)
})
