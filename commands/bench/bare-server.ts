import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { z } from 'zod'

/** A process of its own: `node:http` alone, giving each answer that its parent sends it, `{ name, body, headers }`. */
const given = z.object({
  name: z.string(),
  body: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
})
const answers = new Map<string, { body: Buffer; headers: readonly string[] }>()

process.on('message', (message) => {
  const { name, body: text, headers } = given.parse(message)
  const body = Buffer.from(text, 'base64')
  answers.set(`/${name}`, { body, headers: [...headers.flat(), 'Content-Length', String(body.length)] })
  process.send?.({ stored: name })
})
process.on('disconnect', () => process.exit(0))

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return response.writeHead(404).end()
  response.writeHead(200, [...answer.headers, 'X-Request-Id', randomUUID()])
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
})
