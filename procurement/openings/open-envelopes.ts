import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { Decrypter } from 'age-encryption'
import type { Payload } from 'payload'
import { z } from 'zod'
import { fromBase64, toHex } from '../../proofs/bytes.ts'
import { EnvelopeError } from '../../sealing/envelope-header.ts'
import { JoinError, joinShares } from '../../sealing/join-shares.ts'
import { ContentError } from '../../sealing/open-content.ts'
import type { ReadEnvelope } from '../../sealing/read-envelope.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import type { Proposal } from '../../store/payload-types.ts'
import type { BrokenBecause } from '../../transparency/leaf.ts'
import { appendToProcurementRecord } from '../procurement-record/append.ts'
import { scanAll } from '../proposals/opening/open-proposal.ts'
import { publishReleaseAfterOpening } from '../tenders/ocds/publish-releases.ts'
import type { TermsOfTender } from '../terms/terms-of-tender.ts'
import { closedTerms } from './closed-terms.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { receivedReader, type ReadReceived } from './read-received.ts'
import { endLease, findOpening, holdLease, leaseLasts, type Opening } from './openings-table.ts'
import { sharesOf, type StoredShare } from './opening-shares.ts'
import { procurementIdentity } from './procurement-key.ts'
import { envelopeOf, findUndecidedEnvelopes, hashOfStored, withStoredEnvelope } from './standing-envelopes.ts'
import { openedStatements, unpackEnvelope } from './unpack-envelope.ts'
import { publishMinutes } from './write-minutes.ts'

/** Another process opens the envelopes by now. */
class LeaseLostError extends Error {}

interface Session {
  tender: number
  opening: Opening
  terms: TermsOfTender
  /** The procurement's key. */
  procurement: { identity: string; recipient: string }
  shares: readonly StoredShare[]
  received: ReadReceived
  /** @throws LeaseLostError */
  requireLease: () => Promise<void>
}

/**
 * Opens the envelopes of a tender whose shares are all judged, one after the other, and publishes the minutes. One process
 * does it at a time; where it was cut short, the next goes on with what has no verdict. What is broken is named and stops
 * nothing.
 * @returns whether the opening is finished
 */
export async function openEnvelopes(context: CustodianOpeningContext, tender: number): Promise<boolean> {
  const { payload, now } = context
  const holder = randomUUID()
  if (!(await holdLease(payload, tender, holder, now()))) return false
  let isHeld = true
  const prolong = async () => {
    isHeld &&= await holdLease(payload, tender, holder, now())
  }
  const timer = setInterval(() => void prolong().catch(() => undefined), leaseLasts / 3).unref()
  let fault: string | null = null
  try {
    const requireLease = async () => {
      await prolong()
      if (!isHeld) throw new LeaseLostError('Another process opens the envelopes')
    }
    fault = await openAll(context, tender, requireLease)
    return fault === null
  } catch (error) {
    if (error instanceof LeaseLostError) return false
    fault = nameOf(error)
    throw error
  } finally {
    clearInterval(timer)
    await endLease(payload, tender, holder, { fault, now: now() })
  }
}

/** @returns what could not be opened although nothing is wrong with it, in words for operators; nothing when all is done */
async function openAll(
  context: CustodianOpeningContext,
  tender: number,
  requireLease: () => Promise<void>,
): Promise<string | null> {
  const { payload, now } = context
  const opening = await findOpening(payload, tender)
  if (!opening) throw new Error('The opening is gone')
  const session: Session = {
    ...{ tender, opening, requireLease },
    terms: await closedTerms(context, tender, now()),
    procurement: await procurementIdentity(context, tender),
    shares: await sharesOf(payload, tender),
    received: await receivedReader(context),
  }
  const failed: string[] = []
  for (const row of await findUndecidedEnvelopes(payload, tender)) {
    await requireLease()
    try {
      await openOne(context, session, row)
    } catch (error) {
      if (error instanceof LeaseLostError) throw error
      // Only its name: a database's message would quote what was to be written.
      payload.logger.error({
        ...{ reference: row.reference, fault: nameOf(error) },
        msg: 'An envelope could not be opened now',
      })
      failed.push(`${row.reference} (${nameOf(error)})`)
    }
  }
  if (failed.length > 0) return failed.join(', ')
  await requireLease()
  await publishMinutes(context, session)
  await publishReleaseAfterOpening(payload, tender)
  return null
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

async function openOne(context: CustodianOpeningContext, session: Session, row: Proposal): Promise<void> {
  const { store } = context
  const found = await hashOfStored(store, row)
  const received = session.received(row, session.terms)
  const expected = received ? toHex(received.envelope) : null
  const because = await withStoredEnvelope(store, row, session.terms, async (envelope) => {
    if (!envelope || found !== expected) return 'damaged'
    const texts = await textsOf(session, envelopeOf(row))
    if (texts.size < session.terms.needed) return 'too few shares'
    try {
      await unpack(context, session, row, envelope, await joinShares(envelope.header, texts))
      return undefined
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === undefined) throw error
      return reason
    }
  })
  if (because !== undefined) await breakOff(context, session, row, because, { expected, found })
}

