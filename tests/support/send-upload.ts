import { createLocalReq, getPayload, handleEndpoints, loginOperation } from 'payload'
import config from '../../payload/payload.config.ts'
import { closeDatabase } from '../../store/database/close-database.ts'

/**
 * Sends one upload to Payload's REST in a process of its own, with settings of its own, and prints the answer.
 * Arguments: method, path, language, name and type of the file, fields as JSON. The file is read from standard input.
 */
const [method = '', path = '', language = '', name = '', type = '', fields = ''] = process.argv.slice(2)
const parts: Uint8Array<ArrayBuffer>[] = []
for await (const part of process.stdin) if (Buffer.isBuffer(part)) parts.push(new Uint8Array(part))
const body = new FormData()
body.append('file', new File(parts, name, { type }))
body.append('_payload', fields)

const payload = await getPayload({ config, disableOnInit: true })
const { token } = await loginOperation({
  collection: payload.collections.users,
  data: { email: 'editor@example.org', password: 'a long password' },
  req: await createLocalReq({}, payload),
})
const response = await handleEndpoints({
  config: payload.config,
  request: new Request(`http://localhost/cms-api${path}`, {
    method,
    body,
    headers: { 'Accept-Language': language, Authorization: `JWT ${token}` },
  }),
})
process.stdout.write(JSON.stringify({ status: response.status, body: await response.json() }))
await closeDatabase(payload)
process.exit(0)
