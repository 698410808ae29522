import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { intakeLimits } from '../../server/intake/limits.ts'
import { testEnvelope, testTender } from '../../tests/support/sealed-envelope.ts'
import type { Terms } from '../../sealing/terms.ts'
import type { SeededRandom } from './seeded-random.ts'
import { sealedBytes } from './send-envelope.ts'

interface Asked {
  port: number
  /** Address that it is sent from. */
  localAddress: string
}

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Uint8Array
  /** Bytes of the body after which the line is cut. */
  cutAfter?: number
}

interface Answer {
  /** Or `no answer`. */
  status: string
  location: string | undefined
}

/** Something that is wrong with an envelope, or with how it is sent; resolves with what was answered to that. */
export interface MalformedUpload {
  fault: string
  send: (to: Asked) => Promise<string>
}

const tusHeaders = { 'Tus-Resumable': '1.0.0' }
const piecesType = 'application/offset+octet-stream'

async function call({ port, localAddress }: Asked, asked: Call): Promise<Answer> {
  const { method, path, headers = {}, body = new Uint8Array(), cutAfter = body.length } = asked
  const request = httpRequest({
    ...{ host: '127.0.0.1', port, localAddress, method, path, agent: false },
    headers: { ...headers, 'Content-Length': String(body.length) },
  })
  const answered = once(request, 'response').then(
    ([response]: IncomingMessage[]) => {
      response?.resume()
      return { status: String(response?.statusCode), location: response?.headers.location }
    },
    () => ({ status: 'no answer', location: undefined }),
  )
  request.on('error', () => undefined)
  if (cutAfter < body.length) {
    request.write(body.subarray(0, cutAfter))
    await Promise.race([answered, wait(30)])
    request.destroy()
  } else {
    request.end(body)
  }
  return answered
}

/** Makes uploads in pieces of which nothing may be taken as a proposal, each wrong in its own way. */
export async function malformedPieces(
  random: SeededRandom,
  tender: string,
  terms: Terms,
): Promise<() => MalformedUpload> {
  const good = await sealedBytes(terms, 'Fuzz', [9000])
  const ofOthers = await testEnvelope((await testTender()).terms)
  const beginning = `/api/tenders/${tender}/envelopes`
  const begin = async (to: Asked, length = good.length): Promise<string> => {
    const headers = { ...tusHeaders, 'Upload-Length': String(length) }
    const { status, location } = await call(to, { method: 'POST', path: beginning, headers })
    if (status !== '201' || location === undefined) throw new Error(`An upload was refused with ${status}`)
    return location
  }
  const piece = (body: Uint8Array, headers: Record<string, string> = {}) => ({
    method: 'PATCH',
    headers: { ...tusHeaders, 'Content-Type': piecesType, 'Upload-Offset': '0', ...headers },
    body,
  })
  /** Sends something to an upload that has just begun, and looks that it became no proposal. */
  const after =
    (make: () => Omit<Call, 'path'>, length?: number) =>
    async (to: Asked): Promise<string> => {
      const path = await begin(to, length)
      const { status } = await call(to, { path, ...make() })
      const receipt = await call(to, { method: 'GET', path: `${path}/receipt`, headers: tusHeaders })
      return receipt.status.startsWith('2') ? `${receipt.status} for its receipt` : status
    }
  const only = (make: () => Call) => async (to: Asked) => (await call(to, make())).status
  const noise = (length: number) => randomBytes(length)
  const announced = (length: string): Call => ({
    ...{ method: 'POST', path: beginning },
    headers: { ...tusHeaders, 'Upload-Length': length },
  })
  const faults: [MalformedUpload, ...MalformedUpload[]] = [
    { fault: 'noise as long as an envelope', send: after(() => piece(noise(good.length))) },
    { fault: 'zeros', send: after(() => piece(new Uint8Array(good.length))) },
    {
      fault: 'another tender’s envelope',
      send: after(() => piece(ofOthers.bytes), ofOthers.bytes.length),
    },
    {
      fault: 'an envelope whose beginning is damaged',
      send: after(() => {
        const damaged = Buffer.from(good)
        // Within the header's own text.
        damaged.fill(random.below(32), 512, 512 + 1 + random.below(200))
        return piece(damaged)
      }),
    },
    {
      fault: 'an envelope whose end is at its beginning',
      send: after(() => {
        const at = 1 + random.below(good.length - 1)
        return piece(Buffer.concat([good.subarray(at), good.subarray(0, at)]))
      }),
    },
    { fault: 'more bytes than announced', send: after(() => piece(Buffer.concat([good, noise(100)]))) },
    {
      fault: 'a piece for another offset',
      send: after(() => piece(good.subarray(0, 500), { 'Upload-Offset': String(1 + random.below(1e6)) })),
    },
    {
      fault: 'an offset that is no number',
      send: after(() => piece(good, { 'Upload-Offset': random.one(['-1', '1e3', '0x0', 'x', '00', '']) })),
    },
    {
      fault: 'another sort of content',
      send: after(() =>
        piece(good, { 'Content-Type': random.one(['text/plain', 'multipart/form-data', '*']) }),
      ),
    },
    {
      fault: 'a checksum that does not fit',
      send: after(() =>
        piece(good, { 'Upload-Checksum': `sha256 ${createHash('sha256').update('x').digest('base64')}` }),
      ),
    },
    {
      fault: 'a checksum that nobody reads',
      send: after(() =>
        piece(good, { 'Upload-Checksum': random.one(['md5 AAAA', 'sha256', 'sha1 *', 'x']) }),
      ),
    },
    {
      fault: 'another version of the protocol',
      send: after(() => piece(good, { 'Tus-Resumable': random.one(['0.2.2', '2.0.0', '', '1.0']) })),
    },
    {
      fault: 'a line that is cut',
      send: after(() => ({ ...piece(good), cutAfter: random.below(good.length - 1) })),
    },
    {
      fault: 'another method in its place',
      send: after(() => ({
        ...{ method: 'POST', body: good },
        headers: { ...tusHeaders, 'X-HTTP-Method-Override': random.one(['PUT', 'TRACE', '', 'patch ']) },
      })),
    },
    {
      fault: 'the receipt of what never arrived',
      send: after(() => ({ method: 'GET', headers: tusHeaders })),
    },
    {
      fault: 'a length that none has',
      send: only(() =>
        announced(
          random.one([
            String(intakeLimits.envelope + 1),
            ...['', '-1', '0', '1', '1e9', 'NaN', '0x100', '99999999999999', '1000000000000000000000'],
          ]),
        ),
      ),
    },
    {
      fault: 'a tender that is not there',
      send: only(() => ({
        ...announced(String(good.length)),
        path: `/api/tenders/${random.one(['none', '0', '-1', '%00', '..%2f..', "'", 'a'.repeat(3000)])}/envelopes`,
      })),
    },
    {
      fault: 'an upload that is not there',
      send: only(() => ({
        ...piece(good),
        path: `/api/envelopes/${random.one(['0'.repeat(32), '..%2f..%2fstored', '%00', 'x', 'new-x', 'A'.repeat(32)])}`,
      })),
    },
    {
      fault: 'a form that is no envelope',
      send: only(() => ({
        ...{ method: 'POST', path: `/tenders/${tender}/envelope`, body: noise(3000) },
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      })),
    },
  ]
  return () => random.one(faults)
}
