import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { RecordWriter } from '../support/record-writer.ts'
import { richText, richTextLinking } from '../support/rich-text.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { smallPicture, testNow } from '../support/test-records.ts'

let database: TestDatabase
let writer: RecordWriter
let content: typeof import('../../store/read/list-records.ts')
let similar: typeof import('../../store/read/list-records.ts')
let version: typeof import('../../store/database/content-version.ts')
let newsKind: typeof import('../../content/news/kind.ts').newsKind
let publicationKind: typeof import('../../content/publications/kind.ts').publicationKind

const reading = () => ({ payload: database.payload, language: 'ar' as const, now: testNow })
const readingNow = async () => ({
  ...reading(),
  contentVersion: await version.readContentVersion(database.payload),
})

beforeAll(async () => {
  database = await openTestDatabase('records')
  writer = new RecordWriter(database.payload)
  content = await import('../../store/read/list-records.ts')
  similar = await import('../../store/read/list-records.ts')
  version = await import('../../store/database/content-version.ts')
  ;({ newsKind } = await import('../../content/news/kind.ts'))
  ;({ publicationKind } = await import('../../content/publications/kind.ts'))
})
afterAll(() => database.close())

const date = (year: number) => ({ date: `${year}-01-01T00:00:00.000Z` })

async function newsItem(slug: string) {
  const found = await content.findRecord(newsKind, await readingNow(), slug)
  if (!found.found) throw new Error(`No news ${slug}`)
  return found.record
}

describe('what a record refers to', () => {
  test('a project has its Arabic title before the English for Persian readers, as on its own page', async () => {
    await import('../../site/language/all-messages.ts')
    const { readPreviewWords } = await import('../../server/social-previews/read-preview-words.ts')
    const { readFacet } = await import('../../site/loading/read-list-filters.ts')
    const { projectKind } = await import('../../content/projects/kind.ts')
    const inPersian = { ...reading(), language: 'fa' as const }
    const title = { en: { title: 'Salt flats' }, ar: { title: 'السبخات' } }
    const projects = [await writer.publish('projects', title, { stage: 'planned' })]
    const news = await writer.publish('news', title, { ...date(2020), projects })
    const found = await content.findRecord(newsKind, inPersian, String(news))
    if (!found.found) throw new Error('The news is missing')
    const project = await content.findRecord(projectKind, inPersian, 'salt-flats')
    const chosen = { q: undefined, sort: undefined, filters: [['project', 'salt-flats']] as const }
    const facet = await readFacet(newsKind, inPersian, chosen, 'project')
    const inArabic = { text: 'السبخات', language: 'ar' }
    expect(project.found && project.record.title).toEqual(inArabic)
    expect(found.record.projects[0]?.title).toEqual(inArabic)
    expect(facet.options[0]?.label).toEqual(inArabic)
    expect(await readPreviewWords(inPersian, 'projects/salt-flats', 'https://iwen.example')).toMatchObject({
      title: 'السبخات',
      titleLanguage: 'ar',
    })
    expect(found.record.title, 'news').toEqual({ text: 'Salt flats', language: 'en' })
    expect(await readPreviewWords(inPersian, 'news/salt-flats', 'https://iwen.example')).toMatchObject({
      title: 'Salt flats',
    })
  })

  test('is given by slug and title in the visitor’s language, and a draft is not given', async () => {
    const projects = [
      await writer.publish(
        'projects',
        { en: { title: 'Dunes' }, ar: { title: 'الكثبان' } },
        { stage: 'planned' },
      ),
      await writer.publish('projects', { en: { title: 'Only in English' } }, { stage: 'planned' }),
      await writer.draft('projects', {
        title: 'A hidden project',
        slug: 'a-hidden-project',
        stage: 'planned',
      }),
    ]
    const topics = [
      await writer.publish('topics', { en: { title: 'Dew' }, ar: { title: 'الندى' } }),
      await writer.draft('topics', { title: 'A hidden topic', slug: 'a-hidden-topic' }),
    ]
    await writer.publish(
      'news',
      { en: { title: 'It refers', body: richText('Words') } },
      { ...date(2020), projects, topics },
    )
    const { projects: shownProjects, topics: shownTopics } = await newsItem('it-refers')
    expect(shownProjects).toMatchObject([
      { slug: 'dunes', title: { text: 'الكثبان', language: 'ar' } },
      { slug: 'only-in-english', title: { text: 'Only in English', language: 'en' } },
    ])
    expect(shownTopics).toMatchObject([{ slug: 'dew', title: { text: 'الندى', language: 'ar' } }])
  })

  test('of a document is given with its file, in the visitor’s language', async () => {
    const [document] = (await database.payload.find({ collection: 'documents', limit: 1, locale: 'en' })).docs
    if (!document) throw new Error('The test records have no document')
    await database.payload.update({
      collection: 'documents',
      id: document.id,
      locale: 'ar',
      data: { title: 'الشروط' },
    })
    await writer.publish(
      'publications',
      { en: { title: 'With a file' } },
      { kind: 'report', publishedOn: '2020-01-01', files: [{ language: 'en', file: document.id }] },
    )
    const found = await content.findRecord(publicationKind, await readingNow(), 'with-a-file')
    expect(found.found && found.record.files).toEqual([
      {
        language: 'en',
        file: {
          title: { text: 'الشروط', language: 'ar' },
          address: `/files/documents/${encodeURIComponent(document.filename ?? '')}`,
          mediaType: document.mimeType,
          size: document.filesize,
        },
      },
    ])
  })

  test('has its new title once it is published, and is gone once it is taken back', async () => {
    const id = await writer.publish('projects', { en: { title: 'Wells' } }, { stage: 'planned' })
    await writer.publish('news', { en: { title: 'About wells' } }, { ...date(2020), projects: [id] })
    expect((await newsItem('about-wells')).projects).toMatchObject([{ title: { text: 'Wells' } }])
    const update = (data: object) =>
      database.payload.update({ collection: 'projects', id, locale: 'en', data })
    await update({ title: 'Deep wells', _status: 'published' })
    expect((await newsItem('about-wells')).projects).toMatchObject([{ title: { text: 'Deep wells' } }])
    await update({ _status: 'draft' })
    expect((await newsItem('about-wells')).projects).toEqual([])
  })
})

