import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data.ts'

test('addresses, queries and what was to be read are left out of other people’s words', () => {
  const refusal = (() => {
    try {
      return JSON.parse('{"name": Samira of example.org}')
    } catch (error) {
      return String(error)
    }
  })()
  const words = [
    'Mail to samira.o’hara+x@mail.example.org failed',
    'GET /search?q=my+illness&page=2 took long',
    'https://network.example/receipts?secret=abc, again',
    '/accounts/samira%40example.org',
    String(refusal),
    'invalid input syntax for type uuid: "Samira"',
  ].map(withoutPersonalData)
  expect(words.join('\n')).not.toMatch(/samira|hara|illness|secret|abc/i)
  expect(words[1]).toBe('GET /search?… took long')
  expect(words[0]).toMatch(/^Mail to .*…@… failed$/)
})

test('words that are nobody’s stay as they are, and endless ones are cut', () => {
  const plain = 'connect ECONNREFUSED 127.0.0.1:5432 (is it there? no)'
  expect(withoutPersonalData(plain)).toBe(plain)
  expect(withoutPersonalData('a@'.repeat(1_000_000)).length).toBeLessThan(3000)
})
