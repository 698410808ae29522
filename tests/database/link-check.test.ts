import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { CheckedLinks, LinkFinding } from '../../content/link-check/check-links.ts'
import type { OutsideAnswer } from '../../content/link-check/ask-outside.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { callRest } from '../support/rest.ts'
import { element, richTextLinking, richTextOf } from '../support/rich-text.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { smallPicture } from '../support/test-records.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let checking: typeof import('../../content/link-check/check-links.ts')
let stored: typeof import('../../content/link-check/stored-check.ts')
let dashboard: typeof import('../../admin/dashboard/read-waiting.ts')
let settings: import('../../environment.ts').Environment
let well: number
let editor: TypedUser
let recruiter: TypedUser

const date = '2026-05-01T12:00:00.000Z'
const text = (url: string) =>
  richTextOf([
    element('paragraph', [
      element('link', [{ type: 'text', version: 1, text: 'Read on' }], {
        fields: { linkType: 'custom', url },
      }),
    ]),
  ])

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  checking = await import('../../content/link-check/check-links.ts')
  stored = await import('../../content/link-check/stored-check.ts')
  dashboard = await import('../../admin/dashboard/read-waiting.ts')
  settings = (await import('../../environment.ts')).environment()
  editor = await staffOf(payload, 'Editor', 'editor')
  recruiter = await staffOf(payload, 'Recruiter', 'human-resources')
  const published = { _status: 'published' } as const
  const { id } = await payload.create({
    collection: 'news',
    data: { title: 'A well', slug: 'a-well', date, ...published },
  })
  well = id
  await payload.create({
    collection: 'sliders',
    data: { title: 'Water', link: '/news/a-well', ...published },
  })
  await payload.create({
    collection: 'partners',
    data: { title: 'A partner', kind: 'technical', website: 'https://gone.example/page', ...published },
  })
  const story = await payload.create({
    collection: 'stories',
    data: { title: 'A story', date, body: richTextLinking('news', well), ...published },
  })
  await payload.update({
    collection: 'stories',
    id: story.id,
    locale: 'ar',
    data: { title: 'قصة', body: text(`${settings.siteUrl}/ar/news/no-such-well`), ...published },
  })
  await payload.create({
    collection: 'media',
    data: { alternativeText: 'A dam' },
    file: { data: await smallPicture(), name: 'dam.png', mimetype: 'image/png', size: 1 },
  })
})
afterAll(() => database.close())
afterEach(() => void vi.useRealTimers())

const now = () => new Date()
const check = (options: Partial<Parameters<typeof checking.checkLinks>[1]> = {}): Promise<CheckedLinks> =>
  checking.checkLinks(payload, {
    settings: { ...settings, CHECK_OUTSIDE_LINKS: 'off' },
    now: now(),
    ...options,
  })
const summary = ({ kind, field, language, fault, address }: LinkFinding) =>
  [kind, field, language, fault, address].filter((part) => part !== null).join(' ')
const withoutPictures = ({ findings }: CheckedLinks) =>
  findings.filter(({ kind }) => kind !== 'media').map(summary)

test('a link is found in whatever language and field it leads nowhere, and in no other', async () => {
  const before = await check()
  expect(withoutPictures(before)).toEqual([
    `stories body ar leadsNowhere ${settings.siteUrl}/ar/news/no-such-well`,
  ])
  await payload.update({ collection: 'news', id: well, data: { _status: 'draft' } })
  expect(withoutPictures(await check()).toSorted()).toEqual([
    'sliders link leadsNowhere /news/a-well',
    `stories body ar leadsNowhere ${settings.siteUrl}/ar/news/no-such-well`,
    'stories body en leadsNowhere',
  ])
})

test('a redirect mends a link, and is itself found when what it leads to goes', async () => {
  const target = await payload.create({
    collection: 'news',
    data: { title: 'A deep well', slug: 'a-deep-well', date, _status: 'published' },
  })
  await payload.create({
    collection: 'redirects',
    data: { formerAddress: '/news/no-such-well', newAddress: '/news/a-deep-well' },
  })
  expect(withoutPictures(await check())).not.toContainEqual(expect.stringContaining('no-such-well'))
  await payload.update({ collection: 'news', id: target.id, data: { _status: 'draft' } })
  expect(withoutPictures(await check())).toContain('redirects newAddress leadsNowhere /news/a-deep-well')
})

