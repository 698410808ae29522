import { afterEach, expect, test, vi } from 'vitest'
import { sendSubmission } from './send-submission.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request as a server that asks for proof of work. */
class AskingServer extends EventTarget {
  static sent = 0
  readonly upload = new EventTarget()
  readonly status = 429
  readonly responseText = JSON.stringify({ success: false, message: 'Too often.' })
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => 'no puzzle'
  send() {
    AskingServer.sent += 1
    this.dispatchEvent(new Event('load'))
  }
}

test('a form whose puzzle can’t be solved ends with what the server said', async () => {
  vi.stubGlobal('XMLHttpRequest', AskingServer)
  const result = await sendSubmission({
    address: '/api/tenders/1/questions',
    values: {},
    files: [],
    body: new FormData(),
    language: 'en',
    idempotencyKey: 'a key',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  expect(result).toMatchObject({ end: 'answered', status: 429, answer: { message: 'Too often.' } })
  expect(AskingServer.sent).toBe(1)
})
