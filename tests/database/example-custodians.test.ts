import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openIdentityFile } from '../../sealing/identity-files.ts'
import { withoutWaiting } from '../support/custodians.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { findTestTender } from '../support/tender-terms.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

/** The starter content with custodians: its tenders take proposals from the first start on. */
let database: TestDatabase
let switchOff: () => void
let folder: string
const said: string[] = []
const warned: unknown[] = []

beforeAll(async () => {
  database = await openTestDatabase('records')
  switchOff = await withoutWaiting()
  folder = await mkdtemp(path.join(tmpdir(), 'example-custodians-'))
  const { writeExampleCustodians } = await import('../../starter/write-example-custodians.ts')
  const warning = vi.spyOn(database.payload.logger, 'warn')
  await writeExampleCustodians(await contextAtThatTime(), folder, (what) => said.push(what))
  warned.push(...warning.mock.calls)
  warning.mockRestore()
})
afterAll(async () => {
  switchOff()
  await rm(folder, { recursive: true, force: true })
  await database.close()
})

async function contextAtThatTime() {
  const { custodianContextOf } = await import('../../procurement/custodians/custodian-context.ts')
  return { ...(await custodianContextOf(database.payload)), now: () => testNow }
}

async function termsOf(slug: string) {
  const { termsOfTender } = await import('../../procurement/terms/terms-of-tender.ts')
  const { id } = await findTestTender(database.payload, slug)
  return termsOfTender(await contextAtThatTime(), id)
}

test('an open tender has terms with three custodians, whose labels say that they are examples', async () => {
  const terms = await termsOf('level-recorders')
  expect(terms).toMatchObject({ needed: 2, fixedAt: testNow.toISOString() })
  expect(terms?.custodians.map(({ label }) => label)).toEqual([
    'EXAMPLE Legal Office',
    'EXAMPLE Audit Office',
    'EXAMPLE Finance Office',
  ])
  expect(terms?.documents).toHaveLength(1)
})

test.each([
  ['ar', '15 حزيران 2026'],
  ['fa', '۲۵ خرداد ۱۴۰۵'],
] as const)(
  'the page of a tender says in the calendar of %s when their keys were registered',
  async (language, day) => {
    const { readTenderTerms } = await import('../../site/pages/tenders/read-tender-terms.ts')
    const slug = 'level-recorders'
    const { id } = await findTestTender(database.payload, slug)
    const reading = { payload: database.payload, language, now: testNow }
    const terms = await readTenderTerms(reading, { id: String(id), slug })
    const custodians = terms?.rows.filter(({ term }) => term.text.startsWith('EXAMPLE')) ?? []
    expect(custodians.map(({ term }) => term.language)).toEqual(['en', 'en', 'en'])
    expect(custodians.map(({ value }) => value)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining(day)),
    )
  },
)

test('a first start warns of nothing, and warns when somebody is given a role afterwards', async () => {
  expect(warned).toEqual([])
  const warning = vi.spyOn(database.payload.logger, 'warn')
  const person = await staffOf(database.payload, 'Hana', 'human-resources')
  expect(warning).toHaveBeenCalledWith(
    expect.objectContaining({
      account: person.id,
      given: ['human-resources'],
      msg: 'Roles of an account changed',
    }),
  )
  warning.mockRestore()
})

test('a closed tender has none', async () => {
  expect(await termsOf('closed-review')).toBeUndefined()
})

test('their key files open with the passphrases beside them', async () => {
  const readMe = await readFile(path.join(folder, 'READ-ME.txt'), 'utf8')
  const passphrases = Array.from(
    readMe.matchAll(/^passphrase +(\S+)$/gm),
    ([, passphrase]) => passphrase ?? '',
  )
  const terms = await termsOf('level-recorders')
  const recipients = await Promise.all(
    passphrases.map(async (passphrase, index) => {
      const file = await readFile(path.join(folder, `example-custodian-${index + 1}.key.age`))
      return (await openIdentityFile(new Uint8Array(file), passphrase)).recipient
    }),
  )
  expect(recipients).toEqual(terms?.custodians.map(({ recipient }) => recipient))
})

test('whoever fills the database is told that they protect nothing', () => {
  expect(said).toEqual([expect.stringMatching(/EXAMPLE custodians for 1 open .*protect nothing/)])
})

test('the first steps still lead two people to custodians of their own', async () => {
  const { describeFirstSteps } = await import('../../procurement/custodians/first-steps.ts')
  const person = await staffOf(database.payload, 'Buyer', 'procurement')
  expect(await describeFirstSteps(await contextAtThatTime(), person)).toMatchObject({
    areAppointed: false,
    mayMakeExamples: false,
  })
})

test('a week before the deadline nobody is written to at addresses that nobody reads', async () => {
  const { remindCustodians } = await import('../../procurement/custodians/remind-custodians.ts')
  const { findUnsentMail } = await import('../../store/mail/outgoing-mail.ts')
  const { deadline } = await findTestTender(database.payload, 'level-recorders')
  const dayBefore = new Date(Date.parse(deadline) - 86_400_000)
  expect(await remindCustodians(database.payload, dayBefore)).toBe(3)
  expect(await findUnsentMail(database.payload, 'example-custodian-1@example.org')).toEqual([])
})

test('the log is whole, with an appointment and three rehearsals', async () => {
  const { verifyLog } = await import('../../transparency/verify-log.ts')
  const { readLeavesAbout } = await import('../../transparency/log-rows.ts')
  const { environment } = await import('../../environment.ts')
  const context = await contextAtThatTime()
  const { id } = await findTestTender(database.payload, 'level-recorders')
  const leaves = await readLeavesAbout(context, id, ['appointment', 'rehearsal', 'terms'])
  expect(leaves.map(({ kind }) => kind)).toEqual([
    'appointment',
    'rehearsal',
    'rehearsal',
    'rehearsal',
    'terms',
  ])
  const { findings } = await verifyLog({ ...context, folder: environment().signingKeysFolder })
  expect(findings).toEqual([])
})
