import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload
let presence: typeof import('../../model/editing/present-people.ts')

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  presence = await import('../../model/editing/present-people.ts')
})
afterAll(() => database.close())

test('all who have a record open see each other by name, on whatever machine, until they leave it or a minute after', async () => {
  const people = ['Amina', 'Basel', 'Chirine'].map((name, index) => ({ id: index + 1, name }))
  const [amina, basel, chirine] = people
  if (!amina || !basel || !chirine) throw new Error('There is nobody')
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 25, 12, 0, seconds))
  const note = (person: typeof amina, seconds: number, record = 'news 1') =>
    presence.notePresence(payload, record, person, at(seconds))
  expect(await note(amina, 0)).toEqual([])
  expect(await note(basel, 1)).toEqual(['Amina'])
  expect(await note(chirine, 2)).toEqual(['Amina', 'Basel'])
  expect(await note(amina, 3, 'news 2')).toEqual([])
  await presence.noteAbsence(payload, 'news 1', basel)
  expect(await note(amina, 20)).toEqual(['Chirine'])
  expect(await note(chirine, 81)).toEqual([])
})

test('a form learns who else has the record open', async () => {
  const [one, two] = [await staffOf(payload, 'One', 'editor'), await staffOf(payload, 'Two', 'editor')]
  const { id } = await payload.create({
    collection: 'news',
    data: { title: 'Open twice', date: '2026-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const ask = async (person: typeof one) =>
    (await callRest(payload, person, `/others-at-work?collection=news&id=${id}`)).json()
  expect(await ask(one)).toMatchObject({ editedBy: [] })
  expect(await ask(two)).toMatchObject({ editedBy: ['One'] })
  expect(await ask(one)).toMatchObject({ editedBy: ['Two'] })
})

test('a form of what was never saved learns of others too', async () => {
  const first = await staffOf(payload, 'First', 'editor')
  const second = await staffOf(payload, 'Second', 'editor')
  const ask = async (person: typeof first) =>
    (await callRest(payload, person, '/others-at-work?global=home-page')).json()
  expect(await ask(first)).toEqual({ savedAt: null, savedBy: null, editedBy: [] })
  expect(await ask(second)).toMatchObject({ editedBy: ['First'] })
})
