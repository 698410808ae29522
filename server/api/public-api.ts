import { Hono, type Handler } from 'hono'
import type { Payload } from 'payload'
import { readContentVersion, type ContentVersion } from '../../store/database/content-version.ts'
import type { Reading } from '../../store/read/reading.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import type { ApiContextOfCall, ApiEnvironment } from './api-environment.ts'
import { isUnavailable, retryAfterSeconds } from '../answer-failure.ts'
import type { IntakeService } from '../intake/intake-service.ts'
import { senderOf } from '../intake/sender-of.ts'
import { apiPath } from './api-path.ts'
import { openReadsToAnyOrigin, openToAnyOrigin, preflightHeaders } from './cross-origin.ts'
import { documentationPage } from './docs/documentation-page.ts'
import { documentationPolicy } from './docs/style.ts'
import type { ApiCall, Endpoint } from './endpoint.ts'
import { isLanguage, languageCodes } from '../../languages/languages.ts'
import { apiLanguageParameter } from '../../languages/api-address.ts'
import { apiMessages } from '../../languages/api-messages.ts'
import { policyPage } from './ocds/policy-page.ts'
import { openApiDocument } from './open-api/open-api-document.ts'
import { languageParameter } from './list-parameters.ts'
import { ParameterReader } from './parameter-reader.ts'
import { languageOfCall } from './request-language.ts'
import { endpoints } from './resources.ts'
import { send, sendError, sendJson, sendOutcome, sendTable } from './send.ts'
import { redirectMoved } from '../redirect-moved.ts'

export interface PublicApiOptions {
  payload: Payload
  /** The content version as this process saw it last; nothing: nothing outlives a call. */
  contentVersion?: () => ContentVersion
  intake: IntakeService
  /** The present moment. */
  now: () => Date
  /** Absolute address of the site, without a last slash. */
  siteUrl: string
  /** Called with every error that was answered with 500. */
  logError: (error: unknown) => void
}

/**
 * The public API (specification, section 7), to be mounted at `/api`: `server.route('/api', createPublicApi(…))`.
 * It answers everything under that address.
 */
export function createPublicApi({
  payload,
  contentVersion,
  intake,
  now,
  siteUrl,
  logError,
}: PublicApiOptions): Hono<ApiEnvironment> {
  const api = new Hono<ApiEnvironment>()

  const readingOf = (c: ApiContextOfCall): Reading => ({
    payload,
    language: c.get('language'),
    ...(contentVersion && { contentVersion: contentVersion() }),
    now: now(),
  })
  const callOf = (c: ApiContextOfCall): ApiCall => {
    const parameters = new ParameterReader(new URL(c.req.url).search, c.get('language'))
    // Every path takes it, and it has been read.
    parameters.value(apiLanguageParameter, languageParameter)
    return {
      reading: readingOf(c),
      context: { language: c.get('language'), siteUrl },
      parameters,
      incoming: {
        intake,
        request: c.req.raw,
        sender: senderOf(c, c.get('language'), intake.trustedProxies),
      },
      pathValue: c.req.param('value') ?? '',
    }
  }
  const describe = async (c: ApiContextOfCall) => {
    c.set('language', 'en')
    c.header('Content-Language', 'en')
    return openApiDocument(await readOrganization(readingOf(c)), siteUrl)
  }

  api.use('*', chooseLanguage, openReadsToAnyOrigin, refuseMalformedPath)
  for (const endpoint of endpoints) {
    const whereThere = (handle: (c: ApiContextOfCall, call: ApiCall) => Response | Promise<Response>) => {
      const handler: Handler<ApiEnvironment> = async (c) => {
        const call = callOf(c)
        return endpoint.isThere && !(await endpoint.isThere(call)) ? unknownAddress(c) : handle(c, call)
      }
      return handler
    }
    api.on(
      endpoint.method.toUpperCase(),
      endpoint.route,
      whereThere(async (c, call) => answer(c, endpoint, call)),
    )
    api.all(
      endpoint.route,
      whereThere((c) => refuseMethod(c, endpoint.method)),
    )
  }

  api.get('/openapi.json', async (c) => sendJson(c, await describe(c)))
  api.get('/docs', async (c) => {
    const page = documentationPage(await describe(c))
    c.header('Content-Security-Policy', documentationPolicy)
    return send(c, page, 'text/html')
  })
  const policy = async (c: ApiContextOfCall) => {
    const page = policyPage(await readOrganization(readingOf(c)), c.get('language'))
    c.header('Content-Security-Policy', documentationPolicy)
    return send(c, page, 'text/html')
  }
  api.get('/ocds/policy', policy)
  api.get(`/ocds/policy/:language{${languageCodes.join('|')}}`, async (c) => {
    const language = c.req.param('language')
    if (isLanguage(language)) c.set('language', language)
    c.header('Content-Language', c.get('language'))
    return policy(c)
  })
  api.get('/', toDocumentation)
  for (const path of ['/openapi.json', '/docs', '/ocds/policy', '/'])
    api.all(path, (c) => refuseMethod(c, 'get'))

  // The address with a slash at its end is no path of a router that is mounted without one.
  api.get('*', async (c, next) => (c.req.path === `${apiPath}/` ? toDocumentation(c) : next()))
  api.all('*', unknownAddress)
  api.onError((error, c) => {
    logError(error)
    const isAway = isUnavailable(error)
    if (isAway) c.header('Retry-After', String(retryAfterSeconds))
    return sendError(c, isAway ? 503 : 500, apiMessages[c.get('language')].failed)
  })
  return api
}