test('pictures are found in each language in which nobody said what they show', async () => {
  const { findings } = await check()
  expect(findings.filter(({ kind }) => kind === 'media').map(summary)).toEqual([
    'media alternativeText ar withoutAlternative',
    'media alternativeText fr withoutAlternative',
    'media alternativeText fa withoutAlternative',
  ])
})

test.each([
  ['a file', '/files/media/'],
  ['the file of a picture that a page shows', '/files/media/1ab/'],
])('a link to %s leads somewhere only while visitors have the file', async (_, folder) => {
  const { docs } = await payload.find({ collection: 'media', limit: 1 })
  const address = `${folder}${docs[0]?.filename}`
  const news = { title: 'Plan of a dam', date, body: text(address), _status: 'published' as const }
  const { id } = await payload.create({ collection: 'news', data: news })
  const finding = `news body en leadsNowhere ${address}`
  expect(withoutPictures(await check())).toContain(finding)
  await payload.update({ collection: 'news', id, data: { image: docs[0]?.id ?? 0, _status: 'published' } })
  expect(withoutPictures(await check())).not.toContain(finding)
  await payload.delete({ collection: 'news', id })
})

test('records are found once they were published longer ago than their kind allows', async () => {
  const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))
  const late = async (months: number) =>
    (await check({ now: inMonths(months) })).findings
      .filter(({ fault }) => fault === 'notReviewed')
      .map(summary)
  expect(await late(23)).toEqual([])
  expect(await late(25)).toEqual(['partners notReviewed'])
})

test('a record that still holds is looked through by saying so, unless a draft of it waits', async () => {
  const { docs } = await payload.find({ collection: 'partners', limit: 1 })
  const [partner] = docs
  if (!partner) throw new Error('There is no partner')
  const stillHolds = (person: TypedUser | undefined, kind = 'partners') =>
    callRest(payload, person, '/link-check/still-holds', {
      method: 'POST',
      text: new URLSearchParams({ kind, record: String(partner.id) }).toString(),
    })
  await (
    await rawSql(payload)
  ).write([
    sql`INSERT INTO link_findings (place, kind, record, field, language, fault, address)
      VALUES (9000, 'partners', ${partner.id}, NULL, NULL, 'notReviewed', NULL)`,
  ])
  const isFound = async () =>
    (await stored.readLinkCheck(payload)).findings.some(({ fault }) => fault === 'notReviewed')
  expect((await stillHolds(recruiter)).status).toBe(403)
  expect((await stillHolds(undefined)).status).toBe(403)
  expect((await stillHolds(editor, 'news')).status).toBe(404)
  await payload.update({
    ...{ collection: 'partners', id: partner.id, draft: true, data: { title: 'Drafted', _status: 'draft' } },
  })
  expect((await stillHolds(editor)).headers.get('location')).toBe(
    '/admin/link-check?note=hasDraft#notReviewed',
  )
  expect(await isFound()).toBe(true)
  const { title } = partner
  await payload.update({ collection: 'partners', id: partner.id, data: { title, _status: 'published' } })
  const before = await payload.findByID({ collection: 'partners', id: partner.id })
  expect((await stillHolds(editor)).headers.get('location')).toBe('/admin/link-check#notReviewed')
  expect(await isFound()).toBe(false)
  const after = await payload.findByID({ collection: 'partners', id: partner.id })
  expect(after).toMatchObject({ title, _status: 'published', savedBy: 'Editor' })
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
})

