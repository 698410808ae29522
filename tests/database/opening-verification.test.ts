import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, opened, openTestOpenings } from '../support/custodian-openings.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import type { SealedEnvelope, TenderWithTerms } from '../support/tenders-with-terms.ts'

const openings = await openTestOpenings()
const { payload, signer, support, findings, seal, newTender, judgedTender, open, rowOf, placeOf } = openings
const { byHand, changeRow, bytesOf } = openings
afterAll(openings.close)

let tender: TenderWithTerms
let proposal: SealedEnvelope
let broken: SealedEnvelope
/** Folder of what the opening unpacked. */
let unpacked: string

beforeAll(async () => {
  const judged = await judgedTender({}, { answers: {} })
  ;({ tender } = judged)
  const [one, other] = judged.sealed
  if (!one || !other) throw new Error('Nothing was sealed')
  proposal = one
  broken = other
  await open(tender)
  unpacked = (await rowOf(proposal.id)).storedName ?? ''
})
beforeEach(async () => {
  const found = await findings()
  if (found.length > 0) throw new Error(`A test before left something changed: ${found.join(' ')}`)
})

const faultOf = (reference: string, fault: string) => `Proposal ${reference}: ${fault}.`

describe('what an opening has unpacked', () => {
  test('is missed in the store when a file of it, or all of it, is gone', async () => {
    const before = await bytesOf(unpacked, 'file-0.age')
    await rm(placeOf(unpacked, 'file-0.age'))
    expect(await findings()).toEqual([
      faultOf(proposal.reference, 'its file-0.age is missing from the store'),
    ])
    await writeFile(placeOf(unpacked, 'file-0.age'), before)
  })

  test('is not what was unpacked once it is changed, with the hashes in its row too', async () => {
    const form = await bytesOf(unpacked, 'form.age')
    await writeFile(placeOf(unpacked, 'form.age'), 'another form')
    expect(await findings()).toEqual([faultOf(proposal.reference, 'its form.age is not the one unpacked')])
    await writeFile(placeOf(unpacked, 'form.age'), form)

    const file = await bytesOf(unpacked, 'file-0.age')
    const rows = namesOf(payload, 'proposals_files')
    const hashInRow = (sealedSha256: string) =>
      byHand(sql`UPDATE ${rows.table} SET ${rows.column('sealedSha256')} = ${sealedSha256}
        WHERE ${rows.column('_parentID')} = ${proposal.id}`)
    const before = (await rowOf(proposal.id)).files?.[0]?.sealedSha256 ?? ''
    await writeFile(placeOf(unpacked, 'file-0.age'), 'another offer')
    await hashInRow(createHash('sha256').update('another offer').digest('hex'))
    expect(await findings()).toEqual([
      faultOf(proposal.reference, 'its row has other hashes of files than when it was opened'),
      faultOf(proposal.reference, 'its file-0.age is not the one unpacked'),
    ])
    await writeFile(placeOf(unpacked, 'file-0.age'), file)
    await hashInRow(before)
  })

  test('has nothing beside it', async () => {
    await writeFile(placeOf(unpacked, 'file-1.age'), 'more')
    expect(await findings()).toEqual([
      faultOf(proposal.reference, 'file-1.age lies in its folder and does not belong to it'),
    ])
    await rm(placeOf(unpacked, 'file-1.age'))
  })

  test('lies where the opening put it, and nothing lies there of what no opening has unpacked', async () => {
    const other = await seal(await newTender())
    const staged = await openings.store().stage()
    await writeFile(staged.fileToWrite('form.age'), 'form')
    await staged.move()
    await staged.commit()
    await changeRow(other.id, { storedName: staged.name })
    expect(await findings()).toEqual([
      faultOf(other.reference, 'its row names files that no opening has unpacked'),
    ])
    await changeRow(other.id, { storedName: other.storedName })
    expect(await findings()).toEqual([`The stored files in ${staged.name} belong to no submission.`])
    await openings.store().remove(staged.name)
    await changeRow(proposal.id, { storedName: staged.name })
    expect(await findings()).toContain(
      faultOf(proposal.reference, 'its row names another folder than its opening'),
    )
    await changeRow(proposal.id, { storedName: unpacked })
  })
})

