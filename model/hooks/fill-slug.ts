import { randomBytes } from 'node:crypto'
import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'
import { defaultLanguage } from '../../languages/languages.ts'
import { slugify, slugifyPath } from './slugify.ts'

/** Slugs are addresses, so ids alone would collide with a slug made only of digits. */
function isUsable(slug: string): boolean {
  return slug !== '' && !/^\d+$/.test(slug)
}

/** Addresses below a kind's own that are no record's: `/vacancies/apply` is the general application. */
const reserved: Readonly<Partial<Record<CollectionSlug, readonly string[]>>> = { vacancies: ['apply'] }

async function isTaken(req: PayloadRequest, collection: CollectionSlug, slug: string, ownId: unknown) {
  if (reserved[collection]?.includes(slug)) return true
  const { docs } = await req.payload.find({
    collection,
    where: { slug: { equals: slug } },
    limit: 2,
    depth: 0,
    pagination: false,
    draft: false,
    // What lies in the trash may come back.
    trash: true,
    req,
  })
  return docs.some((doc) => doc.id !== ownId)
}

/** The place of a slug, or of the first with a number that nobody has. */
async function firstFree(
  req: PayloadRequest,
  { collection, wanted, placed, ownId }: Wanted,
): Promise<string> {
  for (let attempt = 1; attempt < 100; attempt += 1) {
    const slug = placed(attempt === 1 ? wanted : `${wanted}-${attempt}`)
    if (!(await isTaken(req, collection, slug, ownId))) return slug
  }
  return placed(`${wanted}-${randomBytes(4).toString('hex')}`)
}

interface Wanted {
  collection: CollectionSlug
  wanted: string
  placed: (slug: string) => string
  ownId: unknown
}

/**
 * Gives a record its slug: what the editor typed, else one made from the English title. It follows the title until
 * the record is first published and stays the same afterwards, unless an editor changes it.
 * @param placed a slug where it stands among the kind's addresses: by default it is one part of an address
 */
export function fillSlug(
  titleField: string,
  placed = (slug: string): string => slug.replaceAll('/', '-'),
): CollectionBeforeValidateHook {
  return async ({ collection, data, originalDoc, req }) => {
    if (!data) return data
    const before: unknown = originalDoc?.slug
    const typed: unknown = data.slug
    const wasTyped = typeof typed === 'string' && typed !== '' && typed !== before
    const isEnglish = (req.locale ?? defaultLanguage) === defaultLanguage
    const title: unknown = data[titleField]
    const beforeTitle: unknown = originalDoc?.[titleField]
    const followsTitle =
      !originalDoc?.firstPublishedAt &&
      isEnglish &&
      typeof title === 'string' &&
      (!before ||
        (typeof beforeTitle === 'string' && placed(slugify(beforeTitle)) === before) ||
        isProvisional(before))

    let wanted: string | undefined
    if (wasTyped) wanted = slugifyPath(typed)
    else if (followsTitle && typeof title === 'string') wanted = slugify(title)
    if (wanted !== undefined && isUsable(wanted)) wanted = placed(wanted)
    // A record from before its kind had a place for it moves there.
    else wanted = typeof before === 'string' && placed(before) !== before ? placed(before) : undefined

    if (wanted !== undefined) {
      data.slug =
        wanted === before
          ? before
          : await firstFree(req, { collection: collection.slug, wanted, placed, ownId: originalDoc?.id })
    } else {
      data.slug = before || placed(provisionalSlug())
    }
    return data
  }
}

/** Stands until there is an English title to make a slug from. */
function provisionalSlug(): string {
  return `untitled-${randomBytes(4).toString('hex')}`
}

function isProvisional(slug: unknown): boolean {
  return typeof slug === 'string' && /(?:^|\/)untitled-[0-9a-f]{8}$/.test(slug)
}
