import './language/all-messages.ts'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { holdStart } from './before-scripts/hold-start.ts'
import { ProvideLightParts } from './light-version/provide-light-parts.tsx'
import { withLightStyles } from './light-version/with-light-styles.ts'
import { reportErrorContext, versionContext } from './loading/contexts.ts'

/** Milliseconds after which a page that does not finish is a failure. */
const renderLimit = 10_000

/** Renders a page whole before it is sent: it is compressed, hashed and cached, and is complete without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page =
      loadContext.get(versionContext) === 'light' ? (
        <ProvideLightParts>
          <ServerRouter context={withLightStyles(context)} url={request.url} />
        </ProvideLightParts>
      ) : (
        <ServerRouter context={context} url={request.url} />
      )
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timeout)
        headers.set('Content-Type', 'text/html; charset=utf-8')
        const parts: Buffer[] = []
        const body = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part)
            done()
          },
          final(done) {
            const html = Buffer.concat(parts)
            resolve(new Response(import.meta.env.PROD ? holdStart(html) : html, { headers, status }))
            done()
          },
        })
        body.on('error', reject)
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
      onError(error) {
        loadContext.get(reportErrorContext)(error)
      },
    })
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
