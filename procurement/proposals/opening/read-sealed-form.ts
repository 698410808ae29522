import { BucketAwayError } from '../../../store/uploads/bucket-away-error.ts'
import type { SubmissionStore } from '../../../submissions/store/submission-store.ts'
import { openStream } from '../sealing/seal.ts'
import { parseSealedForm, sealedFormName, type SealedForm } from '../sealing/sealed-form.ts'
import { DamagedProposalError } from './damaged-proposal-error.ts'

/** Bytes of the largest form that the intake makes, with room to spare. */
const largestForm = 1024 * 1024

/**
 * Decrypts what a proposal says and checks that it lies in its own place.
 * @throws DamagedProposalError
 */
export async function readSealedForm(
  store: SubmissionStore,
  identity: string,
  proposal: { storedName: string; tender: number; reference: string },
): Promise<SealedForm> {
  const text = await decrypt(store, identity, proposal.storedName).catch((error: unknown) => {
    if (error instanceof BucketAwayError) throw error
    throw new DamagedProposalError('its form can’t be decrypted', error)
  })
  const form = parse(text)
  if (form.tender !== proposal.tender) throw new DamagedProposalError('it was sealed for another tender')
  if (form.reference !== proposal.reference)
    throw new DamagedProposalError('it was sealed under another reference')
  return form
}

async function decrypt(store: SubmissionStore, identity: string, storedName: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of await openStream(await store.read(storedName, sealedFormName), identity)) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
    size += chunk.length
    if (size > largestForm) throw new RangeError('The form is larger than any that the intake makes')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): SealedForm {
  try {
    return parseSealedForm(text)
  } catch {
    // Without its cause, which would quote the form.
    throw new DamagedProposalError('its form is not one')
  }
}
