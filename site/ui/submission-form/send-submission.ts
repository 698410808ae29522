import type { Language } from '../../../languages/languages.ts'
import { readAnswer, type SubmissionAnswer } from './read-answer.ts'

export interface SubmissionToSend {
  address: string
  /** What was typed, by the fields' names in the API; a ticked box is '1'. */
  values: Readonly<Record<string, string>>
  files: readonly File[]
  body: FormData
  language: Language
  idempotencyKey: string
  /** Called, from time to time, with how many bytes of how many have gone. */
  onProgress: (sent: number, all: number) => void
  signal: AbortSignal
}

export type SendResult =
  | { end: 'answered'; status: number; answer: SubmissionAnswer; puzzle?: string | null }
  | { end: 'network error' }
  | { end: 'cancelled' }

/**
 * Sends a form to the public API. Where the server asks for proof of work, because too much came from this address, a
 * puzzle is solved and the form sent once more.
 */
export async function sendSubmission(submission: SubmissionToSend): Promise<SendResult> {
  const first = await send(submission)
  if (first.end !== 'answered' || first.status !== 429 || !first.puzzle) return first
  const proof = await solve(first.puzzle, submission.signal)
  return proof === undefined ? first : send(submission, proof)
}

/** @returns nothing when the puzzle could not be solved, or what solves it could not be loaded */
async function solve(puzzle: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { solvePuzzle } = await import('./solve-puzzle.ts')
    return await solvePuzzle(puzzle, signal)
  } catch {
    return undefined
  }
}

/** XMLHttpRequest, because fetch does not report how far an upload has come. */
function send(submission: SubmissionToSend, proof?: string): Promise<SendResult> {
  const { address, body, language, idempotencyKey, onProgress, signal } = submission
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('lang', language)
    request.setRequestHeader('Accept-Language', language)
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    if (proof !== undefined) request.setRequestHeader('Proof-Of-Work', proof)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () =>
      resolve({
        end: 'answered',
        status: request.status,
        answer: readAnswer(request.responseText),
        puzzle: request.getResponseHeader('Proof-Of-Work'),
      }),
    )
    request.addEventListener('error', () => resolve({ end: 'network error' }))
    request.addEventListener('abort', () => resolve({ end: 'cancelled' }))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
