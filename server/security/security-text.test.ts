import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

const site = { siteUrl: 'https://network.example.org', now: new Date('2026-11-28T10:20:30.456Z') }

test('says to whom, until when, in which languages and of which site', () => {
  expect(securityText({ contact: 'security@example.org', ...site }).split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    'Expires: 2027-02-26T10:20:30Z',
    'Preferred-Languages: en, ar, fr, fa',
    'Canonical: https://network.example.org/.well-known/security.txt',
    '',
  ])
})

test('a form for reports may stand in place of an e-mail address', () => {
  const text = securityText({ contact: 'https://example.org/report', ...site })
  expect(text).toContain('Contact: https://example.org/report\n')
})
