import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { ValidationError, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { toHex } from '../../proofs/bytes.ts'
import { readNoteKey } from '../../proofs/note.ts'
import { makeCustodianKey } from '../../sealing/identity-files.ts'
import { fingerprintOf } from '../../sealing/recipients.ts'
import { readTerms } from '../../sealing/terms.ts'
import { approves } from '../support/approves.ts'
import {
  appointAll,
  draftTender,
  publishedWithTerms,
  registerTestKey,
  rehearse,
  withoutWaiting,
  testCustodians,
  type TestCustodians,
} from '../support/custodians.ts'
import { callConfirming, callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testDocument } from '../support/test-records.ts'
import { publishWithoutTerms } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let all: TestCustodians
let switchOff: () => void
let administrator: TypedUser
let modules: typeof import('../../procurement/custodians/appoint.ts') &
  typeof import('../../procurement/custodians/appointments.ts') &
  typeof import('../../procurement/custodians/custodian-keys.ts') &
  typeof import('../../procurement/custodians/register-key.ts') &
  typeof import('../../procurement/custodians/rehearse.ts') &
  typeof import('../../procurement/terms/terms-of-tender.ts') &
  typeof import('../../procurement/terms/given-terms.ts') &
  typeof import('../../transparency/signing/sign-checkpoint.ts') &
  typeof import('../../transparency/verify-log.ts')
let settings: import('../../environment.ts').Environment

const start = Math.floor(Date.now() / 1000) * 1000
const inDays = (days: number) => new Date(start + days * 86_400_000).toISOString()

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  settings = (await import('../../environment.ts')).environment()
  switchOff = await withoutWaiting()
  modules = {
    ...(await import('../../procurement/custodians/appoint.ts')),
    ...(await import('../../procurement/custodians/appointments.ts')),
    ...(await import('../../procurement/custodians/custodian-keys.ts')),
    ...(await import('../../procurement/custodians/register-key.ts')),
    ...(await import('../../procurement/custodians/rehearse.ts')),
    ...(await import('../../procurement/terms/terms-of-tender.ts')),
    ...(await import('../../procurement/terms/given-terms.ts')),
    ...(await import('../../transparency/signing/sign-checkpoint.ts')),
    ...(await import('../../transparency/verify-log.ts')),
  }
  all = await testCustodians(payload)
  administrator = await staffOf(payload, 'Administrator', 'administrator')
})
afterAll(async () => {
  switchOff()
  await database.close()
})
beforeEach(() => Object.assign(settings, { ROLE_WAIT_DAYS: 0 }))

async function byHand(...statements: ReturnType<typeof sql>[]): Promise<void> {
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  await (await rawSql(payload)).write(statements)
}
const publish = (id: number) => payload.update({ collection: 'tenders', id, data: { _status: 'published' } })
const termsOf = (id: number) => modules.termsOfTender(all.context, id)
const keysOf = (people: TestCustodians['custodians']) => people.map(({ id }) => id)
const findings = async () =>
  (await modules.verifyLog({ ...all.context, folder: settings.signingKeysFolder })).findings

