import type { REST_GET } from '@payloadcms/next/routes'
import { createPayloadRequest, type PayloadRequest } from 'payload'
import { environment } from '../environment.ts'
import { accountRule } from '../languages/back-office/account-rules.ts'
import { endingTurns } from '../store/turns-taken.ts'
import { RunningUploads, temporaryFolder } from '../store/uploads/temporary-files.ts'
import { openBody, staffBody } from './limited-body.ts'
import { unavailable } from '../languages/back-office/failures.ts'
import { payloadConfig } from './payload-config.ts'
import { restVerdict } from './rest-guard.ts'
import { statusWithoutUser } from './who-asks.ts'

type RestHandler = ReturnType<typeof REST_GET>

const methodOverrides = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

let running: RunningUploads | undefined

/** Made with the first request: a build knows of no data folder. */
function runningUploads(): RunningUploads {
  running ??= new RunningUploads(temporaryFolder(environment().dataFolder))
  return running
}

/**
 * One of Payload's REST handlers behind the guard. Refusals have the shape of Payload's own errors and speak the
 * language of the request: 401 to people who are not signed in, 403 to everybody for registering a first user, 413 and
 * 415 for bodies that a call does not take, 503 where nobody can be looked up because the database is away. What an
 * upload leaves on the disk is deleted when it is answered. The turns that a save takes end with
 * its answer.
 */
export function guardedRest(handlerFor: typeof REST_GET): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params
    const overridesMethod = methodOverrides.some((name) => request.headers.has(name))
    const verdict = restVerdict(request.method, slug, overridesMethod)
    if (verdict !== 'open') {
      const asked = await askedBy(request)
      if (verdict === 'refused') return refusal(403, asked.t('error:notAllowedToPerformAction'))
      if (!asked.user) {
        const status = await statusWithoutUser(asked.payload, request.headers)
        return refusal(status, status === 401 ? asked.t('error:unauthorized') : unavailable(asked))
      }
    }
    const limited = await (verdict === 'open' ? openBody(request) : staffBody(request))
    if ('refused' in limited) {
      const rule = limited.refused === 413 ? 'tooLarge' : 'wrongType'
      return refusal(limited.refused, accountRule(rule, await askedBy(request)))
    }
    return runningUploads().during(() =>
      endingTurns(() => handlerFor(payloadConfig())(limited.request, args)),
    )
  }
}

/** The request without the body, which is Payload's to read. */
function askedBy({ url, headers }: Request): Promise<PayloadRequest> {
  return createPayloadRequest({ config: payloadConfig(), request: new Request(url, { headers }) })
}

function refusal(status: 401 | 403 | 413 | 415 | 503, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
