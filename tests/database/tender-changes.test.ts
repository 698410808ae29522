import { ValidationError, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testDocument } from '../support/test-records.ts'
import { makeFormerTender, nameInFormerScheme } from '../support/test-tender.ts'

let database: TestDatabase
let payload: Payload
let person: TypedUser
let terms: number
let newTerms: number

const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + days * 86_400_000).toISOString()

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  person = await staffOf(payload, 'Buyer', 'procurement')
  terms = await newDocument('terms.pdf')
  newTerms = await newDocument('new terms.pdf')
})
afterAll(() => database.close())

async function newDocument(name: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'documents',
    data: { title: name },
    file: { name, mimetype: 'application/pdf', data: testDocument, size: testDocument.length },
  })
  return id
}

let made = 0
async function newTender(status: 'draft' | 'published' = 'published', deadline = inDays(10)) {
  made += 1
  const data = {
    title: `Tender ${made}`,
    description: 'A description',
    referenceNumber: `T-${made}`,
    category: 'works' as const,
    issueDate: inDays(-1),
    deadline,
    deadline_tz: 'Asia/Amman' as const,
    documents: [{ title: 'Terms', file: terms, version: '1.0' }],
  }
  if (status === 'published') return makeFormerTender(payload, data)
  const draft = await payload.create({ collection: 'tenders', draft: true, data })
  await nameInFormerScheme(payload, draft.id)
  return draft
}

function change(id: number, data: object, options: object = {}) {
  return payload.update({
    collection: 'tenders',
    id,
    data: { _status: 'published', ...data },
    user: person,
    overrideAccess: false,
    ...options,
  })
}

async function fieldsRefused(attempt: Promise<unknown>): Promise<string[]> {
  const error: unknown = await attempt.catch((reason: unknown) => reason)
  if (!(error instanceof ValidationError)) throw new Error(`Not a validation error: ${String(error)}`)
  return error.data.errors.map(({ path }) => path)
}

async function messagesOf(attempt: Promise<unknown>): Promise<string[]> {
  const error: unknown = await attempt.catch((reason: unknown) => reason)
  return error instanceof ValidationError ? error.data.errors.map(({ message }) => message) : []
}

async function recorded(reference: string) {
  const { docs } = await payload.find({
    collection: 'procurement-record',
    where: { reference: { equals: reference } },
    sort: 'sequence',
  })
  return docs.map(({ action, actor, details }) => ({ action, actor, details: details.includes('reason') }))
}

async function givenProposal(tender: number, opened = false) {
  await payload.create({
    collection: 'proposals',
    data: {
      reference: `P-${tender}`,
      receivedAt: inDays(-2),
      scan: 'none',
      tender,
      status: opened ? 'opened' : 'received',
      ...(opened && { openedAt: inDays(-1) }),
    },
  })
}

