import { describe, expect, test } from 'vitest'
import { fieldLabels } from '../../languages/back-office/field-labels.ts'
import { languageCodes } from '../../languages/languages.ts'
import { followForm } from '../../procurement/tender-followers/form.ts'
import { proposalForm } from '../../procurement/proposals/form.ts'
import { questionForm } from '../../procurement/tender-questions/form.ts'
import { internshipApplicationForm, jobApplicationForm } from '../../recruitment/applications/forms.ts'
import type { erase } from '../../retention/erase.ts'
import '../../site/language/all-messages.ts'
import { formMessagesOf } from '../../site/language/form-messages.ts'
import { fieldsOfForm } from '../../site/ui/submission-form/fields-of-form.ts'
import { withoutPersonalAnswers } from './answers.ts'
import { answersOf, filesOf, inSections, type Form, type WrittenAnswer } from './form.ts'

const forms: readonly Form[] = [
  proposalForm,
  jobApplicationForm,
  internshipApplicationForm,
  questionForm,
  followForm,
]

const line: WrittenAnswer = { kind: 'text', column: 'affiliation', label: () => 'Affiliation' }

describe.each(forms.map((form) => [form.collection, form] as const))('%s', (_collection, form) => {
  test.each(languageCodes)('has a label for every field in %s', (language) => {
    const messages = formMessagesOf(language)
    for (const [, { label }] of [...answersOf(form), ...filesOf(form)]) expect(label(messages)).not.toBe('')
    for (const [, { column }] of answersOf(form)) expect(fieldLabels[column][language]).not.toBe('')
  })

  test('compares days with days that it asks for', () => {
    const days = answersOf(form).flatMap(([name, { kind }]) => (kind === 'date' ? [name] : []))
    const first = answersOf(form).map(([, field]) => (field.kind === 'date' ? field.notBefore : undefined))
    expect(days).toEqual(expect.arrayContaining(first.filter((name) => name !== undefined)))
  })

  test('holds every answer in a field of its own', () => {
    const columns = Object.values(form.fields).flatMap((field) => ('column' in field ? [field.column] : []))
    expect(new Set(columns).size).toBe(columns.length)
  })
})

test('erasing leaves consent and the wording of a question, and nothing else that anybody wrote', () => {
  const left = forms.map((form) => {
    const erased = withoutPersonalAnswers(form)
    return [form.collection, answersOf(form).flatMap(([, { column }]) => (column in erased ? [] : [column]))]
  })
  expect(Object.fromEntries(left)).toEqual({
    proposals: ['consent'],
    'job-applications': ['consent'],
    'internship-applications': ['consent'],
    'tender-questions': ['details'],
    'tender-followers': [],
  })
})

test('a field is personal unless it says that it is not', () => {
  const form: Form = {
    collection: 'proposals',
    fields: { one: line, other: { ...line, column: 'agenda', isPersonal: false } },
  }
  expect(withoutPersonalAnswers(form)).toEqual({ affiliation: null })
})

test('what would be forgotten does not compile', () => {
  const fields = { one: line, other: { ...line, column: 'agenda' } } as const
  const heading = () => 'Heading'
  const whole = inSections({
    collection: 'proposals',
    fields,
    sections: [{ name: 'all', heading, fields: ['one', 'other'] }],
  })
  expect(fieldsOfForm(whole, formMessagesOf('en')).map(({ name }) => name)).toEqual([
    'heading-all',
    'one',
    'other',
  ])
  // @ts-expect-error A section leaves out a field.
  inSections({ collection: 'proposals', fields, sections: [{ name: 'some', heading, fields: ['one'] }] })
  // @ts-expect-error Nobody says how the data of this collection's senders are erased.
  const _unknown: Form = { collection: 'news', fields }
  // @ts-expect-error Of each collection it is said.
  const _partial: typeof erase = { proposals: async () => undefined }
  // @ts-expect-error Of no answer it is said that it is personal, since all are.
  const _said: WrittenAnswer = { ...line, isPersonal: true }
})
