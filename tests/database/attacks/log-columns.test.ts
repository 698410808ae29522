import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, expect, test } from 'vitest'
import { toHex } from '../../../proofs/bytes.ts'
import { after, openTestOpenings } from '../../support/custodian-openings.ts'

const attacked = await openTestOpenings()
const { payload, findings, byHand, newTender, seal, sign, signer } = attacked
const { termsOfTender } = await import('../../../procurement/terms/terms-of-tender.ts')
const { appendToProcurementRecord } = await import('../../../procurement/procurement-record/append.ts')
const { appendOpenly } = await import('../../../transparency/append.ts')
const { publishBatch } = await import('../../../transparency/batches/publish-batch.ts')
const { readEntriesFrom } = await import('../../../transparency/log-rows.ts')
afterAll(() => attacked.close())

const otherRow = (sequence: number) =>
  `The row of entry ${sequence} of the log has another kind or tender than the entry.`

/** A tender whose deadline an addendum has moved by thirty days, and the place of that addendum. */
async function movedTender() {
  const tender = await newTender()
  const deadline = after(30 * 24 * 60).toISOString()
  const { id, reference, terms } = tender
  const at = after(-60)
  const { sequence } = await appendOpenly(
    signer,
    {
      ...{ kind: 'addendum', at: at.toISOString(), tender: id, reference, deadline },
      terms: toHex(terms.hash),
    },
    at,
    { tender: id },
  )
  await byHand(sql`UPDATE tenders SET deadline = ${deadline} WHERE id = ${id}`)
  await sign()
  return { tender, sequence, deadline }
}

const hidings: readonly [string, SQL][] = [
  ['another tender', sql`tender = NULL`],
  ['another kind', sql`kind = 'noted'`],
]
for (const [name, hides] of hidings) {
  test(`an addendum whose row has ${name} opens nothing early, and is named`, async () => {
    const { tender, sequence, deadline } = await movedTender()
    await seal(tender, { receivedAt: after(-30) })
    expect(await findings()).toEqual([])
    await expect(attacked.begin(tender)).rejects.toThrow('deadlineToCome')
    await byHand(sql`UPDATE log_entries SET ${hides} WHERE sequence = ${sequence}`)
    await byHand(sql`UPDATE tenders SET deadline = ${tender.terms.deadline} WHERE id = ${tender.id}`)
    await expect(attacked.begin(tender)).rejects.toThrow(`Entry ${sequence} of the log`)
    // Nor is an earlier deadline saved, which a later opening could not make sense of.
    await expect(
      payload.update({ collection: 'tenders', id: tender.id, data: { _status: 'published' } }),
    ).rejects.toThrow(`Entry ${sequence} of the log`)
    expect(await findings()).toContain(otherRow(sequence))
    await byHand(
      sql`UPDATE log_entries SET kind = 'addendum', tender = ${tender.id} WHERE sequence = ${sequence}`,
    )
    await byHand(sql`UPDATE tenders SET deadline = ${deadline} WHERE id = ${tender.id}`)
    expect(await findings()).toEqual([])
  })
}

test('terms are not made void by the kind in the row of another entry', async () => {
  const { tender, sequence } = await movedTender()
  await byHand(sql`UPDATE log_entries SET kind = 'terms not used' WHERE sequence = ${sequence}`)
  await expect(termsOfTender(signer, tender.id)).rejects.toThrow(`Entry ${sequence} of the log`)
  expect(await findings()).toContain(otherRow(sequence))
  await byHand(sql`UPDATE log_entries SET kind = 'addendum' WHERE sequence = ${sequence}`)
})

test('a published proposal is not dropped by the number of the record’s entry in the row of its receipt', async () => {
  const tender = await newTender()
  const dropped = await seal(tender)
  const { commitment } = await attacked.rowOf(dropped.id)
  await publishBatch({ ...signer, sealedTenders: () => Promise.resolve([tender.id]) }, after(20))
  const entry = { action: 'file downloaded', actor: 'somebody', reference: 'P-1', details: {} } as const
  await appendToProcurementRecord(payload, entry, after(21))
  await sign()
  expect(await findings()).toEqual([])
  await payload.db.deleteOne({ collection: 'proposals', where: { id: { equals: dropped.id } } })
  await attacked.store().remove(dropped.storedName)
  const rows = await readEntriesFrom(payload, 0, 10_000)
  const receipt = rows.find(({ leaf }) => leaf.includes(commitment ?? 'none'))
  const recorded = rows.findLast(({ record }) => record !== null)
  const record = recorded?.record
  const gone = `Proposal ${dropped.reference} was received and is not there.`
  await byHand(sql`UPDATE log_entries SET record = NULL WHERE sequence = ${recorded?.sequence}`)
  await byHand(sql`UPDATE log_entries SET record = ${record} WHERE sequence = ${receipt?.sequence}`)
  expect(await findings()).toEqual([
    gone,
    `Entry ${record} of the procurement record is not the one in the transparency log.`,
    `The row of entry ${recorded?.sequence} of the log does not say for which entry of the procurement record it stands.`,
  ])
})
