import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RecordWriter } from '../support/record-writer.ts'
import { richText } from '../support/rich-text.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow, writeTestRecords } from '../support/test-records.ts'

let database: TestDatabase
let writer: RecordWriter
let content: typeof import('../../content/read/content-kind.ts')
let similar: typeof import('../../content/read/similar-records.ts')
let version: typeof import('../../content/database/content-version.ts')
let newsKind: typeof import('../../content/news/kind.ts').newsKind

const reading = () => ({ payload: database.payload, language: 'ar' as const, now: testNow })
const readingNow = async () => ({
  ...reading(),
  contentVersion: await version.readContentVersion(database.payload),
})

beforeAll(async () => {
  database = await openTestDatabase()
  await writeTestRecords(database.payload)
  writer = new RecordWriter(database.payload)
  content = await import('../../content/read/content-kind.ts')
  similar = await import('../../content/read/similar-records.ts')
  version = await import('../../content/database/content-version.ts')
  ;({ newsKind } = await import('../../content/news/kind.ts'))
})
afterAll(() => database.close())

const date = (year: number) => ({ date: `${year}-01-01T00:00:00.000Z` })

async function newsItem(slug: string) {
  const found = await content.findRecord(newsKind, await readingNow(), slug)
  if (!found.found) throw new Error(`No news ${slug}`)
  return found.record
}

describe('what a record refers to', () => {
  test('is told by slug and title in the visitor’s language, and a draft is not told of', async () => {
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
    const { projects: told, topics: toldTopics } = await newsItem('it-refers')
    expect(told).toMatchObject([
      { slug: 'dunes', title: { text: 'الكثبان', language: 'ar' } },
      { slug: 'only-in-english', title: { text: 'Only in English', language: 'en' } },
    ])
    expect(toldTopics).toMatchObject([{ slug: 'dew', title: { text: 'الندى', language: 'ar' } }])
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
    await item('The newest of all', 2040)
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
  const { idsOfPage } = await import('../../content/read/ids-of-page.ts')
  const { ownStatements } = await import('../../content/database/own-statements.ts')
  const session = await ownStatements(database.payload)
  const { total } = await content.listRecords(newsKind, reading())
  const query = { filters: {}, perPage: 2 }
  for (const sort of [['-date'], ['date']]) {
    for (let page = 1; page <= Math.ceil(total / 2) + 1; page += 1) {
      const ids = (known?: number) => {
        const asked = { ...query, sort, page, ...(known !== undefined && { total: known }) }
        return session.rows(idsOfPage(newsKind, reading(), asked))
      }

      expect(await ids(total)).toEqual(await ids())
    }
  }
})
