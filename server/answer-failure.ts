import type { Env, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { fallbackErrorPage } from './fallback-error-page.ts'

/** Something that an answer needs is away for now, and may be there when it is asked for again. */
export class UnavailableError extends Error {}

const retryAfterSeconds = 10

/**
 * What is answered when a route threw: too much, or nothing that can be read, is the sender's fault and no failure; what
 * fails because the database or the storage is away may be asked for again (503).
 */
export function answerFailure<AppEnv extends Env>(
  logError: (error: unknown) => void,
  isDatabaseThere: () => Promise<boolean>,
): ErrorHandler<AppEnv> {
  return async (error, context) => {
    const headers = { 'Cache-Control': 'no-store' }
    if (error instanceof HTTPException) {
      return context.html(fallbackErrorPage(context.req.path), error.status, headers)
    }
    logError(error)
    const isAway = error instanceof UnavailableError || !(await isDatabaseThere())
    return context.html(fallbackErrorPage(context.req.path), isAway ? 503 : 500, {
      ...headers,
      ...(isAway && { 'Retry-After': String(retryAfterSeconds) }),
    })
  }
}
