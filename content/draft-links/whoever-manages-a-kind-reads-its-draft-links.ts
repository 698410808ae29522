import type { AccessResult, PayloadRequest } from 'payload'
import { managesKind } from './manages-kind.ts'

/** Whoever may change the records of a kind sees to whom their drafts were opened. */
export async function whoeverManagesAKindReadsItsDraftLinks({
  req,
}: {
  req: PayloadRequest
}): Promise<AccessResult> {
  if (!req.user) return false
  const { collections, globals } = req.payload.config
  const slugs: string[] = [...collections, ...globals].map(({ slug }) => slug)
  const managed = await Promise.all(slugs.map(async (slug) => ((await managesKind(req, slug)) ? [slug] : [])))
  return { kind: { in: managed.flat() } }
}