describe('the deadline of a published tender', () => {
  test('moves with a reason, which becomes an addendum in every language in which it was written', async () => {
    const tender = await newTender()
    const next = inDays(20)
    // The reason in Arabic comes from a draft, the one in English with the change itself.
    await change(
      tender.id,
      { _status: 'draft', reasonForChange: 'طلب المتقدمون وقتًا' },
      { locale: 'ar', draft: true },
    )
    const changed = await change(tender.id, { deadline: next, reasonForChange: 'Bidders asked for time' })
    expect(changed.reasonForChange ?? null).toBeNull()
    const all = await payload.findByID({ collection: 'tenders', id: tender.id, locale: 'all' })
    expect(all.addenda).toHaveLength(1)
    expect(all.addenda?.[0]).toMatchObject({
      reason: { en: 'Bidders asked for time', ar: 'طلب المتقدمون وقتًا' },
      previousDeadline: new Date(tender.deadline).toISOString(),
      newDeadline: next,
      replacedDocuments: [],
    })
    expect(Object.values(all.reasonForChange ?? {}).filter(Boolean)).toEqual([])
    expect(await recorded(tender.referenceNumber)).toEqual([
      { action: 'deadline changed', actor: 'Buyer <buyer@example.org>', details: true },
    ])
  })

  test('does not move without one: the error stands beside the field', async () => {
    const tender = await newTender()
    const attempt = change(tender.id, { deadline: inDays(20), reasonForChange: '  ' })
    expect(await fieldsRefused(attempt)).toEqual(['reasonForChange'])
    expect(await recorded(tender.referenceNumber)).toEqual([])
    const stored = await payload.findByID({ collection: 'tenders', id: tender.id })
    expect(new Date(stored.deadline)).toEqual(new Date(tender.deadline))
    expect(stored.addenda).toEqual([])
  })

  test('keeps former addenda, in each of their languages, through later changes', async () => {
    const tender = await newTender()
    await change(tender.id, { deadline: inDays(20), reasonForChange: 'First' })
    const inFrench = {
      title: 'Un appel',
      description: 'Une description',
      documents: tender.documents?.map(({ id, version }) => ({ id, title: 'Termes', file: terms, version })),
    }
    const second = { ...inFrench, deadline: inDays(30), reasonForChange: 'Le second' }
    await change(tender.id, second, { locale: 'fr' })
    const all = await payload.findByID({ collection: 'tenders', id: tender.id, locale: 'all' })
    expect(all.addenda?.map(({ reason }) => reason)).toEqual([{ en: 'First' }, { fr: 'Le second' }])
  })

  test('does not move into the past', async () => {
    const tender = await newTender()
    const attempt = change(tender.id, { deadline: inDays(-1), reasonForChange: 'A mistake' })
    expect(await fieldsRefused(attempt)).toEqual(['deadline'])
  })

  test('can be postponed after it has passed while proposals are sealed, and not once they are opened', async () => {
    const sealed = await newTender('published', inDays(-1))
    await givenProposal(sealed.id)
    const postponed = await change(sealed.id, { deadline: inDays(5), reasonForChange: 'A strike' })
    expect(postponed.addenda).toHaveLength(1)
    const opened = await newTender('published', inDays(-1))
    await givenProposal(opened.id, true)
    const attempt = change(opened.id, { deadline: inDays(5), reasonForChange: 'A strike' })
    expect(await fieldsRefused(attempt)).toEqual(['deadline'])
  })

  test('moves freely before the tender is first published', async () => {
    const draft = await newTender('draft')
    await change(draft.id, { _status: 'draft', deadline: inDays(30) }, { draft: true })
    const published = await change(draft.id, { deadline: inDays(40) })
    expect(published.addenda).toEqual([])
    expect(await recorded(draft.referenceNumber)).toEqual([])
  })

  test('is compared with what is published when a draft is published later, as a schedule does', async () => {
    const tender = await newTender()
    const draft = { _status: 'draft' as const, deadline: inDays(20) }
    await change(tender.id, draft, { draft: true })
    const publishing = () =>
      payload.update({ collection: 'tenders', id: tender.id, data: { _status: 'published' }, user: person })
    expect(await fieldsRefused(publishing())).toEqual(['reasonForChange'])
    await change(tender.id, { ...draft, reasonForChange: 'Later' }, { draft: true })
    const published = await publishing()
    expect(published.addenda?.map(({ reason }) => reason)).toEqual(['Later'])
    expect(await recorded(tender.referenceNumber)).toHaveLength(1)
  })

  test('is compared with what is published when an older version is restored, which brings no addenda back', async () => {
    const tender = await newTender()
    const { docs } = await payload.findVersions({
      collection: 'tenders',
      where: { parent: { equals: tender.id } },
    })
    await change(tender.id, { deadline: inDays(20), reasonForChange: 'More time' })
    const restoring = payload.restoreVersion({ collection: 'tenders', id: docs[0]?.id ?? '', user: person })
    expect(await fieldsRefused(restoring)).toEqual(['deadline'])
  })

  const earlier = 'can only be moved later'

  test('never comes earlier, whatever the reason and in whichever language the editor works', async () => {
    const tender = await newTender()
    const sooner = { deadline: new Date(Date.now() + 60_000).toISOString(), reasonForChange: 'Enough came' }
    const attempt = change(tender.id, sooner)
    expect(await fieldsRefused(attempt)).toEqual(['deadline'])
    expect(await messagesOf(attempt)).toEqual([expect.stringContaining(earlier)])
    const { tenderRule } = await import('../../languages/back-office/tender-rules.ts')
    for (const language of ['ar', 'fr', 'fa'])
      expect(tenderRule('deadlineEarlier', { i18n: { language } })).not.toContain(earlier)
    const stored = await payload.findByID({ collection: 'tenders', id: tender.id })
    expect(new Date(stored.deadline)).toEqual(new Date(tender.deadline))
    expect(await recorded(tender.referenceNumber)).toEqual([])
  })

  test('never comes earlier when a draft is published later, as a schedule does', async () => {
    const tender = await newTender()
    const draft = { _status: 'draft' as const, deadline: inDays(5), reasonForChange: 'Enough came' }
    await change(tender.id, draft, { draft: true })
    const publishing = payload.update({
      collection: 'tenders',
      id: tender.id,
      data: { _status: 'published' },
      user: person,
    })
    expect(await fieldsRefused(publishing)).toEqual(['deadline'])
  })

  test('never comes earlier by taking the tender from the site for a moment', async () => {
    const tender = await newTender()
    await change(tender.id, { _status: 'draft' })
    await change(tender.id, { _status: 'draft', deadline: inDays(5) }, { draft: true })
    expect(await fieldsRefused(change(tender.id, { deadline: inDays(5) }))).toEqual(['deadline'])
    const later = inDays(20)
    expect(await fieldsRefused(change(tender.id, { deadline: later }))).toEqual(['reasonForChange'])
    const published = await change(tender.id, { deadline: later, reasonForChange: 'More time' })
    expect(new Date(published.deadline)).toEqual(new Date(later))
  })

  test('comes earlier neither for an administrator nor for the product’s own code', async () => {
    const tender = await newTender()
    const administrator = await staffOf(payload, 'Chief', 'administrator')
    const sooner = { deadline: inDays(5), reasonForChange: 'Enough came' }
    expect(await fieldsRefused(change(tender.id, sooner, { user: administrator }))).toEqual(['deadline'])
    const byCode = change(tender.id, sooner, { user: undefined, overrideAccess: true })
    expect(await fieldsRefused(byCode)).toEqual(['deadline'])
  })
})

