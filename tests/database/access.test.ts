import {
  createLocalReq,
  getAccessResults,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../kinds.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
const people = new Map<string, TypedUser>()

beforeAll(async () => {
  database = await openTestDatabase()
  for (const role of ['administrator', 'editor', 'procurement', 'human-resources'] as const) {
    const person = await database.payload.create({
      collection: 'users',
      data: { name: role, email: `${role}@example.org`, password: 'a long password', roles: [role] },
    })
    people.set(role, { ...person, collection: 'users' })
  }
})
afterAll(() => database.close())

const publicContent: readonly CollectionSlug[] = kinds
  .map(({ collection }) => collection)
  .filter((kind) => kind !== 'tenders' && kind !== 'vacancies')

/** Kinds that each role creates and changes. Nobody creates or deletes what strangers sent. */
const mayChange: Readonly<Record<string, readonly CollectionSlug[]>> = {
  anonymous: [],
  editor: [...publicContent, 'media', 'documents', 'tasks', 'redirects'],
  procurement: ['tenders', 'tender-questions', 'documents', 'tasks'],
  'human-resources': ['vacancies', 'documents', 'tasks'],
}

/** Kinds of which each role reads everything, drafts included. */
const readsAll: Readonly<Record<string, readonly CollectionSlug[]>> = {
  anonymous: [],
  editor: publicContent,
  procurement: ['tenders'],
  'human-resources': ['vacancies', 'job-applications', 'internship-applications'],
}

const sentByStrangers: readonly CollectionSlug[] = [
  'proposals',
  'job-applications',
  'internship-applications',
]

/** The request that Payload's REST would make for a person. */
async function restRequest(payload: Payload, role: string): Promise<PayloadRequest> {
  const user = people.get(role)
  const req = await createLocalReq(user ? { user } : {}, payload)
  req.payloadAPI = 'REST'
  return req
}

describe.each(['anonymous', 'editor', 'procurement', 'human-resources', 'administrator'])('%s', (role) => {
  const results = async () => getAccessResults({ req: await restRequest(database.payload, role) })

  test('changes only its own kinds', async () => {
    const { collections } = await results()
    const changed = Object.entries(collections ?? {})
      .filter(([, access]) => access.create || access.delete)
      .map(([slug]) => slug)
      .filter((slug) => !slug.startsWith('payload-'))
    const expected =
      role === 'administrator'
        ? [
            ...publicContent,
            'tenders',
            'tender-questions',
            'vacancies',
            'media',
            'documents',
            'users',
            'tasks',
            'redirects',
          ]
        : (mayChange[role] ?? [])
    expect(changed.filter((slug) => slug !== 'former-slugs').toSorted()).toEqual(expected.toSorted())
  })

  test('reads all of its own kinds only', async () => {
    const { collections } = await results()
    const read = new Set(
      Object.entries(collections ?? {})
        .filter(([, access]) => access.read === true && !('where' in access))
        .map(([slug]) => slug)
        .filter((slug) => !slug.startsWith('payload-')),
    )
    for (const slug of sentByStrangers) {
      // Proposals are read only once they are opened (`sealed-proposals.test.ts`).
      const allowed =
        slug !== 'proposals' && (role === 'administrator' || (readsAll[role] ?? []).includes(slug))
      expect(read.has(slug), `${role} reads ${slug}`).toBe(allowed)
    }
  })

  test('changes globals only as an editor', async () => {
    const { globals } = await results()
    for (const slug of ['organization', 'header-menu', 'home-page']) {
      expect(globals?.[slug]?.update ?? false, slug).toBe(['editor', 'administrator'].includes(role))
    }
  })

  test('never creates or deletes what strangers sent', async () => {
    const { collections } = await results()
    for (const slug of sentByStrangers) {
      expect(collections?.[slug]?.create, slug).toBeFalsy()
      expect(collections?.[slug]?.delete, slug).toBeFalsy()
    }
  })
})

describe('anonymous people', () => {
  test.each([
    ...publicContent,
    ...sentByStrangers,
    'tenders',
    'vacancies',
    'media',
    'documents',
    'users',
    'former-slugs',
    'redirects',
  ] as const)('read no %s through REST', async (slug) => {
    const { payload } = database
    const access = payload.collections[slug].config.access.read
    expect(await access({ req: await restRequest(payload, 'anonymous') })).toBe(false)
  })

  test('read no proposal, application or user through the site either', async () => {
    const { payload } = database
    for (const slug of [...sentByStrangers, 'users'] as const) {
      await expect(payload.find({ collection: slug, overrideAccess: false }), slug).rejects.toThrow(
        /not allowed/,
      )
    }
  })
})

describe('staff', () => {
  test('reads of other kinds only what is published, where its own records refer to it', async () => {
    const { payload } = database
    const read = async (role: string, slug: CollectionSlug) =>
      payload.collections[slug].config.access.read({ req: await restRequest(payload, role) })
    expect(await read('procurement', 'projects')).toEqual({ _status: { equals: 'published' } })
    expect(await read('procurement', 'news')).toBe(false)
    expect(await read('human-resources', 'tenders')).toBe(false)
    expect(await read('editor', 'tenders')).toBe(false)
    expect(await read('editor', 'vacancies')).toBe(false)
  })

  test('that only translates reads no library and no global, also where the back office calls Payload as the site does', async () => {
    const { payload } = database
    const translator = await staffOf(payload, 'Translating', 'translator')
    const reading = [{ user: translator }, {}].map((who) => ({ ...who, overrideAccess: false }))
    const [asTranslator, asVisitor] = reading
    for (const collection of ['media', 'documents'] as const) {
      await expect(payload.find({ collection, ...asTranslator }), collection).rejects.toThrow(/not allowed/)
      expect((await payload.find({ collection, ...asVisitor })).docs).toEqual([])
    }
    for (const slug of ['organization', 'header-menu', 'home-page'] as const) {
      await expect(payload.findGlobal({ slug, ...asTranslator }), slug).rejects.toThrow(/not allowed/)
      await payload.findGlobal({ slug, ...asVisitor })
    }
  })

  test('learns from no order of a list what an account says: sorting ends at what a record refers to', async () => {
    const { payload } = database
    const editor = await staffOf(payload, 'Sorting', 'editor')
    const status = async (path: string) => (await callRest(payload, editor, `/${path}`)).status
    for (const secret of ['hash', 'salt', 'resetPasswordToken', 'email', 'updatedAt', 'sessions.createdAt']) {
      for (const path of [`assignedTo.${secret}`, `-assignedTo.${secret}`, `done,assignedTo__${secret}`]) {
        expect(await status(`tasks?sort=${path}`), path).toBe(400)
      }
    }
    for (const secret of ['hash', 'salt', 'resetPasswordToken']) {
      expect(await status(`users?sort=${secret}`), secret).toBe(400)
    }
    expect(await status('news/versions?sort=parent.title')).toBe(400)
    expect(await status('projects/versions?sort=version.topics.slug')).toBe(400)
    for (const path of ['assignedTo', '-dueOn,task', 'updatedAt', 'id', 'nothing.like.this']) {
      expect(await status(`tasks?sort=${path}`), path).toBe(200)
    }
    expect(await status('news/versions?sort=-version.title.ar,-updatedAt')).toBe(200)
    expect(await status('news?draft=true&sort=title.ar')).toBe(200)
  })

  test('does not give itself another role', async () => {
    const { payload } = database
    const editor = people.get('editor')
    if (!editor) throw new Error('no editor')
    const updated = await payload.update({
      collection: 'users',
      id: editor.id,
      data: { roles: ['administrator'] },
      user: editor,
      overrideAccess: false,
    })
    expect(updated.roles).toEqual(['editor'])
  })

  test('does not clear the lockouts of others', async () => {
    const { payload } = database
    const { unlock } = payload.collections.users.config.access
    expect(await unlock?.({ req: await restRequest(payload, 'editor') })).toBe(false)
    expect(await unlock?.({ req: await restRequest(payload, 'administrator') })).toBe(true)
  })
})
