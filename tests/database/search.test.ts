import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  arabicSpellings,
  latinSpellings,
  persianSpellings,
  spellingsWithArticle,
} from '../../store/search/spellings.fixture.ts'
import type { Language } from '../../languages/languages.ts'
import { termOf, type Query } from '../../store/search/parse-query.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { richText } from '../support/rich-text.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const isPostgres = inject('templates').empty.postgres !== undefined

let database: TestDatabase
let writer: RecordWriter
let search: typeof import('../../store/search/search-site.ts')
let suggestions: typeof import('../../store/search/suggest-titles.ts')
let index: typeof import('../../store/search/rebuild-index.ts')
let content: typeof import('../../store/read/list-records.ts')
let newsKind: typeof import('../../content/news/kind.ts').newsKind
let rawSql: typeof import('../../store/database/raw-sql.ts').rawSql
let sql: typeof import('@payloadcms/db-sqlite/drizzle').sql

beforeAll(async () => {
  database = await openTestDatabase()
  writer = new RecordWriter(database.payload)
  search = await import('../../store/search/search-site.ts')
  suggestions = await import('../../store/search/suggest-titles.ts')
  index = await import('../../store/search/rebuild-index.ts')
  content = await import('../../store/read/list-records.ts')
  ;({ newsKind } = await import('../../content/news/kind.ts'))
  ;({ rawSql } = await import('../../store/database/raw-sql.ts'))
  ;({ sql } = await import('@payloadcms/db-sqlite/drizzle'))
})
afterAll(() => database.close())

const date = '2026-01-05T08:00:00.000Z'

function reading(language: Language = 'en') {
  return { payload: database.payload, language, now: new Date('2026-02-01T00:00:00Z') }
}

/** What the whole site's search finds. */
function find(q: string, language: Language = 'en', more: { kind?: 'news' | 'stories'; page?: number } = {}) {
  return search.searchSite(reading(language), { q, page: 1, perPage: 10, ...more })
}

/** The titles of what has all of the words. */
async function titlesFound(q: string, language: Language = 'en'): Promise<string[]> {
  const { results } = await find(q, language)
  return results.flatMap(({ title, hasAllWords }) => (hasAllWords ? [title.text] : []))
}

/** The words that are marked in the title of the first result that has all of them. */
async function markedIn(q: string, language: Language): Promise<string[] | undefined> {
  const { results } = await find(q, language)
  const found = results.find(({ hasAllWords }) => hasAllWords)?.title
  return found?.matches.map(([start, end]) => found.text.slice(start, end))
}

function publish(texts: Partial<Record<Language, Record<string, unknown>>>, fields = {}) {
  return writer.publish('news', texts, { date, ...fields })
}

describe('the index follows what is published', () => {
  test('from a draft through its publication, changes and withdrawal to its end', async () => {
    const { payload } = database
    const id = await writer.draft('news', { title: 'Zephyr drafted', date })
    expect(await titlesFound('zephyr')).toEqual([])
    await payload.update({ collection: 'news', id, data: { _status: 'published' } })
    expect(await titlesFound('zephyr')).toEqual(['Zephyr drafted'])
    await writer.draftBeside('news', id, { title: 'Zephyr hidden' })
    expect(await titlesFound('zephyr')).toEqual(['Zephyr drafted'])
    await payload.update({
      collection: 'news',
      id,
      data: { title: 'Zephyr changed', slug: 'zephyr-moved', _status: 'published' },
    })
    expect((await find('zephyr')).results).toMatchObject([
      { id, slug: 'zephyr-moved', title: { text: 'Zephyr changed' } },
    ])
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } })
    expect(await titlesFound('zephyr')).toEqual([])
    await payload.update({ collection: 'news', id, data: { _status: 'published' } })
    expect(await titlesFound('zephyr')).toHaveLength(1)
    await payload.delete({ collection: 'news', id })
    expect(await titlesFound('zephyr')).toEqual([])
  })

  test('and keeps an editor’s change that it could not take in, which is mended at the next start', async () => {
    const { payload } = database
    const records = await rawSql(payload)
    await records.rows(sql`ALTER TABLE search_texts RENAME TO search_texts_away`)
    let logged = 0
    const { error } = payload.logger
    payload.logger.error = () => {
      logged += 1
    }
    const id = await publish({ en: { title: 'Quetzal unindexed' } })
    payload.logger.error = error
    await records.rows(sql`ALTER TABLE search_texts_away RENAME TO search_texts`)
    expect(logged).toBeGreaterThan(0)
    expect((await content.findRecord(newsKind, reading(), String(id))).found).toBe(true)
    expect(await titlesFound('quetzal')).toEqual([])
    await index.rebuildSearchIndex(payload)
    await records.rows(sql`DELETE FROM search_entries WHERE kind = 'news' AND record_id = ${id}`)
    expect(await titlesFound('quetzal')).toEqual([])
    expect(await index.prepareSearchIndex(payload)).toBe(1)
    expect(await titlesFound('quetzal')).toEqual(['Quetzal unindexed'])
    expect(await index.prepareSearchIndex(payload), 'nothing is left to mend').toBe(0)
  })

  test('is rebuilt for an earlier version, without what is gone', async () => {
    const { payload } = database
    const records = await rawSql(payload)
    const id = await publish({ en: { title: 'Xylem survives' } })
    await records.write([
      sql`UPDATE search_entries SET record_id = 987654 WHERE record_id = ${id}`,
      sql`UPDATE search_state SET version = 0`,
    ])
    expect(await index.prepareSearchIndex(payload)).toBeGreaterThan(0)
    expect((await find('xylem')).results.map((result) => result.id)).toEqual([id])
  })
})

