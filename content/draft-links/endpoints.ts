import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { addressIn } from '../../languages/address.ts'
import { draftWords } from '../../languages/back-office/draft-words.ts'
import { languageCodes } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { forbidden, jsonAnswer, notFound, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { enterInJournal } from '../../model/journal/enter-in-journal.ts'
import { titleOfRecord } from '../../model/references/title-of-record.ts'
import { daysOfDraftLinks, makeDraftLink, placeOfDraft } from './draft-links.ts'
import { managesKind } from './manages-kind.ts'

/** Making an address at which somebody outside sees a draft, and ending it before its time. */
export const draftLinkEndpoints: Endpoint[] = [
  { path: '/new', method: 'post', handler: make },
  { path: '/:id/revoke', method: 'post', handler: revoke },
]

const asked = z.object({
  kind: z.string(),
  record: z.number().int().nonnegative(),
  days: z.union(daysOfDraftLinks.map((days) => z.literal(days))),
  language: z.enum(languageCodes),
})

async function make(req: PayloadRequest): Promise<Response> {
  if (!req.user) return forbidden(req)
  const given = asked.safeParse(await req.json?.())
  if (!given.success) return refusalAnswer(400, req.t('error:unspecific'))
  const { kind, record, days, language } = given.data
  if (!(await managesKind(req, kind))) return forbidden(req)
  const place = await placeOfDraft(req.payload, { kind, record })
  if (!place) return notFound(req)
  if (place.isPublic) return refusalAnswer(409, draftWords[languageOf(req)].isPublic)
  const { secret, endsAt } = await makeDraftLink(req, { kind, record, days, madeBy: req.user.id }, new Date())
  await enterInJournal(req, { act: 'draft shared', kind, record, title: await titleOf(req, kind, record) })
  const address = `${environment().siteUrl}${addressIn(language, place.path)}?preview=${secret}`
  return jsonAnswer({ address, endsAt: endsAt.toISOString() }, 201)
}

async function revoke(req: PayloadRequest): Promise<Response> {
  if (!req.user) return forbidden(req)
  const { docs } = await req.payload.find({
    collection: 'draft-links',
    where: { id: { equals: routeNumber(req, 'id') } },
    ...{ limit: 1, pagination: false, depth: 0, overrideAccess: false },
    req,
  })
  const [link] = docs
  if (!link) return notFound(req)
  const { kind, recordId: record } = link
  if (!link.revokedAt) {
    await req.payload.update({
      collection: 'draft-links',
      id: link.id,
      data: { revokedAt: new Date().toISOString() },
      overrideAccess: true,
      req,
    })
    const title = await titleOf(req, kind, record)
    await enterInJournal(req, { act: 'draft no longer shared', kind, record, title })
  }
  return jsonAnswer({})
}

/** What the journal calls a record; nothing for what there is one of, and for a record that is no more. */
async function titleOf(req: PayloadRequest, kind: string, record: number): Promise<string | null> {
  const config = req.payload.config.collections.find(({ slug }) => slug === kind)
  if (!config) return null
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: { id: { equals: record } },
    ...{ draft: true, limit: 1, pagination: false, depth: 0, overrideAccess: true },
  })
  return titleOfRecord(config, docs[0] ?? {}) ?? null
}
