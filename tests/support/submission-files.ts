import * as CompoundFile from 'cfb'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

/** A PDF as short as can be, with a text in it and as long as wanted. */
export function pdf(text = 'Offer', size = 0): Buffer {
  const body = `%PDF-1.7\n1 0 obj\n<< /Note (${text}) >>\nendobj\n`
  const end = '\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(body + ' '.repeat(Math.max(0, size - body.length - end.length)) + end)
}

/** A Word document of 1997 to 2003: a compound file with the stream that makes it one. */
export function doc(stream = 'WordDocument'): Buffer {
  const file = CompoundFile.utils.cfb_new()
  CompoundFile.utils.cfb_add(file, `/${stream}`, Buffer.alloc(5000, 'text'))
  return Buffer.from(CompoundFile.write(file, { type: 'array' }) as ArrayLike<number>)
}

/** Bytes. */
const shortPart = 100

/** A zip archive with the parts of a Word document, or with those given. */
export function docx(
  parts: Readonly<Record<string, Buffer>> = {},
  { needed = true }: { needed?: boolean } = {},
): Promise<Buffer> {
  const archive = new yazl.ZipFile()
  const all = {
    ...(needed && {
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'word/document.xml': Buffer.from('<w:document/>'),
    }),
    ...parts,
  }
  // A compressor for each of thousands of short parts would cost seconds, and make none of them shorter.
  for (const [name, content] of Object.entries(all))
    archive.addBuffer(content, name, { compress: content.length > shortPart })
  archive.end()
  return buffer(archive.outputStream)
}

/** The fields of a whole proposal, as the site's form sends them. */
export const proposalFields = {
  company_name: 'Aquifer Instruments',
  contact_person: 'Procurement lead',
  email: 'bids@example.org',
  phone: '+962 6 555 0199',
  country: 'Jordan',
  proposed_amount: '48250.50',
  currency: 'JOD',
  consent: '1',
} as const

/** The fields of a whole application for a vacancy, but for which one. */
export const applicantFields = {
  full_name: 'Samira Khalil',
  email: 'samira@example.org',
  phone: '+962 6 555 0142',
  country: 'Jordan',
  spoken_languages: 'Arabic, English',
  current_position: 'Hydrologist',
  years_of_experience: '6',
  cover_letter: 'I measure wells.\nI write about them.',
  consent: '1',
} as const

/** The fields of a whole application for an internship. */
export const internFields = {
  full_name: 'Yusuf Demir',
  email: 'yusuf@example.org',
  phone: '+90 212 555 0117',
  country: 'Türkiye',
  spoken_languages: 'Turkish, English',
  university: 'Water University',
  field_of_study: 'Hydrology',
  available_from: '2026-10-04',
  available_until: '2027-03-28',
  cover_letter: 'Maps.',
  consent: '1',
} as const

/** A form as browsers send it. A field given as `null` is left out. */
export function submissionForm(
  fields: Readonly<Record<string, string | null>>,
  files: readonly (readonly [field: string, name: string, content: Buffer])[],
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value)
  for (const [field, name, content] of files) form.append(field, new Blob([new Uint8Array(content)]), name)
  return form
}