describe('keys', () => {
  test('are registered by custodians themselves, with fingerprint and label in the log and no name', async () => {
    const [custodian] = all.custodians
    if (!custodian) throw new Error('There is no custodian')
    const key = await modules.findCustodianKey(payload, custodian.id)
    expect(key).toMatchObject({ fingerprint: fingerprintOf(custodian.key.recipient), revokedAt: null })
    const { readEntriesFrom } = await import('../../transparency/log-rows.ts')
    const [row] = await readEntriesFrom(payload, key?.entry ?? -1, 1)
    expect(JSON.parse(row?.leaf ?? '')).toMatchObject({
      ...{ kind: 'custodian registered', label: key?.label, recipient: custodian.key.recipient },
    })
    expect(row?.leaf).not.toContain(custodian.person.name)
    expect(JSON.parse(row?.private ?? '')).toMatchObject({ account: custodian.person.id })
  })

  test.each([
    ['a secret key', 'aSecretKey', async () => (await makeCustodianKey()).identity],
    ['another text', 'noRecipient', async () => 'age1something'],
    ['a key that is there', 'alreadyRegistered', async () => all.custodians[0]?.key.recipient ?? ''],
  ])('refuse %s', async (_, refusal, recipient) => {
    const [custodian] = all.custodians
    const given = { label: 'Office', recipient: await recipient(), holder: 'own', wrapped: null } as const
    await expect(
      modules.registerKey(all.context, custodian?.person ?? null, given, 'en', approves),
    ).rejects.toMatchObject({ refusal })
  })

  test('are no administrator’s, and nobody is both', async () => {
    const { recipient } = await makeCustodianKey()
    const given = { label: 'Office', recipient, holder: 'own', wrapped: null } as const
    await expect(
      modules.registerKey(all.context, administrator, given, 'en', approves),
    ).rejects.toMatchObject({ refusal: 'notCustodian' })
    await expect(staffOf(payload, 'Both', 'administrator', 'custodian')).rejects.toThrow(ValidationError)
    const roles = ['administrator', 'custodian'] as const
    await expect(
      payload.update({ collection: 'users', id: administrator.id, data: { roles: [...roles] } }),
    ).rejects.toThrow(ValidationError)
  })

  test('are revoked by their person or by procurement, for good', async () => {
    const person = await staffOf(payload, 'Leaving', 'custodian')
    const { id, key } = await registerTestKey(all.context, person, 'Former office')
    const [other] = all.custodians
    await expect(modules.revokeKey(all.context, other?.person ?? null, id, approves)).rejects.toMatchObject({
      refusal: 'notCustodian',
    })
    await modules.revokeKey(all.context, all.proposer, id, approves)
    const given = { label: 'Office', recipient: key.recipient, holder: 'file', wrapped: null } as const
    await expect(modules.registerKey(all.context, person, given, 'en', approves)).rejects.toMatchObject({
      refusal: 'alreadyRegistered',
    })
    const tender = await draftTender(payload, { deadline: inDays(20) })
    const keys = [id, ...keysOf(all.custodians)]
    await expect(
      modules.proposeCustodians(all.context, tender.id, all.proposer, { keys, needed: 2 }, approves),
    ).rejects.toMatchObject({ refusal: 'keyRevoked' })
  })
})

describe('appointments', () => {
  test('take two people with procurement, neither of whom is a custodian', async () => {
    const tender = await draftTender(payload, { deadline: inDays(20) })
    const keys = keysOf(all.custodians)
    const propose = (person: TypedUser | null, wanted = { keys, needed: 2 }) =>
      modules.proposeCustodians(all.context, tender.id, person, wanted, approves)
    const confirm = (person: TypedUser) => modules.confirmCustodians(all.context, tender.id, person, approves)
    await expect(propose(administrator)).rejects.toMatchObject({ refusal: 'notProcurement' })
    await expect(confirm(all.confirmer)).rejects.toMatchObject({ refusal: 'nothingProposed' })
    const both = await staffOf(payload, 'Buyer', 'procurement', 'custodian')
    const own = await registerTestKey(all.context, both, 'Buying office')
    const withOwn = { keys: [own.id, ...keys], needed: 2 }
    await expect(propose(both, withOwn)).rejects.toMatchObject({ refusal: 'appointsItself' })
    await propose(all.proposer, withOwn)
    await expect(confirm(both)).rejects.toMatchObject({ refusal: 'appointsItself' })
    await expect(confirm(all.proposer)).rejects.toMatchObject({ refusal: 'samePerson' })
    // What is proposed while it is approved is not what is approved.
    const confirming = modules.confirmCustodians(all.context, tender.id, all.confirmer, async (act) => {
      await propose(all.proposer, withOwn)
      return approves(act)
    })
    await expect(confirming).rejects.toMatchObject({ refusal: 'nothingProposed' })
    await confirm(all.confirmer)
    for (const person of [administrator, all.custodians[0]?.person ?? null, null])
      await expect(modules.takeAppointmentsBack(all.context, tender.id, person)).rejects.toMatchObject({
        refusal: 'notProcurement',
      })
    expect(await modules.appointmentsOf(payload, tender.id)).toHaveLength(4)
    // What is proposed anew is to be confirmed anew.
    await propose(all.proposer)
    const proposed = await modules.appointmentsOf(payload, tender.id)
    expect(proposed.map(({ confirmedBy }) => confirmedBy)).toEqual([null, null, null])
  })

  test.each([
    [1, 3],
    [4, 3],
    [1, 1],
  ])('refuse %i of %i', async (needed, of) => {
    const tender = await draftTender(payload, { deadline: inDays(20) })
    const keys = keysOf(all.custodians)
    const wanted = { keys: Array.from({ length: of }, (_, index) => keys[index] ?? index), needed }
    await expect(
      modules.proposeCustodians(all.context, tender.id, all.proposer, wanted, approves),
    ).rejects.toMatchObject({ refusal: 'wrongNumbers' })
  })

  test('refuse eight', () => {
    const keys = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(modules.newAppointments.safeParse({ keys, needed: 2 }).success).toBe(false)
    expect(modules.newAppointments.safeParse({ keys: keys.slice(1), needed: 2 }).success).toBe(true)
  })

  test('refuse two keys of one person', async () => {
    const tender = await draftTender(payload, { deadline: inDays(20) })
    const [one, two] = all.custodians
    if (!one || !two) throw new Error('There are no custodians')
    const second = await registerTestKey(all.context, one.person, 'Second key')
    const wanted = { keys: [one.id, second.id, two.id], needed: 2 }
    await expect(
      modules.proposeCustodians(all.context, tender.id, all.proposer, wanted, approves),
    ).rejects.toMatchObject({ refusal: 'twoKeysOfOne' })
  })
})

