import { expect, test } from 'vitest'
import { sectionOfPath } from './sections.ts'

test.each([
  ['/who-we-are', 'whoWeAre'],
  ['/who-we-are-map', 'whoWeAre'],
  ['/partners', 'whoWeAre'],
  ['/projects/nexus-atlas', 'whatWeDo'],
  ['/wefe-hub/maps', 'wefeHub'],
  ['/tenders/3', 'getInvolved'],
  ['/cop-news/1', 'infoCentre'],
  ['/', undefined],
  ['/projectsabc', undefined],
  ['/nothing', undefined],
])('%s belongs to %s', (path, name) => {
  expect(sectionOfPath(path)?.name).toBe(name)
})
