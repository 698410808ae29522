import '../site/language/all-messages.ts'
import type { Env, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
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
      const page = fallbackErrorPage(context.req.path, error.status === 400 ? malformed : undefined)
      return context.html(page, error.status, lastResortHeaders)
    }
    logError(error)
    const isAway = isUnavailable(error) || !(await isDatabaseThere())
    return context.html(fallbackErrorPage(context.req.path), isAway ? 503 : 500, {
      ...lastResortHeaders,
      ...(isAway && { 'Retry-After': String(retryAfterSeconds) }),
    })
  }
}

/**
 * The page for when not even the page of a failure could be made, in the page's language.
 * @param message of ours, in place of the general one
 * @param retryAt where one tries again, when not at the same address
 */
export function fallbackErrorPage(pathname: string, message?: string, retryAt?: string): string {
  const language = languageOfPath(pathname)
  const { failure, navigation } = messagesOf(language)
  return lastResortPage(language, {
    title: failure.title,
    text: message ?? failure.text,
    retry: failure.retry,
    retryAt,
    home: { address: addressIn(language, '/'), name: navigation.home },
  })
}
