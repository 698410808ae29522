import * as z from 'zod/mini'
import { toBase64, toHex } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { readNoteKey } from '../../proofs/note.ts'
import { answersSchema } from '../../sealing/proposal.ts'
import { ChangedFileError, sealProposal, type Sealing } from '../../sealing/seal-proposal.ts'
import { chunksOf } from '../../sealing/streams.ts'
import { readTerms, TermsError } from '../../sealing/terms.ts'
import { inEqualPieces } from './pieces.ts'
import type { FailureOfSealing, SealingReply } from './sealing-messages.ts'

/**
 * The one script that sees a proposal before it is sealed. It runs in a worker that a page starts from bytes whose hash it
 * has compared, and answers the messages of `sealing-messages.ts` in turn.
 */
const requestSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('seal'),
    terms: z.unknown(),
    logKey: z.string(),
    answers: answersSchema,
    files: z.array(z.instanceof(File)),
  }),
  z.object({ do: z.literal('give the next piece') }),
])

let sealing: Sealing | undefined
let pieces: AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined

async function answer(given: unknown): Promise<SealingReply> {
  const request = requestSchema.parse(given)
  if (request.do === 'give the next piece') return nextPiece()
  const terms = readTerms(request.terms, readNoteKey(request.logKey))
  sealing = await sealProposal(terms, request.answers, request.files, 'browser')
  pieces = inEqualPieces(chunksOf(sealing.envelope))
  const { length, privatePart } = sealing
  return { is: 'ready', length, privatePart }
}

async function nextPiece(): Promise<SealingReply> {
  if (!sealing || !pieces) throw new Error('Nothing is being sealed')
  const next = await pieces.next()
  if (next.done) return { is: 'end', envelope: toHex(sealing.hash()) }
  return { is: 'piece', bytes: next.value, sha256: toBase64(sha256(next.value)) }
}

function failureOf(error: unknown): FailureOfSealing {
  if (error instanceof TermsError) return { is: 'failure', because: 'terms' }
  if (error instanceof ChangedFileError) return { is: 'failure', because: 'changed file', file: error.file }
  return { is: 'failure', because: 'something else', message: String(error) }
}

async function replyAfter(earlier: Promise<void>, data: unknown): Promise<void> {
  await earlier
  const reply = await answer(data).catch(failureOf)
  self.postMessage(reply, { transfer: reply.is === 'piece' ? [reply.bytes.buffer] : [] })
}

let last: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  last = replyAfter(last, data)
})
