import { sql } from '@payloadcms/db-sqlite/drizzle'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import type { Language } from '../../languages/languages.ts'
import { isNextFirst, type ContentKind, type Sort } from '../../store/read/content-kind.ts'
import type { ServerKind } from '../../payload/server-kind.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

let database: TestDatabase
let content: typeof import('../../store/read/list-records.ts')
let counts: typeof import('../../store/read/count-options.ts')
let read: typeof import('../../store/read/read-published.ts')
let version: typeof import('../../store/database/content-version.ts')
let newsKind: typeof import('../../content/news/kind.ts').newsKind
let kinds: readonly ContentKind<unknown>[]

const identified = z.object({ id: z.string() })

const reading = () => ({ payload: database.payload, language: 'en' as const, now: testNow })

beforeAll(async () => {
  database = await openTestDatabase('records')
  content = await import('../../store/read/list-records.ts')
  counts = await import('../../store/read/count-options.ts')
  read = await import('../../store/read/read-published.ts')
  version = await import('../../store/database/content-version.ts')
  ;({ newsKind } = await import('../../content/news/kind.ts'))
  const { serverKinds } = await import('../../payload/kinds.ts')
  kinds = Object.values(serverKinds).flatMap(({ api }: ServerKind) => (api ? [api.kind] : []))
})
afterAll(() => database.close())

/** What the search page shows, and the moments until which it may be cached. */
async function searchPage(q: string, language: Language) {
  const { readSearchPage } = await import('../../site/pages/search/read-search-page.ts')
  const { pageFreshnessContext, readingContext } = await import('../../site/loading/contexts.ts')
  const freshUntil: (string | Date)[] = []
  const context = new RouterContextProvider()
  context.set(readingContext, { ...reading(), language })
  context.set(pageFreshnessContext, { until: (moment) => freshUntil.push(moment), partial: () => undefined })
  const page = await readSearchPage(context, new Request(`https://iwen.example/search?q=${q}`))
  return { page, freshUntil }
}

/** All that visitors may read of a kind, in an order. */
async function readAll(kind: ContentKind<unknown>, sort: Sort): Promise<readonly unknown[]> {
  const all = { collection: kind.collection }
  if (!isNextFirst(sort))
    return (await read.readPublished(reading(), { ...all, sort: [...sort, 'id'] })).documents
  const { startsAt, endsAt } = sort
  const now = testNow.toISOString()
  const coming = { where: { [endsAt]: { greater_than: now } }, sort: [startsAt, 'id'] }
  const undated = { where: { [endsAt]: { exists: false } }, sort: ['id'] }
  const over = { where: { [endsAt]: { less_than_equal: now } }, sort: [`-${startsAt}`, 'id'] }
  const parts = await Promise.all(
    [coming, undated, over].map((part) => read.readPublished(reading(), { ...all, ...part })),
  )
  return parts.flatMap(({ documents }) => documents)
}

describe('the pages of a list', () => {
  test('have together the records that Payload gives, in its order, for every order of every kind', async () => {
    for (const kind of kinds) {
      for (const [name, fields] of Object.entries(kind.sorts)) {
        const documents = await readAll(kind, fields)
        const wanted = documents.map((document) => new RecordReader(document, 'en').id)
        const ids: string[] = []
        const lastPage = Math.max(1, Math.ceil(wanted.length / 2))
        for (let page = 1; page <= lastPage; page += 1) {
          const list = await content.listRecords(kind, reading(), { sort: name, page, perPage: 2 })
          expect(list).toMatchObject({ total: wanted.length, lastPage, page })
          ids.push(...list.records.map((record) => identified.parse(record).id))
        }
        expect({ kind: kind.collection, name, ids }).toEqual({ kind: kind.collection, name, ids: wanted })
      }
    }
  })

  test('end: after the last there is an empty one', async () => {
    const { total } = await content.listRecords(newsKind, reading())
    const after = await content.listRecords(newsKind, reading(), { page: 2 })
    expect(after).toMatchObject({ records: [], total, lastPage: 1 })
  })
})

