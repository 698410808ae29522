import { setTimeout as wait } from 'node:timers/promises'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, SendEmailOptions } from 'payload'
import { z } from 'zod'
import type { Language } from '../../languages/languages.ts'
import { rawSql } from '../database/raw-sql.ts'
import { repeat } from '../repeat.ts'
import { bulkKinds, kindNames, mailKind, type MailKind, type WritesMail } from './mail-kinds.ts'
import { mailMessage, type CompleteMail, type MailIdentity } from './mail-message.ts'
import { MailUnreadableError, openMail, sealMail } from './seal-mail.ts'

const second = 1000
const minute = 60 * second

/** Milliseconds between two looks whether any mail is due. */
const interval = 2 * second

/** Milliseconds for which a mail is claimed: no other process takes it before. */
const claim = 3 * minute

/** Milliseconds after which a claim is prolonged while its mail is being sent. */
const prolonged = minute

/** Milliseconds that sending one mail is given in all: some more than the waits of RFC 5321 (4.5.3.2) one after another. */
const sendingLimit = 45 * minute

/** Milliseconds after which another mail is sent beside a slow one, and how many a process sends at once at most. */
const patience = 10 * second
const mostAtOnce = 10

/** Milliseconds before each further try; after the last of them it is tried each hour. */
const pauses = [10 * second, minute, 10 * minute]
const lastPause = 60 * minute

/** Milliseconds after which every mail that waits has been tried again, with room for clocks that differ. */
const longestWait = 2 * lastPause

/** Milliseconds that a process which ends waits for the mail it is sending. */
const longestEnding = 10 * second

interface Sending {
  payload: Payload
  /** Writes mails of the kinds that are stored without content. */
  write: Partial<Record<MailKind, WritesMail>>
  /** As whom mail is written in a language. */
  identify: (language: Language) => Promise<MailIdentity>
  now?: () => Date
  /** From 0 to 1. */
  random?: () => number
}

const claimedRows = z.array(
  z.object({
    id: z.string(),
    kind: mailKind,
    about: z.string(),
    message: z.string(),
    tries: z.coerce.number(),
    expires_at: z.coerce.number(),
  }),
)

type Claimed = z.output<typeof claimedRows>[number]

/**
 * Sends what stands in the outbox. Any number of processes may do it: each claims one mail at a time for a while. `tries`
 * is the claim's token: whoever was too slow changes nothing of what another has claimed since. What only a newer release knows
 * waits for it.
 */
export class MailSender {
  readonly #payload: Payload
  readonly #write: Sending['write']
  readonly #identify: Sending['identify']
  readonly #now: () => Date
  readonly #random: () => number
  #end: (() => Promise<void>) | undefined
  #isStopped = false
  /** Sendings that have not ended. */
  readonly #underWay = new Set<Promise<void>>()
  /** Mails that were logged as unreadable. */
  readonly #unreadable = new Set<string>()

  constructor({ payload, write, identify, now = () => new Date(), random = Math.random }: Sending) {
    this.#payload = payload
    this.#write = write
    this.#identify = identify
    this.#now = now
    this.#random = random
  }

