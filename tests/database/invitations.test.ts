import { sql } from '@payloadcms/db-sqlite/drizzle'
import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { everyRow } from '../support/every-row.ts'
import { startMailServer, textOfMail } from '../support/mail-server.ts'
import { callConfirming, callRest, signInAgain } from '../support/rest.ts'
import { SoftwarePasskey } from '../support/software-passkey.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { cacheKeyOf, openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const day = 24 * 60 * 60_000
const post = { method: 'POST' } as const
const chosen = 'three blue otters under ice'

let database: TestDatabase
let payload: Payload
let settings: import('../../environment.ts').Environment
/** Other files run in this process, with the settings that were. */
let usualSettings: typeof settings
let changesOfAccount: typeof import('../../accounts/changes/account-changes.ts').changesOfAccount
let createMailSender: typeof import('../../payload/outgoing-mail-sender.ts').createMailSender
let findUnsentMail: typeof import('../../store/mail/outgoing-mail.ts').findUnsentMail
let mailOf: typeof import('../../store/mail/smtp-mail.ts').mailOf
let writeNewPasswordMail: typeof import('../../accounts/forgotten-password-mail.ts').writeNewPasswordMail
let site: { id: string; origin: string }
let administrator: TypedUser
let second: TypedUser
let network = 0

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  settings = (await import('../../environment.ts')).environment()
  usualSettings = { ...settings }
  settings.SMTP_URL = undefined
  settings.MAIL_FROM = undefined
  ;({ changesOfAccount } = await import('../../accounts/changes/account-changes.ts'))
  ;({ createMailSender } = await import('../../payload/outgoing-mail-sender.ts'))
  ;({ findUnsentMail } = await import('../../store/mail/outgoing-mail.ts'))
  ;({ mailOf } = await import('../../store/mail/smtp-mail.ts'))
  ;({ writeNewPasswordMail } = await import('../../accounts/forgotten-password-mail.ts'))
  site = (await import('../../accounts/step-up/relying-party.ts')).relyingParty(settings)
  administrator = await staffOf(payload, 'Administrator', 'administrator')
})
afterAll(() => {
  Object.assign(settings, usualSettings)
  return database.close()
})
afterEach(() => {
  settings.SECOND_FACTOR_ROLES = []
  settings.ROLE_WAIT_DAYS = usualSettings.ROLE_WAIT_DAYS
  settings.SMTP_URL = undefined
  settings.MAIL_FROM = undefined
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Calls what is open to everybody, from an address of its own. */
async function callOpen(path: string, body: object, language = 'en') {
  const response = await handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cacheKeyOf(payload),
    request: new Request(`http://localhost/cms-api/users${path}`, {
      ...post,
      headers: {
        'Accept-Language': language,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `192.0.2.${++network % 250}`,
        'Sec-Fetch-Site': 'same-origin',
      },
      body: JSON.stringify(body),
    }),
  })
  return { status: response.status, cookie: response.headers.get('set-cookie'), body: await response.json() }
}

const madeAccount = z.object({ doc: z.object({ id: z.number() }) })

async function make(name: string, more: object = {}): Promise<{ id: number; email: string }> {
  const email = `${name.toLowerCase()}@example.org`
  const body = { name, email, roles: ['editor'], ...more }
  const answer = await callConfirming(payload, administrator, '/users', { ...post, body })
  expect(answer.status).toBe(201)
  return { id: madeAccount.parse(await answer.json()).doc.id, email }
}

const withLink = z.object({ link: z.string() })
const tokenIn = (link: string) => new URL(link).hash.slice(1)

async function invitationOf(id: number): Promise<string> {
  const answer = await callConfirming(payload, administrator, `/sign-in-security/${id}/invitation`, post)
  return tokenIn(withLink.parse(await answer.json()).link)
}

const security = z.object({
  invitation: z.object({ state: z.string() }).nullable(),
  recovery: z.object({
    isPossible: z.boolean(),
    linkUntil: z.string().nullable(),
    begun: z.object({ byMe: z.boolean(), isConfirmable: z.boolean() }).nullable(),
  }),
})

