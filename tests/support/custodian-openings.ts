import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import type { CustodianOpeningContext } from '../../procurement/openings/opening-context.ts'
import { openShares, readSharesToOpen, sealHanded } from '../../sealing/hand-over.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import type { ScanResult } from '../../submissions/submission-fields.ts'
import type { SignerContext } from '../../transparency/signing/sign-checkpoint.ts'
import { approves } from './approves.ts'
import { staffOf } from './staff-of-role.ts'
import type { TenderWithTerms, TestCustodian } from './tenders-with-terms.ts'
import { openTestDatabase } from './test-database.ts'

const deadline = '2026-06-15T12:00:00.000Z'

/** Some minutes after the deadline of every tender of `openTestOpenings`. */
export const after = (minutes: number) => new Date(Date.parse(deadline) + minutes * 60_000)

/** When openings are begun and carried out. */
export const opened = after(10)

/** Three custodians, any two of whom open, and what is done with them, on a database of its own. */
export async function openTestOpenings() {
  const database = await openTestDatabase()
  const { payload } = database
  const { environment } = await import('../../environment.ts')
  const { dataFolder, signingKeysFolder: folder } = environment()
  const key = await (await import('./sealing-key.ts')).openTestSealingKey()
  const support = await import('./tenders-with-terms.ts')
  const modules = {
    ...(await import('../../procurement/openings/begin-opening.ts')),
    ...(await import('../../procurement/openings/hand-in-shares.ts')),
    ...(await import('../../procurement/openings/close-gathering.ts')),
    ...(await import('../../procurement/openings/open-envelopes.ts')),
    ...(await import('../../procurement/openings/shares-for-custodian.ts')),
    ...(await import('../../procurement/openings/openings-table.ts')),
    ...(await import('../../procurement/openings/minutes.ts')),
    ...(await import('../../procurement/openings/describe-opening.ts')),
  }
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  const { signCheckpoint } = await import('../../transparency/signing/sign-checkpoint.ts')
  const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
  const { findingsOf } = await import('../../procurement/procurement-record/describe-verification.ts')
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const signer: SignerContext = { payload, keys: await signingKeysIn(folder), folder }
  const custodians = await support.makeCustodians(signer, 3)
  const buyer = await staffOf(payload, `Buyer${randomBytes(3).toString('hex')}`, 'procurement')
  const store = (): SubmissionStore => new DiskSubmissionStore(dataFolder)
  const sign = () => signCheckpoint(signer, new Date())

  function contextAt(
    now: Date,
    scan: (plain: Readable) => Promise<ScanResult> = async () => 'none',
  ): CustodianOpeningContext {
    return {
      payload,
      log: signer,
      store: store(),
      sealingKey: async () => key.sealingKey,
      scan,
      now: () => now,
    }
  }

  const custodian = (number: number): TestCustodian => {
    const found = custodians[number - 1]
    if (!found) throw new Error('There is no such custodian')
    return found
  }

  const newTender = () => support.makeTenderWithTerms(signer, custodians, { deadline })
  const seal = (tender: TenderWithTerms, options: Parameters<typeof support.storeEnvelope>[3] = {}) =>
    support.storeEnvelope(signer, store(), tender, options)
  const begin = (tender: TenderWithTerms, now = opened, person: TypedUser = buyer) =>
    modules.beginOpening(contextAt(now), tender.id, person, approves)

  /** What a custodian's browser reads and opens, at some moment by its own clock. */
  async function opensShares(
    tender: TenderWithTerms,
    number: number,
    now = opened,
    own = custodian(number).key,
  ) {
    await sign()
    const given = await modules.sharesForCustodian(contextAt(opened), tender.id, custodian(number).person)
    const shares = readSharesToOpen(JSON.parse(JSON.stringify(given)), tender.reference, now)
    return { shares, ...(await openShares(shares, own)) }
  }

  /** A custodian does the whole part. */
  async function handsIn(tender: TenderWithTerms, number: number, now = opened) {
    const { shares, handed } = await opensShares(tender, number)
    const sealed = await sealHanded(shares.procurementKey, handed)
    return modules.handInShares(contextAt(now), tender.id, custodian(number).person, sealed)
  }

  const open = (tender: TenderWithTerms, context = contextAt(opened)) =>
    modules.openEnvelopes(context, tender.id)

  /** A tender of which two of three custodians have handed their shares over. */
  async function judgedTender(...envelopes: NonNullable<Parameters<typeof support.storeEnvelope>[3]>[]) {
    const tender = await newTender()
    const sealed = []
    for (const envelope of envelopes) sealed.push(await seal(tender, envelope))
    await begin(tender)
    await handsIn(tender, 1)
    await handsIn(tender, 3)
    return { tender, sealed }
  }

  return {
    ...{ database, payload, dataFolder, key, support, modules, signer, custodians, buyer },
    ...{
      store,
      sign,
      contextAt,
      custodian,
      newTender,
      seal,
      begin,
      opensShares,
      handsIn,
      open,
      judgedTender,
    },
    rowOf: (id: number) => rowOf(payload, id),
    stateOf: async ({ id }: TenderWithTerms) => (await modules.findOpening(payload, id))?.state,
    minutesOf: ({ id }: TenderWithTerms) => modules.readMinutes(signer, id),
    byHand: (statement: SQL) => byHand(payload, statement),
    changeRow: (id: number, change: Parameters<typeof changeRow>[2]) => changeRow(payload, id, change),
    /** A stored file, as whoever has the disk reads it. */
    bytesOf: async (folderOfStore: string, file: string) => buffer(await store().read(folderOfStore, file)),
    /** Where a file of a proposal is on the disk. */
    placeOf: (folderOfStore: string, file: string) =>
      path.join(dataFolder, 'submissions', 'stored', folderOfStore, file),
    /** The sentences with which a verification ends; none when all is sound. */
    findings: async () => findingsOf(await verifyProcurementRecord(payload, store())),
    async close() {
      await key.remove()
      await database.close()
    },
  }
}

function rowOf(payload: Payload, id: number) {
  return payload.findByID({ collection: 'proposals', id, depth: 0, showHiddenFields: true })
}

/** As somebody with the database's password would. */
async function byHand(payload: Payload, statement: SQL): Promise<void> {
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  await (await rawSql(payload)).write([statement])
}

/** Changes the row of a proposal in the same way. */
async function changeRow(
  payload: Payload,
  id: number,
  change: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const { namesOf } = await import('../../store/database/payload-tables.ts')
  const { table, column } = namesOf(payload, 'proposals')
  const changes = Object.entries(change).map(([name, value]) => sql`${column(name)} = ${value}`)
  await byHand(payload, sql`UPDATE ${table} SET ${sql.join(changes, sql`, `)} WHERE ${column('id')} = ${id}`)
}
