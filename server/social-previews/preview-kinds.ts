import type { CollectionSlug } from 'payload'
import { kinds } from '../../kinds.ts'
import {
  coverOfKind,
  folderOfKind,
  pageNameOf,
  type KindDeclaration,
  type KindName,
} from '../../languages/kind-declaration.ts'

export interface PreviewKind {
  collection: CollectionSlug
  /** The field that names a record. */
  titleField: 'title' | 'name'
  /** First part of the key of its cover, as on cards (site/loading/cards.ts). */
  coverKind: string
  section: KindName
}

/** What stands under each folder of addresses. Pages are drawn by themselves. */
export const previewKinds: Readonly<Record<string, PreviewKind>> = Object.fromEntries(
  kinds.flatMap((kind: KindDeclaration) => {
    const { collection, titleField = 'title' } = kind
    const section = pageNameOf(kind)
    if (!(kind.folder || kind.hasPreview) || section === undefined) return []
    return [[folderOfKind(kind), { collection, titleField, coverKind: coverOfKind(kind), section }]]
  }),
)