test('events: what is on, then what comes next, then what is over, the latest first', async () => {
  const { eventKind } = await import('../../content/events/kind.ts')
  const writer = new RecordWriter(database.payload)
  const day = (offset: number) => new Date(testNow.getTime() + offset * 86_400_000).toISOString()
  const given = {
    far: [130, 131],
    next: [9, 10],
    on: [-1, 1],
    over: [-20, -19],
    longOver: [-400, -399],
  } as const
  const topic = await writer.publish('topics', { en: { title: 'Orders' } })
  for (const [title, [from, to]] of Object.entries(given)) {
    await writer.publish(
      'events',
      { en: { title } },
      { kind: 'meeting', mode: 'onsite', startsAt: day(from), endsAt: day(to), topics: [topic] },
    )
  }
  const inOrder = ['on', 'next', 'far', 'over', 'longOver']
  const titles = async (query: object, reader = reading()) =>
    (await content.listRecords(eventKind, reader, { filters: { topic: 'orders' }, ...query })).records.map(
      ({ title }) => title.text,
    )
  expect(await titles({})).toEqual(inOrder)
  expect([...(await titles({ perPage: 2 })), ...(await titles({ perPage: 2, page: 2 }))]).toEqual(
    inOrder.slice(0, 4),
  )
  expect(await titles({ perPage: 0 }), 'a whole list').toEqual(inOrder)
  expect(await titles({ filters: { topic: 'orders', time: 'upcoming' } })).toEqual(['on', 'next', 'far'])
  expect(await titles({ filters: { topic: 'orders', time: 'past' } })).toEqual(['over', 'longOver'])
  const preview = { ...reading(), previewedBy: await staffOf(database.payload, 'Previewer', 'editor') }
  expect(await titles({}, preview), 'previewed').toEqual(inOrder)
  expect(await titles({ perPage: 2, page: 2 }, preview)).toEqual(inOrder.slice(2, 4))
  const later = { ...reading(), now: new Date(testNow.getTime() + 40 * 86_400_000) }
  expect(await titles({}, later), 'forty days on').toEqual(['far', 'next', 'on', 'over', 'longOver'])
})

test('vacancies by deadline: what closes next, what is open until filled, then what is closed, the latest first', async () => {
  const { vacancyKind } = await import('../../recruitment/vacancies/kind.ts')
  const writer = new RecordWriter(database.payload)
  const day = (offset: number) => new Date(testNow.getTime() + offset * 86_400_000).toISOString()
  const given = { far: 40, filled: undefined, next: 2, closed: -3, longClosed: -300 }
  for (const [title, deadline] of Object.entries(given)) {
    const date = deadline === undefined ? {} : { deadline: day(deadline), deadline_tz: 'Asia/Amman' }
    await writer.publish(
      'vacancies',
      { en: { title } },
      { kind: 'volunteer', postedAt: testNow.toISOString(), ...date },
    )
  }
  const inOrder = ['next', 'far', 'filled', 'closed', 'longClosed']
  const preview = {
    ...reading(),
    previewedBy: await staffOf(database.payload, 'Recruiter', 'human-resources'),
  }
  for (const reader of [reading(), preview]) {
    const query = { filters: { kind: 'volunteer' }, sort: 'deadline' }
    const { records } = await content.listRecords(vacancyKind, reader, query)
    expect(records.map(({ title }) => title.text)).toEqual(inOrder)
  }
})

