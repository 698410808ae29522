import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { wordsOfUses } from '../../languages/back-office/words-of-uses.ts'
import { describeUses, type DescribedUse } from '../references/describe-uses.ts'
import { whereUsed } from '../references/where-used.ts'
import { isBeingTrashed } from '../../store/being-trashed.ts'

/** A record that others refer to does not go into the trash: it would be missing there without a word. */
export const refuseTrashingWhatIsUsed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && isBeingTrashed(data, originalDoc))
    await refuseIfUsed(req, collection.slug, originalDoc.id)
  return data
}

/** As above, for deleting it for good. */
export const refuseDeletingWhatIsUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await refuseIfUsed(req, collection.slug, Number(id))
}

/** So many are named; the others are counted. */
const mostNamed = 5

async function refuseIfUsed(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  const uses = await whereUsed(req.payload, { collection, id }, req)
  if (uses.length === 0) return
  const described = await describeUses(req, uses)
  // Of several that are deleted at once, each has a sentence of its own.
  const [record] = await describeUses(req, [{ collection, id, isPublished: true }])
  throw new APIError(refusal(req, record, described), 409, { uses: described }, true)
}

function refusal(
  req: PayloadRequest,
  record: DescribedUse | undefined,
  uses: readonly DescribedUse[],
): string {
  const words = wordsOfUses[languageOf(req)]
  const named = uses
    .slice(0, mostNamed)
    .map(({ title, kind }) => (title === null ? kind : words.named(title, kind)))
  const others = uses.length - named.length
  const list = [...new Set(named), ...(others > 0 ? [words.more(others)] : [])].join(words.between)
  return words.refused(record?.title ?? record?.kind ?? '', list)
}
