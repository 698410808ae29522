import { expect, test } from 'vitest'
import { searchOfForm } from './use-list-form.ts'

test('a form’s address has what is filled in and nothing else', () => {
  expect(
    searchOfForm([
      ['q', ' treated water '],
      ['topic', ''],
      ['country', 'jordan'],
      ['sort', ''],
    ]),
  ).toBe('?q=treated+water&country=jordan')
  expect(searchOfForm([['q', '  ']])).toBe('')
})
