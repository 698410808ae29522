import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { forbidden, jsonAnswer, notFound } from '../endpoint-answers.ts'
import { noteAbsence, notePresence } from './present-people.ts'

/** What others do with a record while somebody has it open. */
export interface OthersAtWork {
  /**
   * When it was saved last, as a form reads it; the form of whoever reads an older version is out of date. `null` for a global
   * that was never saved.
   */
  savedAt: string | null
  savedBy: string | null
  /** Names of the others who have it open now. */
  editedBy: string[]
}

const savedSchema = z.object({ updatedAt: z.string().nullish(), savedBy: z.string().nullish() })

/** For the open form of a record (`collection` and `id`) or of a global (`global`), to whoever may read it. */
export const othersAtWork: Endpoint = {
  path: '/others-at-work',
  method: 'get',
  handler: async (req) => {
    const read = await savedState(req)
    if (!req.user) return forbidden(req)
    const record = ['global', 'collection', 'id'].map((name) => req.searchParams.get(name)).join(' ')
    const isLeaving = req.searchParams.get('leaving') === 'true'
    if (isLeaving) await noteAbsence(req.payload, record, req.user)
    const editedBy = isLeaving ? [] : await notePresence(req.payload, record, req.user, new Date())
    return jsonAnswer({
      savedAt: read.updatedAt ?? null,
      savedBy: read.savedBy ?? null,
      editedBy,
    } satisfies OthersAtWork)
  },
}

async function savedState(req: PayloadRequest): Promise<z.infer<typeof savedSchema>> {
  const { collections, globals } = req.payload.config
  const asRead = { draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const
  const global = globals.find(({ slug }) => slug === req.searchParams.get('global'))
  if (global) return savedSchema.parse(await req.payload.findGlobal({ slug: global.slug, ...asRead }))
  const collection = collections.find(({ slug }) => slug === req.searchParams.get('collection'))
  const id = Number(req.searchParams.get('id'))
  if (!collection || !Number.isSafeInteger(id)) return notFound(req)
  return savedSchema.parse(await req.payload.findByID({ collection: collection.slug, id, ...asRead }))
}
