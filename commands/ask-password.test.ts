import { expect, test } from 'vitest'
import { passwordIn } from './ask-password.ts'

test.each([
  ['one line', 'a long password\n'],
  ['one line without an end', 'a long password'],
  ['the same line twice', 'a long password\na long password\n'],
  ['the same line twice, from Windows', 'a long password\r\na long password\r\n'],
])('%s is one password', (_, piped) => {
  expect(passwordIn(piped)).toBe('a long password')
})

test('spaces are part of it', () => {
  expect(passwordIn(' a password with spaces \n')).toBe(' a password with spaces ')
})

test.each([
  ['nothing', '', 'No password was given'],
  ['an empty line', '\n', 'No password was given'],
  ['two lines that differ', 'a long password\na wrong password\n', 'The two passwords differ'],
  ['a password and an empty line', 'a long password\n\n', 'The two passwords differ'],
  ['three lines', 'a\na\na\n', 'More than two lines'],
])('%s is no password', (_, piped, sentence) => {
  expect(() => passwordIn(piped)).toThrow(sentence)
})