const describeAs = async (person: TypedUser, id: number | 'me') =>
  security.parse(await (await callRest(payload, person, `/sign-in-security/${id}`)).json())

const whatHappened = async (id: number) =>
  (await changesOfAccount(payload, id)).map(({ what }) => what).toReversed()

const refusal = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

describe('an invitation', () => {
  test('lets somebody choose a password once; before, nobody signs in, and no row has the link', async () => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    const person = await make('Invited')
    expect((await callOpen('/login', { email: person.email, password: '' })).status).toBe(400)
    expect((await callOpen('/login', { email: person.email, password: chosen })).status).toBe(401)
    expect((await describeAs(administrator, person.id)).invitation).toEqual({ state: 'none' })
    const token = await invitationOf(person.id)
    expect(await everyRow(payload)).not.toContain(token)
    expect((await describeAs(administrator, person.id)).invitation).toMatchObject({ state: 'open' })

    const shown = await callOpen('/link', { token })
    expect(shown.body).toMatchObject({ purpose: 'invitation', name: 'Invited', email: person.email })
    const weak = await callOpen('/link-password', { token, password: 'invited@example.org' })
    expect(weak.status).toBe(400)
    const tries = await Promise.all([1, 2].map(() => callOpen('/link-password', { token, password: chosen })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await callOpen('/login', { email: person.email, password: chosen })).status).toBe(200)

    const used = await callOpen('/link', { token })
    expect([used.status, refusal.parse(used.body).errors[0].message]).toEqual([
      410,
      expect.stringMatching(/already been used\. Sign in with/),
    ])
    expect((await describeAs(administrator, person.id)).invitation).toBeNull()
    expect(await whatHappened(person.id)).toEqual([
      'made',
      'invitation sent',
      'invitation accepted',
      'password changed',
    ])
    const again = `/sign-in-security/${person.id}/invitation`
    expect((await callRest(payload, administrator, again, post)).status).toBe(409)
  })

  test('lets somebody choose a passkey, which lets in at once and is then the only way', async () => {
    const person = await make('Keyed')
    const token = await invitationOf(person.id)
    const { body } = await callOpen('/link-passkey-options', { token })
    const { challenge } = z.object({ challenge: z.string() }).parse(body)
    const made = new SoftwarePasskey(site)
    const entering = { token, challenge, label: 'Phone', passkey: made.register(challenge) }
    const other = await make('Another')
    const wrong = { ...entering, token: await invitationOf(other.id) }
    expect((await callOpen('/link-passkey', wrong)).status).toBe(410)
    const entered = await callOpen('/link-passkey', entering)
    expect([entered.status, entered.cookie]).toEqual([200, expect.stringContaining('payload-token=')])
    expect((await callOpen('/link-passkey', entering)).status).toBe(410)
    expect((await describeAs(administrator, person.id)).invitation).toBeNull()
    const reset = `/sign-in-security/${person.id}/second-factors`
    expect((await callRest(payload, administrator, reset, { method: 'DELETE' })).status).toBe(409)
    // Who has no password has none to forget.
    expect(await writeNewPasswordMail(payload)({ to: person.email, language: 'en' })).toBeUndefined()
  })

  test('ends after seven days, and says so in the person’s language', async () => {
    const { id } = await make('Late')
    const token = await invitationOf(id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * day - 60_000 })
    expect((await callOpen('/link', { token })).status).toBe(200)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    for (const [language, message] of [
      ['en', /time to use this link is over/],
      ['ar', /انتهت مدة صلاحية/],
      ['fr', /délai d’utilisation/],
      ['fa', /مهلت استفاده/],
    ] as const) {
      const late = await callOpen('/link-password', { token, password: chosen }, language)
      expect(late.status).toBe(410)
      expect(refusal.parse(late.body).errors[0].message).toMatch(message)
    }
  })

  test('is sent again in the place of the former one, withdrawn, and gone with its account', async () => {
    const { id } = await make('Again')
    const former = await invitationOf(id)
    const token = await invitationOf(id)
    const replaced = await callOpen('/link', { token: former })
    expect(refusal.parse(replaced.body).errors[0].message).toMatch(/newer link/)
    const address = `/sign-in-security/${id}/invitation`
    const withdrawn = await callRest(payload, administrator, address, { method: 'DELETE' })
    expect(security.parse(await withdrawn.json()).invitation).toMatchObject({ state: 'withdrawn' })
    const gone = await callOpen('/link-password', { token, password: chosen })
    expect(refusal.parse(gone.body).errors[0].message).toMatch(/withdrawn/)
    const last = await invitationOf(id)
    await callRest(payload, administrator, `/users/${id}`, { method: 'DELETE' })
    expect((await callOpen('/link', { token: last })).status).toBe(404)
    expect((await callOpen('/link', { token: 'unknown' })).status).toBe(404)
  })

  test('opens nothing once the address was corrected, and goes to the new one', async () => {
    await using server = await startMailServer()
    const mistyped = 'mistyped@example.org'
    const person = await make('Corrected', { email: mistyped })
    const former = await invitationOf(person.id)
    settings.SMTP_URL = server.url
    settings.MAIL_FROM = 'no-reply@example.org'
    payload.sendEmail = mailOf(settings)({ payload }).sendEmail
    const correct = (email: string) =>
      callConfirming(payload, administrator, `/users/${person.id}`, { method: 'PATCH', body: { email } })
    expect((await correct('mistyped-again@example.org')).status).toBe(200)
    for (const place of ['/link', '/link-password'])
      expect((await callOpen(place, { token: former, password: chosen })).status).toBe(410)
    // What was not sent to the former address yet is not sent any more; the notice is.
    expect((await correct('corrected@example.org')).status).toBe(200)
    await createMailSender(payload, settings).sendDue()
    expect(server.mails).toHaveLength(3)
    const textTo = (address: string) =>
      server.mails.filter((mail) => mail.includes(`To: ${address}`)).map(textOfMail)
    for (const address of [mistyped, 'mistyped-again@example.org'])
      expect(textTo(address)).toEqual([expect.stringMatching(/given another email address/)])
    const token = /\/admin\/enter#(\S+)/.exec(textTo('corrected@example.org').join())?.[1]
    expect((await callOpen('/link', { token })).body).toMatchObject({ email: 'corrected@example.org' })
    expect((await whatHappened(person.id)).slice(-2)).toEqual(['email changed', 'invitation sent'])
  })

  test('that was withdrawn does not come back with another address', async () => {
    const { id } = await make('Unwanted')
    await invitationOf(id)
    const address = `/sign-in-security/${id}/invitation`
    await callRest(payload, administrator, address, { method: 'DELETE' })
    await using server = await startMailServer()
    settings.SMTP_URL = server.url
    settings.MAIL_FROM = 'no-reply@example.org'
    payload.sendEmail = mailOf(settings)({ payload }).sendEmail
    const change = { method: 'PATCH', body: { email: 'unwanted-still@example.org' } }
    expect((await callConfirming(payload, administrator, `/users/${id}`, change)).status).toBe(200)
    await createMailSender(payload, settings).sendDue()
    expect(server.mails.map(textOfMail)).toEqual([expect.stringMatching(/given another email address/)])
  })

  test('that is not sent yet is not sent once its account is deleted', async () => {
    settings.SMTP_URL = usualSettings.SMTP_URL
    settings.MAIL_FROM = usualSettings.MAIL_FROM
    const { id, email } = await make('Gone')
    expect(await findUnsentMail(payload, email)).toMatchObject([{ kind: 'invitation' }])
    await callRest(payload, administrator, `/users/${id}`, { method: 'DELETE' })
    expect(await findUnsentMail(payload, email)).toEqual([])
  })

  test('goes by mail in the person’s language, and the answer shows no link', async () => {
    await using server = await startMailServer()
    settings.SMTP_URL = server.url
    settings.MAIL_FROM = 'no-reply@example.org'
    payload.sendEmail = mailOf(settings)({ payload }).sendEmail
    const { id } = await make('ليلى', { email: 'layla@example.org', invitationLanguage: 'ar' })
    const send = () => createMailSender(payload, settings).sendDue()
    // What was not sent yet is not sent any more once there is a newer one.
    const again = await callConfirming(payload, administrator, `/sign-in-security/${id}/invitation`, post)
    expect(await again.json()).not.toHaveProperty('link')
    await send()
    expect(server.mails).toHaveLength(1)
    const text = textOfMail(server.mails[0] ?? '')
    expect(text).toMatch(/أُنشئ لك حساب/)
    const link = /http\S+\/admin\/enter#(\S+)/.exec(text)
    const shown = await callOpen('/link', { token: link?.[1] ?? '' })
    expect(shown.body).toMatchObject({ language: 'ar', email: 'layla@example.org' })
  })

  test('says in which language its person is written to also when it is long over', async () => {
    const { languageOfPerson, makeAccountLink } = await import('../../accounts/links/account-links.ts')
    const [addressee, other] = [await make('Addressee'), await make('Newcomer')]
    const now = Date.now()
    const invite = ({ id }: { id: number }, language: 'ar' | 'fa' | 'fr', days: number) =>
      makeAccountLink(payload, { account: id, purpose: 'invitation', language }, new Date(now + days * day))
    await invite(addressee, 'fr', 0)
    await invite(addressee, 'ar', 1)
    await invite(other, 'fa', 200)
    expect(await languageOfPerson(payload, addressee.id)).toBe('ar')
    const { rows } = await rawSql(payload)
    expect(await rows(sql`SELECT language FROM account_links WHERE account = ${addressee.id}`)).toEqual([
      { language: 'ar' },
    ])
  })

  test('is asked for by administrators alone, who give nobody a password', async () => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    const editor = await staffOf(payload, 'Curious', 'editor')
    const { id } = await make('Waiting')
    const address = `/sign-in-security/${id}/invitation`
    expect((await callRest(payload, editor, address, post)).status).toBe(403)
    expect((await callRest(payload, editor, address, { method: 'DELETE' })).status).toBe(403)
    expect((await callRest(payload, administrator, address, post)).status).toBe(428)
    // Payload's form sends one, which holds nowhere.
    const given = await make('Given', { password: chosen })
    expect((await describeAs(administrator, given.id)).invitation).toEqual({ state: 'none' })
    expect((await callOpen('/login', { email: given.email, password: chosen })).status).toBe(401)
    for (const place of [`/users/${editor.id}`, `/users?where[id][equals]=${editor.id}`]) {
      const patched = await callConfirming(payload, administrator, place, {
        ...{ method: 'PATCH', body: { password: chosen } },
      })
      expect([patched.status, refusal.parse(await patched.json()).errors[0].message]).toEqual([
        400,
        expect.stringMatching(/choose their own password/),
      ])
    }
  })
})

