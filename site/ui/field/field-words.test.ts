import { expect, test } from 'vitest'
import { fieldDescription, fieldId } from './field-words.ts'

test('a field is tied to its hint and its error', () => {
  const id = fieldId('email')
  expect(fieldDescription(id, { hint: 'a', error: 'b', isRequired: true })).toEqual({
    required: true,
    'aria-invalid': true,
    'aria-describedby': 'field-email-hint field-email-error',
  })
})

test('a field in order points to nothing that is not there', () => {
  expect(fieldDescription('x', { hint: 'a' })['aria-describedby']).toBe('x-hint')
  expect(fieldDescription('x', {})).toEqual({
    required: undefined,
    'aria-invalid': undefined,
    'aria-describedby': undefined,
  })
})
