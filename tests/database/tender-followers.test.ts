import { sql } from '@payloadcms/db-sqlite/drizzle'
import { ValidationError, type Payload, type SendEmailOptions } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { MailSender } from '../../store/mail/mail-sender.ts'
import { onPostgresOnly, onSqliteOnly } from '../support/one-database.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testDocument } from '../support/test-records.ts'
import { makeArabicTender, makeTender } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let call: (path: string, form?: Record<string, string>, address?: string) => Promise<Response>
let sender: MailSender
let app: import('hono').Hono
const mails: SendEmailOptions[] = []

const site = 'https://network.example.org'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  payload.sendEmail = async (message) => {
    mails.push(message)
  }
  const { environment } = await import('../../environment.ts')
  const { Hono } = await import('hono')
  const { mountPerLanguage } = await import('../../server/mount-per-language.ts')
  const { tenderFollowers } = await import('../../server/mail-consent/tender-followers.ts')
  const { createMailSender } = await import('../../payload/outgoing-mail-sender.ts')
  sender = createMailSender(payload, { ...environment(), siteUrl: site })
  app = new Hono()
  const options = {
    settings: { ...environment(), TRUSTED_PROXIES: 1, SUBMISSIONS_PER_HOUR: 20 },
    payload,
    siteUrl: site,
    now: () => new Date(),
    logError: () => {},
  }
  mountPerLanguage(app, '/followers', (language) => tenderFollowers(options, language))
  call = async (path, form, address = '192.0.2.1') => {
    const answer = await app.request(path.replace(site, ''), {
      headers: { 'X-Forwarded-For': address },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    await sender.sendDue()
    return answer
  }
})
afterAll(() => database.close())
beforeEach(async () => {
  // All come from one address, which may ask so often in an hour.
  await (await rawSql(payload)).write([sql`DELETE FROM shared_counts`])
  mails.length = 0
})

const followersOf = async (tender: number) =>
  (await payload.find({ collection: 'tender-followers', where: { tender: { equals: tender } } })).docs

const textOf = (mail: SendEmailOptions | undefined) => (typeof mail?.text === 'string' ? mail.text : '')

