import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectType, Where } from 'payload'
import { z } from 'zod'
import { versionsStored } from './autosave.ts'

/** How a version stands to what visitors read, by the names under which Payload's words have it. */
type VersionState = 'currentlyPublished' | 'previouslyPublished' | 'currentDraft' | 'draft'

export interface StoredVersion {
  id: number
  /** ISO 8601. */
  savedAt: string
  /** Nothing for what the product saved by itself. */
  savedBy: string | null
  state: VersionState
  isAutosaved: boolean
}

const versionsSchema = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      updatedAt: z.string(),
      autosave: z.boolean().nullish(),
      version: z.object({ _status: z.string().nullish(), savedBy: z.string().nullish() }),
    }),
  ),
})

/** The versions of a record or a global that a person may read, newest first. */
export async function readVersions(
  req: PayloadRequest,
  of: { collection: CollectionSlug; id: number } | { global: string },
): Promise<StoredVersion[]> {
  const select: SelectType = { updatedAt: true, autosave: true, version: { _status: true, savedBy: true } }
  const wholeVersions: Where = { snapshot: { not_equals: true } }
  const asked = {
    ...{ depth: 0, limit: versionsStored, pagination: false, sort: '-updatedAt' },
    ...{ overrideAccess: false, user: req.user, req },
  } as const
  const { docs } = versionsSchema.parse(
    'global' in of
      ? // Without a selection: Payload takes more out of a global's versions than was not selected.
        await req.payload.findGlobalVersions({
          ...asked,
          slug: globalOf(req, of.global),
          where: wholeVersions,
        })
      : await req.payload.findVersions({
          ...{ ...asked, select },
          collection: of.collection,
          where: { and: [{ parent: { equals: of.id } }, wholeVersions] },
        }),
  )
  const [latest] = docs
  const published = (await isPublished(req, of))
    ? docs.find(({ version }) => version._status === 'published')
    : undefined
  return docs.map(({ id, updatedAt, autosave, version }) => ({
    id,
    savedAt: updatedAt,
    savedBy: version.savedBy ?? null,
    state:
      version._status === 'draft'
        ? id === latest?.id
          ? 'currentDraft'
          : 'draft'
        : id === published?.id
          ? 'currentlyPublished'
          : 'previouslyPublished',
    isAutosaved: autosave === true,
  }))
}

function globalOf({ payload }: PayloadRequest, slug: string): GlobalSlug {
  const global = payload.config.globals.find((candidate) => candidate.slug === slug)
  if (!global) throw new RangeError(`There is no global ${slug}`)
  return global.slug
}

const statusSchema = z.object({ _status: z.string().nullish() })

async function isPublished(
  { payload }: PayloadRequest,
  of: { collection: CollectionSlug; id: number } | { global: string },
): Promise<boolean> {
  if ('global' in of) return true
  const found: unknown = await payload.findByID({
    ...{ collection: of.collection, id: of.id, depth: 0, disableErrors: true, overrideAccess: true },
    ...{ trash: true, select: { _status: true } },
  })
  return statusSchema.safeParse(found).data?._status === 'published'
}
