import { sql } from '@payloadcms/db-sqlite/drizzle'
import { ValidationError, type TypedUser } from 'payload'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '../../../model/access/roles.ts'
import { approves } from '../../support/approves.ts'
import { after, openTestOpenings } from '../../support/custodian-openings.ts'
import {
  appointAll,
  draftTender,
  publishedWithTerms,
  registerTestKey,
  withoutWaiting,
  testCustodians,
  type TestCustodians,
} from '../../support/custodians.ts'
import { callRest } from '../../support/rest.ts'
import { staffOf } from '../../support/staff-of-role.ts'

const attacked = await openTestOpenings()
const { payload, findings, byHand } = attacked
const switchOff = await withoutWaiting()
const all = await testCustodians(payload)
const appointing = await import('../../../procurement/custodians/appoint.ts')
const { termsOfTender } = await import('../../../procurement/terms/terms-of-tender.ts')
const settings = (await import('../../../environment.ts')).environment()
afterAll(async () => {
  switchOff()
  await attacked.close()
})
beforeEach(() => Object.assign(settings, { ROLE_WAIT_DAYS: 0 }))

const start = Math.floor(Date.now() / 1000) * 1000
const inDays = (days: number) => new Date(start + days * 86_400_000).toISOString()
const keysOf = (people: TestCustodians['custodians']) => people.map(({ id }) => id)
const termsOf = (id: number) => termsOfTender(all.context, id)

/** Lets accounts be there since the beginning of the year, unchanged. */
async function makeOld(people: readonly TypedUser[]): Promise<void> {
  await byHand(sql`UPDATE account_changes SET taken_at = '2026-01-01T00:00:00.000Z'
    WHERE account IN (${sql.join(
      people.map(({ id }) => sql`${id}`),
      sql`, `,
    )})`)
  for (const { id } of people) {
    await payload.update({
      ...{ collection: 'users', id, overrideAccess: true },
      data: { createdAt: '2026-01-01T00:00:00.000Z' },
    })
  }
}

test('an administrator alone with new accounts appoints nobody for a week', async () => {
  Object.assign(settings, { ROLE_WAIT_DAYS: 7 })
  const alone = await testCustodians(payload)
  const tender = await draftTender(payload, { deadline: inDays(20) })
  await expect(appointAll(alone, tender.id)).rejects.toMatchObject({ refusal: 'custodianTooNew' })
  const keys = keysOf(all.custodians)
  const later = { ...alone.context, now: () => new Date(inDays(8)) }
  // With the keys of others, the accounts that appoint are too new themselves.
  const waits = (account: { context: TestCustodians['context'] }, person: TypedUser) =>
    appointing.proposeCustodians(account.context, tender.id, person, { keys, needed: 2 }, approves)
  await makeOld(all.custodians.map(({ person }) => person))
  await expect(waits(alone, alone.proposer)).rejects.toMatchObject({ refusal: 'accountTooNew' })
  await waits({ context: later }, alone.proposer)
  // A new password that the administrator sets starts the week again.
  await payload.update({
    ...{ collection: 'users', id: alone.confirmer.id },
    data: { password: 'another long password' },
  })
  await expect(
    appointing.confirmCustodians(alone.context, tender.id, alone.confirmer, approves),
  ).rejects.toMatchObject({ refusal: 'accountTooNew' })
})

test('nor with accounts that have long been there, to which the roles are given now', async () => {
  const names = ['Buying', 'Confirming', 'Holding']
  const people = await Promise.all(names.map((name) => staffOf(payload, name, 'editor')))
  await makeOld([...people, all.proposer, ...all.custodians.map(({ person }) => person)])
  const give = async (role: Role, to: TypedUser | undefined): Promise<TypedUser> => {
    const { id = 0, roles = [] } = to ?? {}
    const person = await payload.update({ collection: 'users', id, data: { roles: [...roles, role] } })
    return { ...person, collection: 'users' }
  }
  const proposer = await give('procurement', people[0])
  const confirmer = await give('procurement', people[1])
  const holder = await registerTestKey(all.context, await give('custodian', people[2]), 'Old hands')
  const tender = await draftTender(payload, { deadline: inDays(20) })
  const waiting = { ...all.context, waitDays: 7 }
  const weekLater = { ...waiting, now: () => new Date(inDays(8)) }
  const keys = keysOf(all.custodians)
  const propose = (context: typeof waiting, person: TypedUser, custodians = keys) =>
    appointing.proposeCustodians(context, tender.id, person, { keys: custodians, needed: 2 }, approves)
  const confirm = (context: typeof waiting) =>
    appointing.confirmCustodians(context, tender.id, confirmer, approves)
  await expect(propose(waiting, proposer)).rejects.toMatchObject({ refusal: 'accountTooNew' })
  // For another role that is given nobody waits.
  const oldHand = await give('editor', all.proposer)
  await expect(propose(waiting, oldHand, [holder.id, ...keys])).rejects.toMatchObject({
    refusal: 'custodianTooNew',
  })
  await propose(waiting, oldHand)
  await expect(confirm(waiting)).rejects.toMatchObject({ refusal: 'accountTooNew' })
  await propose(weekLater, proposer, [holder.id, ...keys])
  await confirm(weekLater)
})

