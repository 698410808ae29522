import { Socket } from 'node:net'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { mailOf } from '../../store/mail/smtp-mail.ts'
import { startMailServer } from '../support/mail-server.ts'
import { onPostgresOnly } from '../support/one-database.ts'
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

/** Waits and limits are over after a hundredth of their time: those of what sends mail and those of the test's mail server. */
function hasten(): void {
  const wait = globalThis.setTimeout
  const limit = Socket.prototype.setTimeout
  const waits = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act, milliseconds = 0) => wait(act, milliseconds / 100))
  const limits = vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function limitSooner(
    this: Socket,
    milliseconds,
    onTimeout,
  ) {
    return limit.call(this, milliseconds / 100, onTimeout)
  })
  onTestFinished(() => {
    waits.mockRestore()
    limits.mockRestore()
  })
}

test(
  'a mail server may need longer than ten seconds for its greeting, for an address and for a mail',
  onPostgresOnly,
  async () => {
    hasten()
    const slowly = 35_000
    const sent = [{ greeting: slowly }, { receiver: slowly }, { taken: slowly }].map(async (slow) => {
      await using server = await startMailServer(0, slow)
      const { sendEmail } = mailOf({ ...settings, SMTP_URL: server.url })({ payload })
      await sendEmail({ to: 'bidder@example.org', subject: 'Receipt', text: 'We have received it.' })
      return server.mails.length
    })
    expect(await Promise.all(sent)).toEqual([1, 1, 1])
  },
)

test(
  'a mail that is given up leaves no connection on which it might still be sent',
  onPostgresOnly,
  async () => {
    await using server = await startMailServer(0, { taken: hour })
    const { sendEmail } = mailOf({ ...settings, SMTP_URL: server.url })({ payload })
    const ending = new AbortController()
    const mail = sendEmail({ to: 'bidder@example.org', subject: 'Receipt', signal: ending.signal })
    await expect.poll(() => server.mails).toHaveLength(1)
    expect(server.connections()).toBe(1)
    ending.abort()
    await expect(mail).rejects.toThrow('aborted')
    await expect.poll(server.connections).toBe(0)
  },
)

const withFakeTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
const nextTries = async () =>
  z
    .array(z.object({ next_try_at: z.coerce.number() }))
    .parse(await (await rawSql(payload)).rows(sql`SELECT next_try_at FROM outgoing_mail`))
    .map(({ next_try_at }) => next_try_at - clock.now.getTime())
/** A mail server that never answers. */
const sendForEver = () => {
  const send = vi.fn<Payload['sendEmail']>(() => Promise.withResolvers<never>().promise)
  payload.sendEmail = send
  return send
}

test('a mail that is being sent for long is sent by no other process, and is ended before it is tried again', async () => {
  const send = sendForEver()
  await add()
  withFakeTimers()
  const attempt = sender().sendDue()
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  for (let minutes = 1; minutes < 45; minutes += 1) {
    later(minute)
    await vi.advanceTimersByTimeAsync(minute)
    await expect.poll(nextTries).toEqual([3 * minute])
  }
  await sender().sendDue()
  expect(send).toHaveBeenCalledOnce()
  const signal = send.mock.calls[0]?.[0].signal
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(minute)
  await attempt
  expect(signal?.aborted).toBe(true)
  expect(await nextTries()).toEqual([10_000])
})

test('another mail is sent beside one that is slow', async () => {
  const slow = Promise.withResolvers<void>()
  const send = vi.fn<Payload['sendEmail']>(({ to }) => (to === receipt.to ? slow.promise : Promise.resolve()))
  payload.sendEmail = send
  await add()
  later(1)
  await add({ ...receipt, to: 'other@example.org' })
  withFakeTimers()
  const attempt = sender().sendDue()
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(nextTries).toHaveLength(1)
  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['bidder@example.org', 'other@example.org'])
  slow.resolve()
  await attempt
  expect(await nextTries()).toEqual([])
})

test('a mail that is erased while it is being sent is sent no further', async () => {
  const send = sendForEver()
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  await add()
  withFakeTimers()
  const attempt = sender().sendDue()
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  expect(await eraseUnsentMail(payload, receipt.to)).toBe(1)
  await vi.advanceTimersByTimeAsync(minute)
  await attempt
  expect(send.mock.calls[0]?.[0].signal?.aborted).toBe(true)
  expect(logged).not.toHaveBeenCalled()
})