describe('languages', () => {
  test('a record is found by its text in each language, and shown in it', async () => {
    await publish({
      en: { title: 'Kestrel dam' },
      ar: { title: 'سد العاسوق' },
      fr: { title: 'Barrage du faucon' },
      fa: { title: 'سد دلیجه' },
    })
    for (const [language, q, title] of [
      ['en', 'kestrel', 'Kestrel dam'],
      ['ar', 'العاسوق', 'سد العاسوق'],
      ['fr', 'faucon', 'Barrage du faucon'],
      ['fa', 'دليجه', 'سد دلیجه'],
    ] as const) {
      expect((await find(q, language)).results).toMatchObject([{ title: { text: title, language } }])
    }
    // The same word in Arabic and Persian: each visitor is shown the record once, in their own language.
    expect((await find('سد', 'fa')).results).toMatchObject([{ title: { language: 'fa' } }])
    expect((await find('سد', 'ar')).results).toMatchObject([{ title: { language: 'ar' } }])
  })

  test('a record that exists in English only is found in every language, marked as English', async () => {
    await publish({ en: { title: 'Bittern wetlands', summary: 'Only in English.' } })
    for (const language of ['en', 'ar', 'fr', 'fa'] as const) {
      expect((await find('bittern', language)).results).toMatchObject([
        { title: { text: 'Bittern wetlands', language: 'en' }, excerpt: { language: 'en' } },
      ])
    }
  })

  test('a project and a tender without Persian texts are found and shown in Arabic by Persian readers, before English', async () => {
    const topic = await writer.publish('topics', { en: { title: 'Corncrakes' }, fa: { title: 'یلوه' } })
    await writer.publish(
      'projects',
      { en: { title: 'A meadow left to stand' }, ar: { title: 'مرج لا يُحصد' } },
      { stage: 'planned', topics: [topic] },
    )
    await writer.publish(
      'tenders',
      {
        en: { title: 'Late mowing', description: 'After the birds have left.' },
        ar: { title: 'حصاد متأخر', description: 'بعد رحيل الطيور.' },
      },
      {
        ...{ referenceNumber: 'MEADOW-77', category: 'services', topics: [topic] },
        ...{ issueDate: date, deadline: '2026-03-01T08:00:00.000Z', deadline_tz: 'Asia/Amman' },
      },
    )
    expect((await titlesFound('یلوه', 'fa')).toSorted()).toEqual(['حصاد متأخر', 'مرج لا يُحصد'])
    expect(await titlesFound('meadow 77', 'fa')).toEqual(['حصاد متأخر'])
    expect(await titlesFound('meadow 77', 'fr')).toEqual(['Late mowing'])
  })

  test('a summary missing in the language falls back, and says so', async () => {
    await publish({
      en: { title: 'Avocet lagoon', summary: 'About waders.' },
      fr: { title: 'Lagune aux avocettes' },
    })
    expect((await find('avocettes', 'fr')).results).toMatchObject([
      { title: { language: 'fr' }, excerpt: { text: 'About waders.', language: 'en' } },
    ])
  })
})

test('spellings: a record written in one is found by the other, and its own spelling is marked', async () => {
  const pairs = [...arabicSpellings, ...spellingsWithArticle, ...persianSpellings, ...latinSpellings]
  // A record takes as long to write as twenty searches, so that each title has many spellings.
  const titles = Map.groupBy(
    [...new Set(pairs.flat())].map((text, number) => ({ text, record: number % 12 })),
    ({ record }) => record,
  )
  const places = new Map<string, { id: number; start: number }>()
  for (const words of titles.values()) {
    const title = words.map(({ text }) => text).join(' ; ')
    const id = await publish({ en: { title } })
    let start = 0
    for (const { text } of words) {
      places.set(text, { id, start })
      start += text.length + 3
    }
  }
  const missed: string[] = []
  for (const [one, other] of pairs) {
    for (const [written, typed] of [
      [one, other],
      [other, one],
    ] as const) {
      const { results } = await search.searchSite(reading(), { q: typed, page: 1, perPage: 100 })
      const { id, start = 0 } = places.get(written) ?? {}
      const found = results.find((result) => result.id === id)
      const isMarked = found?.title.matches.some(([from, to]) => from < start + written.length && to > start)
      if (!isMarked) missed.push(`${typed} finds ${written}`)
    }
  }
  expect(missed).toEqual([])
})

