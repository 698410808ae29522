import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { Language } from '../../languages/languages.ts'
import { wordsIn } from '../translations/describe-unit.ts'

/** A field of a form that can be commented on. */
export interface CommentedField {
  path: string
  label: string
  isLocalized: boolean
}

/** Fields of a form by their paths; a list of rows is one field. What people neither see nor write is left out. */
export function commentedFields(
  { flattenedFields }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  language: Language,
): CommentedField[] {
  const look = (fields: readonly FlattenedField[], before: string, within: string): CommentedField[] =>
    fields.flatMap((field) => {
      if (notShown.has(field.name) || ('hidden' in field && field.hidden === true)) return []
      const own = wordsIn('label' in field ? field.label : field.name, language) || field.name
      const [path, label] = [`${before}${field.name}`, within === '' ? own : `${within} › ${own}`]
      if (field.type === 'group' || field.type === 'tab')
        return look(field.flattenedFields, `${path}.`, label)
      return [{ path, label, isLocalized: 'localized' in field && field.localized === true }]
    })
  return look(flattenedFields, '', '')
}

const notShown: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'savedBy', 'firstPublishedAt', 'order'],
])
