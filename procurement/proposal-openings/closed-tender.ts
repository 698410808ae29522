import type { Payload } from 'payload'
import type { Tender } from '../../store/payload-types.ts'
import { OpeningRefusedError } from './opening-refused-error.ts'

/**
 * A tender whose deadline has passed, as bidders see it.
 * @throws OpeningRefusedError
 */
export async function closedTender(payload: Payload, id: number, now: Date): Promise<Tender> {
  const tender = await payload.findByID({
    collection: 'tenders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!tender) throw new OpeningRefusedError('noSuchTender')
  // A draft may have none yet, which types do not know.
  const deadline: string | null = tender.deadline ?? null
  if (deadline === null || now.getTime() <= Date.parse(deadline))
    throw new OpeningRefusedError('deadlineToCome')
  return tender
}
