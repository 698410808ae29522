import { buffer } from 'node:stream/consumers'
import type { InspectedFile, Inspection } from './inspection.ts'

/** Readers look for the header and for the end mark in this many bytes (ISO 32000-1, annex H.3). */
const searched = 1024

/** Has a PDF's header near its start and the end mark near its end. */
export async function inspectPdf({ read, size }: InspectedFile): Promise<Inspection> {
  const start = await buffer(read(0, Math.min(searched, size)))
  const end = await buffer(read(Math.max(0, size - searched), size))
  return start.includes('%PDF-') && end.includes('%%EOF') ? 'genuine' : 'wrong'
}
