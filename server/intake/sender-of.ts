import type { Context } from 'hono'
import { z } from 'zod'
import type { Language } from '../../languages/languages.ts'
import { clientAddress } from '../../store/shared-counts/client-address.ts'
import type { Sender } from './intake.ts'

/** Node's server hands its own request along; in tests there is none. */
const nodeServer = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})

/** Who a call comes from. */
export function senderOf(context: Context, language: Language, trustedProxies: number): Sender {
  const server = nodeServer.safeParse(context.env)
  const direct = server.success ? server.data.incoming.socket.remoteAddress : undefined
  return { language, address: clientAddress(context.req.header('X-Forwarded-For'), direct, trustedProxies) }
}
