import { expect, test } from 'vitest'
import { referrerOf } from './referrer-of.ts'

test.each([
  [undefined, '(none)'],
  ['', '(none)'],
  ['https://network.example.org/news?q=water', '(own pages)'],
  ['http://127.0.0.1:3000/', '(own pages)'],
  ['https://www.google.com.eg/', '(search engines)'],
  ['https://google.com/search?q=jane+doe', '(search engines)'],
  ['https://duckduckgo.com/', '(search engines)'],
  ['https://www.Partner.example/about?who=jane#here', 'partner.example'],
  ['https://jane:secret@partner.example/', '(others)'],
  ['https://notgoogle.example:8443/x', 'notgoogle.example'],
  ['http://192.0.2.7/intranet', '(others)'],
  ['http://[2001:db8::7]/', '(others)'],
  ['http://janes-computer/', '(others)'],
  ['android-app://com.example.mail/', '(others)'],
  ['about:blank', '(others)'],
])('%s is %s', (referer, group) => {
  expect(referrerOf(referer, 'network.example.org', '127.0.0.1:3000')).toBe(group)
})
