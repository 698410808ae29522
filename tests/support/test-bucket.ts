import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A store of buckets as the S3 client needs it: objects, lists, uploads in parts. Everything is in memory. */
export interface TestBuckets {
  /** Settings that name the store and one of its buckets for uploads. */
  settings: (bucket: string) => Record<string, string>
  /** Objects of a bucket by name. */
  bucket: (name: string) => Map<string, Buffer>
  /** Uploads in parts that were begun and neither completed nor aborted. */
  unfinished: Map<string, Map<number, Buffer>>
  close: () => void
}

const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What was sent, without the frames in which the client puts a stream. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const sent = await buffer(request)
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return sent
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const end = sent.indexOf('\r\n', at)
    const size = Number.parseInt(sent.toString('latin1', at, end), 16)
    if (size === 0) return Buffer.concat(parts)
    parts.push(sent.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

export async function startTestBuckets(): Promise<TestBuckets> {
  const buckets = new Map<string, Map<string, Buffer>>()
  const unfinished = new Map<string, Map<number, Buffer>>()
  const bucket = (name: string) => {
    const found = buckets.get(name) ?? new Map<string, Buffer>()
    buckets.set(name, found)
    return found
  }
  const answer = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', 'http://store')
    const [, bucketName = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const objects = bucket(bucketName)
    const key = rest.join('/')
    const upload = url.searchParams.get('uploadId')
    const xml = (body: string, status = 200) => ({
      status,
      headers: {},
      body: Buffer.from(`<?xml version="1.0"?>${body}`),
    })
    if (key === '') {
      if (url.searchParams.has('uploads'))
        return xml('<ListMultipartUploadsResult></ListMultipartUploadsResult>')
      const prefix = url.searchParams.get('prefix') ?? ''
      const delimiter = url.searchParams.get('delimiter')
      const found = [...objects].filter(([name]) => name.startsWith(prefix))
      const folderOf = (name: string) => {
        const end = delimiter === null ? -1 : name.indexOf(delimiter, prefix.length)
        return end === -1 ? undefined : name.slice(0, end + 1)
      }
      const contents = found
        .filter(([name]) => folderOf(name) === undefined)
        .map(
          ([name, content]) =>
            `<Contents><Key>${escape(name)}</Key><ETag>${tagOf(content)}</ETag><Size>${content.length}</Size></Contents>`,
        )
      const folders = new Set(found.flatMap(([name]) => folderOf(name) ?? []))
      const prefixes = [...folders].map(
        (name) => `<CommonPrefixes><Prefix>${escape(name)}</Prefix></CommonPrefixes>`,
      )
      return xml(
        `<ListBucketResult><KeyCount>${contents.length + prefixes.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}${prefixes.join('')}</ListBucketResult>`,
      )
    }
    const body = await bodyOf(request)
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomBytes(8).toString('hex')
      unfinished.set(id, new Map())
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    if (upload !== null) {
      const parts = unfinished.get(upload)
      if (request.method === 'PUT') parts?.set(Number(url.searchParams.get('partNumber')), body)
      else unfinished.delete(upload)
      if (request.method === 'POST' && parts) {
        const inOrder = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part)
        objects.set(key, Buffer.concat(inOrder))
        return xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
      }
      return {
        status: request.method === 'DELETE' ? 204 : 200,
        headers: { etag: tagOf(body) },
        body: Buffer.alloc(0),
      }
    }
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'HEAD' && !objects.has(key))
      return { status: 404, headers: {}, body: Buffer.alloc(0) }
    if (request.method !== 'GET')
      return { status: 200, headers: { etag: tagOf(body) }, body: Buffer.alloc(0) }
    const found = objects.get(key)
    if (!found) return xml('<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>', 404)
    return { status: 200, headers: { etag: tagOf(found) }, body: found }
  }
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request)
    response.writeHead(status, { 'content-length': body.length, ...headers })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    settings: (name) => ({
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
    bucket,
    unfinished,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
