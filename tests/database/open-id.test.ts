import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { everyRow } from '../support/every-row.ts'
import {
  startOpenIdProvider,
  testClient,
  type PersonAtTestProvider,
  type TestProvider,
} from '../support/open-id-provider.ts'
import { onPostgresOnly } from '../support/one-database.ts'
import { shortenLimit } from '../support/shorten-limit.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { cacheKeyOf, openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let settings: import('../../environment.ts').Environment
let changesOfAccount: typeof import('../../accounts/changes/account-changes.ts').changesOfAccount
let provider: TestProvider
let administrator: TypedUser
/** Other files run in this process, with the settings that were. */
let usualSettings: typeof settings
let network = 0

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  settings = (await import('../../environment.ts')).environment()
  usualSettings = { ...settings }
  ;({ changesOfAccount } = await import('../../accounts/changes/account-changes.ts'))
  provider = await startOpenIdProvider(`${settings.siteUrl}/cms-api/users/open-id-return`)
  administrator = await staffOf(payload, 'Administrator', 'administrator')
})
afterAll(async () => {
  Object.assign(settings, usualSettings)
  await provider[Symbol.asyncDispose]()
  await database.close()
})
beforeEach(() => {
  settings.OIDC_ISSUER = provider.issuer
  settings.OIDC_CLIENT_ID = testClient.id
  settings.OIDC_CLIENT_SECRET = testClient.secret
  settings.OIDC_ROLES = [
    { group: 'web', role: 'editor' },
    { group: 'buyers', role: 'procurement' },
    { group: 'it', role: 'administrator' },
  ]
  vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  settings.SECOND_FACTOR_ROLES = []
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function call(path: string, cookie = ''): Promise<Response> {
  return handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cacheKeyOf(payload),
    request: new Request(`http://localhost/cms-api/users/${path}`, {
      headers: { cookie, 'X-Forwarded-For': `192.0.2.${++network % 250}` },
    }),
  })
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** The whole way of somebody's browser. */
async function signIn(person: PersonAtTestProvider, query = '') {
  provider.people.set(person.sub, person)
  const begun = await call(`open-id-sign-in${query}`)
  const back = await provider.signIn(begun.headers.get('location') ?? '', person.sub)
  return call(`open-id-return${back.search}`, cookieOf(begun))
}

const verified = (name: string, more: object = {}): PersonAtTestProvider => ({
  ...{ sub: `subject of ${name}`, name, email: `${name.toLowerCase()}@example.org`, email_verified: true },
  ...{ groups: ['web'], ...more },
})

async function find(email: string) {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
  return docs[0]
}

test('somebody whose group has a role gets an account without a password, and comes back to it by subject', async () => {
  const person = verified('Layla')
  const entered = await signIn(person, '?redirect=/admin/collections/news?limit=5')
  expect(await entered.text()).toContain('url=/admin/collections/news?limit=5"')
  expect(entered.headers.getSetCookie()[0]).toMatch(/^payload-token=.*HttpOnly/)
  const account = await find('layla@example.org')
  expect(account).toMatchObject({ name: 'Layla', roles: ['editor'] })
  const { hasPassword } = await import('../../accounts/links/means-to-sign-in.ts')
  expect(await hasPassword(payload, account?.id ?? 0)).toBe(false)
  const asked = provider.asked.at(-1)
  expect(asked?.get('code_challenge_method')).toBe('S256')
  expect(asked?.get('nonce')).toBeTruthy()

  const renamed = { ...person, email: 'layla.new@example.org', groups: ['web', 'buyers'] }
  expect((await signIn(renamed)).status).toBe(200)
  expect(await find('layla.new@example.org')).toBeUndefined()
  expect(await find('layla@example.org')).toMatchObject({ roles: ['editor', 'procurement'] })
  const what = (await changesOfAccount(payload, account?.id ?? 0)).map((change) => change.what).toReversed()
  expect(what).toEqual(['made', 'provider joined', 'roles changed'])
  expect(await everyRow(payload)).not.toContain(testClient.secret)
})

test('whoever has no password adds a passkey soon after signing in, and approves with nothing before', async () => {
  const entered = await signIn(verified('Keyless'))
  const token = /payload-token=([^;]+)/.exec(entered.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  const post = async (path: string) => {
    const { status } = await handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey: cacheKeyOf(payload),
      request: new Request(`http://localhost/cms-api${path}`, {
        method: 'POST',
        headers: { Authorization: `JWT ${token}` },
      }),
    })
    return status
  }
  expect(await post('/sign-in-security/codes/options')).toBe(428)
  expect(await post('/step-up/passkeys/options')).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect(await post('/step-up/passkeys/options')).toBe(409)
})

