import '../../language/all-messages.ts'
import { expect, test } from 'vitest'
import { checkSubmission, type GivenSubmission } from './check-submission.ts'
import { fileRules } from '../../../submissions/forms/file-rules.ts'
import type { SubmissionField } from './submission-field.ts'

const fields: readonly SubmissionField[] = [
  { kind: 'hidden', name: 'tender_id', value: '1' },
  { kind: 'text', name: 'company_name', label: 'Company name', isRequired: true },
  { kind: 'email', name: 'email', label: 'E-mail', isRequired: true },
  { kind: 'amount', name: 'proposed_amount', label: 'Amount', isRequired: true },
  { kind: 'text', name: 'note', label: 'Note' },
  { kind: 'tick', name: 'consent', label: 'I consent', missing: 'Please consent.', isRequired: true },
  { kind: 'files', name: 'proposal_file', label: 'Files', isRequired: true },
]

const whole: GivenSubmission = {
  values: { company_name: 'A', email: 'a@example.org', proposed_amount: '12.5', consent: '1' },
  files: { proposal_file: [{ name: 'a.pdf', size: 10 }] },
}

test('a whole form has nothing wrong', () => {
  expect(checkSubmission(fields, whole, 'en')).toEqual({})
})

test('every required field is asked for, in the form’s order', () => {
  const errors = checkSubmission(fields, { values: { company_name: '  ' }, files: {} }, 'en')
  expect(Object.keys(errors)).toEqual([
    'company_name',
    'email',
    'proposed_amount',
    'consent',
    'proposal_file',
  ])
  expect(errors['consent']).toEqual(['Please consent.'])
})

test.each([
  ['email', 'name@'],
  ['proposed_amount', '0'],
  ['proposed_amount', 'a lot'],
])('%s can’t be %s', (name, value) => {
  const errors = checkSubmission(fields, { ...whole, values: { ...whole.values, [name]: value } }, 'en')
  expect(Object.keys(errors)).toEqual([name])
})

test('an amount that could be two is refused with both, in the reader’s format, and an example', () => {
  const typed = { ...whole, values: { ...whole.values, proposed_amount: '1.500' } }
  expect(checkSubmission(fields, typed, 'fr')['proposed_amount']).toEqual([
    '«\u00a01.500\u00a0» peut signifier 1\u202f500,00 ou 1,50. Veuillez écrire le montant sans séparateur de milliers, par exemple 12500 ou 12500,50.',
  ])
  for (const proposed_amount of ['1500,50', '۱۵۰۰٫۵۰']) {
    const clear = { ...whole, values: { ...whole.values, proposed_amount } }
    expect(checkSubmission(fields, clear, 'fr')).toEqual({})
  }
})

test('what nobody can see is missing', () => {
  const invisible = '\u200b\u200e\u2066\u3164\u2800\ufe0f\u00a0'
  const given = { ...whole, values: { ...whole.values, company_name: invisible } }
  expect(checkSubmission(fields, given, 'en')).toEqual({ company_name: ['Please fill in “Company name”.'] })
})

const withFiles = (files: GivenSubmission['files'][string], language: 'en' | 'ar' = 'en') =>
  checkSubmission(fields, { ...whole, files: { proposal_file: files } }, language)['proposal_file']

test('a file over the limit is named in the specification’s words', () => {
  const large = [{ name: 'plan.pdf', size: fileRules.largest + 1 }]
  expect(withFiles(large)).toEqual(['File "plan.pdf" is larger than 10MB.'])
  expect(withFiles(large, 'ar')?.[0]).toContain('plan.pdf')
})

test('more than 20 files, and more than 60 MB together, are too many', () => {
  expect(withFiles(Array.from({ length: 21 }, () => ({ name: 'a.pdf', size: 1 })))).toHaveLength(1)
  expect(withFiles(Array.from({ length: 7 }, () => ({ name: 'a.pdf', size: fileRules.largest })))).toEqual([
    'Together, the files are larger than 60 MB.',
  ])
  expect(
    withFiles(Array.from({ length: 6 }, () => ({ name: 'a.pdf', size: fileRules.largest }))),
  ).toBeUndefined()
})

test('a whole number stays within its range, zero too where that is the least', () => {
  const years: SubmissionField = { kind: 'number', name: 'years', label: 'Years', range: { from: 0, to: 70 } }
  const wrong = (value: string) =>
    checkSubmission([years], { values: { years: value }, files: {} }, 'en')['years']
  for (const value of ['', '0', '70']) expect(wrong(value)).toBeUndefined()
  for (const value of ['-1', '71', '2.5', '?'])
    expect(wrong(value)).toEqual(['Please enter a whole number from 0 to 70.'])
})

test('a file that is missing is asked for in the field’s own words', () => {
  const cv: SubmissionField = {
    kind: 'files',
    name: 'cv',
    label: 'CV',
    missing: 'Your CV, please.',
    isRequired: true,
  }
  expect(checkSubmission([cv], { values: {}, files: {} }, 'en')).toEqual({ cv: ['Your CV, please.'] })
})
