import { expect, test } from 'vitest'
import type { SubLink } from '../../../../content/header-menu/read-header-menu.ts'
import { selectedLink } from './mega-dropdown.tsx'

function link(path: string, selectedByDefault = false): SubLink {
  const text = { text: path, language: 'en' } as const
  return {
    label: text,
    destination: { kind: 'page', path },
    title: text,
    description: null,
    details: null,
    additionalText: null,
    actionLabel: text,
    secondaryAction: null,
    selectedByDefault,
  }
}

const links = [link('/'), link('/what-we-do'), link('/projects', true), link('/countries')]

test.each([
  ['the page itself', '/countries', 3],
  ['a page under it', '/projects/nexus-atlas', 2],
  ['the home page, which has no pages under it', '/', 0],
  ['another page: the default', '/team', 2],
])('%s', (_, path, index) => {
  expect(selectedLink(links, path)).toBe(links[index])
})

test('without a default nothing is selected', () => {
  expect(selectedLink([link('/team')], '/news')).toBeUndefined()
})