describe('a rehearsal', () => {
  test('counts when the custodian answers with what was sealed last, and only then', async () => {
    const tender = await draftTender(payload, { deadline: inDays(20) })
    await appointAll(all, tender.id)
    const [custodian, other] = all.custodians
    if (!custodian || !other) throw new Error('There are no custodians')
    await expect(modules.startRehearsal(all.context, tender.id, all.proposer)).rejects.toMatchObject({
      refusal: 'notAppointed',
    })
    const answer = (person: TypedUser, text: string) =>
      modules.answerRehearsal(all.context, tender.id, person, text)
    await modules.startRehearsal(all.context, tender.id, custodian.person)
    await expect(answer(custodian.person, `rehearsal of ${tender.reference}\nAAAA\n`)).rejects.toMatchObject({
      refusal: 'rehearsalWrong',
    })
    await rehearse(all, custodian, tender.id)
    const [first, second] = await modules.appointmentsOf(payload, tender.id)
    expect(first?.rehearsedAt).not.toBeNull()
    expect(second?.rehearsedAt).toBeNull()
  })
})

describe('a publication', () => {
  test('waits for two people, and for the rehearsal of every custodian', async () => {
    await expect(
      payload.create({
        collection: 'tenders',
        data: {
          ...{ title: 'T', description: 'D', referenceNumber: 'C-at-once', category: 'works' as const },
          ...{ issueDate: inDays(0), deadline: inDays(20), deadline_tz: 'Asia/Amman' as const },
          _status: 'published' as const,
        },
      }),
    ).rejects.toThrow('two people with procurement')
    const tender = await draftTender(payload, { deadline: inDays(20) })
    await expect(publish(tender.id)).rejects.toThrow('two people with procurement')
    const keys = keysOf(all.custodians)
    await modules.proposeCustodians(all.context, tender.id, all.proposer, { keys, needed: 2 }, approves)
    await expect(publish(tender.id)).rejects.toThrow('two people with procurement')
    await modules.confirmCustodians(all.context, tender.id, all.confirmer, approves)
    for (const custodian of all.custodians) {
      await expect(publish(tender.id)).rejects.toThrow('rehearsed')
      await rehearse(all, custodian, tender.id)
    }
    expect(await termsOf(tender.id)).toBeUndefined()
    await publish(tender.id)
    expect(await termsOf(tender.id)).toMatchObject({ tender: tender.reference, needed: 2 })
    expect(await findings()).toEqual([])
  })

  test('fixes deadline, documents, and custodians, as browsers read them under the log’s key', async () => {
    const { id: file } = await payload.create({
      collection: 'documents',
      data: { title: 'terms' },
      file: { name: 'tor.pdf', mimetype: 'application/pdf', data: testDocument, size: testDocument.length },
    })
    const deadline = inDays(20)
    const tender = await publishedWithTerms(all, { deadline, documents: [file] })
    const terms = await termsOf(tender.id)
    const sha256 = createHash('sha256').update(testDocument).digest('hex')
    expect(terms?.documents).toEqual([{ name: expect.stringMatching(/^tor.*\.pdf$/), sha256 }])
    expect(terms?.custodians.map(({ recipient }) => recipient)).toEqual(
      all.custodians.map(({ key }) => key.recipient),
    )
    expect(await modules.givenTerms(all.context, tender.id)).toBeUndefined()
    const signer = { ...(await signerContext()) }
    await modules.signCheckpoint(signer, new Date())
    const given = await modules.givenTerms(all.context, tender.id)
    if (!given) throw new Error('No terms are given')
    const { tenderTermsEndpoint } = await import('../../server/api/endpoints/tender-terms-endpoint.ts')
    expect(tenderTermsEndpoint.response.parse(given)).toEqual(given)
    const read = readTerms(given, readNoteKey(given.logKey))
    expect(read).toMatchObject({ tender: tender.reference, deadline, needed: 2 })
    await payload.update({
      collection: 'tenders',
      id: tender.id,
      data: { deadline: inDays(25), documents: [], reasonForChange: 'More time', _status: 'published' },
    })
    expect(await termsOf(tender.id)).toMatchObject({ deadline: inDays(25), documents: [] })
    await modules.signCheckpoint(signer, new Date())
    const later = await modules.givenTerms(all.context, tender.id)
    expect(readTerms(later, readNoteKey(given.logKey)).deadline).toBe(inDays(25))
    expect(await findings()).toEqual([])
  })

  test('of its documents in another order changes nothing in the log', async () => {
    const documents: number[] = []
    for (const name of ['one.pdf', 'two.pdf']) {
      const file = { name, mimetype: 'application/pdf', data: testDocument, size: testDocument.length }
      documents.push((await payload.create({ collection: 'documents', data: { title: name }, file })).id)
    }
    const tender = await publishedWithTerms(all, { deadline: inDays(20), documents })
    await payload.update({
      ...{ collection: 'tenders', id: tender.id },
      data: { documents: documents.toReversed().map((file) => ({ title: 'T', file })), _status: 'published' },
    })
    expect(await termsOf(tender.id)).toMatchObject({ addenda: [] })
  })

  test('that fails leaves nothing that holds: what is published at last has its own terms', async () => {
    const tender = await draftTender(payload, { deadline: inDays(20) })
    await appointAll(all, tender.id)
    for (const custodian of all.custodians) await rehearse(all, custodian, tender.id)
    const { tenders } = payload.collections
    const hooks = tenders.config.hooks.beforeChange
    const fails = () => {
      throw new Error('The disk is full')
    }
    hooks.push(fails)
    await expect(publish(tender.id)).rejects.toThrow('The disk is full')
    hooks.splice(hooks.indexOf(fails), 1)
    await payload.update({
      collection: 'tenders',
      id: tender.id,
      data: { deadline: inDays(30) },
      draft: true,
    })
    await publish(tender.id)
    expect(await termsOf(tender.id)).toMatchObject({ deadline: inDays(30) })
    const { readLeavesAbout } = await import('../../transparency/log-rows.ts')
    const leaves = await readLeavesAbout(all.context, tender.id, ['terms', 'terms not used'])
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const { dialect } = await rawSql(payload)
    // With transactions nobody reads of it; without, the log says which terms do not hold.
    expect(leaves.map(({ kind }) => kind)).toEqual(
      dialect === 'postgres' ? ['terms'] : ['terms', 'terms not used', 'terms'],
    )
    expect(await findings()).toEqual([])
  })

  test('is moved no earlier than another save has moved it meanwhile, which would make its terms void', async () => {
    const tender = await publishedWithTerms(all, { deadline: inDays(20) })
    const terms = await termsOf(tender.id)
    if (!terms) throw new Error('There are no terms')
    const { appendOpenly } = await import('../../transparency/append.ts')
    const entersMeanwhile = async () => {
      const addendum = { terms: toHex(terms.hash), deadline: inDays(30) }
      const about = { tender: tender.id, reference: tender.reference }
      const leaf = { kind: 'addendum', at: new Date().toISOString(), ...about, ...addendum } as const
      await appendOpenly(all.context, leaf, new Date(), { tender: tender.id })
    }
    const { beforeChange } = payload.collections.tenders.config.hooks
    beforeChange.push(entersMeanwhile)
    await expect(
      payload.update({
        ...{ collection: 'tenders', id: tender.id },
        data: { deadline: inDays(25), reasonForChange: 'More time', _status: 'published' },
      }),
    ).rejects.toThrow(ValidationError)
    beforeChange.splice(beforeChange.indexOf(entersMeanwhile), 1)
    expect(await termsOf(tender.id)).toMatchObject({ deadline: inDays(30) })
    const row = await payload.findByID({ collection: 'tenders', id: tender.id, depth: 0 })
    expect(row).toMatchObject({ deadline: inDays(20), addenda: [] })
    const action = { equals: 'deadline changed' }
    const where = { reference: { equals: tender.reference }, action }
    expect((await payload.find({ collection: 'procurement-record', where })).docs).toEqual([])
    await payload.update({
      ...{ collection: 'tenders', id: tender.id },
      data: { deadline: inDays(30), reasonForChange: 'More time', _status: 'published' },
    })
    expect(await findings()).toEqual([])
  })

  test('keeps reference and number: neither is the tender renamed, nor deleted', async () => {
    const tender = await publishedWithTerms(all, { deadline: inDays(20) })
    await expect(
      payload.update({
        collection: 'tenders',
        id: tender.id,
        data: { referenceNumber: 'C-renamed', _status: 'published' },
      }),
    ).rejects.toThrow(ValidationError)
    await expect(payload.delete({ collection: 'tenders', id: tender.id })).rejects.toThrow('transparency log')
    await expect(appointAll(all, tender.id)).rejects.toMatchObject({ refusal: 'alreadyPublished' })
  })

  test('keeps them off the site too, though none of its versions says any more that it was on it', async () => {
    const tender = await publishedWithTerms(all, { deadline: inDays(20) })
    await payload.update({
      ...{ collection: 'tenders', id: tender.id, data: { _status: 'draft' } },
      // A former release took it off before its opening.
      context: { storeContentVersion: true },
    })
    await payload.db.deleteVersions({ collection: 'tenders', where: { parent: { equals: tender.id } } })
    const { isFixed } = await import('../../procurement/terms/is-fixed.ts')
    expect(await isFixed(payload, tender.id)).toBe(true)
    await expect(payload.delete({ collection: 'tenders', id: tender.id })).rejects.toThrow('transparency log')
    await expect(appointAll(all, tender.id)).rejects.toMatchObject({ refusal: 'alreadyPublished' })
    expect(await termsOf(tender.id)).toMatchObject({ tender: tender.reference })
  })
})

