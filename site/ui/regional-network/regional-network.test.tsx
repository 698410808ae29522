import '../../language/all-messages.ts'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ownFlags } from '../../../content/member-states/regional-network/flag-address.ts'
import {
  membersLayer,
  partnersLayer,
} from '../../../content/member-states/regional-network/regional-network.ts'
import { RegionalNetwork } from './regional-network.tsx'

const data = {
  failure: null,
  flagSource: ownFlags,
  members: membersLayer([{ title: 'Jordan' }, { title: 'Egypt' }], 'en', ownFlags),
  partners: partnersLayer([], 'en', ownFlags),
}

function render(props: Partial<ComponentProps<typeof RegionalNetwork>> = {}, address = '/members'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <RegionalNetwork data={data} {...props} />
    </MemoryRouter>,
  )
}

test('shows the map of members first, and the list to those without scripts', () => {
  const html = render()
  expect(html).toContain('data-view="map"')
  expect(html).toContain('data-layer="members"')
  expect(html).toContain('regional-network-list-without-scripts')
})

test('a parent decides the view', () => {
  const html = render({ view: 'list', firstView: 'map', onView: () => undefined })
  expect(html).toContain('data-view="list"')
  expect(html).not.toContain('<figure')
  expect(html).toMatch(/aria-pressed="true"[^>]*>List View/)
})

test('a parent hides the list, whatever view it names', () => {
  const html = render({ hideList: true, view: 'list' })
  expect(html).toContain('data-view="map"')
  expect(html).not.toContain('List View')
  expect(html).not.toContain('regional-network-cards')
})

test.each([
  ['/members', 'No data available'],
  ['/ar/members', 'لا توجد بيانات'],
])('%s says that there is nothing, in both views', (address, words) => {
  const members = membersLayer([], 'en', ownFlags)
  const nothing = { ...data, members, failure: 'Failed to load' }
  for (const view of ['map', 'list'] as const) {
    const html = render({ data: nothing, view }, address)
    expect(html).toContain(words)
    expect(html).not.toContain('Failed to load')
  }
})
