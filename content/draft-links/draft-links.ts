import { createHash, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pathOfRecord } from '../../languages/addresses.ts'
import type { SharedDraft } from '../../store/read/reading.ts'

/** For how many days an address may work. */
export const daysOfDraftLinks = [1, 7, 30] as const

/** Letters of a secret: 32 random bytes as base64url. */
const lengthOfSecret = 43

interface NewDraftLink {
  kind: string
  /** 0 for what there is one of. */
  record: number
  days: (typeof daysOfDraftLinks)[number]
  madeBy: number
}

/** Makes an address for a draft. @returns its secret, which nothing of the product can show again */
export async function makeDraftLink(
  req: PayloadRequest,
  { kind, record, days, madeBy }: NewDraftLink,
  now: Date,
): Promise<{ secret: string; endsAt: Date }> {
  const secret = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + days * 24 * 60 * 60_000)
  await req.payload.create({
    collection: 'draft-links',
    data: { kind, recordId: record, secretHash: hashOf(secret), endsAt: endsAt.toISOString(), madeBy },
    overrideAccess: true,
    req,
  })
  return { secret, endsAt }
}

/** What the address with this secret shows; nothing once it has ended, and where there never was one. */
export async function findSharedDraft(
  payload: Payload,
  secret: string,
  now: Date,
): Promise<SharedDraft | undefined> {
  if (secret.length !== lengthOfSecret) return undefined
  const { docs } = await payload.find({
    collection: 'draft-links',
    where: { secretHash: { equals: hashOf(secret) } },
    ...{ limit: 1, pagination: false, depth: 0, overrideAccess: true },
  })
  const [link] = docs
  if (!link || link.revokedAt) return undefined
  const endsAt = new Date(link.endsAt)
  return endsAt > now ? { kind: link.kind, record: link.recordId, endsAt } : undefined
}

const draftSchema = z.object({ id: z.number(), slug: z.string().nullish(), _status: z.string().nullish() })

/** Where a draft is shown. */
export interface DraftPlace {
  /** Without the language's prefix. */
  path: string
  /** Whether visitors see the same: there is no draft besides. */
  isPublic: boolean
}

/** Where the draft of a record, or of what there is one of, is shown; nothing where there is no such record, or it is in the trash. */
export async function placeOfDraft(
  payload: Payload,
  { kind, record }: Pick<SharedDraft, 'kind' | 'record'>,
): Promise<DraftPlace | undefined> {
  const global = payload.config.globals.find(({ slug }) => slug === kind)?.slug
  if (global !== undefined) {
    const found = await payload.findGlobal({ slug: global, draft: true, depth: 0, overrideAccess: true })
    return { path: '/', isPublic: found._status === 'published' }
  }
  const collection = payload.config.collections.find(({ slug }) => slug === kind)?.slug
  if (collection === undefined) return undefined
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: record } },
    ...{ draft: true, limit: 1, pagination: false, depth: 0, overrideAccess: true },
  })
  const draft = draftSchema.safeParse(docs[0]).data
  if (!draft) return undefined
  const path = pathOfRecord(kind, kind === 'pages' ? (draft.slug ?? '') : String(draft.id))
  return path === undefined ? undefined : { path, isPublic: draft._status === 'published' }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
