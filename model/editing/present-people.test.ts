import { expect, test } from 'vitest'
import { PresentPeople } from './present-people.ts'

test('people see each other on a record while they have it open, and nowhere else', () => {
  let now = 0
  const present = new PresentPeople(() => now)
  const amina = { id: 1, name: 'Amina' }
  const omid = { id: 2, name: 'Omid' }
  expect(present.note('news 1', amina)).toEqual([])
  expect(present.note('news 1', omid)).toEqual(['Amina'])
  expect(present.note('news 2', omid)).toEqual([])
  now += 30_000
  expect(present.note('news 1', amina)).toEqual(['Omid'])
  now += 40_000
  expect(present.note('news 1', omid)).toEqual(['Amina'])
  now += 59_000
  expect(present.note('news 1', amina)).toEqual(['Omid'])
  present.leave('news 1', omid)
  expect(present.note('news 1', amina)).toEqual([])
})