test('other sites are asked only where a setting says so, and nothing is said when none answers', async () => {
  const asked: string[] = []
  const answering = (answer: OutsideAnswer) => (addresses: readonly string[]) => {
    asked.push(...addresses)
    return Promise.resolve(new Map(addresses.map((address) => [address, answer])))
  }
  await check({ askOutside: answering('gone') })
  expect(asked).toEqual([])
  const on = { settings: { ...settings, CHECK_OUTSIDE_LINKS: 'on' as const } }
  expect(withoutPictures(await check({ ...on, askOutside: answering('gone') }))).toContain(
    'partners website gone https://gone.example/page',
  )
  await payload.create({
    collection: 'partners',
    data: { title: 'Other', kind: 'technical', website: 'https://other.example/', _status: 'published' },
  })
  const offline = await check({ ...on, askOutside: answering('unreachable') })
  expect(offline.isOffline).toBe(true)
  expect(withoutPictures(offline)).not.toContainEqual(expect.stringContaining('unreachable'))
})

test('what is found is stored, once for two who ask, and shown to those who manage it', async () => {
  const options = { settings }
  const ran = await Promise.all([1, 2].map(() => stored.checkLinksNow(payload, options)))
  expect(ran.toSorted()).toEqual([false, true])
  const { findings, last, runsSince, interrupted } = await stored.readLinkCheck(payload)
  expect(findings.map(summary)).toContain('sliders link leadsNowhere /news/a-well')
  expect([runsSince, interrupted, last?.links]).toEqual([undefined, undefined, expect.any(Number)])

  const waiting = async (user: TypedUser) =>
    (await dashboard.readWaiting({ payload, user, settings, language: 'en', now: now() })).waiting
      .filter(({ key }) => key.startsWith('links'))
      .map(({ key, count, address }) => [key, count, address])
  expect(await waiting(editor)).toEqual([
    ['links broken', findings.filter(checking.isBroken).length, '/admin/link-check#broken'],
    ['links withoutAlternative', 3, '/admin/link-check#withoutAlternative'],
  ])
  expect(await waiting(recruiter)).toEqual([])
})

test('a check that fails says so, leaves what was known, and can be asked for again', async () => {
  const before = (await stored.readLinkCheck(payload)).findings
  const failing = () => Promise.reject(new TypeError('no'))
  const on = { ...settings, CHECK_OUTSIDE_LINKS: 'on' as const }
  await expect(stored.checkLinksNow(payload, { settings: on, askOutside: failing })).rejects.toThrow('no')
  expect(await stored.readLinkCheck(payload)).toMatchObject({ fault: 'TypeError', findings: before })
  expect(await stored.checkLinksNow(payload, { settings })).toBe(true)
  expect((await stored.readLinkCheck(payload)).fault).toBeUndefined()
})

/** After everything that the tests above stored. */
const nextYear = new Date().getFullYear() + 1

/** A check whose process waits for other sites. */
async function beginSlowCheck(moment: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(moment) })
  const waiting = Promise.withResolvers<void>()
  const other = Promise.withResolvers<ReadonlyMap<string, OutsideAnswer>>()
  const ran = stored.checkLinksNow(payload, {
    settings: { ...settings, CHECK_OUTSIDE_LINKS: 'on' },
    askOutside: () => {
      waiting.resolve()
      return other.promise
    },
  })
  await waiting.promise
  return { ran, end: () => other.resolve(new Map()) }
}

const due = () => stored.checkLinksIfDue(payload, { settings })
const heldUntil = async () =>
  z
    .array(z.object({ held_until: z.string() }))
    .parse(
      await (await rawSql(payload)).rows(sql`SELECT held_until FROM log_leases WHERE name = 'link check'`),
    )[0]?.held_until

async function textOfPage(language: Language): Promise<string> {
  const { StateOfCheck } = await import('../../admin/link-check/state-of-check.tsx')
  const state = await stored.readLinkCheck(payload)
  return renderToStaticMarkup(StateOfCheck({ check: state, language, checksOutside: true, isEmpty: false }))
}

