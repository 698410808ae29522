import './i18n/all-messages.ts'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { reportErrorContext } from './loading/contexts.ts'

/** Milliseconds after which a page that does not finish is a failure. */
const renderLimit = 10_000

/** Renders a page whole before it is sent: it is compressed, hashed and kept, and is complete without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError(error) {
          loadContext.get(reportErrorContext)(error)
        },
      },
    )
    const timeout = setTimeout(() => abort(new Error('The page took too long to render')), renderLimit)
  })
}

interface FailedRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Called by React Router for every failure of a loader or action. */
export function handleError(error: unknown, { request, context }: FailedRequest): void {
  if (request.signal.aborted) return
  context.get(reportErrorContext)(error)
}
