import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const receipt = {
  kind: 'proposal',
  reference: 'P-7K3M9-QX4TD',
  about: { id: '3', reference_number: 'IWEN-1', title: 'Pumps' },
  received_at: '2026-06-01T10:00:00.000Z',
  time_zone: 'Asia/Amman',
  files: [{ name: 'a.pdf', size: 3, sha256: 'ab' }],
  proposed_amount: 1500.5,
  currency: 'EUR',
  secret: 's',
  replaces: null,
  withdrawn_at: null,
  sealed_by: 'server',
  receipt_note: 'Receipt of a sealed proposal, form 1',
}

test('a receipt is read as it was given', () => {
  const answer = readAnswer(JSON.stringify({ success: true, message: 'Received', data: receipt }))
  expect(answer).toEqual({ isSuccess: true, message: 'Received', errors: {}, receipt })
})

test('errors are read by field', () => {
  const answer = readAnswer('{"success":false,"message":"No","errors":{"email":["Wrong",1]}}')
  expect(answer).toEqual({ isSuccess: false, message: 'No', errors: { email: ['Wrong'] }, receipt: null })
})

test.each(['', '<html>', 'null', '[]', '{"success":"true"}', '{"data":{"kind":"other"}}'])(
  'the answer %j is a failure',
  (body) => {
    expect(readAnswer(body)).toEqual({ isSuccess: false, message: '', errors: {}, receipt: null })
  },
)
