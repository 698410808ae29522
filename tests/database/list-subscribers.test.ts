import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, SendEmailOptions } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { environment } from '../../environment.ts'
import { createMailSender } from '../../payload/outgoing-mail-sender.ts'
import { notifySubscribersRegularly } from '../../payload/notify-subscribers-regularly.ts'
import { tenderStatus } from '../../procurement/tenders/openness.ts'
import { vacancyStatus } from '../../recruitment/vacancies/kind.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { MailSender } from '../../store/mail/mail-sender.ts'
import type { ListWithMail } from '../../submissions/list-subscribers/form.ts'
import { notifySubscribers } from '../../submissions/list-subscribers/notify-subscribers.ts'
import { onPostgresOnly, onSqliteOnly } from '../support/one-database.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeArabicTender, makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let call: (path: string, form?: Record<string, string>) => Promise<Response>
let sender: MailSender
const mails: SendEmailOptions[] = []

const site = 'https://network.example.org'
const minute = 60_000
const day = 24 * 60 * minute
/** When it is; some time after what is published in a test. */
let now = new Date()
const after = (milliseconds: number) => new Date(Date.now() + milliseconds)

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  payload.sendEmail = async (message) => {
    mails.push(message)
  }
  const { Hono } = await import('hono')
  const { mountPerLanguage } = await import('../../server/mount-per-language.ts')
  const { listSubscribers } = await import('../../server/mail-consent/list-subscribers.ts')
  sender = createMailSender(payload, { ...environment(), siteUrl: site }, { now: () => now })
  const app = new Hono()
  const options = {
    settings: { ...environment(), TRUSTED_PROXIES: 1, SUBMISSIONS_PER_HOUR: 100 },
    payload,
    siteUrl: site,
    now: () => now,
    logError: () => {},
  }
  mountPerLanguage(app, '/subscribers', (language) => listSubscribers(options, language))
  call = async (path, form) => {
    const answer = await app.request(path.replace(site, ''), {
      headers: { 'X-Forwarded-For': '192.0.2.1' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    await sender.sendDue()
    return answer
  }
})
afterAll(() => database.close())
beforeEach(async () => {
  const { write } = await rawSql(payload)
  await write([sql`DELETE FROM list_subscribers`, sql`DELETE FROM shared_counts`])
  // What earlier tests published is nobody's news.
  await write([
    sql`UPDATE tenders SET first_published_at = '2020-01-01T00:00:00.000Z'`,
    sql`UPDATE vacancies SET first_published_at = '2020-01-01T00:00:00.000Z'`,
  ])
  now = new Date()
  mails.length = 0
})

const statusIn = { tenders: tenderStatus, vacancies: vacancyStatus }

/** As the back office does it every few minutes, at some moment. */
async function notifyAt(moment: Date, list: ListWithMail = 'tenders'): Promise<number> {
  now = moment
  const written = await notifySubscribers({ payload, settings: environment(), now }, list, (of, options) =>
    statusIn[of]('open', { ...options, language: 'en' }),
  )
  await sender.sendDue()
  return written
}

const slugOf = async (id: number) => (await payload.findByID({ collection: 'tenders', id })).slug

const subscribers = async () =>
  (await payload.find({ collection: 'list-subscribers', pagination: false })).docs

const textOf = (mail: SendEmailOptions | undefined) => (typeof mail?.text === 'string' ? mail.text : '')

function linkIn(mail: SendEmailOptions | undefined, step: 'confirm' | 'leave'): string {
  const link = new RegExp(`${site}\\S*/subscribers/${step}\\?token=\\S+`).exec(textOf(mail))?.[0]
  if (!link) throw new Error(`The mail has no link to ${step}`)
  return link
}

async function confirmedSubscriber(email: string, { list = 'tenders', prefix = '' } = {}) {
  now = new Date()
  await call(`${prefix}/subscribers`, { list, email })
  const link = linkIn(mails.at(-1), 'confirm')
  await call(`${prefix}/subscribers/confirm`, { token: new URL(link).searchParams.get('token') ?? '' })
  mails.length = 0
}

describe('subscribing to a list', () => {
  test('begins when the link in the first mail is used: not by opening it, but by its button', async () => {
    const answer = await call('/ar/subscribers', {
      list: 'vacancies',
      email: 'Reader@example.org',
      website: '',
    })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('ستصلك رسالة منا')])
    expect(mails).toMatchObject([
      { to: 'reader@example.org', subject: 'أكّد رغبتك في تلقي إشعارات بالوظائف الشاغرة الجديدة' },
    ])
    const link = linkIn(mails[0], 'confirm')
    expect(await (await call(link)).text()).toContain(
      'هل تريد أن نخبرك بالبريد الإلكتروني بالوظائف الشاغرة الجديدة؟',
    )
    expect(await subscribers()).toMatchObject([{ confirmedAt: null, list: 'vacancies', sentIn: 'ar' }])
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(await (await call('/ar/subscribers/confirm', { token })).text()).toContain(
      'سنخبرك عند نشر كل وظيفة',
    )
    expect(await subscribers()).toMatchObject([{ confirmedAt: expect.any(String) }])
  })

  test('reveals to nobody whether an address is known, makes no second subscriber, and fills nobody’s mailbox', async () => {
    const ask = () => call('/subscribers', { list: 'tenders', email: 'OFTEN@example.org' })
    for (let times = 0; times < 4; times += 1) expect((await ask()).status).toBe(200)
    expect(mails).toHaveLength(2)
    await confirmedSubscriber('known@example.org')
    const again = await call('/subscribers', { list: 'tenders', email: 'known@example.org' })
    expect([again.status, await again.text()]).toEqual([
      200,
      expect.stringContaining('A message is on its way'),
    ])
    expect(mails).toEqual([])
    expect(await subscribers()).toHaveLength(2)
  })

  test('lasts a week from the last mail with its link, whenever the first was sent', async () => {
    const { deleteExpired } = await import('../../retention/delete-expired.ts')
    const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
    const store = new DiskSubmissionStore(environment().dataFolder)
    const ask = () => call('/subscribers', { list: 'tenders', email: 'late@example.org' })
    await ask()
    const { write } = await rawSql(payload)
    const asked = after(60 * minute - 7 * day).toISOString()
    await write([sql`UPDATE list_subscribers SET created_at = ${asked}, updated_at = ${asked}`])
    await ask()
    await deleteExpired(payload, store, after(2 * 60 * minute))
    expect((await call(linkIn(mails[1], 'confirm'))).status).toBe(200)
    await deleteExpired(payload, store, after(7 * day + minute))
    expect(await subscribers()).toEqual([])
  })

  test('is in the language of the last request that was confirmed', async () => {
    const sentIn = async () => (await subscribers()).map((one) => one.sentIn)
    const ask = (prefix: string) =>
      call(`${prefix}/subscribers`, { list: 'tenders', email: 'languages@example.org' })
    const confirm = async () => {
      const link = new URL(linkIn(mails.at(-1), 'confirm'))
      await call(link.pathname, { token: link.searchParams.get('token') ?? '' })
    }
    await ask('/fr')
    await ask('/ar')
    await confirm()
    expect(await sentIn()).toEqual(['ar'])
    const confirmed = (await subscribers())[0]?.confirmedAt

    // Somebody else may have asked: nothing changes before the link is used.
    await (await rawSql(payload)).write([sql`DELETE FROM shared_counts`])
    await ask('/fa')
    expect(mails).toHaveLength(3)
    expect(await sentIn()).toEqual(['ar'])
    await confirm()
    expect(await subscribers()).toMatchObject([{ sentIn: 'fa', confirmedAt: confirmed }])
  })

  test.each([
    ['no address', { email: 'nobody' }],
    ['what only a robot fills in', { email: 'robot@example.org', website: 'https://spam.example' }],
    ['a list of which no mail tells', { email: 'a@example.org', list: 'news' }],
  ])('is refused for %s', onPostgresOnly, async (_, fields) => {
    expect((await call('/subscribers', { list: 'tenders', ...fields })).status).toBe(422)
    expect(mails).toEqual([])
  })
})

