import { extractJWT, type Payload } from 'payload'

/**
 * Why a request has no user: 401 when it brings no session that holds, 503 when its session could not be looked up,
 * because the database is away. Payload itself takes both for people who are not signed in.
 */
export async function statusWithoutUser(payload: Payload, headers: Headers): Promise<401 | 503> {
  if (!extractJWT({ headers, payload })) return 401
  try {
    await payload.db.count({ collection: 'users', where: { id: { equals: 0 } } })
    return 401
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A session could not be looked up' })
    return 503
  }
}
