import type { JsonSchema } from '../open-api/document-types.ts'
import { html, textWithCode, type Html } from './html.ts'
import { itemsOf, typeInWords } from './type-in-words.ts'

export interface DescribedField {
  name: string
  type: Html
  note?: string
  description: string | undefined
}

/** Names, types and meanings, one under the other. */
export function fieldList(fields: readonly DescribedField[]): Html {
  return html`<dl class="fields">
    ${fields.map(
      ({ name, type, note, description }) =>
        html`<div>
          <dt><code>${name}</code> <span class="type">${type}${note ? html`, ${note}` : undefined}</span></dt>
          <dd>${description ? textWithCode(description) : undefined}</dd>
        </div>`,
    )}
  </dl>`
}

/** The fields of an object, those of unnamed objects inside it by their whole path. */
export function fieldsOf(schema: JsonSchema, before = ''): DescribedField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return []
    const path = before + name
    const inner = innerObject(field)
    const note = schema.required?.includes(name) ? undefined : 'may be missing'
    return [
      { name: path, type: typeInWords(field), ...(note && { note }), description: field.description },
      ...(inner ? fieldsOf(inner, field.type === 'array' ? `${path}[].` : `${path}.`) : []),
    ]
  })
}

function innerObject(field: JsonSchema): JsonSchema | undefined {
  const candidates = field.type === 'array' ? [itemsOf(field)] : [field, ...(field.anyOf ?? [])]
  return candidates.find(({ properties }) => properties)
}
