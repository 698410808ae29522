import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { TypedUser } from 'payload'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  HandOverError,
  openShares,
  readSharesToOpen,
  sealHanded,
  takePastedShares,
} from '../../sealing/hand-over.ts'
import { writeShareText } from '../../sealing/share-text.ts'
import type { ScanResult } from '../../submissions/submission-fields.ts'
import { languageList } from '../../languages/languages.ts'
import { approves } from '../support/approves.ts'
import { after, opened, openTestOpenings } from '../support/custodian-openings.ts'
import { callConfirming, callRest } from '../support/rest.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { staffOf } from '../support/staff-of-role.ts'
import type { TenderWithTerms } from '../support/tenders-with-terms.ts'

const testOpenings = await openTestOpenings()
const { payload, dataFolder, support, modules, signer, custodians, buyer, store, contextAt } = testOpenings
const { custodian, newTender, seal, begin, opensShares, handsIn, open, judgedTender } = testOpenings
const { rowOf, stateOf, minutesOf, placeOf, sign } = testOpenings
afterAll(testOpenings.close)

const envelopeFile = ({ storedName }: { storedName: string }) => placeOf(storedName, 'envelope.tar')

describe('two of three custodians', () => {
  test('open what was sealed to them, and it reads like any opened proposal', async () => {
    const tender = await newTender()
    const files = [
      support.fileOf('عرض مالي.pdf', '%PDF-1.7 money'),
      support.fileOf('method.docx', 'PK\u0003\u0004 how'),
    ]
    const sealed = await seal(tender, { files })
    await begin(tender)
    expect(await handsIn(tender, 1)).toEqual({ good: 1, nothing: 0, wrong: 0 })
    expect(await stateOf(tender)).toBe('gathering')
    await handsIn(tender, 3)
    expect(await stateOf(tender)).toBe('opening')
    expect(await rowOf(sealed.id)).toMatchObject({ status: 'received', companyName: null, openedAt: null })
    expect(await open(tender)).toBe(true)
    expect(await stateOf(tender)).toBe('finished')
    const row = await rowOf(sealed.id)
    expect(row).toMatchObject({
      status: 'opened',
      companyName: 'Company of Rivers',
      proposedAmount: 87_654_321.5,
      consent: true,
      files: [
        { name: 'عرض مالي.pdf', size: 14 },
        { name: 'method.docx', size: 8 },
      ],
    })
    const { sealedFiles } = await import('../../procurement/proposals/opening/sealed-files.ts')
    const [first] = row.files ?? []
    if (!first) throw new Error('There is no file')
    const plain = await sealedFiles.opener(payload)(row, first)
    expect((await buffer(plain)).toString()).toBe('%PDF-1.7 money')
    // The envelope stays as evidence.
    expect(await store().filesOf(sealed.storedName)).toEqual(['envelope.tar'])
    expect(await minutesOf(tender)).toMatchObject({
      reference: tender.reference,
      needed: 2,
      closedAt: null,
      custodians: [
        { label: custodian(1).label, good: 1, wrong: 0 },
        { label: custodian(2).label, handedInAt: null },
        { label: custodian(3).label, good: 1 },
      ],
      proposals: [{ reference: sealed.reference, fate: 'opened', files: 2, envelope: sealed.sha256 }],
    })
  })

  test('open what is erased later as a whole: the files and the envelope', async () => {
    const { eraseProposal } = await import('../../procurement/proposals/erase-proposal.ts')
    const { tender, sealed } = await judgedTender({ files: [support.fileOf('a.pdf', '%PDF')] })
    await open(tender)
    const id = sealed[0]?.id ?? 0
    const { storedName, envelopeStoredName } = await rowOf(id)
    const folders = [storedName, envelopeStoredName].map(String)
    const filesOf = () => Promise.all(folders.map((folder) => store().filesOf(folder)))
    expect(new Set(folders).size).toBe(2)
    expect((await filesOf()).map(({ length }) => length > 0)).toEqual([true, true])
    await eraseProposal({ payload, store: store(), now: after(60) }, id, 'its retention ended')
    expect(await filesOf()).toEqual([[], []])
    expect(await rowOf(id)).toMatchObject({
      ...{ companyName: null, proposedAmount: null, storedName: null, envelopeStoredName: null },
      files: [{ name: null }],
    })
  })

  test('open what came in place of a proposal, and never the former one, which the minutes name', async () => {
    const { withdrawalOf } = await import('../../procurement/proposals/envelopes/withdraw-envelope.ts')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const tender = await newTender()
    const former = await seal(tender)
    const later = await seal(tender)
    const envelope = {
      ...{ id: former.id, reference: former.reference, envelopeSha256: former.sha256 },
      ...{ tender: tender.id, tenderReference: tender.reference },
    }
    const { statements } = withdrawalOf(signer, envelope, { secret: '00000-00000' }, after(-1), {
      replacedBy: later.reference,
    })
    await (await rawSql(payload)).write(statements)
    await begin(tender)
    expect(await handsIn(tender, 1)).toMatchObject({ good: 1 })
    await handsIn(tender, 3)
    expect(await open(tender)).toBe(true)
    expect(await rowOf(former.id)).toMatchObject({ status: 'withdrawn', openedAt: null, companyName: null })
    const minutes = await minutesOf(tender)
    expect(minutes?.proposals.map(({ reference, fate }) => [reference, fate])).toEqual([
      [former.reference, 'replaced'],
      [later.reference, 'opened'],
    ])
  })

  test('are told on the start page, as procurement is, what waits for them, and only as long as it does', async () => {
    const { environment } = await import('../../environment.ts')
    const { readWaiting } = await import('../../admin/dashboard/read-waiting.ts')
    const waiting = async (user: TypedUser, now = opened) => {
      const settings = environment()
      const found = await readWaiting({ payload, user, settings, language: 'en', now })
      expect(found.failed).toEqual([])
      return found.waiting.find((one) => one.key === 'custodianOpenings')?.count ?? 0
    }
    const before = await waiting(buyer)
    const tender = await newTender()
    await seal(tender)
    expect(await waiting(buyer, after(-1))).toBe(0)
    expect(await waiting(buyer)).toBe(before + 1)
    await begin(tender)
    expect(await waiting(buyer)).toBe(before)
    const person = { ...custodian(1).person, roles: ['custodian' as const] }
    const toHandIn = await waiting(person)
    expect(toHandIn).toBeGreaterThan(0)
    await handsIn(tender, 1)
    expect(await waiting(person)).toBe(toHandIn - 1)
  })

  test('open a tender to which nobody sent anything', async () => {
    const tender = await newTender()
    await begin(tender)
    expect(await open(tender)).toBe(true)
    expect(await minutesOf(tender)).toMatchObject({ proposals: [] })
  })

  test('end a tender: it gets no later deadline, not even by being taken off the site for a moment', async () => {
    const tender = await newTender()
    await begin(tender)
    expect(await open(tender)).toBe(true)
    const change = (data: object) =>
      payload.update({ collection: 'tenders', id: tender.id, data, user: buyer, overrideAccess: false })
    const deadline = new Date(Date.now() + 20 * 86_400_000).toISOString()
    const isRefused = () =>
      expect(
        change({ _status: 'published', deadline, reasonForChange: 'Nobody came' }),
      ).rejects.toMatchObject({
        data: { errors: [{ path: 'deadline', message: expect.stringContaining('have been opened') }] },
      })
    await isRefused()
    await change({ _status: 'draft' })
    await isRefused()
    // Nor is what a former release has left of its versions needed for that.
    await payload.db.deleteVersions({ collection: 'tenders', where: { parent: { equals: tender.id } } })
    await isRefused()
    expect(await change({ _status: 'published' })).toMatchObject({ _status: 'published', addenda: [] })
  })

  test('disclose what stood among decoys, once the minutes are there', async () => {
    const { openedTendersOf } = await import('../../procurement/procurement-record/sealed-tenders.ts')
    const { tender } = await judgedTender({})
    expect(await openedTendersOf(payload)()).not.toContain(tender.id)
    await open(tender)
    expect(await openedTendersOf(payload)()).toContain(tender.id)
  })

  test('leave nothing to be known of what is sealed to them when two people open what came before there were any', async () => {
    const { areOpened, openedTendersOf, sealedTendersOf } =
      await import('../../procurement/procurement-record/sealed-tenders.ts')
    const former = {
      ...(await import('../../procurement/proposal-openings/begin-opening.ts')),
      ...(await import('../../procurement/proposal-openings/confirm-opening.ts')),
    }
    const { makeSealedProposal } = await import('../support/sealed-proposal.ts')
    const { readReleasesOfTender } = await import('../../procurement/tenders/ocds/stored-releases.ts')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const { writeOrganization } = await import('../support/test-records.ts')
    await writeOrganization(payload)
    const [first, second] = [
      await staffOf(payload, 'First', 'bid-opener'),
      await staffOf(payload, 'Second', 'bid-opener'),
    ]
    const { sealingKey } = testOpenings.key
    const tender = await newTender()
    await makeSealedProposal({ payload, dataFolder, sealingKey, tender: tender.id })
    const withdrawn = await makeSealedProposal({ payload, dataFolder, sealingKey, tender: tender.id })
    await payload.update({
      ...{ collection: 'proposals', id: withdrawn.id },
      data: { status: 'withdrawn', withdrawnAt: after(-1).toISOString() },
    })
    await seal(tender)
    const context = { ...contextAt(opened), sealingKey: async () => sealingKey }
    await former.beginOpening(context, tender.id, first, approves)
    const { opened: references } = await former.confirmOpening(context, tender.id, second, approves)
    expect(references).toHaveLength(1)
    const count = async () => {
      const release = (await readReleasesOfTender(await rawSql(payload), tender.id)).at(-1)?.release
      return JSON.stringify(release).match(/"numberOfTenderers":(\d+)/)?.[1]
    }
    expect(await openedTendersOf(payload)()).not.toContain(tender.id)
    expect(await areOpened(payload, tender.id)).toBe(false)
    expect(await sealedTendersOf(payload)(after(30))).toContain(tender.id)
    expect(await count()).toBeUndefined()
    await begin(tender)
    await handsIn(tender, 1)
    await handsIn(tender, 3)
    await open(tender)
    expect(await openedTendersOf(payload)()).toContain(tender.id)
    expect(await sealedTendersOf(payload)(after(30))).not.toContain(tender.id)
    expect(await count()).toBe('2')
  })
})

