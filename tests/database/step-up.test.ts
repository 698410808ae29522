import type { Payload, TypedUser } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../model/access/roles.ts'
import type { User } from '../../store/payload-types.ts'
import { callConfirming, callRest, type RestOptions } from '../support/rest.ts'
import { SoftwarePasskey } from '../support/software-passkey.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeTender } from '../support/test-tender.ts'

const password = 'a long password'
const deadline = '2026-01-15T12:00:00.000Z'

let database: TestDatabase
let payload: Payload
let key: Awaited<ReturnType<typeof import('../support/sealing-key.ts').openTestSealingKey>>
let dataFolder: string
let makeSealedProposal: typeof import('../support/sealed-proposal.ts').makeSealedProposal
let changesOfAccount: typeof import('../../accounts/changes/account-changes.ts').changesOfAccount
let verifyRecord: typeof import('../../procurement/procurement-record/verify.ts').verifyProcurementRecord
let administrator: TypedUser
let first: TypedUser
let second: TypedUser
/** Of the second of the two who open. */
let passkey: SoftwarePasskey
let site: { id: string; origin: string }

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  const { environment } = await import('../../environment.ts')
  ;({ dataFolder } = environment())
  site = (await import('../../accounts/step-up/relying-party.ts')).relyingParty(environment())
  passkey = new SoftwarePasskey(site)
  key = await (await import('../support/sealing-key.ts')).openTestSealingKey()
  ;({ makeSealedProposal } = await import('../support/sealed-proposal.ts'))
  ;({ changesOfAccount } = await import('../../accounts/changes/account-changes.ts'))
  ;({ verifyProcurementRecord: verifyRecord } =
    await import('../../procurement/procurement-record/verify.ts'))
  administrator = await staffOf(payload, 'Administrator', 'administrator')
  first = await staffOf(payload, 'First', 'bid-opener')
  second = await staffOf(payload, 'Second', 'bid-opener')
})
afterAll(async () => {
  await key.remove()
  await database.close()
})
afterEach(() => {
  vi.useRealTimers()
})

async function tenderWithProposal() {
  const tender = await makeTender(payload, deadline)
  await makeSealedProposal({ payload, dataFolder, sealingKey: key.sealingKey, tender: tender.id })
  return tender
}

const asked = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({
        approval: z.object({
          challenge: z.string(),
          method: z.string(),
          again: z.boolean(),
          act: z.object({ name: z.string(), about: z.record(z.string(), z.unknown()) }),
          passkeys: z.array(z.object({ id: z.string() })),
        }),
      }),
    }),
  ]),
})

const post = { method: 'POST' } as const
const begin = (tender: number, person: TypedUser, options: RestOptions = {}) =>
  callRest(payload, person, `/tenders/${tender}/opening/begin`, { ...post, ...options })

/** What somebody is asked to approve before they do something. */
async function challengeOf(response: Response) {
  expect(response.status).toBe(428)
  return asked.parse(await response.json()).errors[0].data.approval
}

async function approve(person: TypedUser, body: object): Promise<number> {
  return (await callRest(payload, person, '/step-up/approve', { ...post, body })).status
}

const options = z.object({ challenge: z.string(), options: z.object({ challenge: z.string() }) })

async function registerPasskey(person: TypedUser, made: SoftwarePasskey): Promise<number> {
  const given = await callConfirming(payload, person, '/step-up/passkeys/options', post)
  const { challenge, options: forBrowser } = options.parse(await given.json())
  expect(forBrowser.challenge).toBe(challenge)
  const body = { challenge, label: 'Desk', passkey: made.register(challenge) }
  return (await callRest(payload, person, '/step-up/passkeys', { ...post, body })).status
}