  /** Sends what is due from now on. */
  start(): void {
    this.#end = repeat(
      () => this.#beginDue(),
      interval,
      (error) => this.#report(error),
    )
  }

  /** Claims nothing more, and waits a little for the mail that is being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true
    const isEnded = async () => {
      await this.#end?.()
      await Promise.all(this.#underWay)
    }
    await Promise.race([isEnded(), wait(longestEnding, undefined, { ref: false })])
  }

  /**
   * Sends all that is due, one after another, and beside those that are slow.
   * @throws when the database can't be asked
   */
  async sendDue(): Promise<void> {
    await this.#beginDue()
    await Promise.all(this.#underWay)
  }

  /** Leaves those that are slow under way. */
  async #beginDue(): Promise<void> {
    for (let mail = await this.#claim(); mail; mail = await this.#claim()) {
      const sending = this.#try(mail)
        .catch((error: unknown) => this.#report(error))
        .finally(() => this.#underWay.delete(sending))
      this.#underWay.add(sending)
      const isSlow = Promise.withResolvers<void>()
      const timer = setTimeout(isSlow.resolve, patience)
      await Promise.race([sending, isSlow.promise])
      clearTimeout(timer)
      if (this.#underWay.size >= mostAtOnce) await Promise.race(this.#underWay)
    }
  }

  #report(error: unknown): void {
    this.#payload.logger.error({ err: error, msg: 'The outbox could not be read' })
  }

  async #claim(): Promise<Claimed | undefined> {
    if (this.#isStopped) return undefined
    const { dialect, rows } = await rawSql(this.#payload)
    const now = this.#now().getTime()
    // What is to wait for longer than any mail does was written, or tried, while a clock was ahead.
    const due = sql`
      SELECT id FROM outgoing_mail
      WHERE (next_try_at <= ${now} OR next_try_at > ${now + longestWait}) AND kind IN (${listOf(kindNames)})
      ORDER BY CASE WHEN kind IN (${listOf(bulkKinds)}) THEN 1 ELSE 0 END, next_try_at LIMIT 1`
    // Mostly there is none, and a look writes nothing.
    if ((await rows(due)).length === 0) return undefined
    const [claimed] = claimedRows.parse(
      await rows(sql`
        UPDATE outgoing_mail SET tries = tries + 1, next_try_at = ${now + claim}
        WHERE id = (${due} ${dialect === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``})
        RETURNING id, kind, about, message, tries, expires_at`),
    )
    return claimed
  }

  async #try(claimed: Claimed): Promise<void> {
    if (this.#now().getTime() >= claimed.expires_at) return this.#giveUp(claimed, 'over its time')
    const { signal, letGo } = this.#hold(claimed)
    try {
      await this.#sendClaimed(claimed, signal).finally(letGo)
    } catch (error) {
      return this.#failed(claimed, error)
    }
    await this.#change(sql`DELETE FROM outgoing_mail WHERE id = ${claimed.id}`)
  }

  /** The mail with its content, which is written once and is the same in each try. */
  async #complete({ id, kind, message, tries }: Claimed): Promise<CompleteMail | undefined> {
    const { secret } = this.#payload
    const mail = openMail(secret, id, message)
    if (mail.content) return { ...mail, content: mail.content }
    const content = await this.#write[kind]?.(mail)
    if (!content) return undefined
    const complete = { ...mail, content }
    await this.#change(
      sql`UPDATE outgoing_mail SET message = ${sealMail(secret, id, complete)} WHERE id = ${id} AND tries = ${tries}`,
    )
    return complete
  }

  async #sendClaimed(claimed: Claimed, signal: AbortSignal): Promise<void> {
    const mail = await this.#complete(claimed)
    if (mail) await this.#send(mailMessage(claimed.kind, mail, await this.#identify(mail.language)), signal)
  }

  /** Prolongs a claim. Its signal ends the sending where that fails or the mail was erased: another process may take it then. */
  #hold({ id, tries }: Claimed): { signal: AbortSignal; letGo: () => Promise<void> } {
    const sending = new AbortController()
    const end = () => sending.abort(new TooSlowError())
    const limit = setTimeout(end, sendingLimit)
    // Begins again with each prolongation, and is over while the claim still holds.
    const unprolonged = setTimeout(end, claim - minute)
    let isOver = false
    const prolong = async () => {
      if (isOver) return
      const { rows } = await rawSql(this.#payload)
      const held = await rows(sql`
        UPDATE outgoing_mail SET next_try_at = ${this.#now().getTime() + claim}
        WHERE id = ${id} AND tries = ${tries} RETURNING id`)
      if (held.length === 0) end()
      else unprolonged.refresh()
    }
    let last = Promise.resolve()
    const prolonging = setInterval(() => {
      last = last.then(prolong).catch(() => undefined)
    }, prolonged)
    const letGo = async () => {
      isOver = true
      clearInterval(prolonging)
      await last
      clearTimeout(limit)
      clearTimeout(unprolonged)
    }
    return { signal: sending.signal, letGo }
  }

  async #send(message: SendEmailOptions, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const isEnded = Promise.withResolvers<never>()
    const end = () => isEnded.reject(signal.reason)
    signal.addEventListener('abort', end)
    try {
      await Promise.race([this.#payload.sendEmail({ ...message, signal }), isEnded.promise])
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  async #failed(claimed: Claimed, error: unknown): Promise<void> {
    const { id, kind, about, tries, expires_at } = claimed
    // Goes on being tried: the former secret may come back, or another machine may have the right one.
    if (error instanceof MailUnreadableError && !this.#unreadable.has(id)) {
      this.#unreadable.add(id)
      this.#payload.logger.error({ mail: id, kind, about, msg: 'A mail is sealed under another secret' })
    }
    const fault = faultOf(error)
    // Of a server that is set up wrong for a moment that may be wrong.
    if (isRefusedForGood(error) && tries > pauses.length) return this.#giveUp(claimed, fault)
    const now = this.#now().getTime()
    const pause = pauses[tries - 1] ?? lastPause * (0.75 + this.#random() / 2)
    const next = Math.min(Math.round(now + pause), expires_at)
    await this.#change(
      sql`UPDATE outgoing_mail SET next_try_at = ${next} WHERE id = ${id} AND tries = ${tries}`,
    )
  }

  /** Erases address and text. */
  async #giveUp({ id, kind, about, tries }: Claimed, fault: string): Promise<void> {
    await this.#change(sql`
      UPDATE outgoing_mail SET given_up_at = ${this.#now().getTime()}, next_try_at = NULL, recipient = NULL, message = NULL
      WHERE id = ${id} AND tries = ${tries}`)
    this.#payload.logger.error({ mail: id, kind, about, tries, fault, msg: 'A mail was given up' })
  }

  async #change(statement: ReturnType<typeof sql>): Promise<void> {
    await (await rawSql(this.#payload)).write([statement])
  }
}

function listOf(kinds: readonly MailKind[]): SQL {
  return sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
}

class TooSlowError extends Error {
  readonly code = 'ETIMEDOUT'
}

/** Without the error's message, in which a mail server may quote the address. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

/** Answers about who sends, and not about the address: the order of commands, signing in (RFC 4954), or a policy (5.7 in RFC 3463). */
const aboutSender = /^5(?:03|3|\d\d[ -]5\.7\.)/

/** Whether the mail server says that it will never take mail for this address. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  if (error.command !== 'RCPT TO' || Number(error.responseCode) < 500) return false
  return !('response' in error && aboutSender.test(String(error.response)))
}