describe('a recovery', () => {
  const recovery = (id: number, step = '') => `/sign-in-security/${id}/recovery${step}`

  // Its administrators have only just been made.
  beforeEach(() => {
    settings.ROLE_WAIT_DAYS = 0
  })

  test('needs two administrators besides the person', async () => {
    const person = await staffOf(payload, 'Alone', 'editor')
    expect((await describeAs(administrator, person.id)).recovery.isPossible).toBe(false)
    const refused = await callRest(payload, administrator, recovery(person.id), post)
    expect([refused.status, refusal.parse(await refused.json()).errors[0].message]).toEqual([
      409,
      expect.stringMatching(/command on the server/),
    ])
    second = await staffOf(payload, 'Second', 'administrator')
    expect((await describeAs(administrator, person.id)).recovery.isPossible).toBe(true)
    // Of two administrators, one is the person.
    expect((await callRest(payload, administrator, recovery(second.id), post)).status).toBe(409)
  })

  test('is begun by one, confirmed by another after a day, and its link clears second factors', async () => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    await using server = await startMailServer()
    settings.SMTP_URL = server.url
    settings.MAIL_FROM = 'no-reply@example.org'
    payload.sendEmail = mailOf(settings)({ payload }).sendEmail
    const send = () => createMailSender(payload, settings).sendDue()
    const person = await staffOf(payload, 'Locked', 'bid-opener')
    const { storeSecret } = await import('../../accounts/second-factor/stored-codes.ts')
    await storeSecret(payload, person.id, new Uint8Array(20), 0)
    const signIn = (password: string) => callOpen('/login', { email: person.email, password })
    expect((await signIn('a long password')).status).toBe(428)

    expect((await callRest(payload, person, recovery(person.id), post)).status).toBe(403)
    expect((await callRest(payload, administrator, recovery(person.id), post)).status).toBe(428)
    expect((await callConfirming(payload, administrator, recovery(person.id), post)).status).toBe(200)
    expect((await callRest(payload, second, recovery(person.id), post)).status).toBe(409)
    await send()
    expect(textOfMail(server.mails[0] ?? '')).toMatch(/has begun to recover your account/)
    const confirm = (by: TypedUser) => callConfirming(payload, by, recovery(person.id, '/confirm'), post)
    expect((await confirm(second)).status).toBe(409)

    const begunAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: begunAt + day - 60_000 })
    // Sessions do not last a day.
    await Promise.all([administrator, second].map(({ email }) => signInAgain(payload, email)))
    expect((await confirm(second)).status).toBe(409)
    vi.setSystemTime(begunAt + day)
    expect((await confirm(administrator)).status).toBe(409)
    expect((await describeAs(second, person.id)).recovery.begun).toMatchObject({ isConfirmable: true })
    const confirmed = await confirm(second)
    expect(confirmed.status).toBe(200)
    expect(await confirmed.json()).not.toHaveProperty('link')
    expect((await confirm(second)).status).toBe(409)
    await send()
    const token = /enter#(\S+)/.exec(textOfMail(server.mails[1] ?? ''))?.[1] ?? ''
    expect((await signIn('a long password')).status).toBe(428)
    expect((await callOpen('/link-password', { token, password: chosen })).status).toBe(200)
    expect((await signIn('a long password')).status).toBe(401)
    expect((await signIn(chosen)).status).toBe(200)
    const entries = (await changesOfAccount(payload, person.id)).slice(0, 4).toReversed()
    expect(entries.map(({ what, by, startsAgain }) => [what, by, startsAgain])).toEqual([
      ['recovery begun', administrator.id, false],
      ['recovery confirmed', second.id, true],
      ['recovered', null, true],
      ['password changed', null, true],
    ])
    const { startsOfAccounts } = await import('../../accounts/changes/account-changes.ts')
    expect((await startsOfAccounts(payload)).get(person.id)?.getTime()).toBeGreaterThanOrEqual(begunAt + day)
  })

  test('is no matter of an administrator who was made for it, nor of one who got the role for it', async () => {
    settings.ROLE_WAIT_DAYS = 7
    const person = await staffOf(payload, 'Targeted', 'editor')
    const promoted = await staffOf(payload, 'Promoted', 'editor')
    expect((await describeAs(administrator, person.id)).recovery.isPossible).toBe(false)
    expect((await callRest(payload, administrator, recovery(person.id), post)).status).toBe(409)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * day })
    const made = await staffOf(payload, 'Latecomer', 'administrator')
    await payload.update({ collection: 'users', id: promoted.id, data: { roles: ['administrator'] } })
    await Promise.all([administrator, second].map(({ email }) => signInAgain(payload, email)))
    for (const one of [made, promoted])
      expect((await callRest(payload, one, recovery(person.id), post)).status).toBe(409)
    expect((await callConfirming(payload, administrator, recovery(person.id), post)).status).toBe(200)
    vi.setSystemTime(Date.now() + day)
    await Promise.all([made, promoted, second].map(({ email }) => signInAgain(payload, email)))
    const confirm = (by: TypedUser) => callConfirming(payload, by, recovery(person.id, '/confirm'), post)
    for (const one of [made, promoted]) expect((await confirm(one)).status).toBe(409)
    expect((await confirm(second)).status).toBe(200)
  })

  test('is withdrawn by the person or another administrator, with its link', async () => {
    const person = await staffOf(payload, 'Objecting', 'editor')
    expect((await callConfirming(payload, administrator, recovery(person.id), post)).status).toBe(200)
    expect((await describeAs(person, 'me')).recovery.begun).toMatchObject({ byMe: false })
    const mine = { method: 'DELETE' }
    expect((await callRest(payload, person, '/sign-in-security/me/recovery', mine)).status).toBe(200)
    expect((await describeAs(person, 'me')).recovery.begun).toBeNull()
    expect((await callRest(payload, second, recovery(person.id), mine)).status).toBe(409)
    expect(await whatHappened(person.id)).toEqual(['made', 'recovery begun', 'recovery withdrawn'])
  })

  test('is over after seven days in which nobody confirms it', async () => {
    const person = await staffOf(payload, 'Forgotten', 'editor')
    expect((await callConfirming(payload, administrator, recovery(person.id), post)).status).toBe(200)
    const begunAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: begunAt + 7 * day - 60_000 })
    await signInAgain(payload, second.email)
    expect((await describeAs(second, person.id)).recovery.begun).toMatchObject({ isConfirmable: true })
    vi.setSystemTime(begunAt + 7 * day)
    expect((await describeAs(second, person.id)).recovery.begun).toBeNull()
    const late = await callConfirming(payload, second, recovery(person.id, '/confirm'), post)
    expect([late.status, refusal.parse(await late.json()).errors[0].message]).toEqual([
      409,
      expect.stringMatching(/No recovery of this account/),
    ])
  })

  test('without mail shows its link once to who confirms; a passkey chosen by it ends the password', async () => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    const person = await staffOf(payload, 'Mailless', 'editor')
    expect((await callConfirming(payload, administrator, recovery(person.id), post)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day + 1 })
    await signInAgain(payload, second.email)
    const confirmed = await callConfirming(payload, second, recovery(person.id, '/confirm'), post)
    const token = tokenIn(withLink.parse(await confirmed.json()).link)
    const confirmedAt = Date.now()
    vi.setSystemTime(confirmedAt + 3 * day)
    expect((await callOpen('/link-passkey-options', { token })).status).toBe(410)
    vi.setSystemTime(confirmedAt + 3 * day - 60_000)
    const { body } = await callOpen('/link-passkey-options', { token })
    const { challenge } = z.object({ challenge: z.string() }).parse(body)
    const passkey = new SoftwarePasskey(site).register(challenge)
    expect((await callOpen('/link-passkey', { token, challenge, label: 'New', passkey })).status).toBe(200)
    const former = await callOpen('/login', { email: person.email, password: 'a long password' })
    expect(former.status).toBe(401)
  })
})

