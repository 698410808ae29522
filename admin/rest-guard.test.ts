import { describe, expect, test } from 'vitest'
import { restVerdict } from './rest-guard.ts'

describe('who may call Payload’s REST', () => {
  test.each([
    ['POST', ['users', 'login']],
    ['POST', ['users', 'passkey-challenge']],
    ['POST', ['users', 'passkey-login']],
    ['POST', ['users', 'logout']],
    ['POST', ['users', 'refresh-token']],
    ['POST', ['users', 'forgot-password']],
    ['POST', ['users', 'reset-password']],
    ['GET', ['users', 'me']],
    ['GET', ['users', 'init']],
  ])('%s %j is open, because signing in needs it', (method, segments) => {
    expect(restVerdict(method, segments, false)).toBe('open')
  })

  test.each([
    ['GET', []],
    ['GET', ['access']],
    ['GET', ['users']],
    ['GET', ['users', '1']],
    ['GET', ['users', 'login']],
    ['PATCH', ['users', 'me']],
    ['DELETE', ['users', 'me']],
    ['OPTIONS', ['users', 'login']],
    ['POST', ['users', 'unlock']],
    ['POST', ['users', 'login', 'more']],
    ['POST', ['globals', 'users', 'login']],
    ['POST', ['news', 'login']],
    ['GET', ['news']],
    ['GET', ['news', '1']],
    ['POST', ['proposals']],
    ['GET', ['media', 'file', 'picture.webp']],
    ['GET', ['globals', 'organization']],
    ['GET', ['payload-jobs', 'run']],
  ])('%s %j is for people who are signed in', (method, segments) => {
    expect(restVerdict(method, segments, false)).toBe('signed-in-only')
  })

  test('an open call that asks to be taken for another method is not open', () => {
    expect(restVerdict('POST', ['users', 'login'], true)).toBe('signed-in-only')
    expect(restVerdict('GET', ['users', 'me'], true)).toBe('signed-in-only')
  })

  test.each([
    ['POST', ['users', 'first-register']],
    ['POST', ['users', 'First-Register']],
    ['POST', ['users', '', 'first-register']],
    ['POST', ['users', 'first-register', '']],
    ['GET', ['users', 'first-register']],
    ['POST', ['USERS', 'FIRST-REGISTER']],
  ])('%s %j registers a first user and is refused to everybody', (method, segments) => {
    expect(restVerdict(method, segments, false)).toBe('refused')
    expect(restVerdict(method, segments, true)).toBe('refused')
  })
})