describe('what matches', () => {
  beforeAll(async () => {
    await publish({ en: { title: 'Brolga and heron', body: richText('They wade at dawn near Petra.') } })
    await publish({ en: { title: 'Heron alone', summary: 'A heron and a brolga, at 100 % & 5_000 m.' } })
    await publish({ en: { title: 'Unrelated', body: richText('It speaks of a brolga and no other bird.') } })
  })

  test('all words, in any order and any field', async () => {
    expect((await titlesFound('heron brolga')).toSorted()).toEqual(['Brolga and heron', 'Heron alone'])
    expect(await titlesFound('petra brolga')).toEqual(['Brolga and heron'])
    expect(await titlesFound('brolga pelican')).toEqual([])
  })

  test('the last word as a beginning, the others whole', async () => {
    expect(await titlesFound('dawn petr')).toEqual(['Brolga and heron'])
    expect(await titlesFound('petr dawn')).toEqual([])
  })

  test('other words for the same, and the other spelling of an English word, which are marked', async () => {
    await publish({ en: { title: 'Two vacancies at the Center' }, ar: { title: 'وظائف في المركز' } })
    for (const [asked, language, marked] of [
      ['jobs', 'en', ['vacancies']],
      ['careers centre', 'en', ['vacancies', 'Center']],
      ['شواغر', 'ar', ['وظائف']],
    ] as const) {
      expect(await markedIn(asked, language), asked).toEqual(marked)
    }
  })

  test('the singular of a plural, and the plural of a singular, which are marked', async () => {
    await publish({
      en: { title: 'A stilt report' },
      fr: { title: 'Un réseau et son rapport' },
      ar: { title: 'مناقصة لشراء مختبرات' },
    })
    for (const [asked, language, marked] of [
      ['stilt reports', 'en', ['stilt', 'report']],
      ['réseaux rapport', 'fr', ['réseau', 'rapport']],
      ['مناقصات مختبر', 'ar', ['مناقصة', 'مختبرات']],
    ] as const) {
      expect(await markedIn(asked, language), asked).toEqual(marked)
    }
  })

  test('a word that is written as two, or with a hyphen, also while the second is typed', async () => {
    await publish({
      en: { title: 'A grebewater workshop' },
      fa: { title: 'کارگاه ماهی‌خورک' },
    })
    for (const [asked, language, marked] of [
      ['grebe water', 'en', ['grebewater']],
      ['work-shops grebe wa', 'en', ['grebewater', 'workshop']],
      ['ماهی خورک', 'fa', ['ماهی‌خورک']],
    ] as const) {
      expect(await markedIn(asked, language), asked).toEqual(marked)
    }
    expect(await titlesFound('grebe, water')).toEqual([])
    expect(await titlesFound('"grebe water"')).toEqual([])
  })

  test('words that staff gave a page, as if its title had them, and no result shows them', async () => {
    await publish({ en: { title: 'Other', body: richText('The word turnstone in passing.') } })
    const id = await writer.publish('pages', {
      en: { title: 'In the marsh', lead: 'What birds do.', searchWords: 'turnstone, ringed plover' },
      ar: { title: 'في المستنقع', searchWords: 'طيطوى' },
    })
    const { results } = await find('turnstone')
    expect(results[0]).toMatchObject({
      kind: 'pages',
      id,
      title: { text: 'In the marsh', matches: [] },
      excerpt: { text: 'What birds do.', matches: [] },
    })
    expect(await titlesFound('turnstone')).toEqual(['In the marsh', 'Other'])
    expect(await titlesFound('طيطوى', 'ar')).toEqual(['في المستنقع'])
    expect(await suggestions.suggestTitles(reading(), 'ringed pl')).toMatchObject([{ kind: 'pages', id }])
    await database.payload.update({
      collection: 'pages',
      id,
      data: { searchWords: null, _status: 'published' },
    })
    expect(await titlesFound('turnstone')).toEqual(['Other'])
  })

  test('a phrase in quotes, of every make', async () => {
    for (const q of [
      '"brolga and heron"',
      '“brolga and heron”',
      '«Brolga and héron»',
      '"and heron" brolga',
    ]) {
      expect(await titlesFound(q), q).toEqual(['Brolga and heron'])
    }
    expect(await titlesFound('"heron brolga"')).toEqual([])
    expect(await titlesFound('"brolg"')).toEqual([])
  })

  test('titles over summaries over bodies', async () => {
    expect(await titlesFound('brolga')).toEqual(['Brolga and heron', 'Heron alone', 'Unrelated'])
  })

  test('a summary in the visitor’s language over a title in another, where a word is both languages’', async () => {
    await publish({ ar: { title: 'استخدام الغطاس', summary: 'خبر' }, fa: { title: 'به‌کارگیری کشیم' } })
    await publish({ ar: { title: 'عمل' }, fa: { title: 'فرصت‌ها', summary: 'استخدام در مرداب' } })
    expect((await titlesFound('استخدام', 'fa'))[0]).toBe('فرصت‌ها')
    expect((await titlesFound('استخدام', 'ar'))[0]).toBe('استخدام الغطاس')
  })

  test('the excerpt shows where', async () => {
    const [result] = (await find('petra')).results
    expect(result?.excerpt?.text).toContain('near Petra')
    const [[start, end] = [0, 0]] = result?.excerpt?.matches ?? []
    expect(result?.excerpt?.text.slice(start, end)).toBe('Petra')
  })

  test('numbers that are the same in every language', async () => {
    await writer.publish(
      'publications',
      { ar: { title: 'دليل القياس' } },
      { kind: 'report', publishedOn: date, isbn: '978-0-00-777777-7', authors: [{ name: 'Meerkat unit' }] },
    )
    expect(await titlesFound('978-0-00-777777-7', 'ar')).toEqual(['دليل القياس'])
    expect(await titlesFound('meerkat', 'fr')).toEqual(['دليل القياس'])
  })
})