describe('before the deadline', () => {
  test('the server begins nothing and gives nothing, whatever the tender’s row says', async () => {
    const tender = await newTender()
    await seal(tender)
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const past = '2026-01-01T00:00:00.000Z'
    await (await rawSql(payload)).write([sql`UPDATE tenders SET deadline = ${past} WHERE id = ${tender.id}`])
    const early = contextAt(after(-1))
    const { person } = custodian(1)
    await expect(modules.beginOpening(early, tender.id, person, approves)).rejects.toThrow('deadlineToCome')
    await expect(modules.sharesForCustodian(early, tender.id, person)).rejects.toThrow('deadlineToCome')
    await expect(modules.handInShares(early, tender.id, person, [])).rejects.toThrow('deadlineToCome')
  })

  test('a custodian’s browser opens nothing by its own clock, and believes no deadline that is not in the log', async () => {
    const tender = await newTender()
    await seal(tender)
    await begin(tender)
    await expect(opensShares(tender, 1, after(-1))).rejects.toThrow('deadline to come')
    const given = await modules.sharesForCustodian(contextAt(opened), tender.id, custodian(1).person)
    const { entry } = given.terms
    const forged = { ...given, terms: { ...given.terms, entry: entry.replace('2026-06-15', '2026-01-15') } }
    expect(() => readSharesToOpen(forged, tender.reference, opened)).toThrow(
      'The log does not have this entry',
    )
    const other = { ...given, begun: { ...given.begun, entry: given.begun.entry.replace('age1', 'age1q') } }
    expect(() => readSharesToOpen(other, tender.reference, opened)).toThrow(
      'The log does not have this entry',
    )
  })

  test('nor in the minutes after it, while the last proposals are still being stored', async () => {
    await expect(begin(await newTender(), after(1))).rejects.toThrow('stillArriving')
  })

  test('nor later, as long as one that came before the deadline is still being stored', async () => {
    const { SubmissionLock } = await import('../../server/intake/submission-lock.ts')
    const tender = await newTender()
    const stored = Promise.withResolvers<never>()
    const lock = new SubmissionLock(payload, () => undefined)
    const storing = Promise.withResolvers<void>()
    const sending = lock.once('a proposal', {
      tender: tender.id,
      isRemembered: false,
      first: () => {
        storing.resolve()
        return stored.promise
      },
      again: async () => undefined,
    })
    await storing.promise
    await expect(begin(tender)).rejects.toThrow('stillArriving')
    const { describeOpening } = await import('../../procurement/openings/describe-opening.ts')
    expect(await describeOpening(contextAt(opened), tender.id, buyer)).toMatchObject({ mayBegin: false })
    stored.reject(new Error('Its sender is gone'))
    await expect(sending).rejects.toThrow('Its sender is gone')
    await begin(tender)
  })

  test('and one that is acknowledged while shares are gathered is opened like the others', async () => {
    const tender = await newTender()
    const first = await seal(tender)
    await begin(tender)
    await handsIn(tender, 1)
    const late = await seal(tender)
    await handsIn(tender, 2)
    // The first custodian has handed over nothing for the second proposal yet.
    expect(await stateOf(tender)).toBe('gathering')
    await handsIn(tender, 1)
    await open(tender)
    expect((await minutesOf(tender))?.proposals).toMatchObject([
      { reference: first.reference, fate: 'opened' },
      { reference: late.reference, fate: 'opened' },
    ])
  })

  test('and the gathering does not end in the moment in which one is acknowledged', async () => {
    const { endGathering } = await import('../../procurement/openings/openings-table.ts')
    const { areUndecided } = await import('../../procurement/openings/standing-envelopes.ts')
    const tender = await newTender()
    await seal(tender)
    await begin(tender)
    // Two envelopes stand, of which the shares of one were looked at.
    await seal(tender)
    const end = (count: number) =>
      endGathering(payload, tender.id, { at: opened, onlyIf: areUndecided(payload, tender.id, count) })
    expect([await end(1), await stateOf(tender)]).toEqual([false, 'gathering'])
    expect([await end(2), await stateOf(tender)]).toEqual([true, 'opening'])
  })
})