test('an address that an administrator gave gets no password for some days, and the former one a notice', async () => {
  vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
  await using server = await startMailServer()
  settings.SMTP_URL = server.url
  settings.MAIL_FROM = 'no-reply@example.org'
  payload.sendEmail = mailOf(settings)({ payload }).sendEmail
  const write = writeNewPasswordMail(payload)
  const passwordFor = (to: string) => write({ to, language: 'en' })
  const person = await staffOf(payload, 'Moved', 'editor')
  expect(await passwordFor(person.email)).toBeDefined()
  const to = 'somebody-else@example.org'
  const changed = await callConfirming(payload, administrator, `/users/${person.id}`, {
    ...{ method: 'PATCH', body: { email: to } },
  })
  expect(changed.status).toBe(200)
  await createMailSender(payload, settings).sendDue()
  expect(server.mails.map(textOfMail)).toEqual([expect.stringMatching(/given another email address/)])
  expect(server.mails[0]).toContain(person.email)
  expect(await passwordFor(to)).toBeUndefined()
  expect(await passwordFor(person.email)).toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + settings.ROLE_WAIT_DAYS * day + 1 })
  expect(await passwordFor(to)).toBeDefined()
  vi.useRealTimers()
  // Who changes it alone knows the password.
  const own = await staffOf(payload, 'Moving', 'editor')
  const body = { email: 'moving-on@example.org', currentPassword: 'a long password' }
  expect((await callRest(payload, own, `/users/${own.id}`, { method: 'PATCH', body })).status).toBe(200)
  expect(await passwordFor('moving-on@example.org')).toBeDefined()
})
