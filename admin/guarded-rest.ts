import type { REST_GET } from '@payloadcms/next/routes'
import { createPayloadRequest } from 'payload'
import { unavailable } from '../content/labels/unavailable.ts'
import { payloadConfig } from './payload-config.ts'
import { restVerdict } from './rest-guard.ts'
import { statusWithoutUser } from './who-asks.ts'

type RestHandler = ReturnType<typeof REST_GET>

const methodOverrides = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

/**
 * One of Payload's REST handlers behind the guard. Refusals have the shape of Payload's own errors and speak the
 * language of the request: 401 to people who are not signed in, 403 to everybody for registering a first user, 503 where
 * nobody can be looked up because the database is away.
 */
export function guardedRest(handlerFor: typeof REST_GET): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params
    const overridesMethod = methodOverrides.some((name) => request.headers.has(name))
    const verdict = restVerdict(request.method, slug, overridesMethod)
    if (verdict !== 'open') {
      // A request without the body, which is Payload's to read.
      const headersOnly = new Request(request.url, { headers: request.headers })
      const asked = await createPayloadRequest({ config: payloadConfig(), request: headersOnly })
      if (verdict === 'refused') return refusal(403, asked.t('error:notAllowedToPerformAction'))
      if (!asked.user) {
        const status = await statusWithoutUser(asked.payload, request.headers)
        return refusal(status, status === 401 ? asked.t('error:unauthorized') : unavailable(asked))
      }
    }
    return handlerFor(payloadConfig())(request, args)
  }
}

function refusal(status: 401 | 403 | 503, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
