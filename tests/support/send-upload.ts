import { createLocalReq, getPayload, handleEndpoints, loginOperation } from 'payload'
import { z } from 'zod'
import config from '../../payload/payload.config.ts'
import { closeDatabase } from '../../store/database/close-database.ts'

const uploadShape = z.object({
  method: z.enum(['POST', 'PATCH']),
  path: z.string(),
  /** Of the back office. */
  language: z.string(),
  name: z.string(),
  type: z.string(),
  /** The file in base64. */
  content: z.string(),
  fields: z.record(z.string(), z.unknown()),
  /** Whether it is sent before its form, as larger ones are. */
  inPieces: z.boolean().optional(),
})

/** An upload to Payload's REST, as it is given to this process. */
export type Upload = z.output<typeof uploadShape>

/**
 * A process of its own, with settings of its own, that sends to Payload's REST each upload that its parent gives it, and
 * answers with the status and the body. It ends when its parent lets it go.
 */
const payload = await getPayload({ config, disableOnInit: true })
const { token } = await loginOperation({
  collection: payload.collections.users,
  data: { email: 'editor@example.org', password: 'a long password' },
  req: await createLocalReq({}, payload),
})

function call(path: string, method: string, language: string, body: BodyInit): Promise<Response> {
  return handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/cms-api${path}`, {
      method,
      body,
      headers: { 'Accept-Language': language, Authorization: `JWT ${token}` },
    }),
  })
}

/** @returns what the form has in place of the file */
async function sendInPieces(file: File, library: string): Promise<string> {
  const beginning = JSON.stringify({ library, length: file.size })
  const begun = await call('/arriving-files', 'POST', 'en', beginning)
  const { id } = z.object({ id: z.string() }).parse(await begun.json())
  const half = Math.floor(file.size / 2)
  for (const [from, to] of [
    [0, half],
    [half, file.size],
  ] as const)
    await call(`/arriving-files/${id}?offset=${from}`, 'PATCH', 'en', file.slice(from, to))
  const { name: filename, size, type: mimeType } = file
  return JSON.stringify({ filename, size, mimeType, clientUploadContext: { arrived: id } })
}

process.on('message', async (message) => {
  const { method, path, language, name, type, content, fields, inPieces } = uploadShape.parse(message)
  const file = new File([Buffer.from(content, 'base64')], name, { type })
  const body = new FormData()
  body.append('file', inPieces ? await sendInPieces(file, path.split(/[/?]/)[1] ?? '') : file)
  body.append('_payload', JSON.stringify(fields))
  const response = await call(path, method, language, body)
  process.send?.({ status: response.status, body: await response.json() })
})
process.on('disconnect', async () => {
  await closeDatabase(payload)
  process.exit(0)
})