describe('an approval', () => {
  test('by password lets its act happen once, and stands with the act’s entry', async () => {
    const tender = await tenderWithProposal()
    const { challenge, act, method } = await challengeOf(await begin(tender.id, first))
    expect([method, act.name, act.about.reference]).toEqual(['password', 'begin opening', tender.reference])
    expect((await begin(tender.id, first, { approval: challenge })).status).toBe(428)

    const wrong = await challengeOf(await begin(tender.id, first))
    expect(await approve(first, { challenge: wrong.challenge, password: 'not the password' })).toBe(400)
    expect((await begin(tender.id, first, { approval: wrong.challenge })).status).toBe(428)

    expect(await approve(first, { challenge, password })).toBe(200)
    const tries = await Promise.all([1, 2, 3].map(() => begin(tender.id, first, { approval: challenge })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 428, 428])
    const { docs } = await payload.find({
      collection: 'procurement-record',
      where: { reference: { equals: tender.reference }, action: { equals: 'opening begun' } },
    })
    expect(docs).toHaveLength(1)
    expect(JSON.parse(docs[0]?.details ?? '')).toMatchObject({
      approval: { account: first.id, method: 'password', challenge, act },
    })
    expect((await verifyRecord(payload)).broken).toBeUndefined()
  })

  test('holds for no other tender, no other step, and no other person', async () => {
    const [tender, other] = [await tenderWithProposal(), await tenderWithProposal()]
    const { challenge } = await challengeOf(await begin(tender.id, first))
    expect(await approve(second, { challenge, password })).toBe(410)
    expect(await approve(first, { challenge, password })).toBe(200)
    const approval = challenge
    const again = await challengeOf(await begin(other.id, first, { approval }))
    expect(again).toMatchObject({ again: true, act: { about: { tender: other.id } } })
    expect((await begin(tender.id, second, { approval })).status).toBe(428)
    const exporting = `/proposals/export.csv?tender=${tender.id}&approval=${approval}`
    expect((await callRest(payload, administrator, exporting)).status).toBe(428)
    expect((await begin(tender.id, first, { approval })).status).toBe(200)
  })

  test('that comes late is none', async () => {
    const tender = await tenderWithProposal()
    await begin(tender.id, first)
    vi.useFakeTimers({ toFake: ['Date'] })
    const { challenge } = await challengeOf(await begin(tender.id, first))
    const late = await challengeOf(await begin(tender.id, first))
    expect(await approve(first, { challenge, password })).toBe(200)
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1)
    expect((await begin(tender.id, first, { approval: challenge })).status).toBe(428)
    expect(await approve(first, { challenge: late.challenge, password })).toBe(410)
  })

  test('of an export goes into its address, for that list alone', async () => {
    const buyer = await staffOf(payload, 'Buyer', 'procurement')
    const address = '/proposals/export.csv?tender=1'
    const { challenge, act } = await challengeOf(await callRest(payload, buyer, address))
    expect(act.about).toEqual({ collection: 'proposals', format: 'csv', tender: '1', filter: null })
    expect(await approve(buyer, { challenge, password })).toBe(200)
    const named = `approval=${challenge}`
    expect((await callRest(payload, buyer, `/proposals/export.csv?tender=2&${named}`)).status).toBe(428)
    expect((await callRest(payload, buyer, `/proposals/files.zip?tender=1&${named}`)).status).toBe(428)
    expect((await callRest(payload, buyer, `${address}&${named}`)).status).toBe(200)
    expect((await callRest(payload, buyer, `${address}&${named}`)).status).toBe(428)
  })

  test('is asked for in the person’s language', async () => {
    const { id } = await tenderWithProposal()
    const said = await Promise.all(
      ['en', 'ar', 'fr', 'fa'].map(async (language) => {
        const answer = await begin(id, first, { language })
        return asked.parse(await answer.json()).errors[0].message
      }),
    )
    expect(new Set(said).size).toBe(4)
  })
})