describe('the end of questions on a published tender', () => {
  const later = inDays(8)

  test('moves only later, by a save, a draft published later and a tender taken from the site for a moment', async () => {
    const tender = await newTender()
    // Questions were taken until the deadline.
    expect(await fieldsRefused(change(tender.id, { enquiriesUntil: inDays(5) }))).toEqual(['enquiriesUntil'])
    expect(await messagesOf(change(tender.id, { enquiriesUntil: inDays(5) }))).toEqual([
      expect.stringContaining('can only be moved later'),
    ])
    const draft = await newTender('draft')
    await change(draft.id, { _status: 'draft', enquiriesUntil: inDays(6) }, { draft: true })
    await change(draft.id, { enquiriesUntil: inDays(5) })
    const moved = await change(draft.id, { enquiriesUntil: later })
    expect(moved.enquiriesUntil).toEqual(later)
    await change(draft.id, { _status: 'draft', enquiriesUntil: inDays(6) }, { draft: true })
    expect(await fieldsRefused(change(draft.id, { _status: 'published' }))).toEqual(['enquiriesUntil'])
    await change(draft.id, { _status: 'draft', enquiriesUntil: inDays(6) })
    expect(await fieldsRefused(change(draft.id, { _status: 'published' }))).toEqual(['enquiriesUntil'])
  })

  test('may be left to the deadline, and stays where it is when the deadline moves', async () => {
    const tender = await newTender('published', inDays(10))
    const moved = await change(tender.id, {
      deadline: inDays(20),
      enquiriesUntil: tender.deadline,
      reasonForChange: 'Bidders asked for time',
    })
    expect(new Date(moved.enquiriesUntil ?? '')).toEqual(new Date(tender.deadline))
    const left = await change(tender.id, { enquiriesUntil: null })
    expect(left.enquiriesUntil ?? null).toBeNull()
  })
})

