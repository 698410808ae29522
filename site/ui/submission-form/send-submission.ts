import type { Language } from '../../i18n/languages.ts'
import { readAnswer, type SubmissionAnswer } from './read-answer.ts'

export interface SubmissionToSend {
  address: string
  body: FormData
  language: Language
  idempotencyKey: string
  /** Told, from time to time, how many bytes of how many have gone. */
  onProgress: (sent: number, all: number) => void
  signal: AbortSignal
}

export type Sending =
  | { end: 'answered'; status: number; answer: SubmissionAnswer }
  | { end: 'network error' }
  | { end: 'cancelled' }

/** Sends a form to the public API. XMLHttpRequest, because fetch does not tell how far an upload has come. */
export function sendSubmission(submission: SubmissionToSend): Promise<Sending> {
  const { address, body, language, idempotencyKey, onProgress, signal } = submission
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('lang', language)
    request.setRequestHeader('Accept-Language', language)
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () =>
      resolve({ end: 'answered', status: request.status, answer: readAnswer(request.responseText) }),
    )
    request.addEventListener('error', () => resolve({ end: 'network error' }))
    request.addEventListener('abort', () => resolve({ end: 'cancelled' }))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
