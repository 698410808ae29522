import { readQuestion, type Question } from './approval-request.ts'

/** Asks the person. @returns what the call is made again with; nothing when they declined */
export type AsksPerson = (question: Question) => Promise<string | undefined>

const header = 'X-Approval'

let asks: AsksPerson | undefined
let plainFetch: typeof fetch | undefined

/**
 * Lets every call of the back office, Payload's own forms among them, that the server wants approved first wait for the
 * person's approval and then be made again. Who declines gets the server's refusal.
 * @returns what ends it
 */
export function approveCalls(ask: AsksPerson): () => void {
  const former = window.fetch
  plainFetch = former
  asks = ask
  const approvedFetch: typeof fetch = async (input, init) => {
    let response = await former(input, init)
    // A request's body is used up once it is sent; the back office sends none of that form.
    if (input instanceof Request) return response
    let question = await readQuestion(response)
    while (question) {
      const answer = await ask(question)
      if (answer === undefined) return response
      const headers = new Headers(init?.headers)
      headers.set(header, answer)
      response = await former(input, { ...init, headers })
      question = await readQuestion(response)
    }
    return response
  }
  window.fetch = approvedFetch
  return () => {
    if (window.fetch === approvedFetch) window.fetch = former
    asks = undefined
  }
}

/**
 * Has a download approved that the browser is to make itself.
 * @returns its address with the approval in it; nothing when the person declined; or the server's refusal
 */
export async function approvedAddress(
  address: string,
  language: string,
): Promise<string | undefined | Response> {
  const call = plainFetch ?? window.fetch
  const headers = { 'Accept-Language': language }
  const response = await call(address, { credentials: 'same-origin', headers })
  const question = await readQuestion(response)
  if (!question || !asks) return response
  const answer = await asks(question)
  if (answer === undefined) return undefined
  const approved = new URL(address, window.location.href)
  approved.searchParams.set('approval', answer)
  return approved.href
}
