import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { everyRow } from '../support/every-row.ts'
import { callConfirming, callRest } from '../support/rest.ts'
import { SoftwarePasskey } from '../support/software-passkey.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { cacheKeyOf, openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const password = 'a long password'
const post = { method: 'POST' } as const

let database: TestDatabase
let payload: Payload
let settings: import('../../environment.ts').Environment
let codeOfStep: typeof import('../../accounts/second-factor/one-time-code.ts').codeOfStep
let stepAt: typeof import('../../accounts/second-factor/one-time-code.ts').stepAt
let site: { id: string; origin: string }
let administrator: TypedUser
let editor: TypedUser
let network = 0

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  settings = (await import('../../environment.ts')).environment()
  ;({ codeOfStep, stepAt } = await import('../../accounts/second-factor/one-time-code.ts'))
  site = (await import('../../accounts/step-up/relying-party.ts')).relyingParty(settings)
  administrator = await staffOf(payload, 'Administrator', 'administrator')
  editor = await staffOf(payload, 'Editor', 'editor')
})
afterAll(() => database.close())
afterEach(() => {
  settings.SECOND_FACTOR_ROLES = []
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Calls what is open to everybody, from an address of its own. */
async function callOpen(path: string, body: object, answer?: object) {
  const response = await handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cacheKeyOf(payload),
    request: new Request(`http://localhost/cms-api/users${path}`, {
      ...post,
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `192.0.2.${++network % 250}`,
        'Sec-Fetch-Site': 'same-origin',
        'User-Agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(answer && { 'X-Approval': Buffer.from(JSON.stringify(answer)).toString('base64url') }),
      },
      body: JSON.stringify(body),
    }),
  })
  return { status: response.status, cookie: response.headers.get('set-cookie'), body: await response.json() }
}

const signIn = (person: TypedUser, answer?: object) =>
  callOpen('/login', { email: person.email, password }, answer)

const question = z.object({
  errors: z.tuple([
    z.object({
      data: z.object({
        secondFactor: z.object({
          challenge: z.string(),
          hasCodes: z.boolean(),
          again: z.boolean(),
          passkeys: z.array(z.object({ id: z.string() })),
          setUp: z.object({ secret: z.string(), address: z.string() }).nullable(),
        }),
      }),
    }),
  ]),
})