describe('tenders', () => {
  const tendersOf = async (topic: string, given: Readonly<Record<string, object>>) => {
    const writer = new RecordWriter(database.payload)
    const topicId = await writer.publish('topics', { en: { title: topic } })
    for (const [title, data] of Object.entries(given)) {
      await writer.publish(
        'tenders',
        { en: { title, description: 'A description' } },
        {
          ...{ referenceNumber: title, category: 'works', deadline_tz: 'Asia/Amman', topics: [topicId] },
          issueDate: testNow.toISOString(),
          ...data,
        },
      )
    }
  }
  const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString()

  test('by deadline: what is cancelled stands after what is open, whatever its deadline', async () => {
    const { tenderKind } = await import('../../procurement/tenders/kind.ts')
    await tendersOf('Cancelling', {
      Closed: { deadline: inDays(-3) },
      Cancelled: { deadline: inDays(1), outcome: 'cancelled' },
      Far: { deadline: inDays(40) },
      Next: { deadline: inDays(2) },
    })
    const preview = { ...reading(), previewedBy: await staffOf(database.payload, 'Buyer', 'procurement') }
    for (const reader of [reading(), preview]) {
      for (const perPage of [12, 0]) {
        const query = { filters: { topic: 'cancelling' }, sort: 'deadline', perPage }
        const { records } = await content.listRecords(tenderKind, reader, query)
        expect(records.map(({ title }) => title.text)).toEqual(['Next', 'Far', 'Cancelled', 'Closed'])
      }
    }
  })

  test('have their outcome in the feed beside the deadline', async () => {
    await import('../../site/language/all-messages.ts')
    const { entriesOfKind } = await import('../../server/feeds/entries-of-kind.ts')
    const { tenderFeed, tenderKind } = await import('../../procurement/tenders/kind.ts')
    await tendersOf('Feeding', {
      'Not cancelled': { deadline: inDays(5) },
      'Called off': { deadline: inDays(5), outcome: 'cancelled' },
    })
    const factsIn = async (language: Language, title: string) => {
      const entries = await entriesOfKind({ ...reading(), language }, tenderKind, tenderFeed)
      return entries.find((entry) => entry.title.text === title)?.facts
    }
    expect(await factsIn('en', 'Called off')).toContain('Outcome: Cancelled')
    expect(await factsIn('fr', 'Called off')).toContain('Résultat\u00A0: Annulé')
    expect(await factsIn('en', 'Not cancelled')).toEqual([
      'Reference: Not cancelled',
      expect.stringContaining('Deadline: '),
    ])
  })

  test('take questions until their deadline at the latest', async () => {
    const { tenderKind } = await import('../../procurement/tenders/kind.ts')
    await tendersOf('Asking', {
      Late: { deadline: inDays(5), enquiriesUntil: inDays(9) },
      Early: { deadline: inDays(5), enquiriesUntil: inDays(2) },
      Unset: { deadline: inDays(5) },
    })
    const { records } = await content.listRecords(tenderKind, reading(), { filters: { topic: 'asking' } })
    expect(
      Object.fromEntries(records.map(({ title, enquiriesUntil }) => [title.text, enquiriesUntil])),
    ).toEqual({ Late: inDays(5), Early: inDays(2), Unset: inDays(5) })
  })
})

test('cards, home and what a search finds name the day of a deadline or an event in its own zone', async () => {
  await import('../../site/language/all-messages.ts')
  const { eventCard, vacancyCard } = await import('../../site/loading/cards.ts')
  const { readLatest } = await import('../../site/pages/home/home-block/read-latest.ts')
  const { eventKind } = await import('../../content/events/kind.ts')
  const { vacancyKind } = await import('../../recruitment/vacancies/kind.ts')
  const writer = new RecordWriter(database.payload)
  // Half past eleven in the evening in Cairo, half past midnight in Amman.
  const late = '2027-01-31T21:30:00.000Z'
  const event = await writer.publish(
    'events',
    { en: { title: 'Nightjar evening' } },
    { kind: 'meeting', mode: 'onsite', startsAt: late, startsAt_tz: 'Africa/Cairo', endsAt: late },
  )
  const vacancy = await writer.publish(
    'vacancies',
    { en: { title: 'Nightjar keeper' } },
    { kind: 'secondment', postedAt: testNow.toISOString(), deadline: late, deadline_tz: 'Africa/Cairo' },
  )
  const news = await writer.publish('news', { en: { title: 'Nightjar seen' } }, { date: late })
  const recordOf = async <Found>(kind: ContentKind<Found>, id: number): Promise<Found> => {
    const found = await content.findRecord(kind, reading(), String(id))
    if (!found.found) throw new Error(`${kind.collection} lost ${id}`)
    return found.record
  }
  expect(vacancyCard(await recordOf(vacancyKind, vacancy), 'en').facts).toContain('Deadline: 31 Jan 2027')
  expect(eventCard(await recordOf(eventKind, event), 'en').facts).toContain('31 Jan 2027')

  const { block, others } = await readLatest(reading(), 100)
  const dayAtHome = (type: string, id: number) =>
    [...block, ...others].find((item) => item.type === type && item.id === String(id))?.day
  expect(dayAtHome('event', event)).toBe('31 Jan 2027')
  expect(dayAtHome('news', news)).toBe('1 Feb 2027')

  const { page } = await searchPage('nightjar', 'en')
  const results = page.state === 'found' ? page.results : []
  expect(Object.fromEntries(results.map(({ title, date }) => [title.text, date]))).toMatchObject({
    'Nightjar evening': '31 Jan 2027',
    'Nightjar seen': '1 Feb 2027',
  })
  const closings = Object.fromEntries(results.map(({ title, closing }) => [title.text, closing]))
  expect(closings).toMatchObject({
    'Nightjar keeper': ['Deadline: 31 Jan 2027', 'Open'],
    'Nightjar evening': [],
  })
})