describe('a row that says something else than minutes and record', () => {
  test.each<[string, () => number, Record<string, string | null>, string[]]>([
    [
      'not opened',
      () => proposal.id,
      { openedAt: null },
      [
        'its opening is recorded, and its row does not show it',
        'the minutes say “opened”, and its row says “broken”',
      ],
    ],
    [
      'opened',
      () => broken.id,
      { openedAt: opened.toISOString() },
      [
        'it is marked as opened, which was never recorded',
        'the minutes say “broken”, and its row says “opened”',
      ],
    ],
    [
      'broken for another reason',
      () => broken.id,
      { brokenBecause: 'damaged' },
      [
        'it is recorded that it did not open, and its row does not say why',
        'the minutes have another reason than its row why it did not open',
      ],
    ],
    [
      'awarded',
      () => proposal.id,
      { status: 'awarded' },
      ['its state is “awarded”, and “opened” is recorded'],
    ],
    [
      'opened before the deadline',
      () => proposal.id,
      { openedAt: after(-1).toISOString() },
      ['it was opened before the deadline of its tender'],
    ],
    [
      'opened before anybody had begun to',
      () => proposal.id,
      { openedAt: after(1).toISOString() },
      ['it was opened before the opening of its tender was begun'],
    ],
    [
      'received after the deadline',
      () => proposal.id,
      { receivedAt: after(1).toISOString() },
      ['its row has another time than its receipt', 'it was received after the deadline of its tender'],
    ],
  ])('%s', async (_what, idOf, change, faults) => {
    const id = idOf()
    const before: Readonly<Record<string, unknown>> = { ...(await rowOf(id)) }
    await changeRow(id, change)
    const { reference } = id === proposal.id ? proposal : broken
    expect((await findings()).toSorted()).toEqual(faults.map((fault) => faultOf(reference, fault)).toSorted())
    const former = Object.keys(change).map((name): [string, string | null] => {
      const value = before[name]
      return [name, typeof value === 'string' ? value : null]
    })
    await changeRow(id, Object.fromEntries(former))
  })

  test('is missing, or is in no minutes', async () => {
    const files = namesOf(payload, 'proposals_files')
    const row = namesOf(payload, 'proposals')
    // A second proposal to the same tender, which came after its opening.
    const late = await seal(tender)
    expect(await findings()).toEqual([faultOf(late.reference, 'it is not in the minutes of its tender')])
    await byHand(sql`DELETE FROM ${files.table} WHERE ${files.column('_parentID')} = ${late.id}`)
    await byHand(sql`DELETE FROM ${row.table} WHERE ${row.column('id')} = ${late.id}`)
    await openings.store().remove(late.storedName)
    expect(await findings()).toEqual([`Proposal ${late.reference} was received and is not there.`])
    await byHand(sql`DELETE FROM log_pending WHERE text LIKE ${`%${late.reference}%`}`)
    // With its promise gone from the database, too, the minutes still name it.
    const { appendSealed } = await import('../../transparency/append.ts')
    const { readPending } = await import('../../transparency/log-rows.ts')
    const waiting = (await readPending(payload)).find(({ text }) => text.includes(broken.reference))
    await byHand(sql`DELETE FROM log_pending WHERE text LIKE ${`%${broken.reference}%`}`)
    await changeRow(broken.id, { scheme: null })
    expect(await findings()).toContain(
      `The minutes of tender ${tender.reference} name proposal ${broken.reference}, which is not there.`,
    )
    await changeRow(broken.id, { scheme: 'custodians' })
    expect(await findings()).toEqual([
      faultOf(broken.reference, 'its receipt is not in the transparency log'),
    ])
    const { statements } = appendSealed(signer, tender.id, waiting?.text ?? '', opened)
    for (const statement of statements) await byHand(statement)
  })
})

