import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCustodianKey } from '../../../sealing/identity-files.ts'
import { fingerprintOf } from '../../../sealing/recipients.ts'
import { after, openTestOpenings } from '../../support/custodian-openings.ts'
import {
  appointAll,
  draftTender,
  rehearse,
  withoutWaiting,
  testCustodians,
} from '../../support/custodians.ts'
import type { SealedEnvelope, TenderWithTerms } from '../../support/tenders-with-terms.ts'

const attacked = await openTestOpenings()
const { payload, findings, byHand } = attacked
const switchOff = await withoutWaiting()
const all = await testCustodians(payload)
const { seal, newTender, judgedTender, open, minutesOf, rowOf, placeOf, changeRow, signer } = attacked
const { termsOfTender } = await import('../../../procurement/terms/terms-of-tender.ts')
const { publishBatch } = await import('../../../transparency/batches/publish-batch.ts')
const { readEntriesFrom, readLogSize } = await import('../../../transparency/log-rows.ts')
const { namesOf } = await import('../../../store/database/payload-tables.ts')
const settings = (await import('../../../environment.ts')).environment()
afterAll(async () => {
  switchOff()
  await attacked.close()
})

const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + days * 86_400_000).toISOString()
const publish = (id: number) => payload.update({ collection: 'tenders', id, data: { _status: 'published' } })
const termsOf = (id: number) => termsOfTender(all.context, id)
const faultOf = ({ reference }: { reference: string }, fault: string) => `Proposal ${reference}: ${fault}.`
const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

describe('before the publication', () => {
  beforeAll(() => Object.assign(settings, { ROLE_WAIT_DAYS: 0 }))

  test('another recipient in a row is refused: at the appointment, at the publication, and after it', async () => {
    const own = await makeCustodianKey()
    const [custodian] = all.custodians
    if (!custodian) throw new Error('There is no custodian')
    const swap = (recipient: string) =>
      byHand(
        sql`UPDATE custodian_keys SET recipient = ${recipient}, fingerprint = ${fingerprintOf(recipient)}
          WHERE id = ${custodian.id}`,
      )
    const tender = await draftTender(payload, { deadline: inDays(20) })
    await swap(own.recipient)
    await expect(appointAll(all, tender.id)).rejects.toMatchObject({ refusal: 'keyChanged' })
    await swap(custodian.key.recipient)
    await appointAll(all, tender.id)
    for (const one of all.custodians) await rehearse(all, one, tender.id)
    await swap(own.recipient)
    await expect(publish(tender.id)).rejects.toThrow('transparency log')
    await swap(custodian.key.recipient)
    await publish(tender.id)
    await swap(own.recipient)
    const terms = await termsOf(tender.id)
    expect(terms?.custodians[0]?.recipient).toBe(custodian.key.recipient)
    await swap(custodian.key.recipient)
    // Nor is a leaf of one's own taken for the product's.
    const forged = terms?.entry.replace(custodian.key.recipient, own.recipient)
    await byHand(sql`UPDATE log_entries SET leaf = ${forged} WHERE sequence = ${terms?.entryOf.sequence}`)
    await expect(termsOf(tender.id)).rejects.toThrow('was not written by the product')
    await byHand(
      sql`UPDATE log_entries SET leaf = ${terms?.entry} WHERE sequence = ${terms?.entryOf.sequence}`,
    )
  })

  test('a rehearsal that only a row speaks of is none', async () => {
    const tender = await draftTender(payload, { deadline: inDays(20) })
    await appointAll(all, tender.id)
    await byHand(sql`UPDATE appointments SET rehearsed_at = ${inDays(0)} WHERE tender = ${tender.id}`)
    await expect(publish(tender.id)).rejects.toThrow('rehearsed')
  })
})