async function signerContext() {
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  const folder = settings.signingKeysFolder
  return { payload, keys: await signingKeysIn(folder), folder }
}

test('example custodians take part at once, and are named so in the log', async () => {
  const { makeExampleCustodians, ExamplesExistError } =
    await import('../../procurement/custodians/example-custodians.ts')
  const { openIdentityFile } = await import('../../sealing/identity-files.ts')
  Object.assign(settings, { ROLE_WAIT_DAYS: 7 })
  const folder = mkdtempSync(path.join(tmpdir(), 'example-custodians-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const waiting = { ...all.context, waitDays: 7 }
  const made = await makeExampleCustodians(waiting, folder, 10)
  expect(made).toHaveLength(3)
  await expect(makeExampleCustodians(waiting, folder, 10)).rejects.toThrow(ExamplesExistError)
  const [first] = made
  const file = new Uint8Array(readFileSync(first?.keyFile ?? ''))
  const { recipient } = await openIdentityFile(file, first?.passphrase ?? '')
  const keys = await modules.readCustodianKeys(payload)
  const key = keys.find((one) => one.recipient === recipient)
  expect(key).toMatchObject({ isExample: true, label: 'EXAMPLE Legal Office' })
  const { readOwnLeaf } = await import('../../transparency/own-leaves.ts')
  expect(JSON.parse(await readOwnLeaf(all.context, key?.entry ?? -1))).toMatchObject({ isExample: true })
  const { whyNotCustodian } =
    await import('../../procurement/custodians/custodians-hold-the-role-themselves.ts')
  expect(key && (await whyNotCustodian(waiting, key))).toBeUndefined()
})

describe('addresses of the back office', () => {
  const body = async () => ({
    ...{ label: 'Audit Office', recipient: (await makeCustodianKey()).recipient },
    ...{ holder: 'own', wrapped: null },
  })

  test('register a key once it is approved, in the language of who asks', async () => {
    const person = await staffOf(payload, 'Auditor', 'custodian')
    const options = { method: 'POST', body: await body() }
    expect((await callRest(payload, person, '/custodian-keys', options)).status).toBe(428)
    const answer = await callConfirming(payload, person, '/custodian-keys', options)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      ...{ mayRegister: true, mayAppoint: false },
      keys: [{ label: 'Audit Office', isOwn: true, isEligible: true }],
    })
    const refused = await callRest(payload, all.proposer, '/custodian-keys', { ...options, language: 'fr' })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Dépositaire de clé')
  })
})

