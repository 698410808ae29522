import type { Env, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { lastAnswer } from './last-answer.ts'

/** What is answered when a route threw: too much, or nothing that can be read, is the sender's fault and no failure. */
export function answerFailure<AppEnv extends Env>(logError: (error: unknown) => void): ErrorHandler<AppEnv> {
  return (error, context) => {
    const headers = { 'Cache-Control': 'no-store' }
    if (error instanceof HTTPException) {
      return context.html(lastAnswer(context.req.path), error.status, headers)
    }
    logError(error)
    return context.html(lastAnswer(context.req.path), 500, headers)
  }
}
