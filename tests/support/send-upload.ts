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

process.on('message', async (message) => {
  const { method, path, language, name, type, content, fields } = uploadShape.parse(message)
  const body = new FormData()
  body.append('file', new File([Buffer.from(content, 'base64')], name, { type }))
  body.append('_payload', JSON.stringify(fields))
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/cms-api${path}`, {
      method,
      body,
      headers: { 'Accept-Language': language, Authorization: `JWT ${token}` },
    }),
  })
  process.send?.({ status: response.status, body: await response.json() })
})
process.on('disconnect', async () => {
  await closeDatabase(payload)
  process.exit(0)
})