async function asked(person: TypedUser, answer?: object) {
  const { status, cookie, body } = await signIn(person, answer)
  expect([status, cookie]).toEqual([428, null])
  return question.parse(body).errors[0].data.secondFactor
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an app shows, some steps of half a minute from now. */
const codeOf = (secret: string, steps = 0) => codeOfStep(bytesOf(secret), stepAt(Date.now()) + steps)

const begun = z.object({ challenge: z.string(), secret: z.string(), address: z.string() })
const made = z.object({ recoveryCodes: z.array(z.string()) })

async function setUpCodes(person: TypedUser) {
  const options = await callConfirming(payload, person, '/sign-in-security/codes/options', post)
  const { challenge, secret } = begun.parse(await options.json())
  const confirm = (code: string) =>
    callRest(payload, person, '/sign-in-security/codes', { ...post, body: { challenge, code } })
  expect((await confirm('000000')).status).toBe(400)
  const { recoveryCodes } = made.parse(await (await confirm(codeOf(secret))).json())
  return { secret, recoveryCodes }
}

describe('one-time codes', () => {
  test('are asked for after the right password alone, and each lets in once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const person = await staffOf(payload, 'Coded', 'editor')
    expect((await signIn(person)).status).toBe(200)
    const { secret, recoveryCodes } = await setUpCodes(person)
    expect(recoveryCodes).toHaveLength(10)
    const wrong = await callOpen('/login', { email: person.email, password: 'not the password' })
    expect(wrong.status).toBe(401)

    const { challenge, hasCodes, setUp } = await asked(person)
    expect([hasCodes, setUp]).toEqual([true, null])
    // The one that confirmed the set-up is used up.
    const again = await asked(person, { challenge, code: codeOf(secret) })
    expect(again.again).toBe(true)
    vi.setSystemTime(Date.now() + 60_000)
    const code = codeOf(secret)
    const tries = await Promise.all([1, 2].map(() => signIn(person, { challenge, code })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 428])
    const next = await asked(person)
    expect((await asked(person, { challenge: next.challenge, code })).again).toBe(true)
    expect(await everyRow(payload)).not.toContain(secret)
  })

  test('have recovery codes, each of which lets in once, and which no row shows', async () => {
    const person = await staffOf(payload, 'Recovering', 'editor')
    const { recoveryCodes } = await setUpCodes(person)
    const [code = ''] = recoveryCodes
    const enter = async (given: string) =>
      (await signIn(person, { challenge: (await asked(person)).challenge, code: given })).status
    expect(await enter(code.toUpperCase())).toBe(200)
    expect(await enter(code)).toBe(428)
    expect(await enter(editor.email)).toBe(428)
    const rows = await everyRow(payload)
    for (const one of recoveryCodes) expect(rows).not.toContain(one.replace('-', ''))
    const answer = await callConfirming(payload, person, '/sign-in-security/recovery-codes', post)
    const { recoveryCodes: renewed } = made.parse(await answer.json())
    expect(await enter(recoveryCodes[1] ?? '')).toBe(428)
    expect(await enter(renewed[0] ?? '')).toBe(200)
  })

  test('that are guessed count no more after thirty, from wherever; a recovery code still does', async () => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    const { attemptsOf } = await import('../../accounts/sign-in/attempts.ts')
    vi.useFakeTimers({ toFake: ['Date'] })
    const person = await staffOf(payload, 'Guessed', 'editor')
    const { secret, recoveryCodes } = await setUpCodes(person)
    for (let tries = 0; tries < 30; tries += 1) await attemptsOf(payload).ofOneTimeCode(person.id)
    vi.setSystemTime(Date.now() + 60_000)
    const { challenge } = await asked(person)
    expect((await signIn(person, { challenge, code: codeOf(secret) })).status).toBe(428)
    expect((await signIn(person, { challenge, code: recoveryCodes[0] })).status).toBe(200)
  })

  test('are not passed by with a link to a new password', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const person = await staffOf(payload, 'Forgetful', 'editor')
    await setUpCodes(person)
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: person.email },
      disableEmail: true,
    })
    const chosen = await callOpen('/reset-password', { token, password })
    expect([chosen.status, chosen.cookie]).toEqual([200, null])
    await asked(person)
  })
})

describe('where a role signs in with a second factor', () => {
  test('who has none sets codes up while signing in, and nothing else lets in', async () => {
    settings.SECOND_FACTOR_ROLES = ['editor']
    const person = await staffOf(payload, 'Demanded', 'editor')
    const { challenge, setUp } = await asked(person)
    const secret = setUp?.secret ?? ''
    expect(setUp?.address).toContain(`secret=${secret}`)
    const again = await asked(person, { challenge, code: '000000' })
    expect(again.setUp?.secret).toBe(secret)
    const code = codeOf(secret)
    // Administrators hold every role.
    await asked(administrator, { challenge: again.challenge, code })
    expect((await signIn(person, { challenge: again.challenge, code })).status).toBe(200)
    expect((await asked(person)).setUp).toBeNull()
    const { changesOfAccount } = await import('../../accounts/changes/account-changes.ts')
    expect((await changesOfAccount(payload, person.id))[0]?.what).toBe('one-time codes set up')
  })

  test('nobody removes the last one', async () => {
    const person = await staffOf(payload, 'Careless', 'editor')
    await setUpCodes(person)
    settings.SECOND_FACTOR_ROLES = ['editor']
    const remove = () =>
      callConfirming(payload, person, '/sign-in-security/codes', { method: 'DELETE' }).then(
        ({ status }) => status,
      )
    expect(await remove()).toBe(409)
    settings.SECOND_FACTOR_ROLES = ['administrator']
    expect(await remove()).toBe(200)
    expect((await signIn(person)).status).toBe(200)
  })
})

