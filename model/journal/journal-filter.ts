import { z } from 'zod'
import { journalActs } from '../../languages/back-office/journal-words.ts'
import type { JournalFilter } from './journal.ts'

const number = z
  .preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(0).optional())
  .catch(undefined)
const filled = z.string().trim().min(1).max(200).optional().catch(undefined)

const filterSchema = z.object({
  person: number,
  act: z.enum(journalActs).optional().catch(undefined),
  kind: filled,
  record: number,
  words: filled,
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  before: number,
})

/** What of the journal an address asks for. What it says wrongly, it does not say. */
export function journalFilter(parameters: Readonly<Record<string, unknown>>): JournalFilter {
  return filterSchema.parse(parameters)
}

/** The address of the screen, or of the table, for a filter. */
export function journalAddress(
  page: '/admin/journal' | '/cms-api/journal.csv',
  filter: JournalFilter,
): string {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(given).toString()
  return query === '' ? page : `${page}?${query}`
}
