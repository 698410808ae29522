import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOfPath } from '../../languages/address.ts'
import { languageList, type Language } from '../../languages/languages.ts'
import { busyMessages } from '../../languages/messages/busy.ts'
import { isApiAddress } from '../api/api-cache.ts'
import { isRead, readableAnywhere } from '../api/cross-origin.ts'
import { errorBody } from '../api/envelopes.ts'
import { languageOfCall } from '../api/request-language.ts'
import { lastResortHeaders, lastResortPage } from '../last-resort-page.ts'
import type { Secure } from '../security/security-headers.ts'

const retryAfterSeconds = 5

const pages = new Map<Language, Buffer>(languageList.map(({ code }) => [code, busyPage(code)]))

/** Answers 503 with what was written once for all: in the page's language, or as the API's errors are. */
export function sendBusy(
  { url = '/', method, headers: asked }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  outgoing: ServerResponse,
  secure: Secure,
): void {
  const [path = ''] = url.split('?', 1)
  const isApi = isApiAddress(url)
  const language = isApi
    ? languageOfCall(url, { lang: asked.lang?.toString(), acceptLanguage: asked['accept-language'] })
    : languageOfPath(path)
  const body = isApi
    ? Buffer.from(JSON.stringify(errorBody(busyMessages[language].text)))
    : (pages.get(language) ?? busyPage(language))
  const headers = new Headers({
    'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Length': String(body.length),
    'Retry-After': String(retryAfterSeconds),
    ...(isApi ? { 'Cache-Control': 'no-store' } : lastResortHeaders),
    ...(isApi && isRead(method) && readableAnywhere),
  })
  secure(headers)
  outgoing.writeHead(503, [...headers].flat())
  outgoing.end(body)
}

function busyPage(language: Language): Buffer {
  return Buffer.from(lastResortPage(language, busyMessages[language]))
}
