import * as z from 'zod/mini'
import { NoAnswerError } from './send-form.ts'

/** Bytes of a file that are sent at once; a smaller file goes with its form. */
export const pieceLength = 1024 * 1024

const address = '/cms-api/arriving-files'
const stateSchema = z.object({ id: z.string(), offset: z.number() })

/** Names of files that have begun to arrive. */
const begun = new WeakMap<File, string>()

/**
 * Sends a file in pieces before the form that it belongs to; called again with the same file, it goes on where it
 * stopped.
 * @returns what the form has in place of the file, or the answer that refused a piece
 * @throws NoAnswerError when the line breaks
 */
export async function sendFile(
  file: File,
  library: string,
  onProgress: (share: number) => void,
): Promise<string | Response> {
  const known = begun.get(file)
  let response = known === undefined ? undefined : await ask(`/${known}`)
  if (!response || response.status === 404)
    response = await ask('', { method: 'POST', body: JSON.stringify({ library, length: file.size }) })
  while (response.ok) {
    const { id, offset } = stateSchema.parse(await response.json())
    begun.set(file, id)
    onProgress(offset / file.size)
    if (offset >= file.size) {
      const { name: filename, size, type: mimeType } = file
      return JSON.stringify({ filename, size, mimeType, clientUploadContext: { arrived: id } })
    }
    const body = file.slice(offset, offset + pieceLength, 'application/offset+octet-stream')
    response = await ask(`/${id}?offset=${offset}`, { method: 'PATCH', body })
  }
  return response
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address + path, init)
  } catch {
    throw new NoAnswerError(false)
  }
}