const chooseLanguage: Handler<ApiEnvironment> = async (c, next) => {
  const language = languageOfCall(c.req.url, {
    lang: c.req.header('lang'),
    acceptLanguage: c.req.header('Accept-Language'),
  })
  c.set('language', language)
  c.header('Content-Language', language)
  c.header('Vary', 'lang, Accept-Language')
  await next()
}

const refuseMalformedPath: Handler<ApiEnvironment> = async (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return sendError(c, 400, apiMessages[c.get('language')].malformedAddress)
  }
  await next()
}

async function answer(c: ApiContextOfCall, endpoint: Endpoint, call: ApiCall): Promise<Response> {
  const messages = apiMessages[c.get('language')]
  if (endpoint.alsoAsCsv) c.header('Vary', 'lang, Accept-Language, Accept')
  const given = await endpoint.answer(call)
  switch (given.outcome) {
    case 'found':
      return sendJson(c, given.body, endpoint.cachedSeconds)
    case 'table':
      return sendTable(c, given, await versionOf(call.reading))
    case 'moved':
      return redirectMoved(c, `${apiPath}${given.to}${new URL(c.req.url).search}`)
    case 'invalid':
      return sendError(c, 400, messages.invalidParameters, given.errors)
    case 'unknown record':
      return sendError(c, 404, messages.unknownRecord)
    case 'submission':
      return sendOutcome(c, given.submission)
  }
}

/** Another after any publish. */
async function versionOf({ contentVersion, payload }: Reading): Promise<string> {
  return (contentVersion ?? (await readContentVersion(payload))).whole
}

/** Answers every method that a path does not take; OPTIONS is answered with those it takes. */
function refuseMethod(c: ApiContextOfCall, method: Endpoint['method']): Response {
  const allowed = method === 'get' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS'
  c.header('Allow', allowed)
  if (c.req.method === 'OPTIONS') return c.body(null, 204, method === 'get' ? preflightHeaders() : {})
  if (method === 'get') openToAnyOrigin(c)
  return sendError(c, 405, apiMessages[c.get('language')].wrongMethod(allowed))
}

function toDocumentation(c: ApiContextOfCall): Response {
  return c.redirect(`${apiPath}/docs`)
}

function unknownAddress(c: ApiContextOfCall): Response {
  return sendError(c, 404, apiMessages[c.get('language')].unknownAddress)
}
