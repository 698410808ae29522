import { createServer } from 'node:http'
import { z } from 'zod'

/** A process of its own: `node:http` alone, giving each answer that its parent sends it, `{ name, body, contentType }`. */
const given = z.object({ name: z.string(), body: z.string(), contentType: z.string() })
const answers = new Map<string, { body: Buffer; contentType: string }>()

process.on('message', (message) => {
  const { name, body, contentType } = given.parse(message)
  answers.set(`/${name}`, { body: Buffer.from(body, 'base64'), contentType })
  process.send?.({ stored: name })
})
process.on('disconnect', () => process.exit(0))

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return response.writeHead(404).end()
  response.writeHead(200, {
    'Content-Type': answer.contentType,
    'Content-Encoding': 'br',
    'Content-Length': answer.body.length,
  })
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
})