describe('a tender that was published before there were custodians', () => {
  const publishedBefore = async (deadline = inDays(20)) => {
    const tender = await draftTender(payload, { deadline })
    await publishWithoutTerms(payload, tender.id)
    return tender
  }
  const described = async (id: number) => {
    const { describeTenderCustodians } = await import('../../procurement/custodians/describe-custodians.ts')
    return describeTenderCustodians(all.context, id, all.proposer)
  }

  test('gets its terms through an addendum, once two people appointed custodians and all have rehearsed', async () => {
    const tender = await publishedBefore()
    expect(await described(tender.id)).toMatchObject({ state: 'nobody', isLate: true, mayPropose: true })
    await appointAll(all, tender.id)
    // Until they have rehearsed it is corrected as it is, without a reason.
    await publish(tender.id)
    expect(await termsOf(tender.id)).toBeUndefined()
    for (const custodian of all.custodians) await rehearse(all, custodian, tender.id)
    expect(await described(tender.id)).toMatchObject({ state: 'rehearsed', isLate: true })
    await expect(publish(tender.id)).rejects.toMatchObject({
      data: { errors: [{ path: 'reasonForChange', message: expect.stringContaining('have rehearsed') }] },
    })
    expect(await termsOf(tender.id)).toBeUndefined()
    const reasonForChange = 'Bids are sealed to custodians from now on'
    const { addenda } = await payload.update({
      ...{ collection: 'tenders', id: tender.id, data: { _status: 'published', reasonForChange } },
    })
    expect(addenda).toMatchObject([{ reason: reasonForChange, previousDeadline: null }])
    expect(await termsOf(tender.id)).toMatchObject({ tender: tender.reference, needed: 2, addenda: [] })
    expect(await described(tender.id)).toMatchObject({ state: 'fixed', isLate: false, mayPropose: false })
    await expect(appointAll(all, tender.id)).rejects.toMatchObject({ refusal: 'alreadyPublished' })
    // From then on it is saved as any other.
    await publish(tender.id)
    expect(await findings()).toEqual([])
  })

  test('says to its followers that proposals are accepted, also where its deadline moves with it', async () => {
    const tender = await publishedBefore()
    const email = 'follower@example.org'
    const follower = {
      tender: tender.id,
      email,
      sentIn: 'en',
      tokenHash: 'any',
      confirmedAt: inDays(0),
    } as const
    await payload.create({ collection: 'tender-followers', data: follower })
    await appointAll(all, tender.id)
    for (const custodian of all.custodians) await rehearse(all, custodian, tender.id)
    const data = { deadline: inDays(30), reasonForChange: 'Sealed now', _status: 'published' } as const
    await payload.update({ collection: 'tenders', id: tender.id, data })
    const { createMailSender } = await import('../../payload/outgoing-mail-sender.ts')
    const send = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
    await createMailSender(payload, settings).sendDue()
    expect(send.mock.calls.map(([mail]) => mail).filter(({ to }) => to === email)).toMatchObject([
      {
        text: expect.stringMatching(/^New deadline: .+\nCustodians have been appointed, .+\n\nSealed now\n/),
      },
    ])
    send.mockRestore()
  })

  test('is refused custodians after its deadline', async () => {
    const tender = await publishedBefore(inDays(-1))
    expect(await described(tender.id)).toMatchObject({ state: 'without', isLate: false, mayPropose: false })
    await expect(appointAll(all, tender.id)).rejects.toMatchObject({ refusal: 'alreadyPublished' })
  })

  test('does not come back to the site without them, once it was taken from it', async () => {
    const tender = await publishedBefore()
    await payload.update({ collection: 'tenders', id: tender.id, data: { _status: 'draft' } })
    await expect(publish(tender.id)).rejects.toThrow('two people with procurement')
  })
})

