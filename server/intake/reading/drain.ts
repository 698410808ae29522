import { intakeLimits } from '../limits.ts'

/**
 * Reads the rest of a refused body away: a browser that is still sending would take an early answer for a broken
 * connection and show nothing of it. A body longer than any form may be, or one that stops, is given up.
 */
export async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return
  const reader = body.getReader()
  const limit = setTimeout(() => void reader.cancel().catch(() => undefined), intakeLimits.refusedDuration)
  try {
    let total = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      total += read.value.length
      if (total > intakeLimits.body) {
        await reader.cancel()
        return
      }
    }
  } catch {
    // The sender is gone.
  } finally {
    clearTimeout(limit)
  }
}
