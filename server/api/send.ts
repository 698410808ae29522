import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createHash } from 'node:crypto'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import type { ApiContextOfCall } from './api-environment.ts'
import type { CachedSeconds } from './endpoint.ts'
import { sharedForASecond } from '../shared-caching.ts'
import { streamOf } from '../stream-of.ts'
import { errorBody } from './envelopes.ts'
import type { ParameterErrors } from './parameter-reader.ts'
import type { Language } from '../../languages/languages.ts'

/**
 * Answers 200 with an entity tag, or 304 where the caller has the same already.
 * @param cachedSeconds for which nobody need ask again
 */
export function send(
  c: ApiContextOfCall,
  body: string,
  mediaType: string,
  cachedSeconds?: CachedSeconds,
): Response {
  const tag = entityTag(body, c.get('language'))
  c.header('ETag', tag)
  c.header('Cache-Control', cacheControl(cachedSeconds))
  if (namesEntityTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304)
  return c.body(body, 200, { 'Content-Type': `${mediaType}; charset=utf-8` })
}

function cacheControl(cachedSeconds: CachedSeconds | undefined): string {
  if (cachedSeconds === 'for ever') return 'public, max-age=31536000, immutable'
  return cachedSeconds === undefined ? sharedForASecond : `public, max-age=${cachedSeconds}`
}

export function sendJson(c: ApiContextOfCall, body: object, cachedSeconds?: CachedSeconds): Response {
  return send(c, JSON.stringify(body), 'application/json', cachedSeconds)
}

/**
 * Answers with comma-separated values as they come: nothing of them waits for the last one. Or 304, where the caller has
 * those of the same content already.
 * @param version of the content that the rows are read from
 */
export function sendTable(
  c: ApiContextOfCall,
  { rows, filename }: { rows: AsyncIterable<string>; filename: string },
  version: string,
): Response {
  const tag = entityTag(version, c.get('language'))
  // Weak: nobody has seen the bytes when it is sent.
  c.header('ETag', `W/${tag}`)
  c.header('Cache-Control', sharedForASecond)
  if (namesEntityTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304)
  return c.body(streamOf(encoded(rows)), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${filename}"`,
  })
}

async function* encoded(rows: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const row of rows) yield encoder.encode(row)
}

/** Answers with an error. No cache stores it. */
export function sendError(
  c: ApiContextOfCall,
  status: ContentfulStatusCode,
  message: string,
  errors?: ParameterErrors,
): Response {
  c.header('Cache-Control', 'no-store')
  return c.body(JSON.stringify(errorBody(message, errors)), status, {
    'Content-Type': 'application/json; charset=utf-8',
  })
}

/** Answers a sender with what became of what was sent. */
export function sendOutcome(c: ApiContextOfCall, outcome: SubmissionOutcome): Response {
  if (outcome.outcome === 'refused') {
    if (outcome.retryAfterSeconds !== undefined) c.header('Retry-After', String(outcome.retryAfterSeconds))
    if (outcome.puzzle !== undefined) c.header('Proof-Of-Work', outcome.puzzle)
    const { errors } = outcome
    return sendError(c, outcome.status, outcome.message, Object.keys(errors).length > 0 ? errors : undefined)
  }
  c.header('Cache-Control', 'no-store')
  const body = { success: true, message: outcome.message, data: outcome.receipt }
  return c.body(JSON.stringify(body), outcome.status, { 'Content-Type': 'application/json; charset=utf-8' })
}

/** A strong entity tag of a body in a language. Two languages never share one, even where their bodies are equal. */
export function entityTag(body: string, language: Language): string {
  return `"${language}-${createHash('sha256').update(body).digest('base64url')}"`
}

/** Whether an `If-None-Match` header names the tag (RFC 9110, section 13.1.2: weak comparison). */
export function namesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