describe('an opening', () => {
  test('that stands in the database alone, of a tender without custodians too, or is hidden there', async () => {
    const { makeTender } = await import('../support/test-tender.ts')
    const without = await makeTender(payload, after(0).toISOString())
    await byHand(sql`INSERT INTO openings (tender, state, begun_by, begun_at, approval, entry)
      VALUES (${without.id}, 'gathering', 1, ${opened.toISOString()}, '{}', 0)`)
    expect(await findings()).toEqual([
      `The database has an opening of tender ${without.id} that the transparency log does not know.`,
    ])
    await byHand(sql`DELETE FROM openings WHERE tender = ${without.id}`)
    const other = await newTender()
    await byHand(sql`INSERT INTO openings (tender, state, begun_by, begun_at, approval, entry)
      VALUES (${other.id}, 'gathering', 1, ${opened.toISOString()}, '{}', 0)`)
    expect(await findings()).toEqual([
      `The database has an opening of tender ${other.reference} that the transparency log does not know.`,
    ])
    await byHand(sql`DELETE FROM openings WHERE tender = ${other.id}`)
    await openings.begin(other)
    await byHand(sql`UPDATE openings SET state = 'finished' WHERE tender = ${other.id}`)
    expect(await findings()).toEqual([
      `The opening of tender ${other.reference} is marked as finished, and the transparency log has no minutes of it.`,
    ])
    await byHand(sql`UPDATE openings SET state = 'opening' WHERE tender = ${other.id}`)
    await open(other)
    await byHand(sql`UPDATE openings SET state = 'opening' WHERE tender = ${other.id}`)
    expect(await findings()).toEqual([
      `The minutes of tender ${other.reference} are in the transparency log, and the database does not show its opening as finished.`,
    ])
    await byHand(sql`UPDATE openings SET state = 'finished' WHERE tender = ${other.id}`)
    await byHand(sql`UPDATE openings SET tender = 999999 WHERE tender = ${other.id}`)
    expect(await findings()).toContain(
      `The opening of tender ${other.reference} is in the transparency log, and the database does not show it.`,
    )
    await byHand(sql`UPDATE openings SET tender = ${other.id} WHERE tender = 999999`)
  })

  test('has moments that can be true together', async () => {
    const other = await newTender()
    const { appendOpenly } = await import('../../transparency/append.ts')
    const about = { at: after(-5).toISOString(), tender: other.id, reference: other.reference, terms: 'x' }
    // What only a product that was altered could write.
    await appendOpenly(
      signer,
      {
        ...{ ...about, kind: 'opening begun', deadline: other.terms.deadline, procurementKey: 'age1x' },
        details: 'x',
      },
      after(-5),
      { tender: other.id },
    )
    await appendOpenly(
      signer,
      {
        ...{ ...about, kind: 'share handed in', at: after(-6).toISOString(), fingerprint: 'x' },
        ...{ good: 1, nothing: 0, wrong: 0 },
      },
      after(-6),
      { tender: other.id },
    )
    const moment = after(-7).toISOString()
    await appendOpenly(
      signer,
      {
        ...{ ...about, kind: 'minutes', deadline: other.terms.deadline, begunAt: about.at, closedAt: null },
        ...{ judgedAt: moment, at: moment, needed: 2, custodians: [], part: 1, parts: 1, proposals: [] },
      },
      after(-7),
      { tender: other.id },
    )
    await byHand(sql`INSERT INTO openings (tender, state, begun_by, begun_at, approval, entry)
      VALUES (${other.id}, 'finished', 1, ${about.at}, '{}', 0)`)
    expect(await findings()).toEqual([
      `The opening of tender ${other.reference} was begun before its deadline.`,
      `Key shares of tender ${other.reference} were handed over before its opening was begun.`,
      `The moments in the minutes of tender ${other.reference} contradict each other.`,
    ])
    await byHand(sql`DELETE FROM openings WHERE tender = ${other.id}`)
    await byHand(sql`DELETE FROM log_entries WHERE tender = ${other.id}`)
  })
})

test('a deadline that only the tender’s row has is found', async () => {
  const other = await support.makeTenderWithTerms(signer, openings.custodians, {
    deadline: '2126-06-15T12:00:00.000Z',
  })
  const moveTo = (deadline: string) =>
    byHand(sql`UPDATE tenders SET deadline = ${deadline} WHERE id = ${other.id}`)
  await moveTo('2026-01-01T00:00:00.000Z')
  expect(await findings()).toEqual([
    `The row of tender ${other.reference} has another deadline than the transparency log.`,
  ])
  await moveTo(other.terms.deadline)
})
