import type { ServerResponse } from 'node:http'
import { languageOfPath } from '../../languages/address.ts'
import { languageList, languages, type Language } from '../../languages/languages.ts'
import { busyMessages } from '../../languages/messages/busy.ts'
import { isApiAddress } from '../api/api-cache.ts'
import { errorBody } from '../api/envelopes.ts'
import type { Secure } from '../security/security-headers.ts'

const retryAfterSeconds = 5

const pages = new Map<Language, Buffer>(languageList.map(({ code }) => [code, busyPage(code)]))

/** Answers 503 with what was written once for all: in the page's language, or as the API's errors are. */
export function sendBusy(outgoing: ServerResponse, address: string, secure: Secure): void {
  const [path = ''] = address.split('?', 1)
  const language = languageOfPath(path)
  const isApi = isApiAddress(address)
  const body = isApi
    ? Buffer.from(JSON.stringify(errorBody(busyMessages[language].text)))
    : (pages.get(language) ?? busyPage(language))
  const headers = new Headers({
    'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterSeconds),
  })
  secure(headers)
  outgoing.writeHead(503, [...headers].flat())
  outgoing.end(body)
}

function busyPage(code: Language): Buffer {
  const { title, text, retry } = busyMessages[code]
  return Buffer.from(`<!doctype html>
<html lang="${code}" dir="${languages[code].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body>
</html>
`)
}