test('what a search finds says whether a tender or a vacancy is open, in each language', async () => {
  const writer = new RecordWriter(database.payload)
  const day = 86_400_000
  const inDays = (days: number) => new Date(testNow.getTime() + days * day).toISOString()
  const tender = (title: string, deadline: string, more = {}) =>
    writer.publish(
      'tenders',
      { en: { title, description: 'A pump.' } },
      {
        ...{ referenceNumber: title, category: 'services', issueDate: inDays(-40) },
        ...{ deadline, deadline_tz: 'Asia/Amman', ...more },
      },
    )
  await tender('Wryneck awaited', inDays(5))
  await tender('Wryneck over', inDays(-5))
  await tender('Wryneck decided', inDays(5), {
    outcome: 'cancelled',
    outcomeOn: inDays(-1),
  })
  await writer.publish(
    'vacancies',
    { en: { title: 'Wryneck keeper' } },
    { kind: 'secondment', postedAt: inDays(-40) },
  )
  const statesIn = async (language: 'en' | 'fr' | 'ar' | 'fa') => {
    const { page, freshUntil } = await searchPage('wryneck', language)
    expect(freshUntil.map((moment) => new Date(moment).toISOString())).toContain(inDays(5))
    const results = page.state === 'found' ? page.results : []
    expect(results.map(({ date }) => date)).toEqual([null, null, null, null])
    return Object.fromEntries(results.map(({ title, closing }) => [title.text, closing.at(-1)]))
  }
  expect(await statesIn('en')).toEqual({
    'Wryneck awaited': 'Active',
    'Wryneck over': 'Expired',
    'Wryneck decided': 'Expired',
    'Wryneck keeper': 'Open',
  })
  expect(await statesIn('fr')).toMatchObject({
    'Wryneck over': 'Expiré',
    'Wryneck keeper': 'Candidatures ouvertes',
  })
  expect(await statesIn('ar')).toMatchObject({
    'Wryneck over': 'منتهية',
    'Wryneck keeper': 'باب التقديم مفتوح',
  })
  expect(await statesIn('fa')).toMatchObject({
    'Wryneck over': 'منقضی‌شده',
    'Wryneck keeper': 'در حال پذیرش درخواست',
  })
})

