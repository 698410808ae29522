import type { Env, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { addressIn, languageOfPath } from '../languages/address.ts'
import { languages } from '../languages/languages.ts'
import { isDatabaseAway } from '../store/database/availability.ts'
import { messagesOf } from '../site/language/loaded-messages.ts'

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
    const headers = { 'Cache-Control': 'no-store' }
    if (error instanceof HTTPException) {
      return context.html(fallbackErrorPage(context.req.path), error.status, headers)
    }
    logError(error)
    const isAway = isUnavailable(error) || !(await isDatabaseThere())
    return context.html(fallbackErrorPage(context.req.path), isAway ? 503 : 500, {
      ...headers,
      ...(isAway && { 'Retry-After': String(retryAfterSeconds) }),
    })
  }
}

/**
 * The page of last resort, for when not even the page of a failure could be made: plain HTML in the page's language,
 * without anything that could fail again.
 * @param message of ours, in place of the general one
 */
export function fallbackErrorPage(pathname: string, message?: string): string {
  const language = languages[languageOfPath(pathname)]
  const { failure, navigation } = messagesOf(language.code)
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${failure.title}</title></head>
<body><main><h1>${failure.title}</h1><p>${message ?? failure.text}</p><p><a href="">${failure.retry}</a> · <a href="${addressIn(language.code, '/')}">${navigation.home}</a></p></main></body>
</html>
`
}