const rubbish = [
  '',
  ' ',
  '"',
  '""',
  '"""',
  "'",
  "''; drop table news; --",
  '*',
  'brolga*',
  '^brolga',
  'title:brolga',
  'NEAR(brolga heron)',
  'AND',
  'brolga AND',
  'NOT brolga OR',
  '(((',
  '{title} : x',
  '& | ! <-> :*',
  '%',
  '_',
  '\\',
  '🌊🌊',
  'a\u0000b',
  '\u0000',
  '\uD800',
  '\u202Eabc',
  'ـــ',
  'َُِ',
  'x'.repeat(10_240),
  'ab '.repeat(3_413),
  '"a b" '.repeat(1_700),
  '%00%FF',
  '؟؛،',
]

test('nothing that is typed makes an error', async () => {
  for (const q of rubbish) {
    const about = JSON.stringify(q.slice(0, 40))
    await expect(find(q), about).resolves.toBeDefined()
    await expect(suggestions.suggestTitles(reading(), q), about).resolves.toBeDefined()
    await expect(content.listRecords(newsKind, reading(), { q }), about).resolves.toBeDefined()
  }
})

describe('counts', () => {
  beforeAll(async () => {
    for (let number = 1; number <= 13; number += 1) {
      await publish({ en: { title: `Curlew number ${number}` }, fr: { title: `Courlis curlew ${number}` } })
    }
    for (let number = 1; number <= 3; number += 1) {
      await writer.publish('stories', { en: { title: `Curlew story ${number}` } }, { date })
    }
    await writer.publish('sliders', { en: { title: 'Curlew slide' } }, {})
  })

  test('are of every kind with a page, whichever is chosen', async () => {
    const kinds = [
      { kind: 'news', total: 13 },
      { kind: 'stories', total: 3 },
    ]
    expect(await find('curlew')).toMatchObject({ total: 16, lastPage: 2, kinds })
    const stories = await find('curlew', 'en', { kind: 'stories' })
    expect(stories).toMatchObject({ total: 3, lastPage: 1, kinds })
    expect(stories.results.map(({ kind }) => kind)).toEqual(['stories', 'stories', 'stories'])
  })

  test('and pages have neither gaps nor repetitions', async () => {
    const first = await find('curlew')
    const second = await find('curlew', 'en', { page: 2 })
    const found = [...first.results, ...second.results].map(({ kind, id }) => `${kind} ${id}`)
    expect(found).toHaveLength(16)
    expect(new Set(found).size).toBe(16)
    expect(await find('curlew', 'en', { page: 3 })).toMatchObject({ results: [], total: 16 })
  })

  test('what has no page is found in its own list only', async () => {
    const { slideKind } = await import('../../content/sliders/kind.ts')
    expect((await content.listRecords(slideKind, reading(), { q: 'curlew' })).total).toBe(1)
  })
})

describe('a list', () => {
  test('searched, is filtered, ordered and paged with true totals', async () => {
    const { payload } = database
    const topic = await writer.publish('topics', { en: { title: 'Waders' } })
    const years = [2021, 2022, 2023, 2024, 2025]
    for (const year of years) {
      await publish(
        { en: { title: `Godwit ${year}` }, ar: { title: `بقويقة ${year}` } },
        { date: `${year}-05-01T08:00:00.000Z`, topics: year > 2022 ? [topic] : [] },
      )
    }
    await publish({ en: { title: 'Another bird' } }, { topics: [topic] })
    const list = (query: object) => content.listRecords(newsKind, reading(), { perPage: 2, ...query })
    const titles = async (query: object) => (await list(query)).records.map(({ title }) => title.text)
    expect(await list({ q: 'godwit' })).toMatchObject({ total: 5, lastPage: 3 })
    expect(await titles({ q: 'godwit', sort: 'date' })).toEqual(['Godwit 2021', 'Godwit 2022'])
    expect(await titles({ q: 'godwit', sort: '-date', page: 3 })).toEqual(['Godwit 2021'])
    expect(await list({ q: 'بقويقه', filters: { topic: 'waders' } })).toMatchObject({
      total: 3,
      lastPage: 2,
    })
    expect(await titles({ q: 'godwit', filters: { topic: 'waders', year: '2024' } })).toEqual(['Godwit 2024'])
    expect(await list({ q: 'godwit', perPage: 0 }), 'whole').toMatchObject({
      total: 5,
      lastPage: 1,
      perPage: 5,
    })
    expect(await list({ q: '%' })).toMatchObject({ total: 0, records: [] })
    expect(await list({ q: '_' })).toMatchObject({ total: 0 })
    const id = (await list({ q: 'godwit 2025' })).records[0]?.id
    await payload.update({ collection: 'news', id: Number(id), data: { _status: 'draft' } })
    expect(await list({ q: 'godwit' })).toMatchObject({ total: 4 })
  })

  test('in a preview is searched among the drafts', async () => {
    const { payload } = database
    const editor = await payload.create({
      collection: 'users',
      data: { name: 'E', email: 'e@example.org', password: 'a long password', roles: ['editor'] },
    })
    const id = await writer.draft('news', { title: 'Dotterel draft', summary: 'On the moor.', date })
    const previewing = { ...reading(), previewedBy: { ...editor, collection: 'users' as const } }
    const list = async (q: string) => (await content.listRecords(newsKind, previewing, { q })).records
    expect((await list('dotterel')).map((record) => record.id)).toEqual([String(id)])
    expect((await list('moor dotterel')).map((record) => record.id)).toEqual([String(id)])
    expect(await list('dotterel harbour')).toEqual([])
    expect((await content.listRecords(newsKind, reading(), { q: 'dotterel' })).total).toBe(0)
  })
})