describe('drops a proposal', () => {
  test('by marking it as withdrawn: verification says that nobody has withdrawn it', async () => {
    const { tender, sealed } = await judgedTender({}, {})
    const [dropped] = sealed
    if (!dropped) throw new Error('Nothing was sealed')
    await changeRow(dropped.id, { status: 'withdrawn', withdrawnAt: after(-1).toISOString() })
    expect(await findings()).toEqual([
      faultOf(dropped, 'it is marked as withdrawn, and nobody has withdrawn it in the transparency log'),
    ])
    await open(tender)
    // Its bidder, who holds a receipt and has withdrawn nothing, reads it in the minutes too.
    expect((await minutesOf(tender))?.proposals).toContainEqual(
      expect.objectContaining({ reference: dropped.reference, fate: 'withdrawn', envelope: dropped.sha256 }),
    )
    await changeRow(dropped.id, { status: 'received', withdrawnAt: null })
    expect(await findings()).toContain(
      faultOf(dropped, 'the minutes say “withdrawn”, and its row says “broken”'),
    )
    await remove(dropped)
  })

  test('by deleting its row, its files, and what the log was to say: its receipt has no leaf', async () => {
    const tender = await newTender()
    const dropped = await seal(tender)
    const commitment = (await rowOf(dropped.id)).commitment ?? ''
    await remove(dropped)
    expect(await findings()).not.toContain(`Proposal ${dropped.reference} was received and is not there.`)
    await publishAt(tender, 20)
    // The bidder looks for the receipt's commitment when the interval is over.
    const leaves = await readEntriesFrom(payload, 0, 10_000)
    expect(leaves.some(({ leaf }) => leaf.includes(commitment))).toBe(false)
  })

  test('after the interval is over: the signed leaf stays, and whoever takes it out is found', async () => {
    const tender = await newTender()
    const dropped = await seal(tender)
    const commitment = (await rowOf(dropped.id)).commitment ?? ''
    await publishAt(tender, 30)
    await attacked.sign()
    await deleteRow(dropped)
    expect(await findings()).toContain(`Proposal ${dropped.reference} was received and is not there.`)
    const leaf = (await readEntriesFrom(payload, 0, 10_000)).find((entry) => entry.leaf.includes(commitment))
    if (!leaf) throw new Error('It is not in the log')
    // As a decoy, which nobody would miss.
    await byHand(sql`UPDATE log_entries SET private = NULL WHERE sequence = ${leaf.sequence}`)
    expect(await findings()).toContain(
      `What stands behind entry ${leaf.sequence} of the log is not what it commits to.`,
    )
    await byHand(
      sql`UPDATE log_entries SET private = NULL, leaf = ${'{"commitment":"AAAA","kind":"sealed"}'}
        WHERE sequence = ${leaf.sequence}`,
    )
    const found = await findings()
    expect(found).toContain(
      `Entry ${leaf.sequence} of the log was not written by the product, or was changed.`,
    )
    expect(found).toContainEqual(expect.stringContaining('are not those that were signed'))
    await expect(attacked.sign()).rejects.toThrow('not those that were signed')
    await byHand(
      sql`UPDATE log_entries SET private = ${leaf.private}, leaf = ${leaf.leaf} WHERE sequence = ${leaf.sequence}`,
    )
  })
})

