import { expect, test } from 'vitest'
import { takenProjects } from './taken-projects.ts'

test('a citation of projects has the year of the day that it names, which begins in Amman', () => {
  const { citation } = takenProjects(
    { changedAt: '2026-12-31T22:30:00.000Z' },
    {},
    {
      organization: { name: { text: 'Test network', language: 'en' } },
      siteUrl: 'https://network.example.org',
      language: 'en',
    },
  )
  expect(citation).toContain('Test network (2027).')
  expect(citation).toContain('1 January 2027')
})
