import type { Tender } from '../../../store/payload-types.ts'

/** The id of the tender that a record belongs to, however deep it was read. */
export function tenderIdOf({ tender }: { tender: number | Tender }): number {
  return typeof tender === 'number' ? tender : tender.id
}