test('a killed check is begun again some minutes later, and stores nothing should it live after all', async () => {
  const { ran, end } = await beginSlowCheck(`${nextYear}-03-01T12:00:00.000Z`)
  vi.clearAllTimers()
  const { findings } = await stored.readLinkCheck(payload)
  expect(await stored.readLinkCheck(payload)).toMatchObject({
    ...{ runsSince: `${nextYear}-03-01T12:00:00.000Z`, interrupted: undefined },
  })
  expect(await textOfPage('en')).toContain(`running since 1 March ${nextYear}`)
  vi.setSystemTime(new Date(`${nextYear}-03-01T12:02:59.000Z`))
  expect(await due()).toBe(false)
  vi.setSystemTime(new Date(`${nextYear}-03-01T12:03:00.000Z`))
  expect(await stored.readLinkCheck(payload)).toMatchObject({
    ...{ runsSince: undefined, interrupted: `${nextYear}-03-01T12:00:00.000Z` },
  })
  const said = { en: 'was interrupted', ar: 'انقطع', fr: 'a été interrompue', fa: 'قطع شد' }
  for (const language of languageCodes) expect(await textOfPage(language)).toContain(said[language])
  expect(await due()).toBe(true)
  const after = await stored.readLinkCheck(payload)
  expect(after).toMatchObject({ runsSince: undefined, interrupted: undefined, fault: undefined })
  expect(after.last?.finishedAt).toBe(`${nextYear}-03-01T12:03:00.000Z`)
  expect(await due()).toBe(false)

  await (await rawSql(payload)).write([sql`DELETE FROM link_findings`])
  expect(findings).not.toEqual([])
  end()
  await expect(ran).rejects.toThrow('Another process has taken over: link check')
  expect((await stored.readLinkCheck(payload)).findings).toEqual([])
  expect((await stored.readLinkCheck(payload)).fault).toBeUndefined()
})

test('a check that was interrupted late in the evening is begun again at once, not in the next night', async () => {
  const { ran, end } = await beginSlowCheck(`${nextYear}-03-02T12:00:00.000Z`)
  vi.clearAllTimers()
  vi.setSystemTime(new Date(`${nextYear}-03-03T00:05:00.000Z`))
  expect(await due()).toBe(true)
  end()
  await expect(ran).rejects.toThrow('Another process has taken over: link check')
  vi.setSystemTime(new Date(`${nextYear}-03-04T00:59:00.000Z`))
  expect(await due()).toBe(false)
  vi.setSystemTime(new Date(`${nextYear}-03-04T01:00:00.000Z`))
  expect(await due()).toBe(true)
})

test('a check that is slow but lives is not taken over, and no other runs beside it over midnight', async () => {
  const { ran, end } = await beginSlowCheck(`${nextYear}-03-05T23:58:00.000Z`)
  for (let beat = 0; beat < 12; beat += 1) {
    vi.advanceTimersByTime(30_000)
    const left = async () => Date.parse((await heldUntil()) ?? '') - Date.now()
    await expect.poll(left, { interval: 5 }).toBeGreaterThan(60_000)
    expect(await stored.checkLinksNow(payload, { settings })).toBe(false)
    expect(await due()).toBe(false)
  }
  expect(new Date().toISOString().slice(0, 10)).toBe(`${nextYear}-03-06`)
  expect((await stored.readLinkCheck(payload)).runsSince).toBe(`${nextYear}-03-05T23:58:00.000Z`)
  end()
  expect(await ran).toBe(true)
  expect(await heldUntil()).toBeUndefined()
})

test('a check that ran with the clock ahead is known no more once the clock is right', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${nextYear}-05-01T02:00:00.000Z`) })
  await stored.checkLinksNow(payload, { settings })
  vi.setSystemTime(new Date(`${nextYear}-04-01T01:00:00.000Z`))
  const before = await stored.readLinkCheck(payload)
  expect(before.last?.finishedAt.slice(0, 7)).toBe(`${nextYear}-03`)
  expect([await due(), await due()]).toEqual([true, false])
  const after = await stored.readLinkCheck(payload)
  expect(after.last?.finishedAt).toBe(`${nextYear}-04-01T01:00:00.000Z`)
})

test('the button is for people who edit, and leads back to the findings', async () => {
  const press = (person: TypedUser | undefined) =>
    callRest(payload, person, '/link-check', { method: 'POST' })
  expect((await press(undefined)).status).toBe(403)
  expect((await press(await staffOf(payload, 'Translator', 'translator'))).status).toBe(403)
  await (await rawSql(payload)).write([sql`DELETE FROM link_findings`])
  const answer = await press(editor)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/link-check'])
  expect((await stored.readLinkCheck(payload)).findings).not.toEqual([])
})
