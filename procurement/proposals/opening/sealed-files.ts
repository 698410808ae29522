import type { Payload } from 'payload'
import {
  FilesUnavailableError,
  readStoredFile,
  type FileAccess,
  type OpenFile,
} from '../../../submissions/files/file-access.ts'
import type { Submission } from '../../../submissions/files/submission.ts'
import { actorOf } from '../../procurement-record/actor.ts'
import { appendToProcurementRecord } from '../../procurement-record/append.ts'
import { SealingKeyUnavailableError } from '../sealing/sealing-key.ts'
import { openStream } from '../sealing/seal.ts'
import { tenderIdentity } from '../sealing/tender-key.ts'
import { openingContext } from './opening-context.ts'
import { tenderIdOf } from './tender-id-of.ts'

/** Files of proposals lie sealed for good and are decrypted on their way out, which the procurement record reports. */
export const sealedFiles: FileAccess = {
  opener: openerOf,
  recordDownload: async (req, submission, file) => {
    await appendToProcurementRecord(
      req.payload,
      {
        action: 'file downloaded',
        actor: actorOf(req.user),
        reference: submission.reference,
        details: { tender: tenderOf(submission), file: file.id ?? null, sha256: file.sha256 },
      },
      new Date(),
    )
  },
  recordExport: async (req, submissions, format, approval) => {
    await appendToProcurementRecord(
      req.payload,
      {
        action: 'proposals exported',
        actor: actorOf(req.user),
        reference: tenderReference(submissions),
        details: { format, proposals: submissions.map(({ reference }) => reference), approval },
      },
      new Date(),
    )
  },
}

function openerOf(payload: Payload): OpenFile {
  const { store, sealingKey } = openingContext(payload)
  const identities = new Map<number, Promise<string | undefined>>()
  const unwrap = async (tender: number) => tenderIdentity(payload, tender, await sealingKey())
  return async (submission, file) => {
    const stored = await readStoredFile(store, submission, file)
    try {
      const tender = tenderOf(submission)
      const known = identities.get(tender) ?? unwrap(tender)
      identities.set(tender, known)
      const identity = await known
      if (!identity) throw new Error('The tender has no key')
      return openStream(stored, identity)
    } catch (error) {
      stored.destroy()
      if (error instanceof SealingKeyUnavailableError)
        throw new FilesUnavailableError(error.message, { cause: error })
      throw error
    }
  }
}

function tenderOf(submission: Submission): number {
  if (!('tender' in submission)) throw new Error('Only proposals are sealed')
  return tenderIdOf(submission)
}

/** Of the one tender that the proposals were sent to; empty when there are several or none. */
function tenderReference(submissions: readonly Submission[]): string {
  const references = new Set(
    submissions.map((submission) =>
      'tender' in submission && typeof submission.tender === 'object'
        ? submission.tender.referenceNumber
        : '',
    ),
  )
  const [first] = references
  return references.size === 1 && first !== undefined ? first : ''
}
