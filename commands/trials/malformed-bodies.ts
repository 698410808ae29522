import { docx, pdf, proposalFields } from '../../tests/support/submission-files.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A request that must not be accepted, as bytes to be written and how. */
export interface MalformedRequest {
  /** What is wrong with it. */
  fault: string
  contentType: string
  body: Buffer
  /** Announced in Content-Length, where that differs from the body's. */
  length?: number
  /** Bytes after which the connection is cut. */
  cutAfter?: number
  /** Written in pieces, with pauses between them. */
  isSlow?: boolean
}

const boundary = 'trial-boundary'
const multipart = `multipart/form-data; boundary=${boundary}`

interface Part {
  disposition: string
  content: Buffer
  headers?: string
}

function assemble(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ disposition, content, headers = '' }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n${headers}\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ])
}

function fields(changes: Readonly<Record<string, string>> = {}): Part[] {
  return Object.entries({ ...proposalFields, ...changes }).map(([name, value]) => ({
    disposition: `form-data; name="${name}"`,
    content: Buffer.from(value),
  }))
}

function file(name: string, content: Buffer, field = 'proposal_file[0]'): Part {
  return {
    disposition: `form-data; name="${field}"; filename="${name}"`,
    content,
    headers: 'Content-Type: application/pdf\r\n',
  }
}

/** One request of so many is of a kind that costs much to make, or to refuse; the first of them comes in the middle. */
const oneIsCostlyOf = 100

/** Makes requests that no server may accept, each wrong in its own way: every fault comes before one comes again. */
export async function malformedRequests(random: SeededRandom): Promise<() => Promise<MalformedRequest>> {
  const manyEntries = await docx(
    Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`word/${n}.xml`, Buffer.from('x')])),
  )
  const good = assemble([...fields(), file('offer.pdf', pdf())])
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)))
  const request = (fault: string, body: Buffer, more: Partial<MalformedRequest> = {}): MalformedRequest => ({
    fault,
    contentType: multipart,
    body,
    ...more,
  })
  const withFile = (fault: string, part: Part) => request(fault, assemble([...fields(), part]))
  const faults: (() => MalformedRequest)[] = [
    () => request('noise in place of a form', noise(1 + random.below(5000))),
    () => request('an empty body', Buffer.alloc(0)),
    () =>
      request('another boundary than declared', good, { contentType: 'multipart/form-data; boundary=other' }),
    () => request('no boundary', good, { contentType: 'multipart/form-data' }),
    () =>
      request('a boundary of 5000 letters', good, {
        contentType: `multipart/form-data; boundary=${'b'.repeat(5000)}`,
      }),
    () => request('JSON', Buffer.from(JSON.stringify(proposalFields)), { contentType: 'application/json' }),
    () => request('a form cut by its length', good.subarray(0, random.below(good.length - 40))),
    () => request('a connection cut', good, { cutAfter: random.below(good.length - 40) }),
    () =>
      request('a slow sender that goes', good, {
        isSlow: true,
        cutAfter: 50 + random.below(good.length - 100),
      }),
    () => request('fewer bytes than declared', good, { length: good.length + 1000, cutAfter: good.length }),
    () => {
      const damaged = Buffer.from(good)
      // Within the fields' headers, so that a needed one gets lost.
      const at = damaged.indexOf('company_name') + random.below(10)
      damaged[at] = 1 + random.below(31)
      return request('a damaged field name', damaged)
    },
    () =>
      request(
        'a field too many',
        assemble([
          ...Array.from({ length: 90 }, (_, n) => fields({ [`x${n}`]: 'x' })).flat(),
          file('a.pdf', pdf()),
        ]),
      ),
    () =>
      request(
        'a field too long',
        assemble([...fields({ company_name: 'x'.repeat(30_000) }), file('a.pdf', pdf())]),
      ),
    () =>
      request('headers without end', Buffer.from(`--${boundary}\r\n${'X-More: header\r\n'.repeat(3000)}`)),
    () =>
      request(
        'no consent',
        assemble([...fields({ consent: random.one(['0', '', 'yes', 'true']) }), file('a.pdf', pdf())]),
      ),
    () =>
      request(
        'a wrong amount',
        assemble([
          ...fields({ proposed_amount: random.one(['-1', '0', 'NaN', '1e9', '0x10', '∞']) }),
          file('a.pdf', pdf()),
        ]),
      ),
    () =>
      request(
        'a wrong address',
        assemble([
          ...fields({ email: random.one(['a', 'a@', '@b.c', 'a b@c.d', 'a@b..c']) }),
          file('a.pdf', pdf()),
        ]),
      ),
    () =>
      request(
        'the names of an object’s insides',
        assemble([...fields({ __proto__: 'x', company_name: '' }), file('a.pdf', pdf(), '__proto__')]),
      ),
    () => request('no file', assemble(fields())),
    () =>
      withFile(
        'a file in another field',
        file('a.pdf', pdf(), random.one(['file', 'cv', 'proposal_file[0][1]', ''])),
      ),
    () =>
      withFile(
        'a path in the name',
        file(
          random.one(['../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', 'C:\\x', 'a.pdf/', '.pdf/..']),
          pdf(),
        ),
      ),
    () => withFile('a NUL in the name', file('a.exe\0.pdf\0.exe', pdf())),
    () =>
      withFile(
        'another ending',
        file(random.one(['a.exe', 'a.pdf.exe', 'a', '.pdfx', 'a.docm', 'a.html', 'a.svg']), pdf()),
      ),
    () => withFile('noise called pdf', file('a.pdf', noise(random.below(20_000)))),
    () =>
      withFile(
        'noise called doc',
        file('a.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(random.below(20_000))])),
      ),
    () =>
      withFile(
        'noise called docx',
        file('a.docx', Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(random.below(20_000))])),
      ),
    () => {
      const damaged = Buffer.from(manyEntries.subarray(0, 4000 + random.below(40_000)))
      return withFile('a damaged docx', file('a.docx', damaged))
    },
    () => withFile('a PDF without an end', file('a.pdf', pdf('x', 9000).subarray(0, 4000))),
    () =>
      request(
        '21 files',
        assemble([
          ...fields(),
          ...Array.from({ length: 21 }, (_, n) => file(`${n}.pdf`, pdf(), `proposal_file[${n}]`)),
        ]),
      ),
    () =>
      request('more than may be sent, as declared', good, {
        length: 200 * 1024 * 1024,
        cutAfter: good.length,
      }),
  ]
  const costlyFaults: (() => MalformedRequest | Promise<MalformedRequest>)[] = [
    () => withFile('a docx of thousands of entries', file('a.docx', manyEntries)),
    async () => {
      const bomb = await docx({ 'word/media/a.bin': Buffer.alloc(170 * 1024 * 1024) })
      return withFile('a docx that unpacks without end', file('a.docx', bomb))
    },
    () => withFile('a file over 10 MB', file('a.pdf', pdf('x', 10 * 1024 * 1024 + 1))),
  ]
  const usual = random.rounds(faults)
  const costly = random.rounds(costlyFaults)
  let made = 0
  return async () => {
    made += 1
    const isCostly = made % oneIsCostlyOf === oneIsCostlyOf / 2
    return (isCostly ? costly : usual).next().value()
  }
}