describe('subscribers are notified', () => {
  test('of what was published since they confirmed, half an hour later, once, in their language', async () => {
    await makeTender(payload, after(20 * day).toISOString())
    await confirmedSubscriber('suivi@example.org', { prefix: '/fr' })
    const { id } = await makeTender(payload, after(10 * day).toISOString())
    expect(await notifyAt(after(20 * minute))).toBe(0)
    expect(await notifyAt(after(31 * minute))).toBe(1)
    expect(mails).toMatchObject([
      { to: 'suivi@example.org', subject: expect.stringMatching(/^Nouvel appel d’offres\u00A0: /) },
    ])
    expect(textOf(mails[0])).toContain(`${site}/fr/tenders/${await slugOf(id)}\n`)
    expect(textOf(mails[0])).toContain('Date limite\u00A0: ')
    expect(textOf(mails[0])).toContain(`Tous les appels d’offres\n${site}/fr/tenders\n`)
    expect(await notifyAt(after(40 * minute))).toBe(0)
    expect(mails).toHaveLength(1)
  })

  test(
    'by its title in Arabic where it has no other, and in Persian by that before the English one',
    onSqliteOnly,
    async () => {
      await confirmedSubscriber('english@example.org')
      await confirmedSubscriber('persian@example.org', { prefix: '/fa' })
      const deadline = after(10 * day).toISOString()
      const { title } = await makeArabicTender(payload, deadline)
      await notifyAt(after(31 * minute))
      const named = { subject: expect.stringContaining(title) }
      expect(mails).toMatchObject([named, named])
      await (await rawSql(payload)).write([sql`UPDATE list_subscribers SET notified_until = NULL`])
      const other = await makeTender(payload, deadline)
      const data = { title: 'مناقصة عربية', description: 'وصف', _status: 'published' } as const
      await payload.update({ collection: 'tenders', id: other.id, data, locale: 'ar' })
      await notifyAt(after(32 * minute))
      expect(textOf(mails.find(({ to }, index) => index > 1 && to === 'persian@example.org'))).toContain(
        'مناقصة عربية',
      )
    },
  )

  test('of several at once in one mail, the newest first, and of no other list', async () => {
    await confirmedSubscriber('both@example.org')
    await confirmedSubscriber('vacancies@example.org', { list: 'vacancies' })
    const first = await makeTender(payload, after(10 * day).toISOString())
    const second = await makeTender(payload, after(10 * day).toISOString())
    expect(await notifyAt(after(31 * minute))).toBe(1)
    expect(await notifyAt(after(31 * minute), 'vacancies')).toBe(0)
    expect(mails).toMatchObject([{ to: 'both@example.org', subject: 'New tenders' }])
    const text = textOf(mails[0])
    const places = [second, first].map(async ({ id }) => text.indexOf(`/tenders/${await slugOf(id)}\n`))
    const [newer = 0, older = 0] = await Promise.all(places)
    expect(newer).toBeGreaterThan(0)
    expect(older).toBeGreaterThan(newer)
  })

  test('of a vacancy without a deadline too', async () => {
    await confirmedSubscriber('jobs@example.org', { list: 'vacancies' })
    const data = { title: 'Hydrologist', postedAt: new Date().toISOString(), _status: 'published' } as const
    await payload.create({ collection: 'vacancies', data: { ...data, kind: 'fixed-term' }, locale: 'en' })
    expect(await notifyAt(after(31 * minute), 'vacancies')).toBe(1)
    expect(mails).toMatchObject([{ subject: 'New vacancy: Hydrologist' }])
    expect(textOf(mails[0])).not.toContain('Deadline')
  })

  test('of nothing that is taken back, over, or published long ago', async () => {
    await confirmedSubscriber('nothing@example.org')
    const { id } = await makeTender(payload, after(10 * day).toISOString())
    await payload.update({ collection: 'tenders', id, data: { _status: 'draft' } })
    expect(await notifyAt(after(31 * minute))).toBe(0)
    await makeTender(payload, after(10 * minute).toISOString())
    expect(await notifyAt(after(31 * minute))).toBe(0)
    await makeTender(payload, after(40 * day).toISOString())
    expect(await notifyAt(after(15 * day))).toBe(0)
  })

  /** As if a tender had been published, and whatever else was done to it, so long ago. */
  async function publishedEarlier(id: number, { published, done }: { published: number; done: number }) {
    const { write } = await rawSql(payload)
    const [moment, later] = [after(-published), after(-done)].map((date) => date.toISOString())
    await write([
      sql`UPDATE list_subscribers SET confirmed_at = ${after(-2 * day).toISOString()}`,
      sql`UPDATE tenders SET first_published_at = ${moment} WHERE id = ${id}`,
      sql`UPDATE _tenders_v SET version_first_published_at = ${moment} WHERE parent_id = ${id}`,
      sql`UPDATE journal SET taken_at = ${later} WHERE kind = 'tenders' AND record = ${id}`,
    ])
  }
  const put = (id: number, _status: 'draft' | 'published') =>
    payload.update({ collection: 'tenders', id, data: { _status } })

  test('of what was taken back in time and published again later, once, whatever was announced meanwhile', async () => {
    await confirmedSubscriber('patient@example.org')
    const { id } = await makeTender(payload, after(10 * day).toISOString())
    await put(id, 'draft')
    await publishedEarlier(id, { published: 20 * day, done: 20 * day - 5 * minute })
    const other = await makeTender(payload, after(10 * day).toISOString())
    await publishedEarlier(other.id, { published: 59 * minute, done: 59 * minute })
    expect(await notifyAt(after(0))).toBe(1)
    expect(textOf(mails[0])).toContain(`${site}/tenders/${await slugOf(other.id)}\n`)
    await put(id, 'published')
    expect(await notifyAt(after(20 * minute))).toBe(0)
    expect(await notifyAt(after(31 * minute))).toBe(1)
    expect(textOf(mails[1])).toContain(`${site}/tenders/${await slugOf(id)}\n`)
    expect(textOf(mails[1])).not.toContain(`${site}/tenders/${await slugOf(other.id)}\n`)
    expect(await notifyAt(after(60 * minute))).toBe(0)
  })

  test('of what came back from the trash, when it is on the site again', async () => {
    await confirmedSubscriber('trash@example.org')
    const restore = (id: number, data: object) =>
      payload.update({ collection: 'tenders', id, trash: true, data: { deletedAt: null, ...data } })
    const trashed = async () => {
      const { id } = await makeTender(payload, after(10 * day).toISOString())
      await payload.update({ collection: 'tenders', id, data: { deletedAt: new Date().toISOString() } })
      return id
    }
    const [asDraft, asPublished] = [await trashed(), await trashed()]
    await restore(asDraft, { _status: 'draft' })
    for (const id of [asDraft, asPublished])
      await publishedEarlier(id, { published: 3 * day, done: 3 * day - 5 * minute })
    expect(await notifyAt(after(0))).toBe(0)
    await restore(asPublished, { _status: 'published' })
    await put(asDraft, 'published')
    expect(await notifyAt(after(31 * minute))).toBe(1)
    for (const id of [asDraft, asPublished])
      expect(textOf(mails[0])).toContain(`${site}/tenders/${await slugOf(id)}\n`)
    expect(await notifyAt(after(90 * minute))).toBe(0)
  })

  test('of nothing a second time that left the site after it was announced, or was back in time for that', async () => {
    await confirmedSubscriber('once-only@example.org')
    const { id } = await makeTender(payload, after(10 * day).toISOString())
    await put(id, 'draft')
    await put(id, 'published')
    await publishedEarlier(id, { published: 60 * minute, done: 50 * minute })
    expect(await notifyAt(after(0))).toBe(1)
    await put(id, 'draft')
    await put(id, 'published')
    expect(await notifyAt(after(60 * minute))).toBe(0)
  })

  test('by the back office from its start on, every five minutes', async () => {
    await confirmedSubscriber('regular@example.org')
    const { id } = await makeTender(payload, after(10 * day).toISOString())
    const { write } = await rawSql(payload)
    const [confirmed, published] = [after(-2 * day), after(-day)].map((moment) => moment.toISOString())
    await write([
      sql`UPDATE list_subscribers SET confirmed_at = ${confirmed}`,
      sql`UPDATE tenders SET first_published_at = ${published} WHERE id = ${id}`,
    ])
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      notifySubscribersRegularly(payload, environment())
      vi.advanceTimersByTime(5 * minute)
    } finally {
      vi.useRealTimers()
    }
    const sent = async () => {
      now = new Date()
      await sender.sendDue()
      return mails.map(({ to }) => to)
    }
    await expect.poll(sent).toEqual(['regular@example.org'])
  })

  test('by one of the processes that do it at once', async () => {
    await confirmedSubscriber('once@example.org')
    await makeTender(payload, after(10 * day).toISOString())
    await Promise.all([1, 2, 3].map(() => notifyAt(after(31 * minute))))
    expect(mails).toHaveLength(1)
  })

  test('with a link that works, also where the database has another secret than when they began', async () => {
    const { secret } = payload
    await confirmedSubscriber('adopted@example.org')
    payload.secret = 'another secret of at least thirty-two characters'
    try {
      await makeTender(payload, after(10 * day).toISOString())
      await notifyAt(after(31 * minute))
      expect((await call(linkIn(mails[0], 'leave'), {})).status).toBe(200)
      expect(await subscribers()).toEqual([])
    } finally {
      payload.secret = secret
    }
  })

  test('until they use the link of any such mail: then the address is forgotten', async () => {
    await confirmedSubscriber('leaver@example.org')
    await makeTender(payload, after(10 * day).toISOString())
    await notifyAt(after(31 * minute))
    const link = linkIn(mails[0], 'leave')
    expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe': `<${link}>` })
    expect(await (await call(link)).text()).toContain(
      'Do you want to stop receiving messages about new tenders?',
    )
    expect(await subscribers()).toHaveLength(1)
    // As mail programs do by themselves: the token stands in the address.
    const left = await call(link, { 'List-Unsubscribe': 'One-Click' })
    expect(await left.text()).toContain('You will receive no more messages about new tenders.')
    expect(await subscribers()).toEqual([])
    expect((await call(link)).status).toBe(404)
    expect(await (await call(link, {})).text()).toContain('You will receive no more messages.')
  })
})
