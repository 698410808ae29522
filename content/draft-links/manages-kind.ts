import type { PayloadRequest } from 'payload'
import { hasPageOfItsOwn } from '../../languages/addresses.ts'

/** Whether drafts of a collection or global have a page of their own, which the person may change. */
export async function managesKind(req: PayloadRequest, slug: string): Promise<boolean> {
  const { collections, globals } = req.payload.config
  const collection = collections.find((config) => config.slug === slug)
  if (collection && !hasPageOfItsOwn(slug)) return false
  const config = collection ?? globals.find((global) => global.slug === slug)
  return config !== undefined && (await config.access.update({ req })) === true
}
