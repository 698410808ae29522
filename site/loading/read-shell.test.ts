import { expect, test, vi } from 'vitest'
import type { Dropdown, HeaderMenu } from '../../content/header-menu/read-header-menu.ts'
import type { Organization } from '../../content/organization/read-organization.ts'
import type { PressItem } from '../../content/press-items/kind.ts'
import type { Picture, PictureFile } from '../../store/read/picture.ts'
import { readShell, type ShellReaders } from './read-shell.ts'

const name = { text: 'The Network', language: 'en' } as const

const organization: Organization = {
  abbreviation: 'IWEN',
  name,
  description: name,
  metaTitle: name,
  metaDescription: name,
  copyrightYear: 2025,
  telephone: '1',
  informationEmail: 'a@example.org',
  applicationsEmail: 'b@example.org',
  procurementEmail: 'c@example.org',
  location: name,
  hubAddress: 'https://hub.example.org/',
  hubMapsAddress: 'https://hub.example.org/maps',
  waterVisionAddress: 'https://vision.example.org/',
  socialLinks: { facebook: '#', x: '#', youtube: '#', linkedin: '#', instagram: '#' },
  figures: [],
}

const file = (width: number): PictureFile => ({ address: `/files/${width}`, width, height: width })

const picture: Picture = {
  original: file(1600),
  sizes: { avif: [file(480), file(960), file(1600)], webp: [file(480), file(1600)] },
  alternativeText: name,
  credit: name,
  caption: name,
  lightBytes: null,
  focalPoint: { x: 50, y: 50 },
}

const dropdown: Dropdown = {
  title: name,
  description: name,
  image: picture,
  links: [],
  panelTitle: null,
  panelLinks: [],
  panelPictures: [picture],
}

const menu: HeaderMenu = {
  whoWeAre: dropdown,
  whatWeDo: dropdown,
  getInvolved: dropdown,
  infoCentre: dropdown,
}

function pressItem(id: string): PressItem {
  return {
    id,
    slug: id,
    title: { text: id, language: 'en' },
    outlet: name,
    summary: name,
    link: null,
    date: '2026-03-05T10:00:00.000Z',
    topics: [],
    createdAt: '2026-03-05T10:00:00.000Z',
    updatedAt: '2026-03-05T10:00:00.000Z',
  }
}

function readers(others: Partial<ShellReaders> = {}): ShellReaders {
  return {
    language: 'en',
    readOrganization: async () => organization,
    readMenu: async () => menu,
    readPressItems: async (count) => ['a', 'b', 'c', 'd'].slice(0, count).map(pressItem),
    readFooterPages: async () => [{ path: '/about/privacy', title: name }],
    reportError: () => undefined,
    ...others,
  }
}

test('three press items travel, each with its title and date only', async () => {
  const { pressItems } = await readShell(readers())
  expect(pressItems.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(pressItems[0]).toEqual({
    id: 'a',
    title: { text: 'a', language: 'en' },
    date: '2026-03-05T10:00:00.000Z',
    dates: [{ text: 'Mar 5, 2026', language: 'en' }],
  })
})

test('press dates are Arabic on Arabic pages and English on all others, which add their own', async () => {
  const dateIn = async (language: ShellReaders['language']) =>
    (await readShell(readers({ language }))).pressItems[0]?.dates
  const english = { text: 'Mar 5, 2026', language: 'en' }
  expect(await dateIn('en')).toEqual([english])
  expect(await dateIn('ar')).toEqual([{ text: '5 مارس 2026', language: 'ar' }])
  expect(await dateIn('fr')).toEqual([english, { text: '5 mars 2026', language: 'fr' }])
  expect(await dateIn('fa')).toEqual([english, { text: '۱۴ اسفند ۱۴۰۴', language: 'fa' }])
})

test('press items that can’t be read are logged, and everything else is there', async () => {
  const reportError = vi.fn()
  const failure = new Error('no table')
  const shell = await readShell(readers({ readPressItems: () => Promise.reject(failure), reportError }))
  expect(shell.pressItems).toEqual([])
  expect(shell.menu).not.toBeNull()
  expect(reportError.mock.calls).toEqual([[failure]])
})

test('footer pages that can’t be read are logged, and everything else is there', async () => {
  const reportError = vi.fn()
  const failure = new Error('no table')
  const shell = await readShell(readers({ readFooterPages: () => Promise.reject(failure), reportError }))
  expect(shell.footerPages).toEqual([])
  expect(shell.organization).toBe(organization)
  expect(reportError.mock.calls).toEqual([[failure]])
})

test('a menu that can’t be read is logged, and everything else is there', async () => {
  const reportError = vi.fn()
  const failure = new Error('no table')
  const shell = await readShell(readers({ readMenu: () => Promise.reject(failure), reportError }))
  expect(shell.menu).toBeNull()
  expect(shell.organization).toBe(organization)
  expect(shell.pressItems).toHaveLength(3)
  expect(reportError.mock.calls).toEqual([[failure]])
})

test('without the organization there is no page', async () => {
  const failure = new Error('no table')
  await expect(readShell(readers({ readOrganization: () => Promise.reject(failure) }))).rejects.toBe(failure)
})

test('pictures travel only in the sizes that the menu shows', async () => {
  const shell = await readShell(readers())
  const { image, panelPictures = [] } = shell.menu?.whatWeDo ?? {}
  for (const shown of [image, ...panelPictures]) {
    expect(shown?.sizes.avif.map(({ width }) => width)).toEqual([480, 960])
    expect(shown?.sizes.webp.map(({ width }) => width)).toEqual([480])
    expect([shown?.credit, shown?.caption]).toEqual([null, null])
  }
  expect(image?.alternativeText).toBeNull()
  expect(panelPictures.map(({ alternativeText }) => alternativeText)).toEqual(panelPictures.map(() => name))
  expect(panelPictures.length).toBeGreaterThan(0)
})
