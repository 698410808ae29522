import type { FormMessages } from '../../../languages/messages/forms/en.ts'
import type { Messages } from '../../../languages/messages/en.ts'
import { mostCharacters, targetOf, type Form, type FormField } from '../../../submissions/forms/form.ts'
import type { SubmissionField } from './submission-field.ts'

type Words = Messages & FormMessages

/**
 * A form as its page shows it, in the page's language.
 * @param target id of what it is about; null where there is nothing
 */
export function fieldsOfForm(form: Form, words: Words, target: string | null = null): SubmissionField[] {
  const [about] = targetOf(form) ?? []
  const shown = (names: readonly string[]) =>
    names.flatMap((name) => shownField(name, form.fields[name], words))
  const inSections = form.sections?.flatMap(({ name, heading, fields }): SubmissionField[] => [
    { kind: 'heading', name: `heading-${name}`, text: heading(words) },
    ...shown(fields),
  ])
  return [
    ...(about !== undefined && target !== null
      ? [{ kind: 'hidden', name: about, value: target } as const]
      : []),
    ...(inSections ?? shown(Object.keys(form.fields))),
  ]
}

function shownField(name: string, field: FormField | undefined, words: Words): SubmissionField[] {
  if (field === undefined || field.kind === 'target') return []
  const { kind, isOptional = false, isHalf } = field
  const named = {
    name,
    label: field.label(words),
    hint: field.hint?.(words),
    isRequired: !isOptional,
    isHalf,
  }
  switch (kind) {
    case 'files':
      return [{ ...named, kind, most: field.most, missing: field.missing?.(words) }]
    case 'tick':
      return [{ ...named, kind, missing: field.missing(words) }]
    case 'choice': {
      const labels = field.optionLabels(words)
      const options = field.options.map((value) => ({ value, label: labels[value] ?? value }))
      return [{ ...named, kind, options, defaultValue: field.options[0] }]
    }
    case 'number':
      return [{ ...named, kind, range: field.range }]
    case 'amount':
    case 'date':
      return [{ ...named, kind }]
    default:
      return [{ ...named, kind, autoComplete: field.autoComplete, maxLength: mostCharacters(field) }]
  }
}
