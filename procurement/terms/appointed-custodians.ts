import { z } from 'zod'
import { appointmentsOf } from '../custodians/appointments.ts'
import type { CustodianContext } from '../custodians/custodian-context.ts'
import { findCustodianKey } from '../custodians/custodian-keys.ts'
import { whyNotCustodian } from '../custodians/custodians-hold-the-role-themselves.ts'
import type { CustodianOfLeaf } from '../../transparency/leaf.ts'
import { readLeavesAbout } from '../../transparency/log-rows.ts'
import { ForeignLeafError, readOwnLeaf, requireOwnLeaves } from '../../transparency/own-leaves.ts'

/** Why a tender can't be published with its custodians. */
export class CustodiansMissingError extends Error {
  readonly lacks: 'appointment' | 'rehearsal' | 'custodian' | 'log entry'

  constructor(lacks: CustodiansMissingError['lacks'], options?: ErrorOptions) {
    super(lacks, options)
    this.lacks = lacks
  }
}

const appointmentLeaf = z.object({
  kind: z.literal('appointment'),
  tender: z.number(),
  needed: z.number(),
  custodians: z.array(z.object({ label: z.string(), recipient: z.string(), fingerprint: z.string() })),
})
const rehearsalLeaf = z.object({ tender: z.number(), fingerprint: z.string() })

/**
 * The custodians with whom a tender is published: those whom the log says two people have appointed, and who have all
 * rehearsed since. Rows beside the log decide nothing; whoever exchanges a key there is refused.
 * @throws CustodiansMissingError
 */
export async function appointedCustodians(
  context: CustodianContext,
  tender: number,
): Promise<{ needed: number; custodians: CustodianOfLeaf[]; appointment: number }> {
  const appointments = await appointmentsOf(context.payload, tender)
  const entry = appointments[0]?.entry ?? null
  if (entry === null) throw new CustodiansMissingError('appointment')
  try {
    const { data: leaf } = appointmentLeaf.safeParse(JSON.parse(await readOwnLeaf(context, entry)))
    if (leaf?.tender !== tender) throw new CustodiansMissingError('log entry')
    for (const { key: id } of appointments) {
      const key = await findCustodianKey(context.payload, id)
      if (!key || (await whyNotCustodian(context, key))) throw new CustodiansMissingError('custodian')
      if (!leaf.custodians.some(({ recipient }) => recipient === key.recipient))
        throw new CustodiansMissingError('log entry')
    }
    if (leaf.custodians.length !== appointments.length) throw new CustodiansMissingError('log entry')
    const rehearsed = await rehearsedSince(context, tender, entry)
    if (!leaf.custodians.every(({ fingerprint }) => rehearsed.has(fingerprint)))
      throw new CustodiansMissingError('rehearsal')
    return { needed: leaf.needed, custodians: leaf.custodians, appointment: entry }
  } catch (error) {
    if (!(error instanceof ForeignLeafError)) throw error
    throw new CustodiansMissingError('log entry', { cause: error })
  }
}

/** Fingerprints of the keys that were rehearsed after an entry. */
async function rehearsedSince(
  context: CustodianContext,
  tender: number,
  entry: number,
): Promise<ReadonlySet<string>> {
  const rows = await readLeavesAbout(context, tender, ['rehearsal'])
  const since = rows.filter(({ sequence }) => sequence > entry)
  await requireOwnLeaves(context, since)
  const leaves = since.map(({ leaf }) => rehearsalLeaf.parse(JSON.parse(leaf)))
  return new Set(leaves.filter((leaf) => leaf.tender === tender).map(({ fingerprint }) => fingerprint))
}
