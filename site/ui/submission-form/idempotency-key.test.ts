import { afterEach, expect, test, vi } from 'vitest'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts'

afterEach(() => vi.unstubAllGlobals())

const blocked = {
  get sessionStorage(): Storage {
    throw new DOMException('Storage is blocked', 'SecurityError')
  },
}

const full = {
  sessionStorage: {
    getItem: () => null,
    setItem() {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  },
}

test.each([
  ['blocked', blocked],
  ['full', full],
])('the same sent again has the same key where storage is %s', (_state, window) => {
  vi.stubGlobal('window', window)
  const key = idempotencyKey('form', 'an offer')
  expect(idempotencyKey('form', 'an offer')).toBe(key)
  expect(idempotencyKey('another form', 'an offer')).not.toBe(key)
  const changed = idempotencyKey('form', 'another offer')
  expect(changed).not.toBe(key)
  forgetIdempotencyKey('form')
  expect(idempotencyKey('form', 'another offer')).not.toBe(changed)
})
