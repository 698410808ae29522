import { existsSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBase64 } from '../../proofs/bytes.ts'
import { openIdentityFile } from '../../sealing/identity-files.ts'
import { approves } from '../support/approves.ts'
import { draftTender, rehearse, withoutWaiting } from '../support/custodians.ts'
import { callConfirming, callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let switchOff: () => void
let context: import('../../procurement/custodians/custodian-context.ts').CustodianContext
let administrator: TypedUser
let buyer: TypedUser
let modules: typeof import('../../procurement/custodians/first-steps.ts') &
  typeof import('../../procurement/custodians/example-custodians.ts') &
  typeof import('../../procurement/custodians/custodian-keys.ts') &
  typeof import('../../procurement/custodians/appoint.ts') &
  typeof import('../../admin/dashboard/read-waiting.ts')
let settings: import('../../environment.ts').Environment

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  settings = (await import('../../environment.ts')).environment()
  switchOff = await withoutWaiting()
  modules = {
    ...(await import('../../procurement/custodians/first-steps.ts')),
    ...(await import('../../procurement/custodians/example-custodians.ts')),
    ...(await import('../../procurement/custodians/custodian-keys.ts')),
    ...(await import('../../procurement/custodians/appoint.ts')),
    ...(await import('../../admin/dashboard/read-waiting.ts')),
  }
  const { custodianContextOf } = await import('../../procurement/custodians/custodian-context.ts')
  context = await custodianContextOf(payload)
  administrator = await staffOf(payload, 'Head', 'administrator')
  buyer = await staffOf(payload, 'Buyer', 'procurement')
})
afterAll(async () => {
  rmSync(modules.folderOfExamples(settings), { recursive: true, force: true })
  switchOff()
  await database.close()
})

const steps = (person: TypedUser) => modules.describeFirstSteps(context, person)
const waiting = async (user: TypedUser) => {
  const found = await modules.readWaiting({ payload, user, settings, language: 'en', now: new Date() })
  expect(found.failed).toEqual([])
  return Object.fromEntries(found.waiting.map(({ key, count, address }) => [key, count ?? address]))
}

test('whoever has a part in it is led through the first steps, and others are not', async () => {
  const editor = await staffOf(payload, 'Editor', 'editor')
  expect(await steps(editor)).toBeNull()
  expect(await steps(buyer)).toMatchObject({
    ...{ custodians: 0, appointers: 1, ready: 0, areAppointed: false },
    ...{ mayGiveRoles: false, mayMakeExamples: false },
  })
  expect(await waiting(buyer)).toMatchObject({ firstCustodians: '/admin/custodians' })
  expect(await waiting(editor)).not.toHaveProperty('firstCustodians')
})

test('an administrator makes example custodians, once, and is given what opens their keys', async () => {
  const options = { method: 'POST', body: {} }
  expect((await callRest(payload, buyer, '/custodian-keys/examples', options)).status).toBe(403)
  expect((await callRest(payload, administrator, '/custodian-keys/examples', options)).status).toBe(428)
  expect(existsSync(modules.folderOfExamples(settings))).toBe(false)

  const examples = await modules.makeFirstExamples(context, administrator, approves, 10)
  expect(examples).toHaveLength(3)
  const keys = await modules.readCustodianKeys(payload)
  for (const [index, { keyFile, passphrase }] of examples.entries()) {
    const { recipient } = await openIdentityFile(fromBase64(keyFile), passphrase)
    expect(keys[index]).toMatchObject({
      recipient,
      isExample: true,
      label: expect.stringContaining('EXAMPLE'),
    })
  }
  expect(await steps(administrator)).toMatchObject({ custodians: 3, ready: 3, mayMakeExamples: false })
  const again = await callConfirming(payload, administrator, '/custodian-keys/examples', options)
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('registered already')])
})

test('what waits leads on: who confirms, who rehearses, and nobody who has done it', async () => {
  const chief = await staffOf(payload, 'Chief', 'procurement')
  const tender = await draftTender(payload, { deadline: '2126-02-01T12:00:00.000Z' })
  const [first, ...others] = await modules.readCustodianKeys(payload)
  if (!first) throw new Error('There are no keys')
  const keys = [first, ...others].map(({ id }) => id)
  await modules.proposeCustodians(context, tender.id, buyer, { keys, needed: 2 }, approves)
  expect(await waiting(chief)).toMatchObject({ appointments: 1, firstCustodians: '/admin/custodians' })
  expect(await waiting(buyer)).not.toHaveProperty('appointments')
  expect(await steps(buyer)).toMatchObject({ areAppointed: false })

  await modules.confirmCustodians(context, tender.id, chief, approves)
  expect(await steps(buyer)).toMatchObject({ areAppointed: true })
  expect(await waiting(chief)).not.toHaveProperty('appointments')
  expect(await waiting(chief)).not.toHaveProperty('firstCustodians')

  const person = await payload.findByID({ collection: 'users', id: first.account, depth: 0 })
  const custodian: TypedUser = { ...person, collection: 'users' }
  expect(await waiting(custodian)).toMatchObject({ rehearsals: 1 })
  const folder = modules.folderOfExamples(settings)
  const text = await readFile(path.join(folder, 'READ-ME.txt'), 'utf8')
  const passphrases = [...text.matchAll(/passphrase {2}(\S+)/g)].map(([, passphrase = '']) => passphrase)
  for (const [index, { id, account }] of [first, ...others].entries()) {
    const file = await readFile(path.join(folder, `example-custodian-${index + 1}.key.age`))
    const key = await openIdentityFile(new Uint8Array(file), passphrases[index] ?? '')
    const one = await payload.findByID({ collection: 'users', id: account, depth: 0 })
    await rehearse({ context }, { person: { ...one, collection: 'users' }, key, id }, tender.id)
  }
  expect(await waiting(custodian)).not.toHaveProperty('rehearsals')
  expect(await steps(buyer)).toBeNull()
})
