import { PassThrough } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { logRequest } from './request-log.ts'

const line = z.object({ path: z.string() })

/** The path in the line about a request to this address. */
function pathFor(address: string): string {
  const written = new PassThrough()
  const origin = { requestId: 'one', trace: undefined }
  const request = { method: 'GET', address, status: 200, milliseconds: 1, cache: undefined }
  logRequest(pino(written), { origin, ...request })
  return line.parse(JSON.parse(String(written.read()))).path
}

test.each([
  ['/news/a-well?utm_source=mail', '/news/a-well'],
  ['/files/documents/somebody@example.org.pdf', '/files/documents/…@…'],
  ['/admin/reset/51fe139dcd00cf6958f978292523a19242bbf936', '/admin/reset/…'],
  ['/admin/reset/51fe139d?_rsc=1', '/admin/reset/…'],
])('of %s only %s is written', (address, written) => {
  expect(pathFor(address)).toBe(written)
})
