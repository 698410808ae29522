import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { deleteExpiredMail, eraseUnsentMail, findUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { sealMail } from '../../store/mail/seal-mail.ts'
import { mailOf } from '../../store/mail/smtp-mail.ts'
import { everyRow } from '../support/every-row.ts'
import { startMailServer } from '../support/mail-server.ts'
import { openTestOutbox } from '../support/test-outbox.ts'

const minute = 60_000
const hour = 60 * minute
const outbox = await openTestOutbox()
afterAll(outbox.close)
const { add, clock, later, payload, receipt, sender, settings } = outbox

beforeEach(async () => {
  await outbox.empty()
  vi.restoreAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
})

const sendBy = (url: string) => {
  payload.sendEmail = mailOf({ ...settings, SMTP_URL: url })({ payload }).sendEmail
}
const parts = async () => {
  const { environment } = await import('../../environment.ts')
  const { lookAtSharedParts } = await import('../../server/operator/shared-parts.ts')
  return (await lookAtSharedParts({ settings: environment(), payload, isDatabaseHealthy: () => true }))[
    'outgoingMail'
  ]
}

test('a mail whose server is away is sent once when it is back, by one of those who send', async () => {
  const { port, url, ...former } = await startMailServer()
  await former[Symbol.asyncDispose]()
  sendBy(url)
  await add()
  expect(await everyRow(payload)).not.toMatch(/bidder@example|received it/)
  await sender().sendDue()
  await using back = await startMailServer(port)
  await sender().sendDue()
  expect(back.mails).toEqual([])
  later(10_000)
  await Promise.all([sender().sendDue(), sender().sendDue(), sender().sendDue()])
  expect(back.mails).toHaveLength(1)
  expect(back.mails[0]).toMatch(/^To: bidder@example\.org$/m)
  expect(back.mails[0]).toMatch(/^Subject: Receipt A-1$/m)
  expect(await (await rawSql(payload)).rows(sql`SELECT id FROM outgoing_mail`)).toEqual([])
})

test('a mail whose process ended while it sent is sent by another, under the same Message-ID', async () => {
  await using server = await startMailServer()
  sendBy(server.url)
  const send = payload.sendEmail
  const { promise: never } = Promise.withResolvers<never>()
  const { promise: taken, resolve } = Promise.withResolvers<void>()
  payload.sendEmail = async (message) => {
    await send(message)
    resolve()
    await never
  }
  await add()
  // It gives up after a while, when the database of this test may be closed.
  const ended = sender().sendDue()
  ended.catch(() => undefined)
  await taken
  payload.sendEmail = send
  await sender().sendDue()
  expect(server.mails).toHaveLength(1)
  later(3 * minute)
  await sender().sendDue()
  const ids = server.mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])
  expect(ids).toEqual([expect.stringMatching(/@example\.org>$/), ids[0]])
})

test('what somebody waits for is sent before notices to many that were written earlier', async () => {
  const send = vi.fn<Payload['sendEmail']>(() => Promise.resolve())
  payload.sendEmail = send
  await add({ ...receipt, kind: 'new records', to: 'subscriber@example.org' })
  await add({ ...receipt, kind: 'tender change', to: 'follower@example.org' })
  later(1)
  await add({ ...receipt, kind: 'new password', to: 'administrator@example.org' })
  later(1)
  await add()
  await sender().sendDue()
  const receivers = send.mock.calls.map(([{ to }]) => to)
  expect(receivers.slice(0, 2)).toEqual(['administrator@example.org', 'bidder@example.org'])
  expect(receivers).toHaveLength(4)
})

test('a mail that was written, or tried, while a clock was ahead is sent once the clock is right', async () => {
  await using server = await startMailServer()
  const right = clock.now
  later(365 * 24 * hour)
  await add()
  payload.sendEmail = () => Promise.reject(new Error('away'))
  await sender().sendDue()
  await add({ ...receipt, about: 'A-2', content: { subject: 'Receipt A-2', text: 'Not tried yet.' } })
  clock.now = right
  sendBy(server.url)
  await sender().sendDue()
  expect(server.mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]).toSorted()).toEqual([
    'Receipt A-1',
    'Receipt A-2',
  ])
})

test('what is over its time is given up with one line that names nobody, and operators see it', async () => {
  clock.now = new Date(Date.now() - 2 * hour)
  payload.sendEmail = () => Promise.reject(new Error('bidder@example.org is not here'))
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  await add()
  await sender().sendDue()
  const unsent = await parts()
  expect(unsent).toMatchObject({ state: 'old', values: { unsent: 1, givenUp: 0 } })
  expect(unsent?.values?.['oldestAgeSeconds']).toBeGreaterThanOrEqual((2 * hour) / 1000)
  for (let hours = 0; hours < 50; hours += 1) {
    later(hour * 1.25)
    await sender().sendDue()
  }
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'receipt', about: 'A-1', msg: 'A mail was given up' })],
  ])
  expect(JSON.stringify(logged.mock.calls)).not.toContain('bidder')
  expect(await (await rawSql(payload)).rows(sql`SELECT recipient, message FROM outgoing_mail`)).toEqual([
    { recipient: null, message: null },
  ])
  expect(await parts()).toMatchObject({
    state: 'ok',
    values: { unsent: 0, oldestAgeSeconds: 0, givenUp: 1 },
  })
  expect(await deleteExpiredMail(payload, clock.now)).toBe(0)
  expect(await deleteExpiredMail(payload, later(7 * 24 * hour))).toBe(1)
})