describe('the documents of a published tender', () => {
  test('are replaced with a reason; the addendum keeps what was there', async () => {
    const tender = await newTender()
    const documents = [{ title: 'Terms', file: newTerms, version: '1.1' }]
    expect(await fieldsRefused(change(tender.id, { documents }))).toEqual(['reasonForChange'])
    const changed = await change(tender.id, { documents, reasonForChange: 'An annex was missing' })
    expect(changed.addenda).toMatchObject([
      {
        reason: 'An annex was missing',
        replacedDocuments: [{ name: 'terms.pdf', file: { id: terms }, version: '1.0' }],
      },
    ])
    expect((await recorded(tender.referenceNumber)).map(({ action }) => action)).toEqual([
      'documents changed',
    ])
  })

  test('keep their files: neither exchanged nor deleted in the library', async () => {
    await newTender()
    const file = {
      name: 'other.pdf',
      mimetype: 'application/pdf',
      data: testDocument,
      size: testDocument.length,
    }
    await expect(
      payload.update({ collection: 'documents', id: terms, data: {}, file }),
    ).rejects.toMatchObject({ status: 409 })
    await expect(payload.delete({ collection: 'documents', id: terms })).rejects.toMatchObject({
      status: 409,
    })
    await payload.update({ collection: 'documents', id: terms, data: { title: 'A better title' } })
  })

  test('other words change without a reason', async () => {
    const tender = await newTender()
    const changed = await change(tender.id, {
      title: 'Another title',
      documents: tender.documents?.map(({ id, version }) => ({
        id,
        title: 'Reworded',
        file: terms,
        version,
      })),
    })
    expect(changed.addenda).toEqual([])
  })
})

test('what bidders saw holds, however many drafts are saved while the tender is off the site', async () => {
  const tender = await newTender()
  await change(tender.id, { _status: 'draft' })
  const { versionsStored } = await import('../../model/editing/autosave.ts')
  for (let saved = 0; saved <= versionsStored; saved += 1)
    await change(tender.id, { _status: 'draft', description: `Words ${saved}` }, { draft: true })
  expect(await fieldsRefused(change(tender.id, { deadline: inDays(5) }))).toEqual(['deadline'])
  expect(await fieldsRefused(change(tender.id, { enquiriesUntil: inDays(5) }))).toEqual(['enquiriesUntil'])
})

describe('addenda', () => {
  test('are written by nobody, with whatever role', async () => {
    const administrator = await staffOf(payload, 'Administrator', 'administrator')
    const tender = await newTender()
    const forged = [{ publishedAt: inDays(0), reason: 'Forged' }]
    const changed = await change(tender.id, { addenda: forged }, { user: administrator })
    expect(changed.addenda).toEqual([])
    expect((await change(tender.id, { addenda: forged }, { overrideAccess: true })).addenda).toEqual([])
  })

  test('are not part of a copy', async () => {
    const tender = await newTender()
    await change(tender.id, { deadline: inDays(20), reasonForChange: 'More time' })
    const copy = await payload.duplicate({
      collection: 'tenders',
      ...{ id: tender.id, draft: true },
      data: { referenceNumber: `${tender.referenceNumber}-copy` },
    })
    expect(copy.addenda).toEqual([])
  })
})