function reasonOf(error: unknown): BrokenBecause | undefined {
  if (error instanceof JoinError) return 'shares do not fit'
  if (error instanceof ContentError) return error.fault
  return error instanceof EnvelopeError ? 'not a proposal' : undefined
}

const handed = z.object({ text: z.string() })

/** Good shares of an envelope by their numbers. */
async function textsOf({ shares, procurement }: Session, envelope: string): Promise<Map<number, string>> {
  const texts = new Map<number, string>()
  for (const share of shares) {
    if (share.envelope !== envelope || share.verdict !== 'good' || share.sealedShare === null) continue
    const decrypter = new Decrypter()
    decrypter.addIdentity(procurement.identity)
    const read: unknown = JSON.parse(await decrypter.decrypt(fromBase64(share.sealedShare), 'text'))
    texts.set(share.custodian, handed.parse(read).text)
  }
  return texts
}

async function unpack(
  context: CustodianOpeningContext,
  { tender, terms, procurement, requireLease }: Session,
  row: Proposal,
  envelope: ReadEnvelope,
  identity: string,
): Promise<void> {
  const { payload, store, now } = context
  const staged = await store.stage()
  try {
    const { recipient } = procurement
    const unpacked = await unpackEnvelope(staged, envelope, terms, { row, tender, identity, recipient })
    await staged.move()
    const scan = await scanAll(context, procurement.identity, staged.name, unpacked.files)
    await requireLease()
    const files = unpacked.files.map(({ sha256, sealedSha256 }) => ({ sha256, sealedSha256 }))
    const { name: storedName } = staged
    const details = { tender, storedName, form: unpacked.form, files, scan }
    try {
      await appendToProcurementRecord(
        payload,
        { action: 'proposal opened', actor: 'custodians', reference: row.reference, details },
        now(),
        openedStatements(payload, row, unpacked, { storedName, scan, at: now() }),
      )
    } catch (error) {
      // While the database can't be asked, the mark beside the folder stays, and the sweep decides.
      if (!(await isWritten(payload, row, storedName))) throw error
    }
    await staged.commit()
  } catch (error) {
    if (!(error instanceof WritingUnknownError)) await staged.discard()
    throw error
  }
}

/** Nobody knows whether a row was written. */
class WritingUnknownError extends Error {}

async function isWritten(payload: Payload, { id }: Proposal, storedName: string): Promise<boolean> {
  try {
    const where = { id: { equals: id }, storedName: { equals: storedName } }
    const { totalDocs } = await payload.count({ collection: 'proposals', where, overrideAccess: true })
    return totalDocs > 0
  } catch (error) {
    throw new WritingUnknownError('The database can’t be asked', { cause: error })
  }
}

async function breakOff(
  { payload, now }: CustodianOpeningContext,
  { tender, requireLease }: Session,
  { id, reference }: Proposal,
  because: BrokenBecause,
  envelope: { expected: string | null; found: string | null },
): Promise<void> {
  await requireLease()
  const { table, column } = namesOf(payload, 'proposals')
  const hashes = because === 'damaged' ? envelope : {}
  await appendToProcurementRecord(
    payload,
    {
      ...{ action: 'opening failed', actor: 'custodians', reference },
      details: { tender, reason: because, ...hashes },
    },
    now(),
    [sql`UPDATE ${table} SET ${column('brokenBecause')} = ${because} WHERE ${column('id')} = ${id}`],
  )
}
