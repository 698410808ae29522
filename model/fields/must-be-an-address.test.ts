import { expect, test } from 'vitest'
import { faultOfAddress } from './must-be-an-address.ts'

const words = { destination: 'address', label: 'See the projects' }

test.each([
  ['a page', '/projects', words, null],
  ['another site', 'https://example.org/', words, null],
  ['a script', 'javascript:alert(1)', words, 'wrong'],
  ['another host in disguise', '//example.org', words, 'wrong'],
  ['no address for words that are shown', '', words, 'missing'],
  ['no address for a second link that was left empty', undefined, { destination: 'address' }, null],
  ['a wrong address even without words', 'projects', { destination: 'address' }, 'wrong'],
  ['no address where the Organization record holds it', null, { destination: 'hub', label: 'Hub' }, null],
])('%s', (_, value, link, fault) => {
  expect(faultOfAddress(value, link)).toBe(fault)
})
