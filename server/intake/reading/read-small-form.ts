import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import { Refused } from '../refused.ts'

/** Bytes of the largest form without files. */
const largest = 64 * 1024

/**
 * The fields of a form without files, as JSON, urlencoded or multipart.
 * @throws Refused with 400, 413 or 415
 */
export async function readSmallForm(
  request: Request,
  messages: IntakeMessages,
): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  const body = await readBody(request, messages)
  try {
    if (type.startsWith('application/json')) {
      const read: unknown = JSON.parse(body.toString('utf8'))
      return stringsOf(typeof read === 'object' && read !== null ? Object.entries(read) : [])
    }
    if (/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      }).formData()
      return stringsOf([...form.entries()])
    }
  } catch {
    throw new Refused(400, messages.malformed)
  }
  throw new Refused(415, messages.notMultipart)
}

async function readBody(request: Request, messages: IntakeMessages): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of request.body ?? []) {
    total += chunk.length
    if (total > largest) throw new Refused(413, messages.textTooLong)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function stringsOf(entries: readonly (readonly [string, unknown])[]): Map<string, string> {
  return new Map(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )
}
