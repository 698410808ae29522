import type { PrivatePart } from '../../sealing/private-part.ts'
import type { Answers } from '../../sealing/proposal.ts'

/** What a page asks the sealing script; each is answered once, in turn. */
export type SealingRequest =
  | {
      do: 'seal'
      /** As `GET /api/tenders/{id}/terms` answers. */
      terms: unknown
      /** As `readNoteKey` reads it. */
      logKey: string
      answers: Answers
      files: readonly File[]
    }
  | { do: 'give the next piece' }

export type SealingReply =
  /** `length` in bytes. */
  | { is: 'ready'; length: number; privatePart: PrivatePart }
  /** SHA-256 in base 64, as `Upload-Checksum` has it. */
  | { is: 'piece'; bytes: Uint8Array<ArrayBuffer>; sha256: string }
  /** SHA-256 of the whole envelope, in hexadecimal. */
  | { is: 'end'; envelope: string }
  | FailureOfSealing

export type FailureOfSealing =
  | { is: 'failure'; because: 'terms' }
  | { is: 'failure'; because: 'changed file'; file: string }
  | { is: 'failure'; because: 'something else'; message: string }
