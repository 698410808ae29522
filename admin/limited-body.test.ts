import { describe, expect, test } from 'vitest'
import { largestOpenBody, openBody, staffBody } from './limited-body.ts'

const address = 'http://localhost/cms-api/users/login'
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
const json = { 'content-type': 'application/json' }

async function outcome(limited: Awaited<ReturnType<typeof openBody>>) {
  return 'refused' in limited ? limited.refused : limited.request.text()
}

/** Bytes that come piece by piece, without a length announced; counts how many were asked for. */
function megabytes(count: number) {
  let given = 0
  const piece = new Uint8Array(1024 * 1024).fill(32)
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given === count) return controller.close()
      given += 1
      controller.enqueue(piece)
    },
  })
  return { stream, given: () => given }
}

describe('a call open to everybody', () => {
  test('takes a little JSON, or nothing', async () => {
    expect(await outcome(await openBody(post('{"email":"a"}', json)))).toBe('{"email":"a"}')
    expect(await outcome(await openBody(post(null)))).toBe('')
    expect(await outcome(await openBody(new Request(address)))).toBe('')
  })

  test('takes the back office’s own form: its JSON as the only field', async () => {
    const form = new FormData()
    form.set('_payload', '{"email":"a"}')
    const limited = await openBody(post(form))
    expect(await outcome(limited)).toBe('{"email":"a"}')
    expect('request' in limited && limited.request.headers.get('content-type')).toBe('application/json')
  })

  test('takes no file and no other form', async () => {
    const withFile = new FormData()
    withFile.set('_payload', '{}')
    withFile.set('file', new Blob(['a']), 'a.txt')
    const fileAlone = new FormData()
    fileAlone.set('_payload', new Blob(['{}']), 'a.json')
    const other = new FormData()
    other.set('email', 'a')
    for (const form of [withFile, fileAlone, other])
      expect(await outcome(await openBody(post(form)))).toBe(415)
    expect(
      await outcome(await openBody(post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }))),
    ).toBe(415)
    expect(await outcome(await openBody(post('rubbish', { 'content-type': 'multipart/form-data' })))).toBe(
      415,
    )
  })

  test('takes 64 KB, reads a little more away, and nothing without end', async () => {
    for (const [sent, read] of [
      [20, 20],
      [Number.POSITIVE_INFINITY, 257],
    ] as const) {
      const { stream, given } = megabytes(sent)
      expect(await outcome(await openBody(post(stream, json)))).toBe(413)
      // One piece more may have been asked for ahead.
      expect([read, read + 1]).toContain(given())
    }
    expect(await outcome(await openBody(post('x'.repeat(largestOpenBody + 1), json)))).toBe(413)
    expect(await outcome(await openBody(post(`"${'x'.repeat(largestOpenBody - 2)}"`, json)))).toHaveLength(
      largestOpenBody,
    )
    const form = new FormData()
    form.set('_payload', 'x'.repeat(largestOpenBody))
    expect(await outcome(await openBody(post(form)))).toBe(413)
  })
})

describe('a call of somebody who is signed in', () => {
  test('takes files as they come', async () => {
    const form = new FormData()
    form.set('file', new Blob(['a']), 'a.txt')
    const request = post(form)
    expect(await staffBody(request)).toEqual({ request })
    expect(request.bodyUsed).toBe(false)
  })

  test('takes records, but not without end', async () => {
    expect(await outcome(await staffBody(post('{"a":1}', json)))).toBe('{"a":1}')
    expect(await outcome(await staffBody(post(megabytes(11).stream, json)))).toBe(413)
  })
})