describe('what a record refers to', () => {
  let topic: number
  let country: number
  beforeAll(async () => {
    topic = await writer.publish('topics', {
      en: { title: 'Kiwi burrows' },
      ar: { title: 'جحور الكيوي' },
    })
    country = await writer.publish(
      'countries',
      { en: { name: 'Zealandia' }, ar: { name: 'زيلانديا' }, fa: { name: 'زیلاندیا' } },
      { code: 'zl' },
    )
    const partner = await writer.publish(
      'partners',
      { en: { title: 'Takahe Trust' } },
      { kind: 'technical', country },
    )
    const program = await writer.publish('programs', { en: { title: 'Moa futures' } })
    await publish(
      { en: { title: 'Night survey', summary: 'Counting by ear.' } },
      { topics: [topic], countries: [country] },
    )
    await writer.publish(
      'projects',
      { en: { title: 'Lowland fences' } },
      { stage: 'ongoing', partners: [partner], program },
    )
  })

  test('is found by its names in every language, together with words of its own', async () => {
    expect(await titlesFound('survey zealandia')).toEqual(['Night survey'])
    expect(await titlesFound('kiwi ear zealand')).toEqual(['Night survey'])
    expect(await titlesFound('زيلانديا', 'ar')).toContain('Night survey')
    expect(await titlesFound('كيوي survey', 'ar')).toEqual(['Night survey'])
    expect(await titlesFound('"kiwi burrows" counting')).toEqual(['Night survey'])
    expect(await titlesFound('"burrows kiwi" counting')).toEqual([])
    expect(await titlesFound('fences takahe moa')).toEqual(['Lowland fences'])
    expect(await titlesFound('zealandi survey'), 'only the last word is a beginning').toEqual([])
  })

  test('narrows a list', async () => {
    const list = async (q: string) =>
      (await content.listRecords(newsKind, reading(), { q })).records.map(({ title }) => title.text)
    expect(await list('survey zealandia')).toEqual(['Night survey'])
    expect(await list('ear kiwi')).toEqual(['Night survey'])
    expect(await list('survey pelican')).toEqual([])
  })

  test('is found by its new name once it has one, and by none that visitors may not see', async () => {
    const { payload } = database
    await payload.update({
      collection: 'topics',
      id: topic,
      data: { title: 'Tuatara burrows', _status: 'published' },
    })
    expect(await titlesFound('survey tuatara')).toEqual(['Night survey'])
    expect(await titlesFound('survey kiwi')).toEqual([])
    await payload.update({ collection: 'topics', id: topic, data: { _status: 'draft' } })
    expect(await titlesFound('survey tuatara')).toEqual([])
    await index.rebuildSearchIndex(payload)
    expect(await titlesFound('survey zealandia')).toEqual(['Night survey'])
  })
})

describe('countries', () => {
  let country: number
  beforeAll(async () => {
    country = await writer.publish(
      'countries',
      {
        en: { name: 'Türkiye' },
        ar: { name: 'تركيا' },
        fr: { name: 'Türkiye' },
        fa: { name: 'ترکیه' },
      },
      { code: 'tr' },
    )
    await writer.publish('member-states', { en: { title: 'Türkiye' } }, { country })
    for (const title of ['Türkiye and the sea', 'Rain in Türkiye', 'Türkiye Türkiye Türkiye']) {
      await publish({ en: { title, summary: 'Türkiye' } }, { date: '2026-01-30T08:00:00.000Z' })
    }
    await publish({ en: { title: 'The wells of spring' } }, { countries: [country] })
  })

  test.each([
    ['Türkiye', 'en'],
    ['Turkey', 'en'],
    ['Turkish', 'en'],
    ['Republic of Türkiye', 'en'],
    ['TUR', 'en'],
    ['tr', 'en'],
    ['Turquie', 'fr'],
    ['turque', 'fr'],
    ['turkiye', 'ar'],
    ['التركية', 'ar'],
    ['الجمهورية التركية', 'ar'],
    ['ترکیه‌ای', 'fa'],
  ] as const)('%s (%s) finds the country first', async (q, language) => {
    const found = await find(q, language)
    expect(found.results[0]).toMatchObject({ kind: 'countries', id: country })
    expect(found.didYouMean).toBeNull()
    const [suggested] = await suggestions.suggestTitles(reading(language), q)
    expect(suggested).toMatchObject({ kind: 'countries', id: country })
  })

  test('what refers to one is found by its other names, in the list of its kind as well', async () => {
    expect(await titlesFound('turkish wells')).toEqual(['The wells of spring'])
    const list = await content.listRecords(newsKind, reading(), { q: 'wells turkey' })
    expect(list.records.map(({ title }) => title.text)).toEqual(['The wells of spring'])
  })
})

