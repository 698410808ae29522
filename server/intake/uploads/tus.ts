import { Hono, type Context } from 'hono'
import type { Language } from '../../../languages/languages.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { requestLanguage } from '../../api/request-language.ts'
import { intakeLimits } from '../limits.ts'
import { refusalOf } from '../refusal.ts'
import { senderOf } from '../sender-of.ts'
import { arriving, BrokenLineError } from './arriving.ts'
import { outcomeOfEnvelope, type ArrivingEnvelope, type EnvelopeUploads } from './envelope-uploads.ts'
import { PieceError, type Piece } from '../../../store/uploads/upload-store.ts'

export interface TusOptions {
  uploads: EnvelopeUploads
  trustedProxies: number
  reportError: (error: unknown) => void
  /** Milliseconds between two parts of a piece, after which a line counts as broken. */
  silence?: number
}

const version = '1.0.0'
const piecesType = 'application/offset+octet-stream'

const statusOf = {
  'other offset': 409,
  'too long': 413,
  'too many pieces': 413,
  // Of tus alone: the checksum does not fit.
  'wrong checksum': 460,
} as const satisfies Record<PieceError['reason'], number>

/** Sends envelopes in pieces and goes on after a broken line, by tus 1.0.0 (creation, checksum, expiration, termination). */
export function tus({
  uploads,
  trustedProxies,
  reportError,
  silence = intakeLimits.silence,
}: TusOptions): Hono {
  const app = new Hono()
  const sender = (context: Context) => senderOf(context, languageOf(context), trustedProxies)
  for (const address of ['/api/tenders/:tender/envelopes', '/api/envelopes/:upload']) {
    app.use(address, async (context, next) => {
      context.header('Tus-Resumable', version)
      context.header('Cache-Control', 'no-store')
      const asked = context.req.header('Tus-Resumable')
      if (context.req.method !== 'OPTIONS' && asked !== version) {
        context.header('Tus-Version', version)
        return context.body(null, 412)
      }
      await next()
    })
    app.options(address, (context) =>
      context.body(null, 204, {
        'Tus-Version': version,
        'Tus-Extension': 'creation,checksum,expiration,termination',
        'Tus-Checksum-Algorithm': 'sha1,sha256',
        'Tus-Max-Size': String(intakeLimits.envelope),
      }),
    )
  }
  app.onError((error, context) => refuse(context, error))

  app.post('/api/tenders/:tender/envelopes', async (context) => {
    const length = countIn(context.req.header('Upload-Length'))
    if (length === undefined) return context.body(null, 400)
    const { id, expiresAt } = await uploads.create(
      context.req.param('tender'),
      length,
      sender(context),
      context.req.header('Proof-Of-Work') ?? null,
    )
    return context.body(null, 201, {
      Location: `/api/envelopes/${id}`,
      'Upload-Offset': '0',
      'Upload-Expires': expiresAt.toUTCString(),
    })
  })

  app.on(['HEAD', 'GET'], '/api/envelopes/:upload', async (context) => {
    if (context.req.raw.method !== 'HEAD') return context.body(null, 405)
    const upload = await uploads.find(context.req.param('upload'))
    return upload ? context.body(null, 200, stateOf(upload)) : context.body(null, 404)
  })

  const patch = async (context: Context<object, '/api/envelopes/:upload'>) => {
    const offset = countIn(context.req.header('Upload-Offset'))
    if (context.req.header('Content-Type') !== piecesType) return context.body(null, 415)
    const checksum = checksumIn(context.req.header('Upload-Checksum'))
    if (offset === undefined || checksum === 'unreadable') return context.body(null, 400)
    const upload = await uploads.find(context.req.param('upload'))
    if (!upload) return context.body(null, 404)
    const bytes = arriving(context.req.raw.body, silence)
    const reached = await uploads.append(upload, { offset, bytes, checksum }, sender(context))
    return context.body(null, 204, stateOf({ ...upload, offset: reached }))
  }
  app.patch('/api/envelopes/:upload', patch)

  const terminate = async (context: Context<object, '/api/envelopes/:upload'>) => {
    const upload = await uploads.find(context.req.param('upload'))
    if (!upload) return context.body(null, 404)
    // What has arrived as a whole is a proposal: it is withdrawn, not broken off.
    if (upload.receivedAt) return context.body(null, 409)
    await uploads.remove(upload.id)
    return context.body(null, 204)
  }
  app.delete('/api/envelopes/:upload', terminate)

  // For lines that let nothing else through.
  app.post('/api/envelopes/:upload', async (context): Promise<Response> => {
    const method = context.req.header('X-HTTP-Method-Override')
    if (method === 'PATCH') return patch(context)
    return method === 'DELETE' ? terminate(context) : context.body(null, 405)
  })

  app.get('/api/envelopes/:upload/receipt', async (context) => {
    const from = sender(context)
    const accepted = await uploads.finish(context.req.param('upload'), from)
    context.header('Cache-Control', 'no-store')
    if (!accepted) return context.body(null, 404)
    const { message, status } = outcomeOfEnvelope(accepted, from.language)
    return context.json({ success: true, message, data: accepted.receipt }, status)
  })
  return app

  function refuse(context: Context, error: unknown): Response {
    if (error instanceof PieceError)
      return new Response(null, { status: statusOf[error.reason], headers: always })
    // Nobody reads this.
    if (error instanceof BrokenLineError) return new Response(null, { status: 408, headers: always })
    const messages = intakeMessages(languageOf(context))
    const { status, message, retryAfterSeconds, puzzle } = refusalOf(error, messages, {}, reportError)
    return Response.json(
      { success: false, message },
      {
        status,
        headers: {
          ...always,
          ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
          ...(puzzle !== undefined && { 'Proof-Of-Work': puzzle }),
        },
      },
    )
  }
}

function languageOf({ req }: Context): Language {
  return requestLanguage(req.header('lang'), req.header('Accept-Language'))
}

const always = { 'Tus-Resumable': version, 'Cache-Control': 'no-store' }

function stateOf({
  offset,
  length,
  expiresAt,
}: Pick<ArrivingEnvelope, 'offset' | 'length' | 'expiresAt'>): Record<string, string> {
  return {
    'Upload-Offset': String(offset),
    'Upload-Length': String(length),
    'Upload-Expires': new Date(expiresAt).toUTCString(),
  }
}

function countIn(text: string | undefined): number | undefined {
  return text !== undefined && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
}

function checksumIn(text: string | undefined): Piece['checksum'] | 'unreadable' {
  if (text === undefined) return undefined
  const [, algorithm, value] = /^(sha1|sha256) ([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  if (value === undefined || (algorithm !== 'sha1' && algorithm !== 'sha256')) return 'unreadable'
  return { algorithm, value: Buffer.from(value, 'base64') }
}
