import { expect, test } from 'vitest'
import { isWebAddress, readWebAddress } from './web-address.ts'

test.each([
  ['www.example.org', 'https://www.example.org'],
  [' example.org/about?a=b ', 'https://example.org/about?a=b'],
  ['وزارة-المياه.السعودية', 'https://وزارة-المياه.السعودية'],
  ['localhost.example:8080/x', 'https://localhost.example:8080/x'],
  ['https://example.org/', 'https://example.org/'],
  ['mailto:events@example.org', 'mailto:events@example.org'],
  ['https://www.google.com/url?q=https://example.org/a', 'https://example.org/a'],
])('%s is %s', (written, address) => {
  expect(readWebAddress(written)).toBe(address)
  expect(isWebAddress(address)).toBe(true)
})

test.each([
  '',
  'the ministry',
  '/projects',
  'javascript:alert(1)',
  'ftp://example.org/',
  'https://',
  'events@example.org',
])('%j is no address', (written) => {
  expect(isWebAddress(readWebAddress(written))).toBe(false)
})