describe('a passkey', () => {
  test('is registered by whoever knows the password, and then approves in its place', async () => {
    expect(await registerPasskey(second, passkey)).toBe(200)
    expect((await changesOfAccount(payload, second.id))[0]).toMatchObject({
      what: 'passkey registered',
      by: second.id,
      startsAgain: false,
      details: { passkey: passkey.id, approval: { method: 'password' } },
    })
    const tender = await tenderWithProposal()
    const { challenge, method, passkeys } = await challengeOf(await begin(tender.id, second))
    expect([method, passkeys]).toEqual(['passkey', [expect.objectContaining({ id: passkey.id })]])
    expect(await approve(second, { challenge, password })).toBe(400)
    expect(await approve(second, { challenge, passkey: passkey.sign(challenge) })).toBe(200)
    expect((await begin(tender.id, second, { approval: challenge })).status).toBe(200)
  })

  test('proves what was approved to whoever has its public key and the entry', async () => {
    const { docs } = await payload.find({
      collection: 'procurement-record',
      where: { actor: { like: 'Second' } },
      sort: '-sequence',
      limit: 1,
    })
    const { challengeOf: compute } = await import('../../accounts/step-up/act.ts')
    const { approval } = z
      .object({
        approval: z.object({
          act: z.object({ name: z.literal('begin opening'), about: z.record(z.string(), z.json()) }),
          ...{ account: z.number(), nonce: z.string(), challenge: z.string() },
          passkey: z.object({ clientDataJSON: z.string() }),
        }),
      })
      .parse(JSON.parse(docs[0]?.details ?? ''))
    expect(compute(approval.act, approval.account, approval.nonce)).toBe(approval.challenge)
    const signed = Buffer.from(approval.passkey.clientDataJSON, 'base64url').toString()
    expect(JSON.parse(signed)).toMatchObject({ challenge: approval.challenge })
  })

  test.each([
    ['of somebody else', () => new SoftwarePasskey(site), {}],
    ['asked by another site', () => passkey.askedBy('https://other.example'), {}],
    ['that did not recognise its owner', () => passkey, { recognised: false }],
  ])('%s approves nothing', async (_what, made, how) => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    const tender = await tenderWithProposal()
    const { challenge } = await challengeOf(await begin(tender.id, second))
    expect(await approve(second, { challenge, passkey: made().sign(challenge, how) })).toBe(400)
    const signature = passkey.sign('another challenge')
    expect(await approve(second, { challenge, passkey: signature })).toBe(400)
    expect((await begin(tender.id, second, { approval: challenge })).status).toBe(428)
  })

  test('is registered once, by whom it was asked for, and removed with an approval by it', async () => {
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    const given = await callConfirming(payload, first, '/step-up/passkeys/options', post)
    const { challenge } = options.parse(await given.json())
    const made = new SoftwarePasskey(site)
    const body = { challenge, label: 'Phone', passkey: made.register(challenge) }
    const register = (person: TypedUser) =>
      callRest(payload, person, '/step-up/passkeys', { ...post, body }).then(({ status }) => status)
    expect(await register(administrator)).toBe(410)
    expect([await register(first), await register(first)]).toEqual([200, 410])

    const address = `/step-up/passkeys/${made.id}`
    expect((await callRest(payload, second, address, { method: 'DELETE' })).status).toBe(404)
    const removal = await challengeOf(await callRest(payload, first, address, { method: 'DELETE' }))
    expect(await approve(first, { ...removal, passkey: made.sign(removal.challenge) })).toBe(200)
    const approval = removal.challenge
    const removed = await callRest(payload, first, address, { method: 'DELETE', approval })
    expect(await removed.json()).toEqual({ passkeys: [] })
  })
})

describe('where passkeys are demanded', () => {
  test('a password approves nothing but the first passkey', async () => {
    const { methodFor } = await import('../../accounts/step-up/require-approval.ts')
    const required = { STEP_UP: 'required' } as const
    const act = (name: 'begin opening' | 'register passkey') => ({ name, about: {} })
    expect(methodFor(act('begin opening'), [], required)).toBe('none')
    expect(methodFor(act('register passkey'), [], required)).toBe('password')
  })
})

