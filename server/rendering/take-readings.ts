import type { Payload } from 'payload'
import { addReadings } from '../../store/reading-counts/add-readings.ts'
import { readingBatch } from '../../store/reading-counts/reading-batch.ts'
import type { Logger } from '../../store/log/create-log.ts'

/** Writes what an answering process counted. @returns 204, or 503 when nothing was written */
export async function takeReadings(
  payload: Payload,
  request: Request,
  log: Pick<Logger, 'warn'>,
): Promise<Response> {
  const { success, data } = readingBatch.safeParse(await request.json())
  if (!success) return new Response(null, { status: 400 })
  try {
    await addReadings(payload, data)
    return new Response(null, { status: 204 })
  } catch (error) {
    log.warn({ error }, 'what was read could not be counted yet')
    return new Response(null, { status: 503 })
  }
}