describe('who', () => {
  test('begins: procurement or a custodian of the tender, and two at once begin one opening', async () => {
    const tender = await newTender()
    const administrator = await staffOf(payload, 'Administrator', 'administrator')
    const stranger = await support.makeCustodians(signer, 1)
    for (const person of [administrator, stranger[0]?.person ?? null, null]) {
      await expect(modules.beginOpening(contextAt(opened), tender.id, person, approves)).rejects.toThrow(
        'notACustodian',
      )
    }
    const people = [buyer, custodian(1).person, custodian(2).person]
    await Promise.all(
      people.map((person) => modules.beginOpening(contextAt(opened), tender.id, person, approves)),
    )
    const { readLeavesAbout } = await import('../../transparency/log-rows.ts')
    expect(await readLeavesAbout(signer, tender.id, ['opening begun'])).toHaveLength(1)
  })

  test('hands in: a custodian of the tender, with an account as old as its terms', async () => {
    const tender = await newTender()
    await seal(tender)
    await begin(tender)
    const handIn = (person: TypedUser) => modules.handInShares(contextAt(opened), tender.id, person, [])
    await expect(handIn(buyer)).rejects.toThrow('notOwnKey')
    const { recordAccountChange } = await import('../../accounts/changes/account-changes.ts')
    const { person } = custodian(2)
    await recordAccountChange(payload, {
      ...{ account: person.id, what: 'password changed', by: buyer.id, startsAgain: true, details: {} },
      at: new Date(Date.now() + 5000),
    })
    await expect(handIn(person)).rejects.toThrow('custodianTooNew')
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const database_ = await rawSql(payload)
    await database_.write([sql`DELETE FROM account_changes WHERE account = ${person.id}`])
  })
})

