import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { linkedKinds } from '../../store/rich-text/link-target.ts'

/** Where records of one kind, or a global, may refer to records of another kind. */
export interface ReferencePlaces {
  /** Paths of relationships and uploads, rows of lists included (`documents.file`). */
  relations: readonly string[]
  /** Names of formatted texts, in which anything may be linked or shown. */
  richTexts: readonly string[]
}

/**
 * Collections whose records belong to the one that they refer to, and are deleted with it (`model/trash`). Whether a tender
 * may be deleted at all is for procurement's rules (`procurement/tenders/changes`).
 */
const dependentCollections = ['tender-keys', 'tender-followers'] as const satisfies CollectionSlug[]

/**
 * Collections whose references do not count as uses: nobody learns here how many proposals there are before they are opened, and
 * Payload's own records say who is editing what.
 */
const ignoredCollections: ReadonlySet<string> = new Set([
  ...dependentCollections,
  'proposals',
  'payload-locked-documents',
  'payload-preferences',
])

/** Kinds that a formatted text may link or show (`model/rich-text/editor.ts`). */
const standsInTexts: ReadonlySet<string> = new Set([...linkedKinds, 'media', 'documents'])

/** Every kind of record in which a record of a kind may be referred to. */
export function collectionsReferringTo(
  payload: Payload,
  target: CollectionSlug,
): { config: SanitizedCollectionConfig; places: ReferencePlaces }[] {
  return payload.config.collections
    .filter(({ slug }) => !ignoredCollections.has(slug))
    .map((config) => ({ config, places: placesIn(config, target) }))
    .filter(({ places }) => places.relations.length + places.richTexts.length > 0)
}

/** Every kind of record that belongs to a record of a kind, and where it refers to that. */
export function dependentsOf(
  payload: Payload,
  target: CollectionSlug,
): { collection: CollectionSlug; relations: readonly string[] }[] {
  return dependentCollections
    .map((collection) => ({
      collection,
      relations: placesIn(payload.collections[collection].config, target).relations,
    }))
    .filter(({ relations }) => relations.length > 0)
}

/** Every global in which a record of a kind may be referred to. */
export function globalsReferringTo(
  payload: Payload,
  target: CollectionSlug,
): { config: SanitizedGlobalConfig; places: ReferencePlaces }[] {
  return payload.config.globals
    .map((config) => ({ config, places: placesIn(config, target) }))
    .filter(({ places }) => places.relations.length + places.richTexts.length > 0)
}

/** @throws Error for a field into which `whereUsed` does not look, so that none is forgotten */
function placesIn(
  { slug, flattenedFields }: { slug: CollectionSlug | GlobalSlug; flattenedFields: FlattenedField[] },
  target: CollectionSlug,
): ReferencePlaces {
  const relations: string[] = []
  const richTexts: string[] = []
  const look = (fields: readonly FlattenedField[], before: string) => {
    for (const field of fields) {
      const path = `${before}${field.name}`
      switch (field.type) {
        case 'relationship':
        case 'upload':
          if (Array.isArray(field.relationTo) || field.localized)
            throw new Error(`What ${path} of ${slug} refers to can't be found`)
          if (field.relationTo === target) relations.push(path)
          break
        case 'richText':
          if (before !== '' || !field.localized)
            throw new Error(`What ${path} of ${slug} refers to can't be found`)
          if (standsInTexts.has(target)) richTexts.push(path)
          break
        case 'array':
        case 'group':
        case 'tab':
          look(field.flattenedFields, `${path}.`)
          break
        case 'blocks':
          throw new Error(`What ${path} of ${slug} refers to can't be found`)
        default:
      }
    }
  }
  look(flattenedFields, '')
  return { relations, richTexts }
}
