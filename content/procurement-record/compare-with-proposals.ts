import type { Payload } from 'payload'
import type { ProcurementRecord } from '../payload-types.ts'
import type { RecordedAction } from './append.ts'

/** Entries after which a received proposal's row need not be there any more. */
const explains: ReadonlySet<string> = new Set<RecordedAction>([
  'proposal not completed',
  'proposal withdrawn',
  'personal data erased',
])

/** Compares the proposals that the record tells of with those in the database, by reference. */
export async function compareWithProposals(
  payload: Payload,
  entries: readonly Pick<ProcurementRecord, 'action' | 'reference'>[],
): Promise<{ missingProposals: string[]; unrecordedProposals: string[] }> {
  const { docs } = await payload.find({
    collection: 'proposals',
    pagination: false,
    depth: 0,
    select: { reference: true },
    overrideAccess: true,
  })
  const present = new Set(docs.map(({ reference }) => reference))
  const recorded = new Set<string>()
  const expected = new Set<string>()
  for (const { action, reference } of entries) {
    if (!reference) continue
    if (action === 'proposal received') {
      recorded.add(reference)
      expected.add(reference)
    } else if (explains.has(action)) expected.delete(reference)
  }
  return {
    missingProposals: [...expected].filter((reference) => !present.has(reference)),
    unrecordedProposals: [...present].filter((reference) => !recorded.has(reference)),
  }
}
