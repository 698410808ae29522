import type { CollectionAfterDeleteHook } from 'payload'
import { forgetComments } from './comments.ts'

export const endComments: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetComments({ kind: collection.slug, id: Number(id) }, req)
}
