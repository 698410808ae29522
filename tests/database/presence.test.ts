import { handleFormStateLocking } from '@payloadcms/ui/utilities/handleFormStateLocking'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
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

describe('who holds a record', () => {
  const path = '/payload-locked-documents'
  const heldSchema = z.object({
    docs: z.array(
      z.object({ id: z.number(), user: z.object({ value: z.object({ id: z.number(), name: z.string() }) }) }),
    ),
  })
  const holders = async (person: TypedUser, kind: string, id: number) => {
    const query = `where[document.relationTo][equals]=${kind}&where[document.value][equals]=${id}`
    return heldSchema.parse(await (await callRest(payload, person, `${path}?${query}`)).json()).docs
  }
  const names = async (person: TypedUser, kind: string, id: number) =>
    (await holders(person, kind, id)).map(({ user }) => user.value.name)
  /** What a form asks for while somebody types in it. */
  const type = async (user: TypedUser, collectionSlug: string, id: number) => {
    const req = await createLocalReq({ user }, payload)
    return handleFormStateLocking({ collectionSlug, id, req, updateLastEdited: true })
  }
  const status = async (person: TypedUser, method: string, address: string, body?: object) =>
    (await callRest(payload, person, address, { method, ...(body && { body }) })).status
  const people = (...names_: string[]) => Promise.all(names_.map((name) => staffOf(payload, name, 'editor')))
  const create = async (title: string) => {
    const data = { title, date: '2026-05-01T12:00:00.000Z', _status: 'draft' } as const
    return (await payload.create({ collection: 'news', data })).id
  }

  test('is written by the forms: whoever may change it takes it over, in their own name, and lets go of it', async () => {
    const [ann, bob] = await people('Ann', 'Bob')
    if (!ann || !bob) throw new Error('There is nobody')
    const [id, other] = [await create('Held'), await create('Not held')]
    expect((await type(ann, 'news', id))?.isLocked).toBe(true)
    expect(await type(bob, 'news', id)).toMatchObject({ isLocked: true, user: { id: ann.id, name: 'Ann' } })
    const [held] = await holders(bob, 'news', id)
    expect(held?.user.value.name).toBe('Ann')
    expect(await status(bob, 'DELETE', `${path}/${held?.id}`)).not.toBe(200)
    const asAnn = { user: { relationTo: 'users', value: ann.id } }
    const ofOther = { ...asAnn, document: { relationTo: 'news', value: other } }
    expect(await status(bob, 'PATCH', `${path}/${held?.id}`, ofOther)).toBe(200)
    expect(await names(ann, 'news', id)).toEqual(['Bob'])
    expect(await names(ann, 'news', other)).toEqual([])
    expect(await status(bob, 'DELETE', `${path}/${held?.id}`)).toBe(200)
    expect(await names(ann, 'news', id)).toEqual([])
  })

  test('is not for others to write: nobody holds a record in the name of a colleague, or one that they may not change', async () => {
    const [held] = await people('Holder')
    const buyer = await staffOf(payload, 'Buyer', 'procurement')
    const translator = await staffOf(payload, 'Translating', 'translator')
    if (!held) throw new Error('There is nobody')
    const id = await create('Somebody’s')
    const body = {
      document: { relationTo: 'news', value: id },
      user: { relationTo: 'users', value: held.id },
    }
    for (const person of [translator, buyer, held]) expect(await status(person, 'POST', path, body)).toBe(403)
    await type(held, 'news', id)
    const [lock] = await holders(held, 'news', id)
    for (const person of [translator, buyer]) {
      for (const address of [`${path}/${lock?.id}`, `${path}?where[id][equals]=${lock?.id}`]) {
        await callRest(payload, person, address, { method: 'DELETE' })
        await callRest(payload, person, address, { method: 'PATCH', body })
      }
    }
    expect(await names(held, 'news', id)).toEqual(['Holder'])
    expect(await status(held, 'PATCH', `/news/${id}?draft=true`, { title: 'Saved' })).toBe(200)
  })

  test('is read by who only translates of their account and of tasks alone, so that those forms work', async () => {
    const translator = await staffOf(payload, 'Reading', 'translator')
    const [giver] = await people('Giver')
    if (!giver) throw new Error('There is nobody')
    const id = await create('Not to be read')
    const { id: task } = await payload.create({
      ...{ collection: 'tasks', overrideAccess: true },
      data: { task: 'Translate it', assignedTo: translator.id, dueOn: '2026-12-01T12:00:00.000Z' },
    })
    await type(giver, 'news', id)
    await type(giver, 'tasks', task)
    expect(await names(translator, 'news', id)).toEqual([])
    expect(await type(translator, 'tasks', task)).toMatchObject({ user: { name: 'Giver' } })
    expect((await type(translator, 'users', translator.id))?.isLocked).toBe(true)
    expect(await names(translator, 'users', translator.id)).toEqual(['Reading'])
  })
})