test('an address that the mail server refuses is given up after four tries', async () => {
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
  const send = vi.fn(() => Promise.reject(Object.assign(new Error('no such user'), refusal)))
  payload.sendEmail = send
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  await add()
  for (let tries = 0; tries < 6; tries += 1) {
    await sender().sendDue()
    later(hour)
  }
  expect(send).toHaveBeenCalledTimes(4)
  expect(logged).toHaveBeenCalledOnce()
})

test.each([
  '503 sign in first',
  '530 5.7.0 Must issue a STARTTLS command first',
  '554 5.7.1 Relay access denied',
])('a mail server that refuses the product and not the address is asked again: %s', async (response) => {
  const [responseCode] = response.split(' ')
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(responseCode), response }
  const send = vi.fn<Payload['sendEmail']>(() => Promise.reject(Object.assign(new Error('refused'), refusal)))
  payload.sendEmail = send
  await add()
  for (let tries = 0; tries < 6; tries += 1) {
    await sender().sendDue()
    later(hour)
  }
  send.mockResolvedValue(undefined)
  await sender().sendDue()
  expect(send).toHaveBeenCalledTimes(7)
  expect(await (await rawSql(payload)).rows(sql`SELECT id FROM outgoing_mail`)).toEqual([])
})

test('a mail that was sealed under another secret is logged at once, once, and may still be sent by who has that one', async () => {
  const send = vi.fn(() => Promise.resolve())
  payload.sendEmail = send
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  await add()
  const { rows, write } = await rawSql(payload)
  const [{ id } = { id: '' }] = z
    .array(z.object({ id: z.string() }))
    .parse(await rows(sql`SELECT id FROM outgoing_mail`))
  const { to, language, content } = receipt
  const sealed = sealMail('another secret', id, { to, language, messageId: '<1@example.org>', content })
  await write([sql`UPDATE outgoing_mail SET message = ${sealed}`])
  const sending = sender()
  for (let tries = 0; tries < 3; tries += 1) {
    await sending.sendDue()
    later(hour)
  }
  expect(logged.mock.calls).toEqual([
    [{ mail: id, kind: 'receipt', about: 'A-1', msg: 'A mail is sealed under another secret' }],
  ])
  expect(send).not.toHaveBeenCalled()
  expect(await rows(sql`SELECT message FROM outgoing_mail`)).toEqual([{ message: sealed }])
})

test('with a person’s data their unsent mail is found and erased, and nobody else’s', async () => {
  const { erasePersonalData, findPersonalData } = await import('../../retention/personal-data.ts')
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const { environment } = await import('../../environment.ts')
  await add()
  await add({ ...receipt, to: 'other@example.org' })
  await add({ ...receipt, kind: 'invitation', to: 'invited@example.org' })
  const found = async (email: string) => (await findPersonalData(payload, email)).get('unsent-mail')
  expect(await found('Bidder@Example.org')).toMatchObject([{ kind: 'receipt', text: 'We have received it.' }])
  // Not even with their data does anybody get the link that lets them in.
  const [invitation] = (await found('invited@example.org')) ?? []
  expect(invitation).toMatchObject({ kind: 'invitation', subject: 'Receipt A-1' })
  expect(invitation).not.toHaveProperty('text')
  const store = new DiskSubmissionStore(environment().dataFolder)
  expect((await erasePersonalData(payload, store, 'BIDDER@example.org', clock.now)).get('unsent-mail')).toBe(
    1,
  )
  expect([await found('bidder@example.org'), await found('other@example.org')]).toMatchObject([[], [{}]])
  expect(await eraseUnsentMail(payload, 'other@example.org', 'something else')).toBe(0)
})

test('mail of a kind that only a newer release knows waits for it, holds up nothing, and is exported without its text', async () => {
  await using server = await startMailServer()
  sendBy(server.url)
  await add({ ...receipt, about: 'A-2' })
  const { rows, write } = await rawSql(payload)
  await write([sql`UPDATE outgoing_mail SET kind = 'of the future'`])
  later(1)
  await add()
  await sender().sendDue()
  expect(server.mails).toHaveLength(1)
  expect(await rows(sql`SELECT about, tries FROM outgoing_mail`)).toEqual([{ about: 'A-2', tries: 0 }])
  const [found, ...others] = await findUnsentMail(payload, receipt.to)
  expect(found).toMatchObject({ kind: 'of the future', subject: 'Receipt A-1' })
  expect(found).not.toHaveProperty('text')
  expect(others).toEqual([])
})

test('where nobody sends any more, what is over its time is erased all the same', async () => {
  // No longer than its link is valid.
  await add({ ...receipt, kind: 'new password' })
  expect(await deleteExpiredMail(payload, later(2 * hour))).toBe(0)
  expect(await deleteExpiredMail(payload, later(1))).toBe(1)
  await add()
  expect(await deleteExpiredMail(payload, later(48 * hour))).toBe(0)
  expect(await deleteExpiredMail(payload, later(2 * hour))).toBe(1)
})
