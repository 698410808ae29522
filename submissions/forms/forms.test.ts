import { describe, expect, test, vi } from 'vitest'
import { fieldLabels } from '../../languages/back-office/field-labels.ts'
import { languageCodes } from '../../languages/languages.ts'
import { proposalForm } from '../../procurement/proposals/form.ts'
import { questionForm } from '../../procurement/tender-questions/form.ts'
import type { erase } from '../../retention/erase.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import '../../site/language/all-messages.ts'
import { formMessagesOf } from '../../site/language/form-messages.ts'
import { fieldsOfForm } from '../../site/ui/submission-form/fields-of-form.ts'
import { allForms } from '../../tests/support/all-forms.ts'
import { recordValues, withoutPersonalAnswers } from './answers.ts'
import { answersSchema, formerAnswersSchema, storedAnswersSchema, typedAnswers } from './form-schema.ts'
import { recordFields } from './record-fields.ts'
import { answersOf, filesOf, inSections, type Form, type WrittenAnswer } from './form.ts'

const line: WrittenAnswer = { kind: 'text', column: 'affiliation', label: () => 'Affiliation' }

describe.each(allForms.map((form) => [form.collection, form] as const))('%s', (_collection, form) => {
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
  const left = allForms.map((form) => {
    const erased = withoutPersonalAnswers(form)
    return [form.collection, answersOf(form).flatMap(([, { column }]) => (column in erased ? [] : [column]))]
  })
  expect(Object.fromEntries(left)).toEqual({
    proposals: ['consent'],
    'job-applications': ['consent'],
    'internship-applications': ['consent'],
    'tender-questions': ['details'],
    'tender-followers': [],
    'list-subscribers': [],
  })
})

test('a field is personal unless it says that it is not', () => {
  const form: Form = {
    collection: 'proposals',
    fields: { one: line, other: { ...line, column: 'agenda', isPersonal: false } },
  }
  expect(withoutPersonalAnswers(form)).toEqual({ affiliation: null })
})

test('an address has the length that mail allows on every page and at the API', () => {
  const address = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`
  expect(address).toHaveLength(254)
  for (const form of allForms) {
    const schema = answersSchema(form, intakeMessages('en')).shape['email']
    expect(schema?.safeParse(address).data, form.collection).toBe(address)
    expect(schema?.safeParse(`${address}a`).success, form.collection).toBe(false)
    expect(fieldsOfForm(form, formMessagesOf('en')), form.collection).toContainEqual(
      expect.objectContaining({ kind: 'email', maxLength: 254 }),
    )
  }
})

describe('a telephone number', () => {
  const { shape } = answersSchema(proposalForm, intakeMessages('en'))
  const read = (text: string) => shape['phone']?.safeParse(text)

  test.each([
    '+962 6 555 0199',
    '00962/6/5550199',
    '(06) 555.0199',
    '+962\u20116\u2013555\u20130199',
    '+962 6 555 0199 ext. 12',
    '+962 6 555 0199, poste 12',
    '+962 6 555 0199 x12',
    '+962 6 555 0199 #12',
    '+962 6 555 0199 تحويلة 12',
  ])('is %j', (text) => {
    expect(read(text)?.data).toBe(text)
  })

  test.each([
    'call me',
    '1234',
    '+962 6',
    'ext. 12345',
    '555 0199 or so',
    '+962 6 555 0199 ext',
    '+962+6+5550199',
  ])('is not %j', (text) => {
    expect(read(text)?.success).toBe(false)
  })
})

const chosen: Form = {
  collection: 'proposals',
  fields: {
    one: { ...line, isOptional: true },
    currency: {
      kind: 'choice',
      column: 'currency',
      options: ['USD', 'EUR'],
      label: () => 'Currency',
      optionLabels: () => ({}),
    },
  },
}

test('what is stored of a form is all of its answers and nothing else', () => {
  const stored = storedAnswersSchema(chosen)
  const answers = { affiliation: null, currency: 'EUR' }
  expect(stored.parse(answers)).toEqual(answers)
  expect(stored.safeParse({ ...answers, currency: 'a shell' }).success).toBe(false)
  expect(stored.safeParse({ currency: 'EUR' }).success).toBe(false)
  expect(stored.safeParse({ ...answers, agenda: 'whatever' }).success).toBe(false)
})

test('an answer that was not asked for when it was stored is read as none, and a choice only as one of its options', () => {
  const former = formerAnswersSchema(chosen)
  expect(former.parse({ currency: 'USD', version: 1 })).toEqual({ affiliation: null, currency: 'USD' })
  expect(former.parse({ affiliation: 'Rivers' })).toEqual({ affiliation: 'Rivers', currency: null })
  expect(former.safeParse({ currency: 'a shell' }).success).toBe(false)
})

test('answers have the types of their form', () => {
  const answers = recordValues(questionForm, { details: 'Which membranes?', email: null })
  const typed: { details: string; email: string | null } = typedAnswers(questionForm, answers)
  expect(typed).toEqual({ details: 'Which membranes?', email: null })
  expect(() => typedAnswers(questionForm, { details: null, email: null })).toThrow('details')
  // @ts-expect-error An answer that may be left out may be none.
  const _email: string = typedAnswers(questionForm, answers).email
})

test('fields of a record can be taken by their columns, each once', () => {
  const names = (...given: Parameters<typeof recordFields>) =>
    recordFields(...given).map((field) => ('name' in field ? field.name : ''))
  const [first, ...others] = names(proposalForm)
  expect(first).toBe('tender')
  expect(names(proposalForm, { only: ['tender'] })).toEqual([first])
  expect(names(proposalForm, { without: ['tender'] })).toEqual(others)
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

test('a text of many thousand accents is refused before it is put into order', () => {
  const messages = intakeMessages('en')
  const given = Object.fromEntries(answersOf(proposalForm).map(([name]) => [name, '']))
  const accents = `a${'\u0301'.repeat(5000)}${'\u0316'.repeat(5000)}`
  const normalize = vi.spyOn(String.prototype, 'normalize')
  for (const [name] of answersOf(proposalForm)) {
    const { success, error } = answersSchema(proposalForm, messages).safeParse({ ...given, [name]: accents })
    expect(success).toBe(false)
    if (name === 'consent') continue
    expect(error?.issues.find(({ path }) => path[0] === name)?.message).toBe(messages.textTooLong)
  }
  const longest = Math.max(...normalize.mock.contexts.map((text) => String(text).length))
  normalize.mockRestore()
  expect(longest).toBeLessThan(1000)
})
