import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { logLine } from '../../store/log/log-line.ts'
import { proposalFields, submissionForm } from '../support/submission-files.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { startProduct } from './support/product.ts'
import { expect, test } from './support/test.ts'

const keyValues = z.array(
  z.object({
    key: z.string(),
    value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
  }),
)
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: keyValues }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: keyValues,
            }),
          ),
        }),
      ),
    }),
  ),
})

let folder: string
let receiver: Server
let received: unknown[]

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-watching-'))
  received = []
  receiver = createServer((incoming, outgoing) => {
    json(incoming)
      .then((body) => received.push(body))
      .then(
        () => outgoing.end('{}'),
        () => outgoing.destroy(),
      )
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
test.afterEach(() => {
  receiver.close()
  receiver.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentSpan = '00f067aa0ba902b7'
const requestId = 'from-the-proxy-1'

test('every line of every process has one schema, a page has one trace over two processes, and nothing in them is anybody’s', async () => {
  const dataFolder = path.join(folder, 'data')
  copyPristineData(dataFolder)
  const address = receiver.address()
  const product = await startProduct(dataFolder, {
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  })
  const visitor = { 'x-forwarded-for': '203.0.113.77' }
  const ask = (where: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`${product.url}${where}`, { ...init, headers: { ...visitor, ...init.headers } })
  const traced = { traceparent: `00-${traceId}-${parentSpan}-01`, 'x-request-id': requestId }
  const page = await ask('/projects?topic=1', { headers: traced })
  expect(page.headers.get('x-request-id')).toBe(requestId)
  await ask('/search?q=samira@wells.example')
  await ask('/samira@wells.example')
  await ask('/%E0%A4%A')
  await ask('/api/news')
  await ask('/api/tenders/nothing/apply', {
    method: 'POST',
    body: submissionForm({ ...proposalFields, contact_email: 'samira@wells.example' }, []),
  })
  await ask('/admin/login?redirect=samira')
  const signIn = (body: string) =>
    ask('/cms-api/users/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-request-id': 'a-failed-sign-in' },
    })
  await signIn(JSON.stringify({ email: 'samira@wells.example', password: 'not the one' }))
  await signIn('{"email": samira@wells.example')
  await ask('/cms-api/news?where[samira][equals]=samira', { headers: { accept: 'application/json' } })
  await expect(async () => {
    expect(product.printed()).toContain('A sign-in failed')
  }).toPass()
  expect(await product.stop()).toBe(0)

  const lines = product
    .printed()
    .split('\n')
    .filter((line) => line !== '')
  const parsed = lines.map((line) => {
    const { success, data } = logLine.safeParse(JSON.parse(line))
    if (!success) throw new Error(`This line is another: ${line}`)
    return data
  })
  const processes = new Set(parsed.map((line) => line.process))
  expect([...processes].toSorted()).toEqual(['answering', 'back office', 'rendering', 'start'])
  expect(parsed.find(({ msg }) => msg === 'A sign-in failed')).toMatchObject({
    process: 'back office',
    requestId: 'a-failed-sign-in',
  })
  expect(parsed.find((line) => line.requestId === requestId)).toMatchObject({ traceId, path: '/projects' })

  const spans = received.flatMap((body) =>
    sent.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const instance = resource.attributes.find(({ key }) => key === 'service.instance.id')
      return scopeSpans.flatMap((scope) =>
        scope.spans.map((span) => ({ ...span, process: instance?.value.stringValue?.split(' ')[0] })),
      )
    }),
  )
  const ofPage = spans.filter((span) => span.traceId === traceId)
  const request = ofPage.find(({ name }) => name === 'request')
  expect(ofPage.map(({ name, process, parentSpanId }) => [name, process, parentSpanId]).toSorted()).toEqual([
    ['rendering', 'rendering', request?.spanId],
    ['request', 'answering', parentSpan],
    ['waiting for a turn', 'answering', request?.spanId],
  ])
  const rendering = ofPage.find(({ name }) => name === 'rendering')
  const statements = rendering?.attributes.find(({ key }) => key === 'network.database.statements')
  expect(statements?.value.intValue).toBeGreaterThan(0)
  for (const written of [...lines, JSON.stringify(received)])
    expect(written).not.toMatch(/samira|wells|q=|topic=|203\.0\.113|not the one/i)
})