describe('a custodian', () => {
  test('with another key hands nothing over', async () => {
    const tender = await newTender()
    await seal(tender)
    await begin(tender)
    await expect(opensShares(tender, 1, opened, custodian(2).key)).rejects.toThrow(HandOverError)
  })

  test('hands over what age’s own program opened, and nothing of another tender', onSqliteOnly, async () => {
    const tender = await newTender()
    const other = await newTender()
    await seal(tender)
    await seal(other)
    await begin(tender)
    await begin(other)
    const { shares, handed } = await opensShares(tender, 1)
    const { handed: ofOther } = await opensShares(other, 1)
    const pasted = [handed, ofOther].flatMap((some) => some.map(({ text }) => `  ${text ?? ''}`)).join('\r\n')
    const taken = takePastedShares(shares, `$ age -d -i key.txt share.age\n${pasted}`)
    expect(taken.handed).toEqual(handed)
    expect(taken.foreign).toMatchObject([{ tender: other.reference }])
    expect(() => takePastedShares(shares, ofOther[0]?.text ?? '')).toThrow('no shares')
  })

  test('who hands over something false is named, and may still hand over the right share', async () => {
    const tender = await newTender()
    const sealed = await seal(tender)
    await begin(tender)
    const { shares } = await opensShares(tender, 1)
    const place = shares.envelopes[0]?.expected
    if (!place) throw new Error('There is no share')
    const false_ = writeShareText({ ...place, share: new Uint8Array(75).fill(7) })
    const wrong = await sealHanded(shares.procurementKey, [{ envelope: sealed.envelope, text: false_ }])
    const handIn = () => modules.handInShares(contextAt(opened), tender.id, custodian(1).person, wrong)
    expect(await handIn()).toEqual({ good: 0, nothing: 0, wrong: 1 })
    // The same twice changes nothing.
    await handIn()
    const { readLeavesAbout } = await import('../../transparency/log-rows.ts')
    expect(await readLeavesAbout(signer, tender.id, ['share handed in'])).toHaveLength(1)
    await handsIn(tender, 2)
    expect(await stateOf(tender)).toBe('gathering')
    await handsIn(tender, 3)
    expect(await stateOf(tender)).toBe('opening')
    await open(tender)
    expect((await minutesOf(tender))?.custodians[0]).toMatchObject({ good: 0, wrong: 1 })
    expect(await rowOf(sealed.id)).toMatchObject({ status: 'opened' })
  })

  test('who holds back a part has as much time as who has handed over nothing', async () => {
    const tender = await newTender()
    await seal(tender)
    await seal(tender)
    await begin(tender)
    await handsIn(tender, 1)
    const { shares, handed } = await opensShares(tender, 2)
    const sealed = await sealHanded(shares.procurementKey, handed)
    await modules.handInShares(contextAt(opened), tender.id, custodian(2).person, sealed.slice(0, 1))
    const own = await opensShares(tender, 3)
    // As if its bidder had dealt the third custodian nothing.
    const withGap = own.handed.map((one, index) => (index === 0 ? one : { ...one, text: null }))
    const sealedWithGap = await sealHanded(own.shares.procurementKey, withGap)
    await modules.handInShares(contextAt(opened), tender.id, custodian(3).person, sealedWithGap)
    const closesFrom = after(10 + 7 * 24 * 60).toISOString()
    expect(await modules.describeOpening(contextAt(after(11)), tender.id, buyer)).toMatchObject({
      ...{ closesFrom, mayClose: false },
      custodians: [{ isAwaited: false }, { isAwaited: true }, { isAwaited: false }],
    })
    const closing = modules.closeGathering(contextAt(after(11)), tender.id, buyer, approves)
    await expect(closing).rejects.toThrow('othersHaveTime')
    await handsIn(tender, 2)
    await open(tender)
    expect((await minutesOf(tender))?.proposals).toMatchObject([{ fate: 'opened' }, { fate: 'opened' }])
  })

  test('who has handed over nothing but a wrong share is none of those who are needed', async () => {
    const tender = await newTender()
    const sealed = await seal(tender)
    await begin(tender)
    await handsIn(tender, 1)
    const { shares } = await opensShares(tender, 2)
    const place = shares.envelopes[0]?.expected
    if (!place) throw new Error('There is no share')
    const text = writeShareText({ ...place, share: new Uint8Array(75).fill(7) })
    const wrong = await sealHanded(shares.procurementKey, [{ envelope: sealed.envelope, text }])
    await modules.handInShares(contextAt(opened), tender.id, custodian(2).person, wrong)
    const later = contextAt(after(8 * 24 * 60))
    expect(await modules.describeOpening(later, tender.id, buyer)).toMatchObject({
      closesFrom: null,
      mayClose: false,
    })
    const closing = modules.closeGathering(later, tender.id, buyer, approves)
    await expect(closing).rejects.toThrow('nobodyToWaitFor')
  })

  test('who is slow is waited for, until procurement decides otherwise', async () => {
    const tender = await newTender()
    const sealed = await seal(tender)
    await begin(tender)
    await handsIn(tender, 1)
    const close = () => modules.closeGathering(contextAt(opened), tender.id, buyer, approves)
    await expect(close()).rejects.toThrow('nobodyToWaitFor')
    expect(await stateOf(tender)).toBe('gathering')
    expect(await rowOf(sealed.id)).toMatchObject({ openedAt: null, brokenBecause: null })
  })
})

