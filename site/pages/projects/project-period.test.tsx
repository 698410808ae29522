import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Project } from '../../../content/projects/kind.ts'
import { ProjectPeriod } from './project-period.tsx'

type Period = Pick<Project, 'status' | 'startsOn' | 'endsOn'>

const ongoing: Period = { status: 'ongoing', startsOn: '2024-03-03', endsOn: null }

const wordsOf = (project: Period, path = '/projects/one') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ProjectPeriod project={project} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, '')

test.each([
  ['/projects/one', 'Since 3 March 2024'],
  ['/fr/projects/one', 'Depuis le 3 mars 2024'],
  ['/ar/projects/one', /^منذ /],
  ['/fa/projects/one', /^از .+ تاکنون$/],
])('at %s, an ongoing project without an end says since when', (path, words) => {
  expect(wordsOf(ongoing, path)).toMatch(words)
})

test('a single day says what it is', () => {
  expect(wordsOf({ ...ongoing, status: 'planned' })).toBe('From 3 March 2024')
  expect(wordsOf({ status: 'completed', startsOn: null, endsOn: '2024-03-03' })).toBe('Until 3 March 2024')
})

test('two days are the period, whatever the status', () => {
  expect(wordsOf({ ...ongoing, endsOn: '2025-12-31' })).toBe('3 March 2024 – 31 December 2025')
})