function linkIn(mail: SendEmailOptions | undefined, step: 'confirm' | 'leave'): string {
  const link = new RegExp(`${site}\\S*/followers/${step}\\?token=\\S+`).exec(textOf(mail))?.[0]
  if (!link) throw new Error(`The mail has no link to ${step}`)
  return link
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

async function confirmedFollower(email: string, prefix = '') {
  const tender = await makeTender(payload, inDays(10))
  await confirmFollower(tender, email, prefix)
  mails.length = 0
  return tender
}

async function confirmFollower(tender: { id: number }, email: string, prefix = '') {
  await call(`${prefix}/followers`, { tender: String(tender.id), email })
  const link = linkIn(mails.at(-1), 'confirm')
  await call(link.split('?')[0] ?? '', { token: tokenOf(link) })
}

describe('following a tender', () => {
  test('begins when the link in the first mail is used: not by opening it, but by its button', async () => {
    const tender = await makeTender(payload, inDays(10))
    const form = { tender: String(tender.id), email: 'Follower@example.org', website: '' }
    const answer = await call('/ar/followers', form)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('ستصلك رسالة منا')
    expect(mails).toMatchObject([{ to: 'follower@example.org', subject: expect.stringContaining('Tender') }])
    const link = linkIn(mails[0], 'confirm')
    expect(link).toContain(`${site}/ar/followers/confirm?token=`)
    expect(await (await call(link)).text()).toContain('نعم، أرسلوا إليّ الإشعارات')
    expect(await followersOf(tender.id)).toMatchObject([{ confirmedAt: null, sentIn: 'ar' }])
    expect((await call('/ar/followers/confirm', { token: tokenOf(link) })).status).toBe(200)
    expect((await followersOf(tender.id))[0]?.confirmedAt).toEqual(expect.any(String))
  })

  test('reveals to nobody whether an address follows already, and makes no second follower', async () => {
    const tender = await confirmedFollower('twice@example.org')
    const form = { tender: String(tender.id), email: 'TWICE@example.org' }
    const again = await call('/followers', form)
    expect([again.status, (await again.text()).includes('A message is on its way to you')]).toEqual([
      200,
      true,
    ])
    expect(mails).toEqual([])
    expect(await followersOf(tender.id)).toHaveLength(1)
  })

  test('is one, whether an Arabic domain was sent as it was typed or as browsers write it', async () => {
    const typed = 'ali@شبكة.السعودية'
    const tender = await confirmedFollower(typed)
    const form = { tender: String(tender.id), email: 'Ali@xn--ngbc5azd.xn--mgberp4a5d4ar' }
    expect(await followersOf(tender.id)).toMatchObject([{ email: form.email.toLowerCase() }])
    expect((await call('/followers', form)).status).toBe(200)
    expect(mails).toEqual([])
    expect(await followersOf(tender.id)).toHaveLength(1)
  })

  test.each([
    ['no address', { email: 'nobody' }, 422],
    ['what only a robot fills in', { email: 'robot@example.org', website: 'https://spam.example' }, 422],
    ['a tender that is not there', { email: 'a@example.org', tender: '999999' }, 404],
  ])('is refused for %s', onSqliteOnly, async (_, fields, status) => {
    const tender = await makeTender(payload, inDays(10))
    expect((await call('/followers', { tender: String(tender.id), ...fields })).status).toBe(status)
    expect(mails).toEqual([])
  })

  test.each([
    ['', 'Follow this tender', 'Your email address'],
    ['/ar', 'تابع هذه المناقصة', 'بريدك'],
    ['/fr', 'Suivre', 'adresse'],
    ['/fa', 'دنبال', 'ایمیل'],
  ])(
    'is asked for again, with what was typed, where the address is wrong (%s)',
    onSqliteOnly,
    async (prefix, button, label) => {
      const { id } = await makeTender(payload, inDays(10))
      const answer = await call(`${prefix}/followers`, { tender: String(id), email: '"a"@b' })
      const page = await answer.text()
      expect(answer.status).toBe(422)
      expect(page).toContain(`<input type="hidden" name="tender" value="${id}">`)
      expect(page).toMatch(/<input type="email"[^>]* value="&quot;a&quot;@b" aria-invalid="true"/)
      expect(page).toContain(label)
      expect(page).toMatch(new RegExp(`<button type="submit">[^<]*${button}`))
    },
  )

  test('is refused after the deadline', async () => {
    const closed = await makeTender(payload, inDays(-1))
    const asked = await call('/followers', { tender: String(closed.id), email: 'late@example.org' })
    expect(asked.status).toBe(404)
  })

  test('fills nobody’s mailbox, and whoever asked before somebody is no reason to refuse', async () => {
    const ask = async (tender: number, address = '') =>
      (await call('/followers', { tender: String(tender), email: 'often@example.org' }, address)).status
    const [one, other] = [await makeTender(payload, inDays(10)), await makeTender(payload, inDays(10))]
    for (let times = 0; times < 5; times += 1) expect(await ask(one.id)).toBe(200)
    expect(mails).toHaveLength(2)
    expect(await ask(other.id, '198.51.100.7')).toBe(200)
    expect(mails).toHaveLength(3)
  })

  test('slows one address down, and no other', onSqliteOnly, async () => {
    const tender = await makeTender(payload, inDays(10))
    const ask = async (number: number, address: string) =>
      (await call('/followers', { tender: String(tender.id), email: `n${number}@example.org` }, address))
        .status
    for (let number = 0; number < 20; number += 1) expect(await ask(number, '2001:db8::1')).toBe(200)
    expect(await ask(21, '2001:db8::ffff:2')).toBe(429)
    expect(await ask(22, '2001:db8:0:1::1')).toBe(200)
    // Two hundred and more mails in an hour, as one outsider with many addresses could ask for.
    for (let number = 30; number < 260; number += 1) await ask(number, `203.0.113.${number % 250}`)
    expect(await ask(300, '192.0.2.80')).toBe(200)
    expect(mails.length).toBeGreaterThan(200)
  })

  test('says so when the mail can’t be put into the outbox, and lets its reader try again', async () => {
    const { id } = await makeTender(payload, inDays(5))
    const form = { tender: String(id), email: 'unlucky@example.org' }
    const { write } = await rawSql(payload)
    await write([sql`ALTER TABLE outgoing_mail RENAME TO out_of_reach`])
    try {
      for (const [prefix, sentence] of [
        ['', /could not be sent/],
        ['/ar', /تعذّر إرسال/],
        ['/fr', /n’a pas pu être envoyé/],
        ['/fa', /فرستاده نشد/],
      ] as const) {
        const answer = await app.request(`${prefix}/followers`, {
          method: 'POST',
          headers: { 'X-Forwarded-For': '192.0.2.1' },
          body: new URLSearchParams(form),
        })
        const page = await answer.text()
        expect([answer.status, page]).toEqual([503, expect.stringMatching(sentence)])
        expect(page).toContain(`value="${form.email}"`)
      }
    } finally {
      await write([sql`ALTER TABLE out_of_reach RENAME TO outgoing_mail`])
    }
    // None of these counts as one of the two mails that an address gets in an hour.
    expect((await call('/followers', form)).status).toBe(200)
    expect(mails).toHaveLength(1)
  })

  test('ends with the link of every mail, and the address is forgotten', async () => {
    const tender = await confirmedFollower('leaver@example.org')
    const addendum = { publishedAt: inDays(0), reason: 'x', newDeadline: inDays(20) }
    await payload.update({
      collection: 'tenders',
      id: tender.id,
      data: { deadline: addendum.newDeadline, reasonForChange: 'More time', _status: 'published' },
    })
    await sender.sendDue()
    expect(mails).toHaveLength(1)
    const link = linkIn(mails[0], 'leave')
    expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe': `<${link}>` })
    expect(await (await call(link)).text()).toContain('Stop the messages')
    expect(await followersOf(tender.id)).toHaveLength(1)
    // As mail programs do by themselves: the token stands in the address.
    expect((await call(link, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await followersOf(tender.id)).toEqual([])
    expect((await call(link)).status).toBe(404)
  })
})

describe('followers are notified', () => {
  test('of an addendum, in their own language, once it is in the database', async () => {
    const tender = await confirmedFollower('suivi@example.org', '/fr')
    await payload.update({
      collection: 'tenders',
      id: tender.id,
      data: { deadline: inDays(20), reasonForChange: 'Bidders asked', _status: 'published' },
    })
    await sender.sendDue()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'suivi@example.org', subject: expect.stringContaining('a changé') })
    expect(textOf(mails[0])).toContain('Nouvelle date limite')
    expect(textOf(mails[0])).toContain('Bidders asked')
    expect(textOf(mails[0])).toContain(`${site}/fr/tenders/`)
  })

  test('of a new deadline and of other documents, where both changed at once', async () => {
    const tender = await confirmedFollower('both@example.org')
    const document = await payload.create({
      collection: 'documents',
      data: { title: 'Terms' },
      file: { name: 'terms.pdf', mimetype: 'application/pdf', data: testDocument, size: testDocument.length },
    })
    await payload.update({
      collection: 'tenders',
      id: tender.id,
      data: {
        ...{ deadline: inDays(20), reasonForChange: 'Corrected drawings', _status: 'published' },
        documents: [{ title: 'Terms', file: document.id }],
      },
    })
    await sender.sendDue()
    expect(mails.map(textOf)).toEqual([
      expect.stringMatching(/^New deadline: .+\nThe documents have changed\.\n\nCorrected drawings\n/),
    ])
  })

  test('of a cancellation before the deadline, with its note, and of the tender being open again; both are on the record', async () => {
    const tender = await confirmedFollower('cancelled@example.org', '/fr')
    const save = (data: object) =>
      payload.update({ collection: 'tenders', id: tender.id, data: { ...data, _status: 'published' } })
    await save({ outcome: 'cancelled', outcomeNote: 'The programme has ended.' })
    await save({ description: 'Other words' })
    await save({ outcome: null })
    await sender.sendDue()
    expect(mails.map(textOf)).toEqual([
      expect.stringMatching(/^Résultat\u00A0: Annulé\n\nThe programme has ended\.\n/),
      expect.stringMatching(/^L’appel d’offres est de nouveau ouvert\.\n/),
    ])
    const { docs } = await payload.find({
      collection: 'procurement-record',
      where: {
        and: [{ reference: { equals: tender.reference } }, { action: { equals: 'outcome changed' } }],
      },
      sort: 'sequence',
    })
    expect(docs.map(({ details }) => JSON.parse(details))).toEqual([
      expect.objectContaining({ previous: null, next: 'cancelled' }),
      expect.objectContaining({ previous: 'cancelled', next: null }),
    ])
  })

  test.each(['', '/fr', '/fa'])(
    'of a tender in Arabic alone, in its own words where they read another language (%s)',
    onPostgresOnly,
    async (prefix) => {
      const tender = await makeArabicTender(payload, inDays(10))
      await confirmFollower(tender, 'arabic@example.org', prefix)
      await payload.update({
        collection: 'tenders',
        id: tender.id,
        data: { deadline: inDays(20), reasonForChange: 'طلب مقدّمو العروض', _status: 'published' },
        locale: 'ar',
      })
      const { id } = await payload.create({
        collection: 'tender-questions',
        data: { tender: tender.id, details: 'x', askedAt: inDays(0), status: 'received' },
      })
      await payload.update({
        collection: 'tender-questions',
        id,
        data: { status: 'published', question: 'كم العمق؟', answer: 'أربعون مترًا.' },
        locale: 'ar',
      })
      await sender.sendDue()
      const subject = expect.stringContaining(tender.title)
      expect(mails).toMatchObject([
        { subject },
        { subject, text: expect.stringContaining('طلب مقدّمو العروض') },
        { subject, text: expect.stringContaining('كم العمق؟\n\nأربعون مترًا.') },
      ])
    },
  )

  test(
    'in Persian with an Arabic title before an English one, as the page has it',
    onPostgresOnly,
    async () => {
      const tender = await makeTender(payload, inDays(10))
      const data = { title: 'مناقصة عربية', description: 'وصف', _status: 'published' } as const
      await payload.update({ collection: 'tenders', id: tender.id, data, locale: 'ar' })
      await call('/fa/followers', { tender: String(tender.id), email: 'persian@example.org' })
      expect(mails).toMatchObject([{ subject: expect.stringContaining('مناقصة عربية') }])
    },
  )

  test('with a link that works, also where the database has another secret than when they began', async () => {
    const { secret } = payload
    const tender = await confirmedFollower('adopted@example.org')
    payload.secret = 'another secret of at least thirty-two characters'
    try {
      const data = { deadline: inDays(20), reasonForChange: 'More time', _status: 'published' } as const
      await payload.update({ collection: 'tenders', id: tender.id, data })
      await sender.sendDue()
      expect((await call(linkIn(mails[0], 'leave'), {})).status).toBe(200)
      expect(await followersOf(tender.id)).toEqual([])
    } finally {
      payload.secret = secret
    }
  })

  test('of a newly published answer, which never names the asker', async () => {
    const tender = await confirmedFollower('answers@example.org')
    const { id } = await payload.create({
      collection: 'tender-questions',
      data: {
        tender: tender.id,
        details: 'raw words',
        askedAt: inDays(0),
        email: 'asker@secret.example',
        status: 'received',
      },
    })
    const set = (data: object) => payload.update({ collection: 'tender-questions', id, data })
    await expect(set({ status: 'published', question: 'How deep?' })).rejects.toBeInstanceOf(ValidationError)
    const published = await set({ status: 'published', question: 'How deep?', answer: 'Forty metres.' })
    expect(published.publishedAt).toEqual(expect.any(String))
    await sender.sendDue()
    expect(mails).toHaveLength(1)
    expect(textOf(mails[0])).toContain('Forty metres.')
    expect(textOf(mails[0])).not.toMatch(/asker|raw words/)
    await set({ answer: 'Forty metres, and sand.' })
    await sender.sendDue()
    expect(mails).toHaveLength(1)
  })

  test('of nothing that did not come to be', async () => {
    const tender = await confirmedFollower('nothing@example.org')
    const { notifyFollowers } = await import('../../procurement/tender-followers/notify.ts')
    await notifyFollowers({ payload }, tender.id, { addendum: 'not there', changes: ['documents'] })
    await notifyFollowers({ payload }, tender.id, { question: 999_999 })
    await sender.sendDue()
    expect(mails).toEqual([])
  })

  test('in the transaction of the change: where it is taken back, so are the mails', async () => {
    const tender = await confirmedFollower('rolled-back@example.org')
    const transactionID = await payload.db.beginTransaction()
    // SQLite has none.
    if (transactionID === null) return
    const data = { deadline: inDays(20), reasonForChange: 'Bidders asked', _status: 'published' } as const
    await payload.update({ collection: 'tenders', id: tender.id, data, req: { transactionID } })
    await sender.sendDue()
    await payload.db.rollbackTransaction(transactionID)
    await sender.sendDue()
    expect(mails).toEqual([])
  })
})

test('without mail there is nothing at these addresses', async () => {
  const { tenderFollowers } = await import('../../server/mail-consent/tender-followers.ts')
  const settings = {
    ...{ SMTP_URL: undefined, MAIL_FROM: undefined, MAIL_RETRY_HOURS: 1 },
    ...{ TRUSTED_PROXIES: 0, SUBMISSIONS_PER_HOUR: 20 },
  }
  const options = { settings, payload, siteUrl: site, now: () => new Date(), logError: () => {} }
  const without = tenderFollowers(options, 'en')
  for (const path of ['/', '/confirm', '/leave']) {
    expect(
      (await without.request(path, { method: 'POST', body: new URLSearchParams({ token: 'x' }) })).status,
    ).toBe(404)
  }
})
