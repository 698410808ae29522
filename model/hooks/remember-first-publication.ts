import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps the moment a record was first published: from then on its address is stable. */
export const rememberFirstPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const remembered: unknown = originalDoc?.firstPublishedAt ?? data.firstPublishedAt
  data.firstPublishedAt = remembered ?? (data._status === 'published' ? new Date().toISOString() : undefined)
  return data
}