test('the back office is given only what each person may see and do', async () => {
  const past = '2025-01-15T12:00:00.000Z'
  const tender = await support.makeTenderWithTerms(signer, custodians, { deadline: past })
  await seal(tender)
  const administrator = await staffOf(payload, 'Chief', 'administrator')
  const at = `/tenders/${tender.id}/opening`
  const { person } = custodian(1)
  const statusOf = async (who: TypedUser | undefined, address: string) =>
    (await callRest(payload, who, address)).status
  expect(await statusOf(undefined, `${at}/state`)).toBe(403)
  expect(await statusOf(administrator, `${at}/state`)).toBe(403)
  expect(await statusOf(buyer, '/tenders/999999/opening/state')).toBe(404)
  expect(await (await callRest(payload, person, `${at}/state`)).json()).toMatchObject({
    ...{ stage: 'waiting', proposals: null, mayBegin: true, mayHandIn: false, mayRead: false },
    own: { recipient: custodian(1).key.recipient },
  })
  const asked = await callRest(payload, person, at, { method: 'POST' })
  expect(asked.status).toBe(428)
  const begun = await callConfirming(payload, buyer, at, { method: 'POST' })
  expect(await begun.json()).toMatchObject({ stage: 'gathering', proposals: 1, own: null, mayHandIn: false })
  expect(await statusOf(person, `${at}/shares`)).toBe(425)
  await sign()
  expect(await statusOf(buyer, `${at}/shares`)).toBe(403)
  for (const { person: who, key: own } of custodians.slice(0, 2)) {
    const given: unknown = await (await callRest(payload, who, `${at}/shares`)).json()
    const shares = readSharesToOpen(given, tender.reference, new Date())
    const body = {
      shares: await sealHanded(shares.procurementKey, (await openShares(shares, own)).handed),
    }
    const answered = await callRest(payload, who, `${at}/shares`, { method: 'POST', body })
    expect(answered.status).toBe(200)
  }
  expect(await stateOf(tender)).toBe('opening')
  await open(tender, contextAt(new Date()))
  const { openings } = z
    .object({ openings: z.array(z.looseObject({ tender: z.number(), stage: z.string() })) })
    .parse(await (await callRest(payload, buyer, '/openings')).json())
  // However long ago the deadline was.
  expect(openings.find((one) => one.tender === tender.id)?.stage).toBe('finished')
  expect(await (await callRest(payload, buyer, `${at}/state`)).json()).toMatchObject({
    ...{ stage: 'finished', proposals: 1, opened: 1, broken: [] },
    custodians: [{ isAwaited: false }, { wrong: 0 }, { handedInAt: null }],
  })
  const { minutesPage } = await import('../../server/minutes/minutes-page.ts')
  const minutes = await minutesOf(tender)
  if (!minutes) throw new Error('There are no minutes')
  for (const { code, direction } of languageList) {
    const page = minutesPage({ name: 'Network', minutes, timeZone: 'Asia/Amman' }, code)
    expect(page).toContain(`<html lang="${code}" dir="${direction}">`)
    expect(page).toContain(minutes.proposals[0]?.reference)
    expect(page).not.toMatch(/<script|undefined|\[object/)
  }
})

describe('an envelope that does not open', () => {
  test('is named with its reason and stops nothing', onSqliteOnly, async () => {
    const tender = await newTender()
    const sound = await seal(tender)
    const damaged = await seal(tender)
    const missing = await seal(tender)
    const unanswered = await seal(tender, { answers: { ...support.typedAnswers, email: 'no address' } })
    const large = await seal(tender, { files: manyFiles(21) })
    await begin(tender)
    await handsIn(tender, 1)
    await handsIn(tender, 2)
    const file = envelopeFile(damaged)
    const bytes = await readFile(file)
    bytes[bytes.length - 2000] = (bytes[bytes.length - 2000] ?? 0) ^ 1
    await writeFile(file, bytes)
    await rm(envelopeFile(missing))
    expect(await open(tender)).toBe(true)
    const fates = new Map(
      (await minutesOf(tender))?.proposals.map((proposal) => [proposal.reference, proposal]),
    )
    expect(fates.get(sound.reference)).toMatchObject({ fate: 'opened' })
    expect(fates.get(damaged.reference)).toMatchObject({
      fate: 'broken',
      because: 'damaged',
      envelope: damaged.sha256,
    })
    expect(fates.get(damaged.reference)?.found).toMatch(/^(?!0{64})[0-9a-f]{64}$/)
    expect(fates.get(missing.reference)).toMatchObject({ because: 'damaged', found: null })
    expect(fates.get(unanswered.reference)).toMatchObject({ because: 'not a proposal' })
    expect(fates.get(large.reference)).toMatchObject({ because: 'too large' })
    expect(await rowOf(unanswered.id)).toMatchObject({ brokenBecause: 'not a proposal', companyName: null })
  })

  test(
    'because it was damaged while shares were gathered, is no custodian’s fault',
    onSqliteOnly,
    async () => {
      const tender = await newTender()
      const sealed = await seal(tender)
      await seal(tender)
      await begin(tender)
      const { shares, handed } = await opensShares(tender, 1)
      const file = envelopeFile(sealed)
      const bytes = await readFile(file)
      // In the header, which is no JSON any more.
      bytes[700] = 0x07
      await writeFile(file, bytes)
      const given = await sealHanded(shares.procurementKey, handed)
      expect(await modules.handInShares(contextAt(opened), tender.id, custodian(1).person, given)).toEqual({
        ...{ good: 1, nothing: 0, wrong: 0 },
      })
      await handsIn(tender, 2)
      expect(await open(tender)).toBe(true)
      const minutes = await minutesOf(tender)
      expect(minutes?.proposals.map(({ fate }) => fate).toSorted()).toEqual(['broken', 'opened'])
      expect(minutes?.custodians.map(({ wrong }) => wrong)).toEqual([0, 0, 0])
    },
  )

  test('because its bidder dealt wrongly, is out for good, whoever has lost a key', async () => {
    const tender = await newTender()
    const sound = await seal(tender)
    const cheat = await dealtWrongly(tender)
    await begin(tender)
    await handsIn(tender, 1)
    expect(await handsIn(tender, 2)).toEqual({ good: 1, nothing: 1, wrong: 0 })
    // The third has lost the key, and would have been needed for the cheat's envelope alone.
    expect(await stateOf(tender)).toBe('gathering')
    const { begunAt } = (await modules.findOpening(payload, tender.id)) ?? { begunAt: '' }
    const daysLater = (days: number) => contextAt(new Date(Date.parse(begunAt) + days * 86_400_000))
    const close = (days: number) => modules.closeGathering(daysLater(days), tender.id, buyer, approves)
    const described = (days: number) => modules.describeOpening(daysLater(days), tender.id, buyer)
    // What a custodian holds back would else be out as soon as one person waits no longer.
    await expect(close(6.9)).rejects.toThrow('othersHaveTime')
    const closesFrom = daysLater(7).now().toISOString()
    expect(await described(6.9)).toMatchObject({ closesFrom, mayClose: false })
    expect(await described(7)).toMatchObject({ closesFrom, mayClose: true })
    await close(7)
    expect(await open(tender)).toBe(true)
    const minutes = await minutesOf(tender)
    expect(minutes?.closedAt).toBe(closesFrom)
    expect(minutes?.proposals).toMatchObject([
      { reference: sound.reference, fate: 'opened' },
      { reference: cheat.reference, fate: 'broken', because: 'too few shares' },
    ])
  })

  test('has an infected file: it is opened, and the file is given to nobody', async () => {
    const { tender, sealed } = await judgedTender({ files: [support.fileOf('a.pdf', '%PDF infected')] }, {})
    const scan = async (plain: Readable): Promise<ScanResult> =>
      (await buffer(plain)).includes('infected') ? 'infected' : 'clean'
    await open(tender, contextAt(opened, scan))
    expect(await rowOf(sealed[0]?.id ?? 0)).toMatchObject({ status: 'opened', scan: 'infected' })
    expect(await rowOf(sealed[1]?.id ?? 0)).toMatchObject({ status: 'opened', scan: 'clean' })
    expect((await minutesOf(tender))?.proposals).toMatchObject([{ isInfected: true }, { fate: 'opened' }])
  })
})

test('while the scanner is away, files are opened and wait for it', async () => {
  const { tender, sealed } = await judgedTender({})
  await open(
    tender,
    contextAt(opened, async () => 'pending'),
  )
  expect(await rowOf(sealed[0]?.id ?? 0)).toMatchObject({ status: 'opened', scan: 'pending' })
})

describe('an opening that was cut short', () => {
  test('is gone on with by another process when its time is over', async () => {
    const { tender } = await judgedTender({}, {}, {})
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const { rows } = await rawSql(payload)
    await rows(sql`UPDATE openings SET lease_by = 'killed', lease_until = ${after(11).toISOString()}
      WHERE tender = ${tender.id} RETURNING tender`)
    expect(await open(tender)).toBe(false)
    expect(await open(tender, contextAt(after(12)))).toBe(true)
    expect((await minutesOf(tender))?.proposals).toHaveLength(3)
  })

  test('leaves nothing half unpacked, and goes on with what has no verdict', async () => {
    const { tender, sealed } = await judgedTender({}, {}, {})
    const failing = contextAt(opened)
    let scans = 0
    const scan = vi.fn(async (): Promise<ScanResult> => {
      scans += 1
      if (scans === 2) throw new Error('The process is killed')
      return 'clean'
    })
    expect(await open(tender, { ...failing, scan })).toBe(false)
    const opening = await modules.findOpening(payload, tender.id)
    expect(opening).toMatchObject({ state: 'opening' })
    expect(opening?.fault).toContain(sealed[1]?.reference)
    expect(await minutesOf(tender)).toBeUndefined()
    const before = await rowOf(sealed[0]?.id ?? 0)
    expect(await open(tender, contextAt(after(12)))).toBe(true)
    expect((await rowOf(sealed[0]?.id ?? 0)).storedName).toBe(before.storedName)
    expect((await minutesOf(tender))?.proposals.map(({ fate }) => fate)).toEqual([
      'opened',
      'opened',
      'opened',
    ])
    const incoming = await readdir(path.join(dataFolder, 'submissions', 'incoming'))
    expect(incoming).toEqual([])
  })

  test('carried out by two at once is one', async () => {
    const { tender } = await judgedTender({}, {})
    const results = await Promise.all([open(tender), open(tender), open(tender)])
    expect(results.filter(Boolean)).toHaveLength(1)
    const { readLeavesAbout } = await import('../../transparency/log-rows.ts')
    expect(await readLeavesAbout(signer, tender.id, ['minutes'])).toHaveLength(1)
  })
})

function manyFiles(count: number) {
  return Array.from({ length: count }, (_, index) => support.fileOf(`file-${index}.pdf`, '%PDF'))
}

/** An envelope whose first share alone is what its header says. */
async function dealtWrongly(tender: TenderWithTerms) {
  const { sealWrongly } = await import('../support/wrong-envelopes.ts')
  return support.storeSealed(signer, store(), tender, await sealWrongly(tender.terms))
}