describe('changing an account', () => {
  type Call = typeof callConfirming
  const patch = (id: number, body: object, call: Call = callRest) =>
    call(payload, administrator, `/users/${id}`, { method: 'PATCH', body })

  test.each([
    ['a role', { roles: ['editor', 'procurement'] }, { given: ['procurement'] }],
    ['an address', { email: 'Other@Example.org' }, { email: 'other@example.org' }],
  ])('of another person, %s, is approved and stands on the record by number', async (what, body, about) => {
    const person = await staffOf(payload, `Person${what.replaceAll(' ', '')}`, 'editor')
    const challenge = await challengeOf(await patch(person.id, body))
    expect(challenge.act).toEqual({
      name: 'change account',
      about: { account: person.id, name: person.name, ...about },
    })
    expect(await changesOfAccount(payload, person.id)).toHaveLength(1)
    expect((await patch(person.id, body, callConfirming)).status).toBe(200)
    const [change] = await changesOfAccount(payload, person.id)
    expect(change).toMatchObject({ account: person.id, by: administrator.id })
    expect(change?.details.approval).toMatchObject({ method: 'password', account: administrator.id })
    expect(JSON.stringify(change)).not.toMatch(/example\.org|Person/i)
  })

  test('that changes only a name is on the record without being approved; making one is approved', async () => {
    const person = await staffOf(payload, 'Renamed', 'editor')
    expect((await patch(person.id, { name: 'Another' })).status).toBe(200)
    expect((await changesOfAccount(payload, person.id))[0]?.what).toBe('name changed')
    const body = { name: 'Fresh', email: 'fresh@example.org', roles: ['bid-opener'] }
    const create = (call: Call) => call(payload, administrator, '/users', { ...post, body })
    expect((await challengeOf(await create(callRest))).act).toEqual({
      name: 'create account',
      about: { name: 'Fresh', email: 'fresh@example.org', roles: ['bid-opener'] },
    })
    const { doc } = z
      .object({ doc: z.object({ id: z.number() }) })
      .parse(await (await create(callConfirming)).json())
    expect((await changesOfAccount(payload, doc.id)).at(-1)).toMatchObject({
      ...{ what: 'made', by: administrator.id },
    })
    await callRest(payload, administrator, `/users/${doc.id}`, { method: 'DELETE' })
    const what = (await changesOfAccount(payload, doc.id)).map((change) => change.what)
    expect([what[0], what.at(-1)]).toEqual(['deleted', 'made'])
  })

  test('is on the record of no other account, also after the latest one was deleted', async () => {
    const gone = await staffOf(payload, 'Shortlived', 'editor')
    await payload.delete({ collection: 'users', id: gone.id })
    const next = await staffOf(payload, 'Next', 'editor')
    expect(next.id).not.toBe(gone.id)
    expect((await changesOfAccount(payload, next.id)).map(({ what }) => what)).toEqual(['made'])
  })

  test('by a link in a mail is on the record, as nobody’s', async () => {
    const person = await staffOf(payload, 'Forgetful', 'editor')
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: person.email },
      disableEmail: true,
    })
    const body = { token, password: 'three blue otters under ice' }
    expect((await callRest(payload, undefined, '/users/reset-password', { ...post, body })).status).toBe(200)
    expect((await changesOfAccount(payload, person.id))[0]).toMatchObject({
      ...{ what: 'new password by mail', by: null, startsAgain: true },
    })
  })
})

