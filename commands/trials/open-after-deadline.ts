import { getPayload, type Payload, type TypedUser } from 'payload'
import type { CustodianOpeningContext } from '../../procurement/openings/opening-context.ts'
import { openShares, readSharesToOpen, sealHanded } from '../../sealing/hand-over.ts'
import { approves } from '../../tests/support/approves.ts'
import { faultsAfterOpening } from './compare-opened.ts'
import type { OpenTender } from './open-tender.ts'
import { exampleCustodianKeys } from './trial-data.ts'

/** Milliseconds after the deadline at which the custodians meet: what arrived in its last moment is stored by then. */
const untilOpening = 10 * 60_000

interface Opened {
  /** How many proposals the minutes name as opened. */
  opened: number
  /** What is not as it should be, in words. */
  faults: string[]
}

/**
 * Opens a tender as its custodians do after the deadline, with this release and a clock that is ahead, and compares what is
 * opened with what was acknowledged. No server may be running on the data.
 */
export async function openAfterDeadline(
  { id, acknowledged }: Pick<OpenTender, 'id' | 'acknowledged'>,
  dataFolder: string,
): Promise<Opened> {
  Object.assign(process.env, { DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
  const { default: config } = await import('../../payload/payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  try {
    const { termsToOpen } = await import('../../procurement/openings/closed-terms.ts')
    const { custodianOpeningContext } = await import('../../procurement/openings/opening-context.ts')
    const { openEnvelopes } = await import('../../procurement/openings/open-envelopes.ts')
    const context = await custodianOpeningContext(payload)
    const { deadline } = await termsToOpen(context, id)
    const opening = { ...context, now: () => new Date(Date.parse(deadline) + untilOpening) }
    await handInAll(opening, id)
    const isFinished = await openEnvelopes(opening, id)
    const faults = isFinished ? [] : ['the opening was not finished']
    return await compare(opening, id, acknowledged, faults)
  } finally {
    await payload.destroy()
  }
}

/** All custodians hand their shares over; the first begins. */
async function handInAll(opening: CustodianOpeningContext, tender: number): Promise<void> {
  const { payload, log, now } = opening
  const { environment } = await import('../../environment.ts')
  const { termsToOpen } = await import('../../procurement/openings/closed-terms.ts')
  const { beginOpening } = await import('../../procurement/openings/begin-opening.ts')
  const { sharesForCustodian } = await import('../../procurement/openings/shares-for-custodian.ts')
  const { handInShares } = await import('../../procurement/openings/hand-in-shares.ts')
  const { folderOfExamples } = await import('../../procurement/custodians/example-custodians.ts')
  const { signCheckpoint } = await import('../../transparency/signing/sign-checkpoint.ts')
  const { tender: reference, needed } = await termsToOpen(opening, tender)
  const custodians = (await exampleCustodianKeys(folderOfExamples(environment()))).slice(0, needed)
  for (const [index, key] of custodians.entries()) {
    const person = await exampleCustodian(payload, index + 1)
    if (index === 0) {
      await beginOpening(opening, tender, person, approves)
      await signCheckpoint({ ...log, folder: environment().signingKeysFolder }, now())
    }
    const given: unknown = JSON.parse(JSON.stringify(await sharesForCustodian(opening, tender, person)))
    const shares = readSharesToOpen(given, reference, now())
    const { handed } = await openShares(shares, key)
    await handInShares(opening, tender, person, await sealHanded(shares.procurementKey, handed))
  }
}

async function exampleCustodian(payload: Payload, number: number): Promise<TypedUser> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: `example-custodian-${number}@example.org` } },
    ...{ limit: 1, depth: 0, overrideAccess: true },
  })
  const [person] = docs
  if (!person) throw new Error(`There is no example custodian ${number}`)
  return { ...person, collection: 'users' }
}

/** What was acknowledged is to be opened, and nothing else; and the record is to be whole. */
async function compare(
  { payload, log, store }: CustodianOpeningContext,
  tender: number,
  acknowledged: ReadonlyMap<string, string>,
  faults: readonly string[],
): Promise<Opened> {
  const { readMinutes } = await import('../../procurement/openings/minutes.ts')
  const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
  const { findingsOf } = await import('../../procurement/procurement-record/describe-verification.ts')
  const found = [...faults, ...findingsOf(await verifyProcurementRecord(payload, store))]
  const { docs } = await payload.find({
    collection: 'proposals',
    where: { tender: { equals: tender } },
    ...{ pagination: false, depth: 0, showHiddenFields: true, overrideAccess: true },
  })
  const minutes = (await readMinutes(log, tender))?.proposals ?? []
  found.push(...faultsAfterOpening({ acknowledged, stored: docs, minutes }))
  return { opened: minutes.filter(({ fate }) => fate === 'opened').length, faults: found }
}