test('an account that is there is found by a verified address alone, and starts again for openings', async () => {
  const editor = await staffOf(payload, 'Present', 'procurement')
  const unverified = verified('Present', { email_verified: false })
  expect((await signIn(unverified)).headers.get('location')).toBe('/admin/login?open-id=noEmail')
  expect((await signIn(verified('Present'))).status).toBe(200)
  expect((await find(editor.email))?.roles).toEqual(['editor'])
  const changes = await changesOfAccount(payload, editor.id)
  expect(changes.find(({ what }) => what === 'provider joined')).toMatchObject({
    by: null,
    startsAgain: true,
  })
})

test('without a mapping nobody gets an account or another role, nor administrator without the mapping’s word', async () => {
  settings.OIDC_ROLES = []
  expect((await signIn(verified('Unknown', { groups: ['it'] }))).headers.get('location')).toBe(
    '/admin/login?open-id=noAccount',
  )
  const editor = await staffOf(payload, 'Known', 'editor')
  expect((await signIn(verified('Known', { groups: ['it', 'administrator'] }))).status).toBe(200)
  expect((await find(editor.email))?.roles).toEqual(['editor'])
  settings.OIDC_ROLES = [{ group: 'web', role: 'editor' }]
  const none = await signIn(verified('Known', { groups: ['administrator'] }))
  expect(none.headers.get('location')).toBe('/admin/login?open-id=noRole')
})

test('the only administrator stays one, whatever the groups say', async () => {
  expect((await signIn(verified('Administrator'))).status).toBe(200)
  expect((await find(administrator.email))?.roles).toEqual(['administrator', 'editor'])
})

test(
  'where a role needs a second factor, the provider has to have asked for one',
  onPostgresOnly,
  async () => {
    settings.SECOND_FACTOR_ROLES = ['editor']
    const refused = await signIn(verified('Careful', { amr: ['pwd'] }))
    expect(refused.headers.get('location')).toBe('/admin/login?open-id=secondFactor')
    expect((await signIn(verified('Careful', { amr: ['pwd', 'otp'] }))).status).toBe(200)
  },
)

test('what another browser began, was used, or was changed on the way lets nobody in', async () => {
  const person = verified('Attacked')
  provider.people.set(person.sub, person)
  const [mine, theirs] = [await call('open-id-sign-in'), await call('open-id-sign-in')]
  const back = await provider.signIn(mine.headers.get('location') ?? '', person.sub)
  const where = async (search: string, cookie: string) =>
    (await call(`open-id-return${search}`, cookie)).headers.get('location')
  expect(await where(back.search, '')).toBe('/admin/login?open-id=startAgain')
  expect(await where(back.search, `${cookieOf(mine)}x`)).toBe('/admin/login?open-id=startAgain')
  expect(await where(back.search, cookieOf(theirs))).toBe('/admin/login?open-id=refused')
  expect((await call(`open-id-return${back.search}`, cookieOf(mine))).status).toBe(200)
  expect(await where(back.search, cookieOf(mine))).toBe('/admin/login?open-id=refused')
  const elsewhere = await signIn(person, '?redirect=https://elsewhere.example/admin')
  expect(await elsewhere.text()).toContain('url=/admin"')
})

test(
  'a provider that is away, or does not answer, is said to be within seconds',
  { timeout: 20_000, ...onPostgresOnly },
  async () => {
    shortenLimit(5000, 200)
    vi.spyOn(payload.logger, 'error').mockReturnValue(undefined)
    const { createServer } = await import('node:net')
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    if (address === null || typeof address === 'string') throw new Error('It has no port')
    for (const port of [address.port, 9]) {
      settings.OIDC_ISSUER = `http://127.0.0.1:${port}`
      const answer = await call('open-id-sign-in')
      expect(answer.headers.get('location')).toBe('/admin/login?open-id=providerAway')
    }
    silent.close()
  },
)
