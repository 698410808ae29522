import { createHash } from 'node:crypto'
import { BucketAwayError } from '../../store/uploads/bucket-away-error.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { sealedFormName } from '../proposals/sealing/sealed-form.ts'
import type { KnownDetails } from './received-details.ts'

/**
 * Reads every byte that is stored of a proposal and holds it against the record's own entry and against the row.
 * @param since when the recorded bytes have been there: since the proposal came, or since its envelope was unpacked
 * @returns what does not fit, in words
 */
export async function checkStoredFiles(
  store: SubmissionStore,
  { storedName, files }: Pick<Proposal, 'storedName' | 'files'>,
  recorded: Pick<KnownDetails, 'form' | 'sealed'>,
  since: 'received' | 'unpacked' = 'received',
): Promise<string[]> {
  if (!storedName) return ['its row does not say where its files are']
  const present = await store.filesOf(storedName)
  if (present.length === 0) return [`its files are missing from the store (${storedName})`]
  const rows = new Map((files ?? []).map((file) => [file.storedName, file.sealedSha256 ?? '']))
  const faults: string[] = []
  for (const name of [sealedFormName, ...rows.keys()]) {
    if (!present.includes(name)) faults.push(`its ${name} is missing from the store`)
  }
  for (const name of present) {
    const ofRow = rows.get(name)
    if (name !== sealedFormName && ofRow === undefined) {
      faults.push(`${name} lies in its folder and does not belong to it`)
      continue
    }
    const found = await hashOf(store, storedName, name)
    if (found === undefined) faults.push(`its ${name} can’t be read`)
    else if (name === sealedFormName) {
      if (recorded.form !== undefined && found !== recorded.form)
        faults.push(`its ${name} is not the one ${since}`)
    } else if (found !== ofRow || (recorded.sealed && !recorded.sealed.includes(found))) {
      faults.push(`its ${name} is not the one ${since}`)
    }
  }
  return faults
}

async function hashOf(store: SubmissionStore, submission: string, name: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of await store.read(submission, name)) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
      hash.update(chunk)
    }
    return hash.digest('hex')
  } catch (error) {
    if (error instanceof BucketAwayError) throw error
    return undefined
  }
}