describe('a record that is called exactly as was typed', () => {
  beforeAll(async () => {
    const later = { date: '2026-01-30T08:00:00.000Z' }
    const name = 'The sandgrouse of the north and of all its deserts in the long years without rain'
    await publish({ en: { title: name, body: richText('Pratincole. Pratincole. Pratincole.') } })
    await publish({ en: { title: 'Pratincole of the sandgrouse: north', summary: 'Sandgrouse.' } }, later)
    await publish({ en: { title: 'Pratincole, pratincole, pratincole' } }, later)
    await publish({ en: { title: 'The pratincole' }, ar: { title: 'اليسر' } })
    await publish({ ar: { title: 'يسر على يسر ويسر', summary: 'يسر' } }, later)
  })

  test.each([
    ['the pratincole', 'en', 'The pratincole'],
    ['«The Pratincole»', 'en', 'The pratincole'],
    ['sandgrouse pratincole', 'en', 'Pratincole of the sandgrouse: north'],
    ['يسر', 'ar', 'اليسر'],
  ] as const)('comes first: %s', async (q, language, title) => {
    expect((await find(q, language)).results[0]?.title.text).toBe(title)
  })
})

test('words that mean a kind find its records, and a session of the conference its number', async () => {
  const vacancy = await writer.publish(
    'vacancies',
    {
      en: { title: 'Lapwing engineer' },
      fr: { title: 'Ingénieure des vanneaux' },
      fa: { title: 'مهندس خروس‌کولی' },
    },
    { kind: 'secondment', postedAt: date },
  )
  await publish({ en: { title: 'A lapwing engineer tells' } })
  for (const [q, language] of [
    ['job lapwing', 'en'],
    ['careers engineer lapwing', 'en'],
    ['vacancy lapwing', 'en'],
    ['offres d’emploi vanneaux', 'fr'],
    ['استخدام خروس‌کولی', 'fa'],
  ] as const) {
    const { results } = await find(q, language)
    expect(
      results.filter(({ hasAllWords }) => hasAllWords),
      q,
    ).toMatchObject([{ kind: 'vacancies', id: vacancy }])
  }
  const session = await writer.publish(
    'cop',
    {
      en: { title: 'Ninety-first Conference of the Parties' },
      ar: { title: 'الدورة الحادية والتسعون لمؤتمر الأطراف' },
    },
    { session: 91, startsOn: date },
  )
  await writer.publish(
    'cop',
    { en: { title: 'Ninety-second Conference of the Parties' } },
    { session: 92, startsOn: date },
  )
  for (const q of ['COP91', 'COP 91', 'cop-91', 'CdP 91', 'كوب 91', 'کاپ ۹۱']) {
    expect((await find(q)).results, q).toMatchObject([{ kind: 'cop', id: session }])
  }
  expect((await find('COP')).results.filter(({ kind }) => kind === 'cop')).toHaveLength(2)
})

describe('what is open or to come', () => {
  // Closed, past and cancelled ones have the fewer words and the later dates, so that nothing else puts the others first.
  const longer = 'A text that is somewhat longer than that of the other record.'
  const past = '2026-01-20T12:00:00.000Z'
  const coming = '2026-03-01T12:00:00.000Z'

  beforeAll(async () => {
    const vacancy = { kind: 'secondment' as const, deadline_tz: 'Asia/Amman' as const }
    await writer.publish(
      'vacancies',
      { en: { title: 'Dunlin engineer', summary: longer } },
      { ...vacancy, deadline: coming, postedAt: '2026-01-05T08:00:00.000Z' },
    )
    await writer.publish(
      'vacancies',
      { en: { title: 'Dunlin engineer in the delta', summary: longer } },
      { ...vacancy, postedAt: '2026-01-04T08:00:00.000Z' },
    )
    await writer.publish(
      'vacancies',
      { en: { title: 'Dunlin engineer' } },
      { ...vacancy, deadline: past, postedAt: '2026-01-06T08:00:00.000Z' },
    )
    for (const [title, summary, starts, ends] of [
      ['Dunlin week', longer, '2026-02-20T08:00:00.000Z', coming],
      ['Dunlin day', undefined, '2026-01-19T08:00:00.000Z', past],
    ] as const) {
      await writer.publish(
        'events',
        { en: { title, ...(summary && { summary }) } },
        {
          ...{ kind: 'conference', mode: 'online', startsAt: starts, startsAt_tz: 'Asia/Amman' },
          ...{ endsAt: ends, endsAt_tz: 'Asia/Amman' },
        },
      )
    }
    const { makeFormerTender } = await import('../support/test-tender.ts')
    const makeTender = (referenceNumber: string, description: string) =>
      makeFormerTender(database.payload, {
        ...{ title: 'Dunlin works', description, referenceNumber, category: 'works' },
        ...{ issueDate: '2026-01-05T12:00:00.000Z', deadline: coming, deadline_tz: 'Asia/Amman' },
      })
    const { id } = await makeTender('D-1', 'The works.')
    const data = { outcome: 'cancelled', _status: 'published' } as const
    await database.payload.update({ collection: 'tenders', id, data })
    await makeTender('D-2', `The works. ${longer}`)
    await publish({ en: { title: 'Whinchat', summary: 'Of the stonechat.' } })
    await writer.publish(
      'vacancies',
      { en: { title: 'Whinchat keeper' } },
      { ...vacancy, deadline: past, postedAt: date },
    )
    await writer.publish(
      'vacancies',
      { en: { title: 'Keeper of gardens', body: richText('Where there is a whinchat, too.') } },
      { ...vacancy, deadline: coming, postedAt: date },
    )
  })

  const foundOf = async (kind: 'vacancies' | 'events' | 'tenders', q: string) => {
    const { results } = await search.searchSite(reading(), { q, kind, page: 1, perPage: 10 })
    return results.map(({ title, closing }) => [title.text, closing?.isOpen])
  }

  test('comes before what is closed, past or cancelled, where both match as well', async () => {
    expect(await foundOf('vacancies', 'dunlin')).toEqual([
      [expect.any(String), true],
      [expect.any(String), true],
      ['Dunlin engineer', false],
    ])
    const ofJobs = await foundOf('vacancies', 'dunlin engineer jobs')
    expect(ofJobs.map(([, isOpen]) => isOpen).slice(0, 3)).toEqual([true, true, false])
    expect(await foundOf('tenders', 'dunlin')).toEqual([
      ['Dunlin works', true],
      ['Dunlin works', false],
    ])
    expect((await foundOf('events', 'dunlin')).map(([title]) => title)).toEqual(['Dunlin week', 'Dunlin day'])
    // With some of the words alone.
    expect((await foundOf('events', 'dunlin unheardof')).map(([title]) => title)).toEqual([
      'Dunlin week',
      'Dunlin day',
    ])
  })

  test('comes before it in suggestions, and as time passes no more', async () => {
    const titles = async (now: string) =>
      (await suggestions.suggestTitles({ ...reading(), now: new Date(now) }, 'dunl'))
        .filter(({ kind }) => kind === 'events')
        .map(({ title }) => title.text)
    expect(await titles('2026-02-01T00:00:00Z')).toEqual(['Dunlin week', 'Dunlin day'])
    const later = await search.searchSite(
      { ...reading(), now: new Date('2026-04-01T00:00:00Z') },
      { q: 'dunlin', kind: 'vacancies', page: 1, perPage: 10 },
    )
    expect(later.results[0]?.title.text).toBe('Dunlin engineer in the delta')
  })

  test('does not come before what the title of a closed one names', async () => {
    expect(await foundOf('vacancies', 'whinchat')).toEqual([
      ['Whinchat keeper', false],
      ['Keeper of gardens', true],
    ])
  })
})