describe('a passkey', () => {
  const options = z.object({ challenge: z.string() })

  test('signs its owner in without a password, once for each time it is asked', async () => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    settings.SECOND_FACTOR_ROLES = ['editor']
    const passkey = new SoftwarePasskey(site)
    const given = await callConfirming(payload, editor, '/step-up/passkeys/options', post)
    const { challenge } = options.parse(await given.json())
    const body = { challenge, label: 'Desk', passkey: passkey.register(challenge) }
    expect((await callRest(payload, editor, '/step-up/passkeys', { ...post, body })).status).toBe(200)

    const enter = async (signer: SoftwarePasskey, how = {}) => {
      const { challenge: text } = options.parse((await callOpen('/passkey-challenge', {})).body)
      const answer = { challenge: text, passkey: signer.sign(text, how) }
      return { answer, ...(await callOpen('/passkey-login', answer)) }
    }
    const { answer, status, cookie } = await enter(passkey)
    expect([status, cookie]).toEqual([200, expect.stringContaining('payload-token=')])
    const signedIn = await payload.auth({
      headers: new Headers({ cookie: cookie?.split(';')[0] ?? '', 'Sec-Fetch-Site': 'same-origin' }),
    })
    expect(signedIn.user?.id).toBe(editor.id)
    expect((await callOpen('/passkey-login', answer)).status).toBe(401)
    expect((await enter(new SoftwarePasskey(site))).status).toBe(401)
    expect((await enter(passkey, { recognised: false })).status).toBe(401)
    expect((await enter(passkey.askedBy('https://other.example'))).status).toBe(401)

    // Or as the second factor beside the password.
    const second = await asked(editor)
    expect([second.setUp, second.passkeys]).toEqual([null, [expect.objectContaining({ id: passkey.id })]])
    const signed = { challenge: second.challenge, passkey: passkey.sign(second.challenge) }
    expect((await signIn(editor, signed)).status).toBe(200)
  })

  test('and codes are removed by another administrator when the device is lost, which is approved and recorded', async () => {
    const person = await staffOf(payload, 'Unlucky', 'editor')
    await setUpCodes(person)
    const address = `/sign-in-security/${person.id}/second-factors`
    const remove = (by: TypedUser, call: typeof callConfirming = callRest) =>
      call(payload, by, address, { method: 'DELETE' }).then(({ status }) => status)
    expect(await remove(editor)).toBe(403)
    expect(await remove(administrator)).toBe(428)
    expect(await remove(administrator, callConfirming)).toBe(200)
    expect((await signIn(person)).status).toBe(200)
    const { changesOfAccount } = await import('../../accounts/changes/account-changes.ts')
    expect((await changesOfAccount(payload, person.id))[0]).toMatchObject({
      ...{ what: 'second factor reset', by: administrator.id, startsAgain: true },
      details: { approval: { method: 'password' } },
    })
  })
})

describe('sessions', () => {
  const shown = z.object({
    sessions: z.array(z.object({ id: z.string(), browser: z.string().nullable(), isThisOne: z.boolean() })),
  })

  async function sessionsOf(by: TypedUser, account: number | 'me') {
    const answer = await callRest(payload, by, `/sign-in-security/${account}`)
    return answer.status === 200 ? shown.parse(await answer.json()).sessions : answer.status
  }

  test('are listed with roughly which browser, and ended by their person', async () => {
    const person = await staffOf(payload, 'Travelling', 'editor')
    const { cookie } = await signIn(person)
    const before = shown.shape.sessions.parse(await sessionsOf(person, 'me'))
    expect(before.map(({ browser }) => browser)).toContain('Firefox, Linux')
    expect(before.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
    const address = '/sign-in-security/me/sessions'
    expect((await callRest(payload, person, `${address}/another`, { method: 'DELETE' })).status).toBe(404)
    await callRest(payload, person, address, { method: 'DELETE' })
    expect(await sessionsOf(person, 'me')).toEqual([expect.objectContaining({ isThisOne: true })])
    const headers = new Headers({ cookie: cookie?.split(';')[0] ?? '', 'Sec-Fetch-Site': 'same-origin' })
    expect((await payload.auth({ headers })).user).toBeNull()
    expect(await everyRow(payload)).not.toMatch(/192\.0\.2\.|rv:140/)
  })

  test('of others are for administrators alone', async () => {
    const person = await staffOf(payload, 'Watched', 'editor')
    await signIn(person)
    expect(await sessionsOf(editor, person.id)).toBe(403)
    const [session] = shown.shape.sessions.parse(await sessionsOf(administrator, person.id))
    const address = `/sign-in-security/${person.id}/sessions/${session?.id}`
    expect((await callRest(payload, editor, address, { method: 'DELETE' })).status).toBe(403)
    expect((await callRest(payload, administrator, address, { method: 'DELETE' })).status).toBe(200)
    expect(await sessionsOf(administrator, person.id)).toEqual([])
  })
})
