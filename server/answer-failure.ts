import '../site/language/all-messages.ts'
import type { Context, Env, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { addressIn, languageOfPath } from '../languages/address.ts'
import { intakeMessages } from '../languages/messages/intake/intake-messages.ts'
import { isDatabaseAway } from '../store/database/availability.ts'
import { messagesOf } from '../site/language/loaded-messages.ts'
import { lastResortHeaders, lastResortPage } from './last-resort-page.ts'

/** Something that an answer needs is away for now, and may be there when it is asked for again. */
export class UnavailableError extends Error {}

export const retryAfterSeconds = 10

/** Whether a failure is known to come from something that is away. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof UnavailableError || isDatabaseAway(error)
}

/**
 * What is answered when a route threw: too much, or nothing that can be read, is the sender's fault and no failure; what
 * fails because the database or the storage is away may be asked for again (503).
 */
export function answerFailure<AppEnv extends Env>(
  logError: (error: unknown) => void,
  isDatabaseThere: () => Promise<boolean>,
): ErrorHandler<AppEnv> {
  return async (error, context) => {
    if (error instanceof HTTPException) {
      const { malformed } = intakeMessages(languageOfPath(context.req.path))
      return answerWithFallback(context, error.status, error.status === 400 ? { message: malformed } : {})
    }
    logError(error)
    const isAway = isUnavailable(error) || !(await isDatabaseThere())
    const headers: Record<string, string> = isAway ? { 'Retry-After': String(retryAfterSeconds) } : {}
    return answerWithFallback(context, isAway ? 503 : 500, { headers })
  }
}

interface Fallback {
  /** One of ours, in place of the general one. */
  message?: string
  /** Where one tries again, when not at the same address. */
  retryAt?: string
  headers?: Record<string, string>
}

/** Answers with the page for when not even the page of a failure could be made, in the language of the address. */
export function answerWithFallback(
  context: Context,
  status: ContentfulStatusCode,
  { message, retryAt, headers }: Fallback,
): Response | Promise<Response> {
  const language = languageOfPath(context.req.path)
  const { failure, navigation } = messagesOf(language)
  const page = lastResortPage(language, {
    title: failure.title,
    text: message ?? failure.text,
    retry: failure.retry,
    retryAt,
    home: { address: addressIn(language, '/'), name: navigation.home },
  })
  return context.html(page, status, { ...lastResortHeaders, ...headers })
}
