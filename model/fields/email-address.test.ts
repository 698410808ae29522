import { expect, test } from 'vitest'
import { comparableAddress, readEmailAddress } from './email-address.ts'

test.each([
  ['o’s own', "o'brien+bids@mail.example.org", "o'brien+bids@mail.example.org"],
  ['capitals', 'User@EXAMPLE.ORG', 'User@example.org'],
  ['a domain in Arabic', 'ali@موقع.السعودية', 'ali@xn--4gbrim.xn--mgberp4a5d4ar'],
  ['the same as a browser sends it', 'ali@xn--4gbrim.xn--mgberp4a5d4ar', 'ali@xn--4gbrim.xn--mgberp4a5d4ar'],
  ['all of it in Arabic', 'علي.محمد@موقع.السعودية', 'علي.محمد@xn--4gbrim.xn--mgberp4a5d4ar'],
  ['a domain in Persian', 'info@آب.ایران', 'info@xn--hgbm.xn--mgba3a4f16a'],
  ['with the joiner of a Persian word', 'info@نامه‌ای.com', 'info@xn--mgba3gch31f060k.com'],
  ['French and German', 'Élodie@MÜNCHEN.de', 'élodie@xn--mnchen-3ya.de'],
  ['copied out of a page in Arabic', '\u2066a@example.org\u2069\u200F ', 'a@example.org'],
  ['a long ending', 'x@y.photography', 'x@y.photography'],
])('%s is an address', (_, written, address) => {
  expect(readEmailAddress(written)).toBe(address)
})

test.each([
  '',
  'a',
  '@example.org',
  'a@',
  'a@b',
  'a@example.c',
  'a@example.org.',
  'a@.example.org',
  'a..b@example.org',
  '.a@example.org',
  'a b@example.org',
  'a@exa mple.org',
  'a@b@example.org',
  '"a"@example.org',
  'a@127.0.0.1',
  'a@example.org/path',
  'a@example.org:25',
  'a@user:password@example.org',
  'a@example.org?subject=x',
  'a@-example.org',
  'a,b@example.org',
  'a<b>@example.org',
  'a@[127.0.0.1]',
  'a\nb@example.org',
  `${'a'.repeat(65)}@example.org`,
  `${'م'.repeat(33)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  `a@${'b.'.repeat(130)}org`,
])('%j is none', (written) => {
  expect(readEmailAddress(written)).toBeUndefined()
})

test('one person’s address is the same however it was written', () => {
  const written = ['Ali@موقع.السعودية', ' ali@xn--4gbrim.XN--mgberp4a5d4ar', '\u200Eali@موقع.السعودية']
  expect(new Set(written.map(comparableAddress)).size).toBe(1)
  expect(comparableAddress(' Not an address ')).toBe('not an address')
})
