import { stat } from 'node:fs/promises'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { z } from 'zod'
import { streamOf } from '../../sealing/streams.ts'
import { notFound } from '../endpoint-answers.ts'
import { arrivingFiles, findArrivingFile } from './arriving-files.ts'

/** What a form has in place of a file: Payload calls it the context of an upload by the client. */
const reference = z.object({ arrived: z.string() })

const contextKey = 'a file that arrived in pieces'

/** Gives Payload the file that a form names; whoever reads a file of the library goes elsewhere. */
export const giveArrivedFile: NonNullable<UploadConfig['handlers']>[number] = (req, { params }) => {
  const named = reference.safeParse(params.clientUploadContext).data
  return named && give(named.arrived, params.collection, req)
}

async function give(id: string, library: string, req: PayloadRequest): Promise<Response> {
  const file = await findArrivingFile(id, req)
  if (!file || file.library !== library || file.offset !== file.length) return notFound(req)
  req.context[contextKey] = id
  return new Response(streamOf(arrivingFiles().read(id)))
}

/** From here on the file is one like any other, of the size that it has and not of the size that the form says. */
export const measureArrivedFile: CollectionBeforeOperationHook = async ({ args, req: { file } }) => {
  if (!file?.tempFilePath || file.clientUploadContext === undefined) return args
  delete file.clientUploadContext
  file.size = (await stat(file.tempFilePath)).size
  return args
}

export const removeArrivedFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = req.context[contextKey]
  if (typeof id === 'string') await arrivingFiles().remove(id)
  return doc
}
