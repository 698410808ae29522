import { z } from 'zod'
import { UnexpectedRecordError } from '../read/record-reader.ts'

export const idSchema = z.int().min(1)

/**
 * A record's id as the number that the API gives.
 * @throws UnexpectedRecordError when it is not a whole number: both databases number their records.
 */
export function recordId(id: string): number {
  if (!/^\d+$/.test(id)) throw new UnexpectedRecordError(`The id ${id} is not a number`)
  return Number(id)
}