describe('mail', () => {
  const mailTo = async (address: string) => {
    const { findUnsentMail } = await import('../../store/mail/outgoing-mail.ts')
    return findUnsentMail(payload, address)
  }

  test('asks each custodian once, a week before the deadline, in their language, to rehearse again', async () => {
    const { remindCustodians } = await import('../../procurement/custodians/remind-custodians.ts')
    const tender = await publishedWithTerms(all, { deadline: inDays(60) })
    expect(await remindCustodians(payload, new Date(inDays(52.9)))).toBe(0)
    const [first] = all.custodians
    if (!first) throw new Error('There is no custodian')
    await byHand(sql`UPDATE custodian_keys SET language = 'fr' WHERE id = ${first.id}`)
    expect(await remindCustodians(payload, new Date(inDays(53.1)))).toBe(3)
    expect(await remindCustodians(payload, new Date(inDays(53.2)))).toBe(0)
    const mails = await mailTo(first.person.email)
    expect(mails).toContainEqual(
      expect.objectContaining({ subject: `Répétez l’ouverture de ${tender.reference}` }),
    )
    const { describeOverview } = await import('../../procurement/custodians/describe-custodians.ts')
    const ofTender = async () =>
      (await describeOverview(all.context, first.person, 'en')).tenders.find(({ id }) => id === tender.id)
    expect(await ofTender()).toMatchObject({ isReminded: true })
    await rehearse({ context: { ...all.context, now: () => new Date(inDays(54)) } }, first, tender.id)
    expect(await ofTender()).toMatchObject({ isReminded: false })
  })

  test('asks them again a week before a deadline that was moved later', async () => {
    const { remindCustodians } = await import('../../procurement/custodians/remind-custodians.ts')
    const tender = await publishedWithTerms(all, { deadline: inDays(200) })
    expect(await remindCustodians(payload, new Date(inDays(195)))).toBe(3)
    const data = { deadline: inDays(260), reasonForChange: 'More time', _status: 'published' } as const
    await payload.update({ collection: 'tenders', id: tender.id, data })
    expect(await remindCustodians(payload, new Date(inDays(252.9)))).toBe(0)
    expect(await remindCustodians(payload, new Date(inDays(257)))).toBe(3)
    expect(await remindCustodians(payload, new Date(inDays(258)))).toBe(0)
  })

  test('asks nobody to rehearse for a tender that is cancelled', async () => {
    const { remindCustodians } = await import('../../procurement/custodians/remind-custodians.ts')
    const { describeOverview } = await import('../../procurement/custodians/describe-custodians.ts')
    const cancelled = await publishedWithTerms(all, { deadline: inDays(300) })
    const reminded = await publishedWithTerms(all, { deadline: inDays(400) })
    expect(await remindCustodians(payload, new Date(inDays(395)))).toBe(3)
    const data = { outcome: 'cancelled', _status: 'published' } as const
    for (const { id } of [cancelled, reminded]) await payload.update({ collection: 'tenders', id, data })
    expect(await remindCustodians(payload, new Date(inDays(295)))).toBe(0)
    const [first] = all.custodians
    if (!first) throw new Error('There is no custodian')
    const { tenders } = await describeOverview(all.context, first.person, 'en')
    expect(tenders.find(({ id }) => id === reminded.id)).toMatchObject({ isReminded: false })
  })

  test('says to everybody with procurement who was given a role, and from when on it counts', async () => {
    Object.assign(settings, { ROLE_WAIT_DAYS: 7 })
    await staffOf(payload, 'Newcomer', 'custodian')
    expect(await mailTo(all.proposer.email)).toContainEqual(
      expect.objectContaining({ kind: 'role given', text: expect.stringContaining('Newcomer') }),
    )
    // Each in their own language, whatever that of whoever gave the role.
    const { makeAccountLink } = await import('../../accounts/links/account-links.ts')
    const link = { account: all.confirmer.id, purpose: 'invitation', language: 'fr' } as const
    await makeAccountLink(payload, link, new Date())
    await staffOf(payload, 'Nouveau', 'custodian')
    expect(await mailTo(all.confirmer.email)).toContainEqual(
      expect.objectContaining({ kind: 'role given', subject: 'Un rôle relatif aux achats a été attribué' }),
    )
    const before = (await mailTo(all.confirmer.email)).length
    await staffOf(payload, 'Editor', 'editor')
    expect(await mailTo(all.confirmer.email)).toHaveLength(before)
  })
})
