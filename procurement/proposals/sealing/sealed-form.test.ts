import { expect, test } from 'vitest'
import { parseSealedForm, writeSealedForm, type SealedForm } from './sealed-form.ts'

const form: SealedForm = {
  version: 1,
  tender: 7,
  reference: 'P-7K3M9-QX4TD',
  receivedAt: '2026-06-10T10:00:00.000Z',
  files: [],
  answers: {
    companyName: 'Company of Rivers',
    contactPerson: 'Rima Haddad',
    email: 'rima@rivers.example',
    telephone: '+962 6 555 0000',
    country: 'JO',
    proposedAmount: 87_654_321,
    currency: 'USD',
    consent: true,
  },
}

test('a sealed form says the same when it is read again', () => {
  expect(parseSealedForm(writeSealedForm(form))).toEqual(form)
})

test.each([
  ['an answer of another kind', { proposedAmount: 'much' }],
  ['a choice that nobody offered', { currency: 'shells' }],
  ['no consent', { consent: false }],
  ['an answer that the form does not ask for', { affiliation: 'Rivers' }],
  ['what stands beside the answers', { reference: 'P-00000-00000' }],
])('%s is not sealed', (_what, answers) => {
  expect(() => writeSealedForm({ ...form, answers: { ...form.answers, ...answers } })).toThrow(/.+/)
})

test('a form that lacks an answer is not sealed, but read where it was sealed before the answer was asked for', () => {
  const { country: _country, ...answers } = form.answers
  expect(() => writeSealedForm({ ...form, answers })).toThrow('country')
  const before = JSON.stringify({ ...form, answers: undefined, ...answers })
  expect(parseSealedForm(before).answers).toEqual({ ...answers, country: null })
})
