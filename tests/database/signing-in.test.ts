import crypto from 'node:crypto'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cacheKeyOf, openTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** As browsers say of calls that the back office's own pages make. */
const fromTheSite = { 'Sec-Fetch-Site': 'same-origin' }

const password = 'three blue otters under ice'

let database: TestDatabase
let payload: Payload
let administrator: { id: number; email: string }
let editor: { id: number; email: string }
/** Each test signs in from addresses of its own. */
let network = 0
const anAddress = () => `192.0.${Math.floor(++network / 250)}.${network % 250}`

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  const create = (name: string, role: 'administrator' | 'editor') =>
    payload.create({
      collection: 'users',
      data: { name, email: `${role}@example.org`, password, roles: [role] },
    })
  administrator = await create('Amina Haddad', 'administrator')
  editor = await create('Farid Nasser', 'editor')
})
afterAll(() => database.close())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function post(
  path: string,
  body: object,
  { address = anAddress(), cookie, language = 'en', method = 'POST' }: Partial<Call> = {},
) {
  const response = await handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cacheKeyOf(payload),
    request: new Request(`http://localhost/cms-api/users${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        'X-Forwarded-For': address,
        ...fromTheSite,
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
interface Call {
  address: string
  cookie: string
  language: string
  method: string
}

const wrong = (email: string, address: string) =>
  post('/login', { email, password: 'not the password at all' }, { address })

async function sessionOf(person: { email: string }): Promise<string> {
  const { status, headers } = await post('/login', { email: person.email, password })
  expect(status).toBe(200)
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** By what a caller can recognise an answer. */
const seen = ({ status, headers, text }: Awaited<ReturnType<typeof post>>) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => name !== 'date'),
})

describe('signing in', () => {
  test('gives the session in a cookie and never in the body', async () => {
    const { status, headers, text } = await post('/login', { email: 'EDITOR@example.org ', password })
    expect(status).toBe(200)
    const cookie = headers.get('set-cookie') ?? ''
    const token = /^payload-token=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(token.length).toBeGreaterThan(40)
    expect(text).not.toContain(token)
    expect(text).not.toContain('"token"')
    expect(headers.get('cache-control')).toContain('no-store')
    const refreshed = await post('/refresh-token', {}, { cookie: `payload-token=${token}` })
    expect(refreshed.status).toBe(200)
    expect(refreshed.headers.get('set-cookie')).toContain('payload-token=')
    expect(refreshed.text.toLowerCase()).not.toContain('token":')
    const me = await handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey: cacheKeyOf(payload),
      request: new Request('http://localhost/cms-api/users/me', { headers: { cookie, ...fromTheSite } }),
    })
    const said = await me.text()
    expect(said).toContain(editor.email)
    expect(said).not.toContain('"token"')
  })

  test('an address without an account gets the same answer, after the same work', async () => {
    const derived = vi.spyOn(crypto, 'pbkdf2')
    const workOf = async (email: string) => {
      derived.mockClear()
      const answer = await wrong(email, anAddress())
      const work = derived.mock.calls.map(([, , iterations, length, digest]) => [iterations, length, digest])
      return { answer: seen(answer), work }
    }
    const known = await workOf(editor.email)
    const unknown = await workOf('nobody@example.org')
    expect(known.answer.status).toBe(401)
    expect(known.work.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  })

  test('failures are logged by the account’s number, never by what was typed', async () => {
    const logged = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
    await wrong(editor.email, anAddress())
    await wrong('somebody.else@example.org', anAddress())
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ account: editor.id })],
      [expect.objectContaining({ account: null })],
    ])
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/example\.org|192\.0/)
  })

  test('an address that fails often waits, at the account and then at all; the owner elsewhere does not', async () => {
    const attacker = anAddress()
    const statuses = await Promise.all(Array.from({ length: 40 }, () => wrong(administrator.email, attacker)))
    const refused = statuses.filter(({ status }) => status === 429)
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(refused).toHaveLength(35)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const right = { email: administrator.email, password }
    expect((await post('/login', right, { address: attacker })).status).toBe(429)
    expect((await post('/login', right, { address: anAddress() })).status).toBe(200)

    const other = anAddress()
    const others = await Promise.all(
      Array.from({ length: 25 }, (_, index) => wrong(`person${index}@example.org`, other)),
    )
    expect(others.filter(({ status }) => status === 401)).toHaveLength(20)
    expect((await post('/login', right, { address: other })).status).toBe(429)
  })

  test('an account attacked from many addresses lets its owner in from another', async () => {
    const attack = await Promise.all(Array.from({ length: 60 }, () => wrong(editor.email, anAddress())))
    expect(new Set(attack.map(({ status }) => status))).toEqual(new Set([401]))
    const address = anAddress()
    expect((await wrong(editor.email, address)).status).toBe(401)
    expect((await post('/login', { email: editor.email, password }, { address })).status).toBe(200)
    const late = anAddress()
    const tries = [
      await wrong(editor.email, late),
      await wrong(editor.email, late),
      await wrong(editor.email, late),
    ]
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 429])
  })

  test('what fails before it succeeds is forgiven', async () => {
    const address = anAddress()
    for (let round = 0; round < 4; round += 1) {
      for (let tries = 0; tries < 2; tries += 1) await wrong(administrator.email, address)
      expect((await post('/login', { email: administrator.email, password }, { address })).status).toBe(200)
    }
  })

  test('the wait is stated in the reader’s language', async () => {
    const address = anAddress()
    for (let tries = 0; tries < 5; tries += 1) await wrong('a@example.org', address)
    for (const [language, words] of [
      ['en', /Too many/],
      ['ar', /محاولات/],
      ['fr', /Trop de tentatives/],
      ['fa', /تلاش/],
    ] as const) {
      const body = { email: 'a@example.org', password: 'not the password at all' }
      const answer = await post('/login', body, { address, language })
      expect([answer.status, answer.text]).toEqual([429, expect.stringMatching(words)])
    }
  })
})

describe('a session', () => {
  const holds = async (cookie: string) => {
    const { user } = await payload.auth({ headers: new Headers({ cookie, ...fromTheSite }) })
    return user?.id
  }

  test('of each of many who sign in as the same person in one moment holds, beside a former one', async () => {
    const former = await sessionOf(editor)
    const cookies = await Promise.all(Array.from({ length: 8 }, () => sessionOf(editor)))
    expect(new Set(cookies).size).toBe(8)
    for (const cookie of [former, ...cookies]) expect(await holds(cookie)).toBe(editor.id)
  })

  test('leaves the account as it is changed while the password is compared', async () => {
    const { pbkdf2 } = crypto
    let changed: Promise<unknown> = Promise.resolve()
    vi.spyOn(crypto, 'pbkdf2').mockImplementationOnce((...args) => {
      changed = payload
        .update({ collection: 'users', id: editor.id, data: { roles: ['procurement'] } })
        .then(() => pbkdf2(...args))
    })
    vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
    expect(await holds(await sessionOf(editor))).toBe(editor.id)
    await changed
    const { roles } = await payload.findByID({ collection: 'users', id: editor.id })
    expect(roles).toEqual(['procurement'])
    await payload.update({ collection: 'users', id: editor.id, data: { roles: ['editor'] } })
  })

  test('that is over is removed when the next one begins', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await sessionOf(administrator)
    vi.setSystemTime(Date.now() + 3 * 60 * 60 * 1000)
    await sessionOf(administrator)
    const account = await payload.db.findOne<{ id: number; sessions: unknown[] }>({
      collection: 'users',
      where: { id: { equals: administrator.id } },
    })
    expect(account?.sessions).toHaveLength(1)
  })

  test('ends twelve hours after signing in, however often it is refreshed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const began = Date.now()
    let cookie = await sessionOf(administrator)
    const minute = 60_000
    for (let passed = 90; passed < 12 * 60; passed += 90) {
      vi.setSystemTime(began + passed * minute)
      const refreshed = await post('/refresh-token', {}, { cookie })
      expect(refreshed.status, `after ${passed} minutes`).toBe(200)
      cookie = (refreshed.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    }
    vi.setSystemTime(began + 12 * 60 * minute + 1000)
    const me = await payload.auth({ headers: new Headers({ cookie, ...fromTheSite }) })
    expect(me.user).toBeNull()
    expect((await post('/refresh-token', {}, { cookie })).status).toBeGreaterThanOrEqual(401)
  })
})

describe('a forgotten password', () => {
  test('is answered alike whether the address is known or not, and mailed to whoever has an account', async () => {
    const known = await post('/forgot-password', { email: administrator.email })
    const unknown = await post('/forgot-password', { email: 'nobody@example.org' })
    expect(known.status).toBe(200)
    expect(seen(unknown)).toEqual(seen(known))

    const { createMailSender } = await import('../../payload/outgoing-mail-sender.ts')
    const { environment } = await import('../../environment.ts')
    const mails: { text?: unknown }[] = []
    let isAway = true
    payload.sendEmail = async (mail) => {
      // Who has a role is notified of another who was given it above.
      if (mail.to !== administrator.email) return
      // What ends the sending is no part of the mail.
      const { signal: _signal, ...message } = mail
      mails.push(message)
      if (isAway) throw new Error('no mail')
    }
    let now = new Date()
    const sender = createMailSender(payload, environment(), { now: () => now })
    await sender.sendDue()
    isAway = false
    now = new Date(now.getTime() + 10_000)
    await sender.sendDue()
    // The second try is the same mail: the link of one that arrived late is still the account's.
    expect(mails).toMatchObject([{ to: administrator.email }, { to: administrator.email }])
    expect(mails[1]).toEqual(mails[0])
    const token = /admin\/reset\/(\w+)\n/.exec(String(mails[1]?.text))?.[1]
    expect((await post('/reset-password', { token, password })).status).toBe(200)
  })

  test.each([
    ['the address', { email: 'safe.address@example.org' }],
    ['the password', { password: 'four green kettles whistle' }],
  ])('is not replaced by a link that was sent before %s was changed', async (what, change) => {
    const email = `${what.replace(' ', '.')}@example.org`
    const data = { name: 'Careful', email, password, roles: ['editor' as const] }
    const { id } = await payload.create({ collection: 'users', data })
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const cookie = await sessionOf({ email })
    const own = { ...change, currentPassword: password }
    expect((await post(`/${id}`, own, { cookie, method: 'PATCH' })).status).toBe(200)
    const stolen = { token, password: 'five red herons over sand' }
    expect((await post('/reset-password', stolen)).status).toBe(403)
  })

  test.each([
    ['a role that was taken away', { roles: ['editor' as const] }, 200],
    ['the address, which ends the link,', { email: 'meanwhile.changed@example.org' }, 403],
  ])('leaves %s while it was hashed as it is now', async (_, change, status) => {
    const email = `hashed.${status}@example.org`
    const data = { name: 'Hashed', email, password, roles: ['editor' as const, 'procurement' as const] }
    const { id } = await payload.create({ collection: 'users', data })
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const changeNow = () => payload.update({ collection: 'users', id, data: change, overrideAccess: true })
    const { pbkdf2 } = crypto
    let changed: Promise<unknown> | undefined
    vi.spyOn(crypto, 'pbkdf2').mockImplementation((...given) => {
      changed ??= changeNow()
      void changed.then(() => pbkdf2(...given))
    })
    const chosen = await post('/reset-password', { token, password: 'six brown mugs in a row' })
    vi.restoreAllMocks()
    expect([changed !== undefined, chosen.status]).toEqual([true, status])
    const present = await payload.findByID({ collection: 'users', id })
    expect(present).toMatchObject(change)
    const entered = await post('/login', { email: present.email, password: 'six brown mugs in a row' })
    expect(entered.status).toBe(status === 200 ? 200 : 401)
    const { changesOfAccount } = await import('../../accounts/changes/account-changes.ts')
    const entries = (await changesOfAccount(payload, id)).filter(
      ({ what }) => what === 'new password by mail',
    )
    expect(entries).toHaveLength(status === 200 ? 1 : 0)
  })

  test('is asked for by one address only so often', async () => {
    const address = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post('/forgot-password', { email: `p${index}@example.org` }, { address }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('is not replaced by one that is easy to guess, and no token is revealed', async () => {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: editor.email },
      disableEmail: true,
    })
    expect((await post('/reset-password', { token, password: 'password1234' })).status).toBe(400)
    expect((await post('/reset-password', { token, password: 'Farid.Nasser.Farid' })).status).toBe(400)
    const { status, text, headers } = await post('/reset-password', { token, password })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toContain('payload-token=')
    expect(text).not.toContain('"token"')
  })
})

describe('a password', () => {
  test.each(['short', 'aaaaaaaaaaaa', 'password1234', 'Amina.Haddad.1', 'administrator@example.org'])(
    '%s is refused, whoever sets it',
    async (chosen) => {
      const cookie = await sessionOf(administrator)
      const own = { password: chosen, currentPassword: password }
      const updated = await post(`/${administrator.id}`, own, { cookie, method: 'PATCH' })
      expect([updated.status, updated.text]).toEqual([400, expect.stringContaining('"path":"password"')])
      await expect(
        payload.update({ collection: 'users', id: administrator.id, data: { password: chosen } }),
      ).rejects.toThrow('password')
    },
  )

  test('of one’s own changes, as does one’s address, only with the one that holds until then', async () => {
    const cookie = await sessionOf(editor)
    const change = async (data: object) => {
      const { status, text } = await post(`/${editor.id}`, data, { cookie, method: 'PATCH' })
      return [status, text] as const
    }
    const next = 'seven green kettles whistle'
    for (const own of [{ password: next }, { email: 'other@example.org' }]) {
      expect(await change(own)).toEqual([400, expect.stringContaining('currentPassword')])
      expect(await change({ ...own, currentPassword: 'not the password' })).toEqual([
        400,
        expect.stringContaining('currentPassword'),
      ])
    }
    expect((await change({ name: 'Farid N.' }))[0]).toBe(200)
    expect((await change({ password: next, currentPassword: password }))[0]).toBe(200)
    expect((await change({ password, currentPassword: next }))[0]).toBe(200)
  })

  test('can’t be found by trying it as the current one', async () => {
    const person = await payload.create({
      collection: 'users',
      data: { name: 'Third', email: 'third@example.org', password, roles: ['editor'] },
    })
    const cookie = await sessionOf(person)
    const tries = []
    for (let count = 0; count < 6; count += 1) {
      const guess = { password: 'seven green kettles whistle', currentPassword: `guess ${count}` }
      tries.push((await post(`/${person.id}`, guess, { cookie, method: 'PATCH' })).text)
    }
    expect(tries[4]).toContain('not your current password')
    expect(tries[5]).toContain('Too many')
  })
})

describe('administrators', () => {
  const demote = (id: number) =>
    payload.update({ collection: 'users', id, data: { roles: ['editor'] }, overrideAccess: true })
  const administrators = async () => {
    const { docs } = await payload.find({ collection: 'users', where: { roles: { in: ['administrator'] } } })
    return docs.map(({ id }) => id)
  }

  test('the only one is neither demoted nor deleted', async () => {
    expect(await administrators()).toEqual([administrator.id])
    await expect(demote(administrator.id)).rejects.toMatchObject({
      message: expect.stringContaining('the only administrator'),
      data: { errors: [{ path: 'roles' }] },
    })
    await expect(payload.delete({ collection: 'users', id: administrator.id })).rejects.toThrow(
      'the only administrator',
    )
    expect(await administrators()).toEqual([administrator.id])
    const renamed = await payload.update({
      collection: 'users',
      id: administrator.id,
      data: { name: 'Amina H.' },
    })
    expect(renamed.roles).toEqual(['administrator'])
  })

  test.each([
    ['demoted', 'demoted'],
    ['deleted', 'deleted'],
    ['demoted', 'deleted'],
  ])('of two who are %s and %s at the same moment one stays', async (one, other) => {
    const [first = 0] = await administrators()
    const { id: second } = await payload.create({
      collection: 'users',
      data: { name: 'Second', email: `${one}.${other}@example.org`, password, roles: ['administrator'] },
    })
    const giveUp = (how: string, id: number) =>
      how === 'demoted' ? demote(id) : payload.delete({ collection: 'users', id })
    const outcomes = await Promise.allSettled([giveUp(one, first), giveUp(other, second)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await administrators()
    expect(left).toHaveLength(1)
  })

  test('of several who are demoted at once one stays', async () => {
    const [present = 0] = await administrators()
    const { id } = await payload.create({
      collection: 'users',
      data: { name: 'Third', email: 'at.once@example.org', password, roles: ['administrator'] },
    })
    const { docs, errors } = await payload.update({
      ...{ collection: 'users', where: { id: { in: [present, id] } }, data: { roles: ['editor'] } },
    })
    expect([docs.length, errors.length]).toEqual([1, 1])
    expect(await administrators()).toHaveLength(1)
  })

  test('keep the role when their deletion or another change beside it is refused', async () => {
    const [present = 0] = await administrators()
    const { email } = await payload.findByID({ collection: 'users', id: present })
    const cookie = await sessionOf({ email })
    const data = { name: 'Opened', email: 'opened@example.org', password, roles: ['administrator' as const] }
    const { id } = await payload.create({ collection: 'users', data })
    await expect(
      payload.update({ collection: 'users', id, data: { roles: ['editor'], name: '' } }),
    ).rejects.toThrow('Name')
    await expect(
      payload.update({ collection: 'users', id, data: { roles: ['editor'], email } }),
    ).rejects.toThrow('email')
    expect(await administrators()).toContain(id)
    const lock = await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'users', value: id },
        user: { relationTo: 'users', value: editor.id },
      },
    })
    const refused = await post(`/${id}`, {}, { cookie, method: 'DELETE' })
    expect([refused.status, refused.text]).toEqual([423, expect.stringContaining('has this account open')])
    expect(await administrators()).toContain(id)
    await payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    expect((await post(`/${id}`, {}, { cookie, method: 'DELETE' })).status).toBe(200)
  })

  test('who have not accepted their invitation do not count', async () => {
    const { removePassword } = await import('../../accounts/links/means-to-sign-in.ts')
    const [present = 0] = await administrators()
    const data = {
      name: 'Invited',
      email: 'invited@example.org',
      password,
      roles: ['administrator' as const],
    }
    const { id } = await payload.create({ collection: 'users', data })
    await removePassword(payload, id)
    await expect(demote(present)).rejects.toThrow('the only administrator who can sign in')
    await expect(payload.delete({ collection: 'users', id: present })).rejects.toThrow(
      'the only administrator',
    )
    await payload.delete({ collection: 'users', id })
    expect(await administrators()).toEqual([present])
  })

  test('changes of roles are logged by the accounts’ numbers', async () => {
    const logged = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
    await payload.update({ collection: 'users', id: editor.id, data: { roles: ['editor', 'procurement'] } })
    await payload.update({ collection: 'users', id: editor.id, data: { name: 'Farid' } })
    const { id } = await payload.create({
      collection: 'users',
      data: { name: 'Fourth', email: 'fourth@example.org', password, roles: ['editor'] },
    })
    await payload.delete({ collection: 'users', id })
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ account: editor.id, given: ['procurement'], taken: [] })],
      [expect.objectContaining({ account: id, given: ['editor'], taken: [] })],
      [expect.objectContaining({ account: id })],
    ])
  })
})