describe('who opens a tender’s proposals', () => {
  const refused = /published before your account .* These people can: .*First/

  async function beginAs(person: TypedUser, tender: number) {
    const answer = await callConfirming(payload, person, `/tenders/${tender}/opening/begin`, post)
    return { status: answer.status, text: await answer.text() }
  }

  test('is nobody whose account is newer than the tender’s publication', async () => {
    const { id, reference } = await tenderWithProposal()
    const fresh = await staffOf(payload, 'Newcomer', 'bid-opener')
    expect(await beginAs(fresh, id)).toEqual({ status: 403, text: expect.stringMatching(refused) })
    const summary = await callRest(payload, fresh, `/tenders/${id}/proposals-summary`)
    expect(await summary.json()).toMatchObject({
      mayBegin: false,
      notThisOne: expect.stringMatching(refused),
    })
    expect((await beginAs(fresh, (await tenderWithProposal()).id)).status).toBe(200)

    const { admitOpener } = await import('../../procurement/proposal-openings/admit-opener.ts')
    const admission = { email: fresh.email, reference }
    expect(await admitOpener(payload, { ...admission, email: administrator.email }, new Date())).toMatch(
      /role/,
    )
    expect(await admitOpener(payload, admission, new Date())).toBeUndefined()
    expect((await beginAs(fresh, id)).status).toBe(200)
    const { totalDocs } = await payload.count({
      collection: 'procurement-record',
      where: { action: { equals: 'opener admitted' }, reference: { equals: reference } },
    })
    expect(totalDocs).toBe(1)
  })

  test('is nobody who got the number of an account that was admitted and then deleted', async () => {
    const { id, reference } = await tenderWithProposal()
    const fresh = await staffOf(payload, 'Latecomer', 'bid-opener')
    const { admitOpener } = await import('../../procurement/proposal-openings/admit-opener.ts')
    expect(await admitOpener(payload, { email: fresh.email, reference }, new Date())).toBeUndefined()
    const { openersOf } = await import('../../procurement/proposal-openings/opener-rights.ts')
    const tender = await payload.findByID({ collection: 'tenders', id, depth: 0 })
    const opens = async () => (await openersOf(payload, tender)).some((opener) => opener.id === fresh.id)
    expect(await opens()).toBe(true)
    const { recordAccountChange } = await import('../../accounts/changes/account-changes.ts')
    for (const what of ['deleted', 'made'] as const) {
      const change = { account: fresh.id, what, by: null, startsAgain: true, details: {}, at: new Date() }
      await recordAccountChange(payload, change)
    }
    expect(await opens()).toBe(false)
  })

  test.each([
    ['was given the role', 'editor', { roles: ['editor', 'bid-opener'] }],
    ['was renamed', 'bid-opener', { name: 'Somebody else' }],
    ['got another address', 'bid-opener', { email: 'elsewhere@example.org' }],
    ['got another password', 'bid-opener', { password: 'a long password indeed' }],
  ] satisfies [string, Role, Partial<User> & { password?: string }][])(
    'is nobody who %s after it',
    async (what, role, change) => {
      const person = await staffOf(payload, what.replaceAll(' ', ''), role)
      const { id } = await tenderWithProposal()
      await payload.update({ collection: 'users', id: person.id, data: change })
      const { refuseNewAccount } = await import('../../procurement/proposal-openings/opener-rights.ts')
      const tender = await payload.findByID({ collection: 'tenders', id, depth: 0 })
      await expect(refuseNewAccount(payload, tender, person)).rejects.toThrow('accountTooNew')
      await expect(refuseNewAccount(payload, tender, first)).resolves.toBeUndefined()
    },
  )

  test('stays who changed their own password', async () => {
    const { id } = await tenderWithProposal()
    const body = { password: 'three blue otters under ice', currentPassword: password }
    const changed = await callRest(payload, first, `/users/${first.id}`, { method: 'PATCH', body })
    expect(changed.status).toBe(200)
    expect((await begin(id, first)).status).toBe(428)
  })

  test('is not decided by what an administrator says of a tender’s publication', async () => {
    const { id } = await makeTender(payload, '2027-01-15T12:00:00.000Z')
    const { firstPublishedAt } = await payload.findByID({ collection: 'tenders', id, depth: 0 })
    const body = { firstPublishedAt: '2099-01-01T00:00:00.000Z' }
    await callRest(payload, administrator, `/tenders/${id}`, { method: 'PATCH', body })
    const draft = { ...body, title: 'T', description: 'D', referenceNumber: 'F-1', _status: 'draft' }
    const made = await callRest(payload, administrator, '/tenders?draft=true', { ...post, body: draft })
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await made.json())
    const read = (tender: number) =>
      payload.findByID({ collection: 'tenders', id: tender, draft: true, depth: 0 })
    expect((await read(id)).firstPublishedAt).toBe(firstPublishedAt)
    expect((await read(doc.id)).firstPublishedAt ?? null).toBeNull()
  })
})

test('somebody who signs in with a passkey alone confirms a password of their own with it', async () => {
  const { hasPassword, removePassword } = await import('../../accounts/links/means-to-sign-in.ts')
  const person = await staffOf(payload, 'Keyholder', 'editor')
  const made = new SoftwarePasskey(site)
  expect(await registerPasskey(person, made)).toBe(200)
  await removePassword(payload, person.id)
  const change = { method: 'PATCH', body: { password: 'chosen beside the passkey' } }
  const place = `/users/${person.id}`
  expect((await callRest(payload, person, place, change)).status).toBe(428)
  expect(await hasPassword(payload, person.id)).toBe(false)
  expect((await callConfirming(payload, person, place, change, made)).status).toBe(200)
  expect(await hasPassword(payload, person.id)).toBe(true)
  // From now on it is asked for.
  const again = { method: 'PATCH', body: { password: 'chosen once more by somebody' } }
  expect((await callConfirming(payload, person, place, again, made)).status).toBe(400)
})