describe('alters a proposal', () => {
  test('by another envelope with its hash and key in the row: it is not opened, and named', async () => {
    const { tender, sealed } = await judgedTender({}, {})
    const [target, own] = sealed
    if (!target || !own) throw new Error('Nothing was sealed')
    const forged = await seal(tender, {
      answers: { ...attacked.support.typedAnswers, proposed_amount: '1' },
    })
    const bytes = await attacked.bytesOf(forged.storedName, 'envelope.tar')
    const { envelopeSha256, envelopeSize } = await rowOf(forged.id)
    await remove(forged)
    await writeFile(placeOf(target.storedName, 'envelope.tar'), bytes)
    await changeRow(target.id, {
      envelopeId: forged.envelope,
      envelopeSha256: envelopeSha256 ?? null,
      envelopeSize: envelopeSize ?? null,
    })
    expect(await findings()).toContain(faultOf(target, 'its row names another envelope than its receipt'))
    await open(tender)
    expect(await rowOf(target.id)).toMatchObject({ openedAt: null, proposedAmount: null })
    expect(await rowOf(own.id)).toMatchObject({ status: 'opened' })
    // The minutes name the envelope of the receipt, and what was found in its place.
    expect((await minutesOf(tender))?.proposals).toContainEqual({
      ...{ reference: target.reference, receivedAt: after(-1).toISOString(), sealedBy: 'browser' },
      ...{ envelope: target.sha256, fate: 'broken', because: 'damaged', found: forged.sha256 },
    })
  })

  test('by a row of one’s own, with the receipt of somebody else: it is not opened', async () => {
    const { tender, sealed } = await judgedTender({})
    const forged = await seal(tender)
    const { receiptNote } = await rowOf(sealed[0]?.id ?? 0)
    await changeRow(forged.id, { receiptNote: receiptNote ?? null })
    expect(await findings()).toContain(faultOf(forged, 'its row has another reference than its receipt'))
    await open(tender)
    expect(await rowOf(forged.id)).toMatchObject({ openedAt: null, brokenBecause: 'damaged' })
  })

  test('by another form or file after its opening, with their hashes in the row', async () => {
    const { tender, sealed } = await judgedTender({})
    const [proposal] = sealed
    if (!proposal) throw new Error('Nothing was sealed')
    await open(tender)
    const { storedName } = await rowOf(proposal.id)
    await writeFile(placeOf(storedName ?? '', 'form.age'), 'another form')
    await writeFile(placeOf(storedName ?? '', 'file-0.age'), 'another offer')
    const files = namesOf(payload, 'proposals_files')
    await byHand(sql`UPDATE ${files.table} SET ${files.column('sealedSha256')} = ${sha256('another offer')}
      WHERE ${files.column('_parentID')} = ${proposal.id}`)
    expect(await findings()).toEqual(
      expect.arrayContaining([
        faultOf(proposal, 'its row has other hashes of files than when it was opened'),
        faultOf(proposal, 'its form.age is not the one unpacked'),
        faultOf(proposal, 'its file-0.age is not the one unpacked'),
      ]),
    )
  })
})

test('an older database that is restored is signed no more, and named', async () => {
  const tender = await newTender()
  await seal(tender)
  await attacked.sign()
  const size = await readLogSize(payload)
  await publishAt(tender, 40)
  await attacked.sign()
  const newer = await readEntriesFrom(payload, size, 100)
  expect(newer.length).toBeGreaterThan(0)
  await byHand(sql`DELETE FROM log_entries WHERE sequence >= ${size}`)
  await byHand(sql`DELETE FROM log_checkpoints WHERE size > ${size}`)
  await expect(attacked.sign()).rejects.toThrow('it is older than the last checkpoint')
  expect(await findings()).toContainEqual(expect.stringContaining('the database is an older one'))
  // Leaves in the place of those that were signed make it no better.
  await publishAt(tender, 50)
  await expect(attacked.sign()).rejects.toThrow(/older than the last checkpoint|not those that were signed/)
})

async function publishAt(tender: TenderWithTerms, minutes: number): Promise<void> {
  await publishBatch({ ...signer, sealedTenders: async () => [tender.id] }, after(minutes))
}

async function deleteRow({ id }: SealedEnvelope): Promise<void> {
  await payload.db.deleteOne({ collection: 'proposals', where: { id: { equals: id } } })
}

/** As whoever has both database and disk. */
async function remove(sealed: SealedEnvelope): Promise<void> {
  await deleteRow(sealed)
  await attacked.store().remove(sealed.storedName)
  await byHand(sql`DELETE FROM log_pending WHERE text LIKE ${`%${sealed.reference}%`}`)
}
