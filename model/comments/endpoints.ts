import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Endpoint, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { languageCodes } from '../../languages/languages.ts'
import { forbidden, jsonAnswer, notFound, routeNumber } from '../endpoint-answers.ts'
import { commentedFields, type CommentedField } from './commented-fields.ts'
import {
  addComment,
  readComments,
  resolveComment,
  type Comment,
  type CommentedRecord,
  type NewComment,
} from './comments.ts'

/** What stands beside a form. */
export interface CommentsOfRecord {
  fields: CommentedField[]
  comments: Comment[]
}

const newComment = z.object({
  field: z.string(),
  language: z.enum(languageCodes).nullable(),
  text: z.string().trim().min(1).max(2000),
  addressee: z.number().int().positive().nullable(),
})

const resolution = z.object({ resolved: z.boolean() })

interface Asked {
  record: CommentedRecord
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  person: NonNullable<PayloadRequest['user']>
}

/** The statements that write the mails about a new comment into the outbox. */
export type AnnouncesComment = (
  req: PayloadRequest,
  record: CommentedRecord,
  comment: NewComment,
) => Promise<SQL[]>

/**
 * Comments on the fields of records: for whoever may change the record.
 * @param announce writes the mails about a new comment
 */
export function commentEndpoints(announce: AnnouncesComment): Endpoint[] {
  return [
    {
      path: '/comments/:kind/:id',
      method: 'get',
      handler: async (req) => answer(req, await asked(req)),
    },
    {
      path: '/comments/:kind/:id',
      method: 'post',
      handler: async (req) => {
        const found = await asked(req)
        const given = newComment.safeParse(await req.json?.().catch(() => null))
        if (!given.success) return notFound(req)
        const { field, language, text, addressee } = given.data
        const commented = commentedFields(found.config, 'en').find(({ path }) => path === field)
        if (field !== '' && !commented) return notFound(req)
        const comment: NewComment = {
          ...{ field, text, author: { id: found.person.id, name: found.person.name }, writtenAt: new Date() },
          language: commented?.isLocalized ? language : null,
          addressee: addressee === null ? null : await personOf(req, addressee),
        }
        await addComment(req.payload, found.record, comment, await announce(req, found.record, comment))
        return answer(req, found)
      },
    },
    {
      path: '/comments/:kind/:id/:comment',
      method: 'post',
      handler: async (req) => {
        const found = await asked(req)
        const given = resolution.safeParse(await req.json?.().catch(() => null))
        if (!given.success) return notFound(req)
        const resolved = given.data.resolved ? { at: new Date(), by: found.person.name } : null
        await resolveComment(req.payload, found.record, routeNumber(req, 'comment'), resolved)
        return answer(req, found)
      },
    },
  ]
}

async function answer(req: PayloadRequest, { record, config }: Asked): Promise<Response> {
  return jsonAnswer({
    fields: commentedFields(config, languageOf(req)),
    comments: await readComments(req.payload, record),
  } satisfies CommentsOfRecord)
}

/** @throws APIError that answers 403 or 404 */
async function asked(req: PayloadRequest): Promise<Asked> {
  const { payload, user: person, routeParams } = req
  if (!person) return forbidden(req)
  const { collections, globals } = payload.config
  const global = globals.find(({ slug }) => slug === routeParams?.kind)
  if (global && routeParams?.id === '0') {
    if ((await global.access.update({ req })) !== true) return forbidden(req)
    return { record: { kind: global.slug, id: 0 }, config: global, person }
  }
  const config = collections.find(({ slug, versions }) => slug === routeParams?.kind && versions?.drafts)
  if (!config) return notFound(req)
  const id = routeNumber(req, 'id')
  if ((await config.access.update({ req, id })) !== true) return forbidden(req)
  const record: unknown = await payload.findByID({
    ...{ collection: config.slug, id, depth: 0, draft: true, trash: true, disableErrors: true, select: {} },
    ...{ overrideAccess: false, user: person },
  })
  return record ? { record: { kind: config.slug, id }, config, person } : notFound(req)
}

async function personOf(req: PayloadRequest, id: number): Promise<{ id: number; name: string }> {
  const found = await req.payload.findByID({
    ...{ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true },
    select: { name: true },
  })
  return found ? { id, name: found.name } : notFound(req)
}