describe('where few records have all of the words', () => {
  beforeAll(async () => {
    await publish({ en: { title: 'Osprey nest' }, ar: { title: 'عش العقاب' } })
    await publish({ en: { title: 'Osprey nest on the tower', summary: 'With a camera.' } })
    await publish({ en: { title: 'Camera traps' } })
  })

  test('those with more of them come first, and say whether they have all', async () => {
    const { results, total, kinds } = await find('camera osprey nest')
    expect(results.map(({ title, hasAllWords }) => [title.text, hasAllWords])).toEqual([
      ['Osprey nest on the tower', true],
      ['Osprey nest', false],
    ])
    expect({ total, kinds }).toEqual({ total: 2, kinds: [{ kind: 'news', total: 2 }] })
    expect((await find('osprey unheardof')).results).toHaveLength(2)
    expect((await find('عقاب unheardof', 'ar')).results).toMatchObject([{ title: { text: 'عش العقاب' } }])
  })

  test('words that say nothing by themselves don’t count', async () => {
    const { results } = await find('the camera of an osprey')
    expect(results.map(({ title }) => title.text)[0]).toBe('Osprey nest on the tower')
    expect(results[0]?.hasAllWords).toBe(true)
    expect((await find('the unheardof')).total).toBe(0)
  })

  test('and a phrase in quotes is never given up', async () => {
    expect(await find('"osprey nest" unheardof')).toMatchObject({ total: 0 })
  })
})

describe('where many records match', () => {
  let records: Awaited<ReturnType<typeof rawSql>>
  let entries: typeof import('../../store/search/best-entries.ts')
  const query: Query = [termOf('jacana', false)]
  beforeAll(async () => {
    records = await rawSql(database.payload)
    entries = await import('../../store/search/best-entries.ts')
    const on = (day: number) => ({ date: `2026-01-0${day}T08:00:00.000Z` })
    await publish({ en: { title: 'Jacana' } }, { date: '2019-01-01T08:00:00.000Z' })
    await publish({ en: { title: 'In its summary', summary: 'A jacana on lilies.' } }, on(1))
    await publish({ en: { title: 'In earlier text', body: richText('A jacana on lilies.') } }, on(2))
    await publish({ en: { title: 'In later text', body: richText('A jacana on lilies.') } }, on(3))
  })

  const rankedAll = ['Jacana', 'In its summary', 'In later text', 'In earlier text']

  /** Titles in the order of what was found. */
  async function inOrder(best: SQL): Promise<unknown[]> {
    const rows = await records.rows(sql`${best}
      SELECT found.title FROM best JOIN search_texts found ON found.entry_id = best.entry_id
      ORDER BY ${entries.mostMatchedFirst}`)
    return rows.flatMap((row) => Object.values(row as object))
  }

  test('Postgres ranks those that titles name and then the latest; the others follow by date', async () => {
    const expected = isPostgres ? ['Jacana', 'In later text', 'In earlier text', 'In its summary'] : rankedAll
    const some: Query = [...query, termOf('unheardof', false)]
    for (const best of [
      (most?: number) => entries.bestEntries(reading(), query, 'anywhere', most),
      (most?: number) => entries.bestEntriesOfSome(reading(), some, most),
    ]) {
      expect(await inOrder(best())).toEqual(rankedAll)
      expect(await inOrder(best(2))).toEqual(expected)
    }
  })

  test.runIf(isPostgres)('Postgres has an index for what it asks of titles', async () => {
    const { db } = database.payload
    const transactionID = await db.beginTransaction()
    try {
      const own = await rawSql(database.payload, transactionID === null ? {} : { transactionID })
      // So few rows would be read in turn.
      await own.rows(sql`SET LOCAL enable_seqscan = off`)
      const plan = await own.rows(
        sql`EXPLAIN ${entries.bestEntries(reading(), query, 'anywhere')} SELECT * FROM best`,
      )
      expect(JSON.stringify(plan)).toMatch(/Index Scan on search_entries_titles/)
    } finally {
      if (transactionID !== null) await db.rollbackTransaction(transactionID)
    }
  })
})