describe('a tender that is off the site for a moment', () => {
  const other = () => [{ title: 'Terms', file: newTerms, version: '1.1' }]
  const addendaOf = async (id: number) =>
    (await payload.findByID({ collection: 'tenders', id, locale: 'all' })).addenda

  test('comes back as it was, or with other words, without a reason', async () => {
    const tender = await newTender()
    await change(tender.id, { _status: 'draft' })
    expect((await change(tender.id, {})).addenda).toEqual([])
    await change(tender.id, { _status: 'draft', title: 'Other words' })
    expect((await change(tender.id, {})).addenda).toEqual([])
    expect(await recorded(tender.referenceNumber)).toEqual([])
  })

  test('comes back with another deadline or other documents only with a reason, beside its former addenda', async () => {
    const tender = await newTender()
    await change(tender.id, { _status: 'draft', reasonForChange: 'وقت' }, { locale: 'ar', draft: true })
    await change(tender.id, { deadline: inDays(20), reasonForChange: 'Time' })
    const before = await addendaOf(tender.id)
    expect(before).toMatchObject([{ reason: { en: 'Time', ar: 'وقت' } }])
    await change(tender.id, { _status: 'draft', documents: other() })
    expect(await fieldsRefused(change(tender.id, {}))).toEqual(['reasonForChange'])
    const back = { deadline: inDays(30), reasonForChange: 'An annex was missing' }
    expect((await change(tender.id, back)).reasonForChange ?? null).toBeNull()
    expect(await addendaOf(tender.id)).toEqual([
      ...(before ?? []),
      expect.objectContaining({
        reason: { en: 'An annex was missing' },
        newDeadline: back.deadline,
        replacedDocuments: [expect.objectContaining({ name: 'terms.pdf', version: '1.0' })],
      }),
    ])
    expect((await recorded(tender.referenceNumber)).map(({ action }) => action)).toEqual([
      'deadline changed',
      'deadline changed',
      'documents changed',
    ])
  })

  test('comes back from the trash so too', async () => {
    const tender = await newTender()
    await change(tender.id, { deletedAt: inDays(0), _status: 'draft' })
    const back = { deletedAt: null, documents: other() }
    expect(await fieldsRefused(change(tender.id, back, { trash: true }))).toEqual(['reasonForChange'])
    const published = await change(
      tender.id,
      { ...back, reasonForChange: 'An annex was missing' },
      { trash: true },
    )
    expect(published.addenda).toHaveLength(1)
  })

  test('has the files that bidders were given', async () => {
    const file = {
      ...{ name: 'exchanged.pdf', mimetype: 'application/pdf' },
      ...{ data: testDocument, size: testDocument.length },
    }
    const given = await newDocument('given.pdf')
    const tender = await newTender()
    const documents = [...other(), { title: 'Given', file: given }]
    await change(tender.id, { documents, reasonForChange: 'An annex' })
    await change(tender.id, { _status: 'draft', documents: [] })
    await expect(
      payload.update({ collection: 'documents', id: given, data: {}, file }),
    ).rejects.toMatchObject({ status: 409 })
    await expect(payload.delete({ collection: 'documents', id: given })).rejects.toMatchObject({
      status: 409,
    })
  })
})

test('a reason that a publication did not need is not that of a later change', async () => {
  const tender = await newTender()
  await change(tender.id, { _status: 'draft', reasonForChange: 'سبب' }, { locale: 'ar', draft: true })
  await change(tender.id, { title: 'Other words', reasonForChange: 'A slip' })
  const { reasonForChange } = await payload.findByID({ collection: 'tenders', id: tender.id, locale: 'all' })
  expect(Object.values(reasonForChange ?? {}).filter(Boolean)).toEqual([])
  expect(await fieldsRefused(change(tender.id, { deadline: inDays(20) }))).toEqual(['reasonForChange'])
})

describe('a tender with proposals', () => {
  test('is neither deleted nor taken from the site; a draft beside it may be saved', async () => {
    const tender = await newTender()
    await givenProposal(tender.id)
    await expect(payload.delete({ collection: 'tenders', id: tender.id })).rejects.toMatchObject({
      status: 409,
    })
    await expect(change(tender.id, { _status: 'draft' })).rejects.toMatchObject({ status: 409 })
    await change(tender.id, { _status: 'draft', title: 'A thought' }, { draft: true })
    const stored = await payload.findByID({ collection: 'tenders', id: tender.id })
    expect(stored).toMatchObject({ _status: 'published', title: tender.title })
  })

  test('one without proposals may go', async () => {
    const tender = await newTender()
    await change(tender.id, { _status: 'draft' })
    await payload.delete({ collection: 'tenders', id: tender.id })
    await expect(payload.findByID({ collection: 'tenders', id: tender.id })).rejects.toThrow('Not Found')
  })
})
