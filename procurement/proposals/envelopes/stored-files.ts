import type { Proposal } from '../../../store/payload-types.ts'
import { sealedFormName } from '../sealing/sealed-form.ts'
import { envelopeFileName, isInEnvelope } from './envelope-file.ts'

interface Stored extends Pick<Proposal, 'scheme' | 'storedName' | 'envelopeStoredName'> {
  files?: readonly Pick<NonNullable<Proposal['files']>[number], 'storedName'>[] | null
}

/** Whether what the opening unpacked of an envelope has a folder of its own; so does every proposal that is in none. */
export function hasFolderOfFiles({ scheme, storedName, envelopeStoredName }: Omit<Stored, 'files'>): boolean {
  return Boolean(storedName) && (!isInEnvelope({ scheme }) || storedName !== envelopeStoredName)
}

/** The files that the store has of a proposal, as `folder/name`. */
export function storedFilesOf(row: Stored): string[] {
  const names = hasFolderOfFiles(row)
    ? [sealedFormName, ...(row.files ?? []).map(({ storedName }) => storedName)]
    : []
  return [
    ...names.map((name) => `${row.storedName}/${name}`),
    ...(row.envelopeStoredName ? [`${row.envelopeStoredName}/${envelopeFileName}`] : []),
  ]
}
