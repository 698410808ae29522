import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { accountRule } from '../../languages/back-office/account-rules.ts'
import { fileNotStored } from '../../languages/back-office/failures.ts'
import { fileLibraries, largestUpload } from '../../store/uploads/file-address.ts'
import { PieceError } from '../../store/uploads/upload-store.ts'
import { forbidden, jsonAnswer, notFound, refusalAnswer } from '../endpoint-answers.ts'
import { arrivingFiles, findArrivingFile, type ArrivingFile } from './arriving-files.ts'

const beginning = z.object({ library: z.enum(fileLibraries), length: z.int().positive() })

/** Milliseconds for which a file that has begun to arrive may go on. */
const longest = 24 * 60 * 60_000

const answer = ({ id, offset }: Pick<ArrivingFile, 'id' | 'offset'>) => jsonAnswer({ id, offset })

async function begin(req: PayloadRequest): Promise<Response> {
  const { user } = req
  const wanted = beginning.safeParse(await req.json?.()).data
  if (!wanted) return notFound(req)
  const { library, length } = wanted
  if (!user || !(await req.payload.collections[library].config.access.create({ req }))) return forbidden(req)
  if (length > largestUpload) return refusalAnswer(413, accountRule('tooLarge', req))
  const expiresAt = new Date(Date.now() + longest).toISOString()
  return orNotStored(req, async () => {
    const id = await arrivingFiles().create({ user: user.id, library, length, expiresAt })
    return answer({ id, offset: 0 })
  })
}

/** Takes a piece, and says where to go on; also when a piece begins elsewhere, which is then not taken. */
async function add(req: PayloadRequest): Promise<Response> {
  const file = await fileOf(req)
  const offset = Number(req.searchParams.get('offset'))
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  return orNotStored(req, async () => {
    try {
      const reached = await arrivingFiles().append(file, { offset, bytes: only(bytes), checksum: undefined })
      return answer({ ...file, offset: reached })
    } catch (error) {
      if (!(error instanceof PieceError)) throw error
      if (error.reason !== 'other offset') return refusalAnswer(413, accountRule('tooLarge', req))
      return answer(await fileOf(req))
    }
  })
}

/** Says in the person's language that a file could not be stored, where the disk is full or fails. */
async function orNotStored(req: PayloadRequest, store: () => Promise<Response>): Promise<Response> {
  try {
    return await store()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    req.payload.logger.error({ err: error, msg: 'A piece of a file could not be stored' })
    return refusalAnswer(503, fileNotStored(req))
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function fileOf(req: PayloadRequest): Promise<ArrivingFile> {
  return (await findArrivingFile(req.routeParams?.id, req)) ?? notFound(req)
}

/** For files of the staff that are larger than a piece: the form then names the file in its place (`arrived-file.ts`). */
export const arrivingFileEndpoints: Endpoint[] = [
  { path: '/arriving-files', method: 'post', handler: begin },
  { path: '/arriving-files/:id', method: 'get', handler: async (req) => answer(await fileOf(req)) },
  { path: '/arriving-files/:id', method: 'patch', handler: add },
]
