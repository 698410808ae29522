import { Hono, type Context, type HonoRequest } from 'hono'
import type { Held } from '../../figures/datasets/former-versions/former-versions.ts'
import { languageCodes } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { isFileLibrary, type FileLibrary } from '../../store/uploads/file-address.ts'
import { dataFormatOf } from '../../store/uploads/data-files.ts'
import { attachment } from '../../submissions/files/content-disposition.ts'
import { UnavailableError } from '../answer-failure.ts'
import { matchesTag } from '../page-cache/send.ts'
import type { FileStore } from './file-store.ts'
import { mediaTypeOf } from '../../store/uploads/media-type.ts'
import type { Readers, WhoMayRead } from './who-may-read.ts'

/** A picture that is another has another address (`pictureAddresses`). A document that is withdrawn is soon gone everywhere. */
const caching: Readonly<Record<FileLibrary, string>> = {
  media: 'public, max-age=86400, stale-while-revalidate=604800',
  documents: 'public, max-age=300',
}

/** Documents are opened by the browser's own viewer, which this policy lets do nothing else. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'; sandbox"

/** A file of data that a dataset had under a name; nothing for any other. */
export type FormerFileOf = (name: string) => Promise<Held<Buffer> | undefined>

/** Files of the two libraries, pictures and documents, for those who may read them, and former files of datasets. */
export function files(store: FileStore, readersOf: WhoMayRead, formerFileOf: FormerFileOf): Hono {
  const app = new Hono()
  app.on('GET', ['/:library/:name', '/:library/:version{[0-9a-z]+}/:name'], async (context) => {
    const library = context.req.param('library') ?? ''
    const name = context.req.param('name') ?? ''
    if (!isFileLibrary(library) || !isPlainName(name)) return context.notFound()
    const readers = await readersOf(library, name, context.req.raw.headers)
    if (readers !== 'everybody' && library === 'documents' && dataFormatOf(name)) {
      const former = await formerFileOf(name)
      if (former) return answerFormerFile(context, name, former)
    }
    if (readers === 'nobody') return context.notFound()
    const file = await readAsked(store, library, name, context.req).catch((cause: unknown) => {
      throw new UnavailableError('The storage of files does not answer', { cause })
    })
    if (!file) return context.notFound()
    if (file.status === 416) return context.body(null, 416, { 'Content-Range': `bytes */${file.size}` })
    const headers: Record<string, string> = {
      'Content-Type': file.mediaType,
      'Content-Length': String(file.length),
      'Cache-Control': readers === 'everybody' ? caching[library] : 'private, no-store',
      'Accept-Ranges': 'bytes',
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: file.tag,
      'Last-Modified': file.modified.toUTCString(),
      ...(file.range && { 'Content-Range': file.range }),
      ...(dataFormatOf(name) && dataHeaders(name, readers)),
    }
    if (matchesTag(context.req.header('if-none-match'), file.tag)) {
      await file.close()
      return context.body(null, 304, headers)
    }
    if (context.req.method === 'HEAD') {
      await file.close()
      return context.body(null, file.status, headers)
    }
    return context.body(file.body(), file.status, headers)
  })
  return app
}

/** A file, or the part of it that is asked for; whole for whoever would join the part to the beginning of another file. */
async function readAsked(store: FileStore, library: FileLibrary, name: string, request: HonoRequest) {
  const range = request.method === 'HEAD' ? undefined : request.header('range')
  const begun = request.header('if-range')
  const file = await store.read(library, name, range)
  if (!file || range === undefined || begun === undefined) return file
  if (file.status !== 416) {
    if (file.tag === begun) return file
    await file.close()
  }
  return store.read(library, name, undefined)
}

function answerFormerFile(
  context: Context,
  name: string,
  former: Held<Buffer>,
): Response | Promise<Response> {
  // The address has no language.
  if ('withdrawnAt' in former)
    return context.text(
      languageCodes.map((language) => downloadWords[language].withdrawnFile(name)).join('\n'),
      410,
    )
  return context.body(new Uint8Array(former.content), 200, {
    'Content-Type': mediaTypeOf(name),
    'Cache-Control': caching.documents,
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...dataHeaders(name, 'everybody'),
  })
}

/** Data is for programs: downloaded by browsers, and read by pages of others where everybody may have it. */
function dataHeaders(name: string, readers: Readers): Record<string, string> {
  return {
    'Content-Disposition': attachment(name, 'data'),
    'X-Content-Type-Options': 'nosniff',
    ...(readers === 'everybody' && { 'Access-Control-Allow-Origin': '*' }),
  }
}

/** One plain file name: no folder, no hidden file. */
function isPlainName(name: string): boolean {
  return !/[\\/\0]/.test(name) && !name.startsWith('.')
}
