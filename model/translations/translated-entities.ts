import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { z } from 'zod'
import type { Role } from '../access/roles.ts'

/** A record whose texts are translated; a global has the number 0. */
export interface Place {
  kind: string
  id: number
}

interface SharedTraits {
  fields: readonly FlattenedField[]
  hasDrafts: boolean
  /** Whether people who only translate work on it; otherwise its owners alone do. */
  isForTranslators: boolean
}

/** A kind of record, or a global, that has texts in several languages. */
export type TranslatedEntity =
  | (SharedTraits & {
      type: 'collection'
      slug: CollectionSlug
      config: SanitizedCollectionConfig
      titleField: string | undefined
    })
  | (SharedTraits & { type: 'global'; slug: GlobalSlug; config: SanitizedGlobalConfig })

const ownersSchema = z.object({ owners: z.array(z.string()) })

/**
 * Everything with texts to translate, derived from the content model: what editors publish, the libraries, and globals.
 * Questions about tenders are left out, for beside them stands who asked.
 */
export function translatedEntities({ config }: Payload): TranslatedEntity[] {
  const collections = config.collections
    .filter((collection) => collection.versions?.drafts || collection.upload)
    .filter(({ flattenedFields }) => hasLocalizedText(flattenedFields))
    .map((collection): TranslatedEntity => {
      const owners = ownersSchema.safeParse(collection.custom).data?.owners ?? ['editor' satisfies Role]
      return {
        type: 'collection',
        slug: collection.slug,
        config: collection,
        fields: collection.flattenedFields,
        hasDrafts: Boolean(collection.versions?.drafts),
        isForTranslators: owners.includes('editor'),
        titleField: collection.admin.useAsTitle,
      }
    })
  const globals = config.globals
    .filter(({ flattenedFields }) => hasLocalizedText(flattenedFields))
    .map((global): TranslatedEntity => ({
      type: 'global',
      slug: global.slug,
      config: global,
      fields: global.flattenedFields,
      hasDrafts: Boolean(global.versions?.drafts),
      isForTranslators: true,
    }))
  return [...collections, ...globals]
}

/** What has this slug, if its texts are translated. */
export function translatedEntity(payload: Payload, kind: string): TranslatedEntity | undefined {
  return translatedEntities(payload).find(({ slug }) => slug === kind)
}

function hasLocalizedText(fields: readonly FlattenedField[]): boolean {
  return fields.some(
    (field) => isTranslated(field) || ('flattenedFields' in field && hasLocalizedText(field.flattenedFields)),
  )
}

/** A field of text that has a value of its own in each language. */
export type TranslatedField = Extract<FlattenedField, { type: 'text' | 'textarea' | 'richText' }>

export function isTranslated(field: FlattenedField): field is TranslatedField {
  return (
    (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
    field.localized === true
  )
}
