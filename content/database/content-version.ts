import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'

/**
 * The content version is a random token, replaced on every publish. Processes compare it with the last one they saw,
 * so two publishes at once need no counter. It is written through the request, so that on Postgres it becomes visible
 * in the same commit as the content it speaks of.
 */
export async function raiseContentVersion(req: PayloadRequest): Promise<void> {
  await req.payload.db.updateGlobal({ slug: 'content-version', data: { token: randomUUID() }, req })
}

/** The current token, or an empty string before the first publish. One small query. */
export async function readContentVersion(payload: Payload): Promise<string> {
  const stored = await payload.db.findGlobal<{ token?: string | null }>({ slug: 'content-version' })
  return stored?.token ?? ''
}
