import type { Payload } from 'payload'
import { makeCustodianKey, type CustodianKey } from '../../sealing/identity-files.ts'
import { fingerprintOf } from '../../sealing/recipients.ts'
import { appendOpenly } from '../../transparency/append.ts'
import type { LogContext } from '../../transparency/log-context.ts'

/** Writes the terms of a tender into the log, as its publication does: any two of three custodians open it. */
export async function fixTerms(
  log: LogContext,
  tender: { id: number; reference: string; deadline: string },
  at = '2026-06-01T12:00:00.000Z',
): Promise<CustodianKey[]> {
  const keys = await Promise.all(Array.from({ length: 3 }, makeCustodianKey))
  const custodians = keys.map(({ recipient }, index) => ({
    label: `Office ${index + 1}`,
    recipient,
    fingerprint: fingerprintOf(recipient),
  }))
  const terms = { needed: 2, custodians, appointment: 1, script: null, documents: [], zone: 'Asia/Amman' }
  await appendOpenly(
    log,
    {
      kind: 'terms',
      at,
      tender: tender.id,
      reference: tender.reference,
      deadline: tender.deadline,
      ...terms,
    },
    new Date(at),
    { tender: tender.id },
  )
  return keys
}

/** The number and the deadline of a tender of the test records. */
export async function findTestTender(payload: Payload, slug: string) {
  const { docs } = await payload.find({ collection: 'tenders', where: { slug: { equals: slug } }, depth: 0 })
  const [tender] = docs
  if (!tender) throw new Error(`There is no tender ${slug}`)
  return {
    id: tender.id,
    reference: tender.referenceNumber,
    deadline: new Date(tender.deadline).toISOString(),
  }
}