describe('a near spelling', () => {
  beforeAll(async () => {
    await publish({
      en: { title: 'Desalination', summary: 'About desalination, in Palebirbs near Wadi Rum.' },
      ar: { title: 'تحلية المياه', summary: 'محطات إعادة الاستخدام' },
      fr: { title: 'Dessalement', summary: 'La réutilisation des eaux usées' },
      fa: { title: 'نمک‌زدایی', summary: 'بازچرخانی پساب در کشاورزی' },
    })
  })

  test.each([
    ['desalinaton', 'en', 'desalination'],
    ['dsealination rum', 'en', 'desalination rum'],
    ['DESALINASION "wadi rum"', 'en', 'desalination "wadi rum"'],
    ['desalinaton', 'ar', 'desalination'],
    ['wadi desaliation', 'en', 'wadi desalination'],
    ['الاستحدام', 'ar', 'الاستخدام'],
    ['اعادت', 'ar', 'إعادة'],
    ['بالاستحدام', 'ar', 'الاستخدام'],
    ['réutilisasion', 'fr', 'réutilisation'],
    ['desalement', 'fr', 'dessalement'],
    ['بازچرخنی', 'fa', 'بازچرخانی'],
    ['نمک‌زدائی', 'fa', null],
    ['نمک‌زداییی', 'fa', 'نمک‌زدایی'],
    ['desalinat', 'en', null],
    ['desalination', 'en', null],
    ['xqzwvk', 'en', null],
    ['rmu', 'en', null],
    ['paleborbs', 'en', 'Palebirbs'],
  ] as const)('of %s (%s) is %s', async (q, language, expected) => {
    expect((await find(q, language)).didYouMean).toBe(expected)
  })

  test('mixes no languages, and is of another than the page’s only where that is nearer', async () => {
    await publish({ en: { title: 'Whimbrel colony' }, fr: { title: 'Colonie de whimbrex' } })
    await publish({ en: { title: 'Sanderlingue' }, fr: { title: 'Sanderlinges' } })
    // As near to both.
    expect((await find('sanderlingt', 'fr')).didYouMean).toBe('sanderlinges')
    expect((await find('sanderlingt', 'en')).didYouMean).toBe('sanderlingue')
    expect((await find('whimbrexa', 'en')).didYouMean).toBe('whimbrex')
    // «Colony» is no French word.
    expect((await find('whimbrexa colony', 'en')).didYouMean).toBe('whimbrel colony')
    expect((await find('whimbrexa colonie', 'en')).didYouMean).toBe('whimbrex colonie')
  })

  test('is none for a word that names a state', async () => {
    await publish({ en: { title: 'Republics and publics' }, fr: { title: 'Un public irakien' } })
    for (const q of ['Iranian', 'Republic of Yemen', 'iranien', 'الجمهورية اليمنية']) {
      expect((await find(q, 'en')).didYouMean, q).toBeNull()
    }
  })

  test('is only a word that visitors find', async () => {
    const { payload } = database
    const id = await publish({ en: { title: 'Kakapology' } })
    expect((await find('kakapolgy')).didYouMean).toBe('kakapology')
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } })
    expect((await find('kakapolgy')).didYouMean).toBeNull()
  })

  test('comes from a vocabulary that is rebuilt with the index', async () => {
    const records = await rawSql(database.payload)
    await records.rows(sql`DELETE FROM search_vocabulary`)
    await index.rebuildSearchIndex(database.payload)
    expect((await find('desalinaton')).didYouMean).toBe('desalination')
  })
})

describe('suggestions', () => {
  test('are titles, the visitor’s language first, at most eight', async () => {
    for (let number = 1; number <= 9; number += 1) {
      await publish({ en: { title: `Plover ${number}`, summary: 'ruddy turnstone' } })
    }
    expect(await suggestions.suggestTitles(reading(), 'plov')).toHaveLength(8)
    expect(await suggestions.suggestTitles(reading(), 'turnst')).toEqual([])
    expect(await suggestions.suggestTitles(reading(), 'p')).toEqual([])
    await publish({ en: { title: 'Ibis' }, ar: { title: 'أبو منجل' } })
    expect(await suggestions.suggestTitles(reading('ar'), 'ابو')).toMatchObject([
      { kind: 'news', title: { text: 'أبو منجل', language: 'ar', matches: [[0, 3]] } },
    ])
  })
})