describe('a card', () => {
  const cards = async () =>
    (await content.listRecords(newsKind, await readingNow(), { perPage: 100, asCards: true })).records
  const card = async (slug: string) => (await cards()).find((record) => record.slug === slug)

  test('is read once, and is new once it or what it refers to is published again', async () => {
    const topic = await writer.publish('topics', { en: { title: 'Reeds' } })
    const id = await writer.publish('news', { en: { title: 'On reeds' } }, { ...date(2020), topics: [topic] })
    expect(await card('on-reeds')).toMatchObject({ topics: [{ title: { text: 'Reeds' } }] })
    const find = vi.spyOn(database.payload, 'find')
    try {
      await writer.publish(
        'events',
        { en: { title: 'Beside' } },
        {
          kind: 'workshop',
          mode: 'online',
          startsAt: '2020-01-01T00:00:00.000Z',
          endsAt: '2020-01-02T00:00:00.000Z',
        },
      )
      find.mockClear()
      await cards()
      expect(find, 'nothing that the cards are made of was published').not.toHaveBeenCalled()
      await database.payload.update({
        collection: 'topics',
        id: topic,
        locale: 'en',
        data: { title: 'Rushes', _status: 'published' },
      })
      expect(await card('on-reeds')).toMatchObject({ topics: [{ title: { text: 'Rushes' } }] })
      await database.payload.update({
        collection: 'news',
        id,
        locale: 'en',
        data: { title: 'On rushes', _status: 'published' },
      })
      expect(await card('on-reeds')).toMatchObject({ title: { text: 'On rushes' } })
      await database.payload.update({ collection: 'news', id, data: { _status: 'draft' } })
      expect(await card('on-reeds')).toBeUndefined()
    } finally {
      find.mockRestore()
    }
  })

  test('and what it refers to are both read when they are asked for in one moment with nothing cached', async () => {
    const { readByIds, readPublished } = await import('../../store/read/read-published.ts')
    const data = await smallPicture()
    const picture = await writer.publish(
      'media',
      { en: { alternativeText: 'A spring' } },
      {},
      { name: 'spring.png', mimetype: 'image/png', data },
    )
    const id = await writer.publish(
      'news',
      { en: { title: 'About springs' } },
      { ...date(2020), image: picture },
    )
    const now = await readingNow()
    const find = vi.spyOn(database.payload, 'find')
    await readPublished(now, { collection: 'news', depth: 0 })
    const loader = find.mock.calls[0]?.[0].req?.payloadDataLoader
    find.mockRestore()
    const [referred, read] = await Promise.all([
      loader?.load(JSON.stringify([null, 'media', picture])),
      readByIds(newsKind, now, [id], true),
    ])
    expect(referred).toMatchObject({ id: picture })
    expect(read).toMatchObject([{ id, image: { id: picture } }])
  })

  test('is not the one that an editor previews', async () => {
    const id = await writer.publish('news', { en: { title: 'Seen by all' } }, date(1931))
    const previewedBy = await staffOf(database.payload, 'Previewer', 'editor')
    await cards()
    await database.payload.update({
      collection: 'news',
      id,
      draft: true,
      locale: 'en',
      data: { title: 'Only thought of' },
    })
    const preview = { ...(await readingNow()), previewedBy }
    const previewed = await content.firstRecords(newsKind, preview, {
      perPage: 100,
      filters: { year: '1931' },
      asCards: true,
    })
    expect(previewed.map(({ title }) => title.text)).toContain('Only thought of')
    expect((await card('seen-by-all'))?.title.text).toBe('Seen by all')
  })
})

