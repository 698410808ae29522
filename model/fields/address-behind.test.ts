import { expect, test } from 'vitest'
import { addressBehind } from './address-behind.ts'

const safe = (address: string) =>
  `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Csamira%40wells.example%7C1&reserved=0`

test.each([
  [safe('https://www.fao.org/aquastat/?lang=ar#top'), 'https://www.fao.org/aquastat/?lang=ar#top'],
  [
    'https://eur02.safelinks.protection.outlook.com/ap/w-59584e83/?url=https%3A%2F%2Fexample.org%2Fa.docx&data=05',
    'https://example.org/a.docx',
  ],
  ['https://www.google.com/url?q=https://example.org/a&sa=D&source=docs&ust=1', 'https://example.org/a'],
  ['https://www.google.jo/url?sa=t&url=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=AT0', 'https://example.org/'],
  ['https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
  // Forwarded.
  [safe(safe('https://example.org/')), 'https://example.org/'],
])('%s leads to %s', (address, behind) => {
  expect(addressBehind(address)).toBe(behind)
})

test.each([
  'https://www.google.com/search?q=https://example.org/',
  'https://www.youtube.com/watch?v=1&q=https://example.org/',
  'https://example.org/url?q=https://example.com/',
  'https://google.com.example.org/url?q=https://example.com/',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url',
  'mailto:office@example.org',
  '/projects?q=water',
  '',
  'no address',
])('%s stays as it is', (address) => {
  expect(addressBehind(address)).toBe(address)
})
