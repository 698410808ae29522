import type { FormMessages } from '../../../languages/messages/forms/en.ts'
import type { Messages } from '../../../languages/messages/en.ts'
import {
  longestLine,
  targetOf,
  type Answer,
  type FilesAnswer,
  type Form,
} from '../../../submissions/forms/form.ts'
import type { SubmissionField } from './submission-field.ts'

/**
 * A form as its page shows it, in the page's language.
 * @param target id of what it is about; null where there is nothing
 */
export function fieldsOfForm(
  form: Form,
  messages: Messages & FormMessages,
  target: string | null = null,
): SubmissionField[] {
  const about = targetOf(form)
  const shown = (names: readonly string[]) => names.flatMap((name) => shownField(form, name, messages))
  return [
    ...(about && target !== null ? [{ kind: 'hidden', name: about[0], value: target } as const] : []),
    ...(form.sections
      ? form.sections.flatMap(({ name, heading, fields }): SubmissionField[] => [
          { kind: 'heading', name: `heading-${name}`, text: heading(messages) },
          ...shown(fields),
        ])
      : shown(Object.keys(form.fields))),
  ]
}

function shownField({ fields }: Form, name: string, messages: Messages & FormMessages): SubmissionField[] {
  const field = fields[name]
  return field === undefined || field.kind === 'target' ? [] : [submissionField(name, field, messages)]
}

function submissionField(
  name: string,
  field: Answer | FilesAnswer,
  messages: Messages & FormMessages,
): SubmissionField {
  const { isOptional = false, isHalf } = field
  const named = {
    name,
    label: field.label(messages),
    hint: field.hint?.(messages),
    isRequired: !isOptional,
    isHalf,
  }
  switch (field.kind) {
    case 'files':
      return { ...named, kind: field.kind, most: field.most, missing: field.missing?.(messages) }
    case 'tick':
      return { ...named, kind: field.kind, missing: field.missing(messages) }
    case 'choice': {
      const labels = field.optionLabels(messages)
      const options = field.options.map((value) => ({ value, label: labels[value] ?? value }))
      return { ...named, kind: field.kind, options, defaultValue: field.options[0] }
    }
    case 'number':
      return { ...named, kind: field.kind, range: field.range }
    case 'amount':
    case 'date':
      return { ...named, kind: field.kind }
    default:
      return {
        ...named,
        kind: field.kind,
        autoComplete: field.autoComplete,
        maxLength: field.longest ?? longestLine,
      }
  }
}