test('a page’s text that leads to another record is new once that one has another address', async () => {
  const { pageKind } = await import('../../content/pages/kind.ts')
  const project = await writer.publish('projects', { en: { title: 'Old name' } }, { stage: 'planned' })
  await writer.publish('pages', {
    en: { title: 'It leads on', body: richTextLinking('projects', project) },
  })
  const body = async () => {
    const found = await content.findRecord(pageKind, await readingNow(), 'about/it-leads-on')
    return found.found ? JSON.stringify(found.record.body?.blocks) : undefined
  }
  expect(await body()).toContain('/projects/old-name')
  await database.payload.update({
    collection: 'projects',
    id: project,
    data: { slug: 'new-name', _status: 'published' },
  })
  expect(await body()).toContain('/projects/new-name')
})

describe('others to read on with', () => {
  test('are those of the same topics, topic by topic, then the newest, without the record itself or a draft', async () => {
    const [sand, salt] = [
      await writer.publish('topics', { en: { title: 'Sand' } }),
      await writer.publish('topics', { en: { title: 'Salt' } }),
    ]
    const item = (title: string, year: number, ...topics: number[]) =>
      writer.publish('news', { en: { title } }, { ...date(year), topics })
    const own = await item('Own', 2003, sand, salt)
    await item('Of salt', 2002, salt)
    await item('Of both', 2001, sand, salt)
    await item('The newest of all', 2027)
    await writer.draft('news', {
      title: 'A hidden item',
      slug: 'a-hidden-item',
      ...date(2041),
      topics: [sand],
    })
    const others = (topics: string[], most: number) =>
      similar.similarRecords(newsKind, reading(), {
        id: String(own),
        topics,
        most,
        filters: {},
        sort: '-date',
      })
    const slugs = async (topics: string[], most: number) =>
      (await others(topics, most)).map(({ slug }) => slug)
    expect(await slugs(['sand', 'salt'], 3)).toEqual(['of-both', 'of-salt', 'the-newest-of-all'])
    expect(await slugs(['salt', 'sand'], 3)).toEqual(['of-salt', 'of-both', 'the-newest-of-all'])
    expect(await slugs(['sand', 'salt'], 1)).toEqual(['of-both'])
    expect((await slugs([], 3))[0]).toBe('the-newest-of-all')
  })
})

test('a list’s last pages are the same from whichever end they are read', async () => {
  const { findIds } = await import('../../store/read/list-rows.ts')
  const { total } = await content.listRecords(newsKind, reading())
  const pages = Array.from({ length: Math.ceil(total / 2) + 1 }, (_, index) => index + 1)
  for (const sort of [['-date'], ['date']]) {
    for (const page of pages) {
      const ids = (known?: number) =>
        findIds(newsKind, reading(), { filters: {}, perPage: 2, sort, page }, known)
      expect(await ids(total)).toEqual(await ids())
    }
  }
})
