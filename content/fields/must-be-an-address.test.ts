import { expect, test } from 'vitest'
import { isAddress } from './must-be-an-address.ts'

test.each(['/', '/projects', '/projects?topic=desalination', 'https://hub.example.org/', 'http://x.example'])(
  '%s is an address',
  (address) => expect(isAddress(address)).toBe(true),
)

test.each([
  '',
  'projects',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://',
  '/two words',
])('%s is not', (address) => expect(isAddress(address)).toBe(false))