test('a list’s search that finds nothing suggests a near spelling that the list has', async () => {
  await import('../../site/language/all-messages.ts')
  const { readListPage } = await import('../../site/loading/read-list-page.ts')
  const { pageFreshnessContext, readingContext } = await import('../../site/loading/contexts.ts')
  const { newsApi } = await import('../../content/news/api.ts')
  const writer = new RecordWriter(database.payload)
  await database.payload.create({
    ...{ collection: 'pages', context: { storeContentVersion: true } },
    data: { title: 'News', slug: 'news', _status: 'published' },
  })
  await writer.publish('news', { en: { title: 'Phalarope lagoon' } }, { date: '2026-01-05T08:00:00.000Z' })
  await writer.publish('stories', { en: { title: 'Gadwall lagoon' } }, { date: '2026-01-05T08:00:00.000Z' })
  const suggestedFor = async (search: string) => {
    const context = new RouterContextProvider()
    context.set(readingContext, reading())
    context.set(pageFreshnessContext, { until: () => undefined, partial: () => undefined })
    const request = new Request(`https://iwen.example/news?${search}`)
    const { filters, total } = await readListPage({ context, request, api: newsApi, card: ({ id }) => id })
    return [total, filters.didYouMean]
  }
  expect(await suggestedFor('q=phalaorpe+lagoon')).toEqual([
    0,
    { q: 'phalarope lagoon', search: '?q=phalarope+lagoon' },
  ])
  // Nothing that the list, or what the list is narrowed to, does not have either.
  expect(await suggestedFor('q=gadwlal')).toEqual([0, undefined])
  expect(await suggestedFor('q=phalaorpe&year=2020')).toEqual([0, undefined])
  expect(await suggestedFor('q=phalarope')).toEqual([1, undefined])
})

test('a filter by a record’s former slug is one by its present slug; a slug that never was one is ignored', async () => {
  const { readOptionalReferences } = await import('../../site/loading/read-list-filters.ts')
  const { payload } = database
  const create = (collection: 'topics' | 'programs') =>
    payload.create({ collection, data: { title: 'Renamed', slug: 'before-rename', _status: 'published' } })
  const topic = await create('topics')
  const program = await create('programs')
  const { projectKind } = await import('../../content/projects/kind.ts')
  const filtersOf = async (slug: string) =>
    (
      await readOptionalReferences(projectKind, reading(), {
        q: undefined,
        sort: undefined,
        filters: [
          ['topic', slug],
          ['program', slug],
        ],
      })
    ).filters
  for (const [collection, { id }] of [['topics', topic] as const, ['programs', program] as const])
    await payload.update({ collection, id, data: { slug: 'after-rename', _status: 'published' } })
  const present = [
    ['topic', 'after-rename'],
    ['program', 'after-rename'],
  ]
  expect(await filtersOf('before-rename')).toEqual(present)
  expect(await filtersOf('after-rename')).toEqual(present)
  expect(await filtersOf('never-there')).toEqual([])
  await payload.update({ collection: 'topics', id: topic.id, data: { _status: 'draft' } })
  expect(await filtersOf('before-rename')).toEqual(present.slice(1))
})

test('counts that are cached are new after a publish', async () => {
  const ofNow = async () => ({
    ...reading(),
    contentVersion: await version.readContentVersion(database.payload),
  })
  const years = async () => counts.countOptions(newsKind, await ofNow(), { filters: {} }, 'year')
  const all = async () => (await content.listRecords(newsKind, await ofNow())).total
  const before = { total: await all(), years: await years() }
  expect(before.years.get('2011')).toBeUndefined()
  const writer = new RecordWriter(database.payload)
  const id = await writer.publish('news', { en: { title: 'Of 2011' } }, { date: '2011-03-03T00:00:00.000Z' })
  expect(await all()).toBe(before.total + 1)
  expect((await years()).get('2011')).toBe(1)
  await database.payload.delete({ collection: 'news', id })
  expect(await all()).toBe(before.total)
  expect(await years()).toEqual(before.years)
})

test('a record’s texts are found by their record, without a look at all others', async () => {
  const session = await rawSql(database.payload)
  const statement =
    session.dialect === 'sqlite'
      ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%_locales' AND NOT EXISTS (
          SELECT 1 FROM pragma_index_list(sqlite_master.name) list, pragma_index_info(list.name) part
          WHERE part.seqno = 0 AND part.name = '_parent_id')`
      : sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE '%_locales'
          AND NOT EXISTS (SELECT 1 FROM pg_indexes WHERE pg_indexes.tablename = pg_tables.tablename
            AND indexdef LIKE '%(_parent_id)')`
  expect(z.array(z.object({ name: z.string() })).parse(await session.rows(statement))).toEqual([])
})