test('the deadline moved in the row moves nothing: what is sealed and opened goes by the log', async () => {
  const deadline = inDays(20)
  const tender = await publishedWithTerms(all, { deadline })
  await expect(
    payload.update({
      ...{ collection: 'tenders', id: tender.id },
      data: { deadline: inDays(1), reasonForChange: 'Now', _status: 'published' },
    }),
  ).rejects.toThrow(ValidationError)
  const { namesOf } = await import('../../../store/database/payload-tables.ts')
  const { table, column } = namesOf(payload, 'tenders')
  await byHand(
    sql`UPDATE ${table} SET ${column('deadline')} = ${inDays(1)} WHERE ${column('id')} = ${tender.id}`,
  )
  expect(await termsOf(tender.id)).toMatchObject({ deadline })
  // Verification names it, the same night.
  expect(await findings()).toContain(
    `The row of tender ${tender.reference} has another deadline than the transparency log.`,
  )
  // Nor is the row taken for what was promised when the tender is saved again.
  await expect(
    payload.update({
      ...{ collection: 'tenders', id: tender.id },
      data: { deadline: inDays(2), reasonForChange: 'A little later', _status: 'published' },
    }),
  ).rejects.toThrow(ValidationError)
})

test('a deadline in the past lets nobody open: neither the server begins, nor does a custodian’s browser hand over', async () => {
  const tender = await attacked.newTender()
  await attacked.seal(tender)
  await byHand(sql`UPDATE tenders SET deadline = '2026-01-01T00:00:00.000Z' WHERE id = ${tender.id}`)
  await expect(attacked.begin(tender, after(-60))).rejects.toThrow('deadlineToCome')
  // Not even once the server's clock is moved: the browser has its own, and the deadline from the log.
  await attacked.begin(tender)
  await expect(attacked.opensShares(tender, 1, after(-60))).rejects.toThrow('deadline to come')
  expect(await findings()).toContain(
    `The row of tender ${tender.reference} has another deadline than the transparency log.`,
  )
})

test('what somebody may do with a sealed proposal is answered as for one that is not there, whoever asks', async () => {
  const { id } = await attacked.seal(await attacked.newTender())
  for (const role of ['administrator', 'procurement', 'translator', 'custodian'] as const) {
    const person = await staffOf(payload, `Curious-${role}`, role)
    const askedFor = async (proposal: number) => {
      const answer = await callRest(payload, person, `/proposals/access/${proposal}`, { method: 'POST' })
      return `${answer.status} ${await answer.text()}`
    }
    expect(await askedFor(id), role).toBe(await askedFor(id + 1000))
    expect(await askedFor(id)).toMatch(/^40[34] /)
  }
})

test('whether a tender has proposals, nothing that is asked, tried or refused says before its opening', async () => {
  const [answered, unanswered] = [await attacked.newTender(), await attacked.newTender()]
  await attacked.seal(answered)
  const people = [await staffOf(payload, 'Chief', 'administrator'), attacked.buyer]
  const attempts = [
    ['GET', 'uses/', undefined],
    ['DELETE', '', undefined],
    ['PATCH', '', { _status: 'draft' }],
    ['PATCH', '', { deletedAt: new Date().toISOString() }],
  ] as const
  const said = async ({ id }: { id: number }) => {
    const answers: string[] = []
    for (const person of people) {
      for (const [method, before, body] of attempts) {
        const answer = await callRest(payload, person, `/${before}tenders/${id}`, { method, body })
        answers.push(`${answer.status} ${await answer.text()}`)
      }
    }
    return answers
  }
  const ofAnswered = await said(answered)
  expect(ofAnswered).toEqual(await said(unanswered))
  expect(ofAnswered[0]).toContain('"total":0')
  expect(ofAnswered.slice(1, 4).map((text) => text.slice(0, 3))).toEqual(['409', '409', '409'])
  // A tender to which nobody sent anything can go once everybody knows it.
  await attacked.begin(unanswered)
  expect(await attacked.open(unanswered)).toBe(true)
  const takenOff = () =>
    payload.update({ collection: 'tenders', id: unanswered.id, data: { _status: 'draft' } })
  expect(await takenOff()).toMatchObject({ _status: 'draft' })
})
