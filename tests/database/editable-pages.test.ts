import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let readOrganization: typeof import('../../content/organization/read-organization.ts').readOrganization
let readHeaderMenu: typeof import('../../content/header-menu/read-header-menu.ts').readHeaderMenu
let readHomePage: typeof import('../../content/home-page/read-home-page.ts').readHomePage
let readContentVersion: typeof import('../../store/database/content-version.ts').readContentVersion

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ readOrganization } = await import('../../content/organization/read-organization.ts'))
  ;({ readHeaderMenu } = await import('../../content/header-menu/read-header-menu.ts'))
  ;({ readHomePage } = await import('../../content/home-page/read-home-page.ts'))
  ;({ readContentVersion } = await import('../../store/database/content-version.ts'))
  const { StarterWriter } = await import('../../starter/writer.ts')
  const { defaultOrganization } = await import('../../starter/default-organization.ts')
  const writer = new StarterWriter(database.payload, undefined)
  await writer.writeGlobal('organization', (language) => ({
    ...defaultOrganization,
    name: defaultOrganization.name[language],
    description: defaultOrganization.description[language],
    metaTitle: defaultOrganization.metaTitle[language],
    metaDescription: defaultOrganization.metaDescription[language],
    location: defaultOrganization.location[language],
    figures: [],
  }))
  await database.payload.create({
    collection: 'pages',
    data: { title: 'Who we are', slug: 'who-we-are', _status: 'published' },
  })
  const empty = { title: 'Title', description: 'Text' }
  await writer.writeGlobal('header-menu', (language) => ({
    whatWeDo: empty,
    getInvolved: empty,
    infoCentre: empty,
    whoWeAre: {
      title: { en: 'Who we are', ar: 'من نحن', fr: 'Qui nous sommes', fa: 'ما که هستیم' }[language],
      description: 'Text',
      links: [
        { label: `Home ${language}`, address: '/', onlyInLanguages: ['fr', 'fa'] },
        {
          label: `About ${language}`,
          address: '/who-we-are',
          secondaryAction: { label: `Write ${language}`, destination: 'applications-email' },
          selectedByDefault: true,
        },
      ],
      panelLinks: [{ label: `Vision ${language}`, destination: 'water-vision' }],
    },
  }))
})
afterAll(() => database.close())

function reading(language: 'en' | 'ar' | 'fr' | 'fa') {
  return { payload: database.payload, language, now: new Date('2026-02-01T00:00:00Z') }
}

async function menuIn(language: 'en' | 'ar' | 'fr' | 'fa') {
  const organization = await readOrganization(reading(language))
  return readHeaderMenu(reading(language), organization)
}

describe('the header’s menu', () => {
  test('is read in each language, its rows being the same rows', async () => {
    const { whoWeAre } = await menuIn('ar')
    expect(whoWeAre.title).toEqual({ text: 'من نحن', language: 'ar' })
    expect(whoWeAre.links.map(({ label }) => label.text)).toEqual(['About ar'])
    expect(whoWeAre.panelLinks.map(({ label }) => label.text)).toEqual(['Vision ar'])
  })

  test('gives some links in some languages only', async () => {
    const labels = async (language: 'en' | 'fr' | 'fa') =>
      (await menuIn(language)).whoWeAre.links.map(({ label }) => label.text)
    expect(await labels('en')).toEqual(['About en'])
    expect(await labels('fr')).toEqual(['Home fr', 'About fr'])
    expect(await labels('fa')).toEqual(['Home fa', 'About fa'])
  })

  test('leads to what the Organization record holds', async () => {
    const { whoWeAre } = await menuIn('en')
    expect(whoWeAre.links[0]).toMatchObject({
      destination: { kind: 'page', path: '/who-we-are' },
      selectedByDefault: true,
      secondaryAction: {
        destination: {
          kind: 'mail',
          address: 'mailto:careers@iwen.example.org?subject=General%20Application',
        },
      },
    })
    expect(whoWeAre.panelLinks[0]?.destination).toEqual({
      kind: 'site',
      address: 'https://vision.example.org/water',
    })
  })

  test('refuses an address that could harm, and keeps what it had', async () => {
    const change = database.payload.updateGlobal({
      slug: 'header-menu',
      data: {
        whoWeAre: { links: [{ label: 'Bad', destination: 'address', address: 'javascript:alert(1)' }] },
      },
    })
    await expect(change).rejects.toThrow('Address')
    expect((await menuIn('en')).whoWeAre.links.map(({ label }) => label.text)).toEqual(['About en'])
  })

  test('when changed, raises the content version', async () => {
    const { payload } = database
    const before = await readContentVersion(payload)
    await payload.updateGlobal({ slug: 'header-menu', data: { whoWeAre: { title: 'About the network' } } })
    const after = await readContentVersion(payload)
    expect(after.whole).not.toBe(before.whole)
    expect(after.tokens.get('header-menu')).not.toBe(before.tokens.get('header-menu'))
    expect((await menuIn('en')).whoWeAre.title.text).toBe('About the network')
  })
})

test('the home page has no hub promotion until an editor has written it', async () => {
  const organization = await readOrganization(reading('en'))
  expect((await readHomePage(reading('en'), organization)).hub).toBeNull()
  await database.payload.updateGlobal({
    slug: 'home-page',
    data: {
      hub: {
        title: 'The hub',
        description: 'Text',
        primaryAction: { label: 'Open', destination: 'hub' },
        secondaryAction: { destination: 'hub-maps' },
        tags: [{ label: 'Data' }],
      },
    },
  })
  expect((await readHomePage(reading('fa'), organization)).hub).toMatchObject({
    title: { text: 'The hub', language: 'en' },
    primaryAction: { destination: { kind: 'site', address: 'https://hub.example.org/' } },
    secondaryAction: null,
    tags: [{ text: 'Data', language: 'en' }],
  })
})

test('the foot of every page has the pages that editors chose for it, until they are taken off the site', async () => {
  const { readFooterPages } = await import('../../content/pages/read-footer-pages.ts')
  const { payload } = database
  expect(await readFooterPages(reading('en'))).toEqual([])
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Privacy', inFooter: true, _status: 'published' },
  })
  await payload.update({
    collection: 'pages',
    id,
    locale: 'ar',
    data: { title: 'الخصوصية', _status: 'published' },
  })
  const english = [{ path: '/about/privacy', title: { text: 'Privacy', language: 'en' } }]
  expect(await readFooterPages(reading('en'))).toEqual(english)
  expect(await readFooterPages(reading('fr'))).toEqual(english)
  expect(await readFooterPages(reading('ar'))).toEqual([
    { path: '/about/privacy', title: { text: 'الخصوصية', language: 'ar' } },
  ])
  await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Draft' } })
  expect(await readFooterPages(reading('en'))).toEqual(english)
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  expect(await readFooterPages(reading('en'))).toEqual([])
})

test('visitors read an address of ours in its own script, whatever a browser makes of it', async () => {
  const write = (informationEmail: string) =>
    database.payload.updateGlobal({ slug: 'organization', data: { informationEmail, _status: 'published' } })
  for (const typed of ['info@شبكة.السعودية', '\u200Finfo@xn--ngbc5azd.xn--mgberp4a5d4ar']) {
    await write(typed)
    expect((await readOrganization(reading('ar'))).informationEmail).toBe('info@شبكة.السعودية')
  }
  await expect(write('info@شبكة')).rejects.toThrow('invalid: Email')
})
