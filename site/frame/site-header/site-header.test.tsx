import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Dropdown } from '../../../content/header-menu/read-header-menu.ts'
import type { Organization } from '../../../content/organization/read-organization.ts'
import type { Shell } from '../../loading/read-shell.ts'
import { SiteHeader } from './site-header.tsx'

const text = (words: string) => ({ text: words, language: 'en' }) as const

const organization: Organization = {
  abbreviation: 'IWEN',
  name: text('Network'),
  description: text('Description'),
  metaTitle: text('Title'),
  metaDescription: text('Description'),
  copyrightYear: 2025,
  telephone: '1',
  informationEmail: 'a@example.org',
  applicationsEmail: 'b@example.org',
  procurementEmail: 'c@example.org',
  location: text('Amman'),
  hubAddress: 'https://hub.example.org/',
  hubMapsAddress: 'https://hub.example.org/maps',
  waterVisionAddress: 'https://vision.example.org/',
  socialLinks: { facebook: '#', x: 'https://x.example.org/', youtube: '#', linkedin: '#', instagram: '#' },
  figures: [],
}

const dropdown: Dropdown = {
  title: text('Title'),
  description: text('Description'),
  image: null,
  links: [],
  panelTitle: text('Panel'),
  panelLinks: [{ label: text('View all'), destination: { kind: 'page', path: '/media' } }],
  panelPictures: [],
}

const menu = { whoWeAre: dropdown, whatWeDo: dropdown, getInvolved: dropdown, infoCentre: dropdown }

function render(shell: Shell | undefined, address = '/team'): string {
  const router = createMemoryRouter([{ path: '*', element: <SiteHeader shell={shell} /> }], {
    initialEntries: [address],
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe.each([
  ['without a menu', { organization, menu: null, pressItems: [], footerPages: [] }],
  ['without any content', undefined],
])('%s', (_, shell) => {
  test('the five entries lead to the section pages', () => {
    const addresses = [...render(shell).matchAll(/<a class="site-header-label"[^>]* href="([^"]*)"/g)]
    expect(addresses.map(([, address]) => address)).toEqual([
      '/who-we-are',
      '/what-we-do',
      '/wefe-hub',
      '/get-involved',
      '/info-centre',
    ])
  })
})

test('without press items only View all remains, in every dropdown alike', () => {
  const html = render({ organization, menu, pressItems: [], footerPages: [] })
  expect(html).not.toContain('press-list')
  expect(html.match(/href="\/media"/g)).toHaveLength(4)
})

test('an account that is not there has no icon that leads nowhere', () => {
  const html = render({ organization, menu, pressItems: [], footerPages: [] })
  expect(html).toContain('https://x.example.org/')
  expect(html).not.toContain('href="#"')
})

test('only the home page has the header that lies over its pictures', () => {
  expect(render(undefined, '/ar')).toContain('data-variant="hero"')
  expect(render(undefined, '/team')).toContain('data-variant="page"')
})
