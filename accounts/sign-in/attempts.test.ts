import { describe, expect, test } from 'vitest'
import { countsInMemory } from '../../tests/support/counts-in-memory.ts'
import {
  Attempts,
  mostLinkTries,
  mostMailsToOneAccount,
  mostPasskeyTries,
  windowOfAttempts,
} from './attempts.ts'

describe('one address', () => {
  test.each([
    [
      'with passkeys',
      mostPasskeyTries,
      (attempts: Attempts, address: string) => attempts.toUsePasskey(address),
    ],
    ['with links', mostLinkTries, (attempts: Attempts, address: string) => attempts.toUseLink(address)],
  ])('tries %s only so often, and another goes on', async (_, most, attempt) => {
    const attempts = new Attempts(countsInMemory())
    for (let tries = 0; tries < most; tries += 1) expect(await attempt(attempts, '192.0.2.1')).toBeUndefined()
    const wait = await attempt(attempts, '192.0.2.1')
    expect(wait).toBeGreaterThan(windowOfAttempts - 60_000)
    expect(wait).toBeLessThanOrEqual(windowOfAttempts)
    expect(await attempt(attempts, '192.0.2.2')).toBeUndefined()
  })
})

test('one account is sent only so many mails with a link, and another goes on', async () => {
  const attempts = new Attempts(countsInMemory())
  for (let mails = 0; mails < mostMailsToOneAccount; mails += 1)
    expect(await attempts.mayBeSentMail('amina@example.org')).toBe(true)
  expect(await attempts.mayBeSentMail('amina@example.org')).toBe(false)
  expect(await attempts.mayBeSentMail('farid@example.org')).toBe(true)
})
