import { afterAll, describe, expect, test } from 'vitest'
import { plainOptions } from '../support/figure-files.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openDataImports } from '../support/data-imports.ts'

const imports = await openDataImports()
afterAll(() => imports.close())
const {
  database,
  editor,
  publishing,
  observations,
  reading,
  newIndicator,
  idOfIndicator,
  newImport,
  fileOf,
  read,
  staged,
  published,
  valuesOf,
} = imports
const states = await import('../../figures/data-imports/import-state.ts')
const summaries = await import('../../figures/data-imports/summary.ts')
const revisions = await import('../../figures/data-imports/read-revisions.ts')
const content = await import('../../store/read/list-records.ts')
const versions = await import('../../store/database/content-version.ts')
const applying = await import('../../figures/data-imports/publish-import.ts')
const { dataImportKind } = await import('../../figures/data-imports/kind.ts')

const refused = (refusal: string) => expect.objectContaining({ refusal })

describe('publishing', () => {
  test('says beforehand what it changes, changes that, and says so afterwards', async () => {
    const slug = await newIndicator('told')
    await published('First', [slug, 'jo', 2020, 1], [slug, 'jo', 2021, 2], [slug, 'eg', 2020, 3])
    const id = await staged(
      'Second',
      [slug, 'jo', 2020, 1],
      [slug, 'jo', 2021, 2.5],
      [slug, 'eg', 2020, 'withdrawn'],
      [slug, 'eg', 2021, 4],
    )
    const counts = { new: 1, revised: 1, withdrawn: 1, unchanged: 1 }
    const before = await summaries.summarizeImport(database.payload, id, 'en')
    expect(before).toMatchObject({ state: 'ready', counts, indicators: [{ title: slug, ...counts }] })
    const differences = (way: 'new' | 'revised' | 'withdrawn') =>
      summaries.readDifferences(database.payload, id, { way, page: 1, language: 'en' })
    const listed = async () => [
      ...(await differences('new')),
      ...(await differences('revised')),
      ...(await differences('withdrawn')),
    ]
    const expected = [
      { country: 'eg', year: 2021, former: null, value: 4 },
      { country: 'jo', year: 2021, former: 2, value: 2.5 },
      { country: 'eg', year: 2020, former: 3, value: null },
    ]
    expect(await listed()).toMatchObject(expected)
    const { published: done } = await publishing.publishImport(database.payload, id, { user: editor })
    expect(done).toMatchObject({
      by: 'Editor',
      newValues: 1,
      revisedValues: 1,
      withdrawnValues: 1,
      unchangedValues: 1,
    })
    expect(await valuesOf(slug)).toEqual({ 'jo 2020': 1, 'jo 2021': 2.5, 'eg 2021': 4 })
    expect(await listed()).toMatchObject(expected)
    const found = await content.findRecord(dataImportKind, reading(), 'second')
    expect(found.found && found.record).toMatchObject({
      version: done?.version,
      date: done?.at,
      counts,
      fileName: 'figures.csv',
    })
    if (!found.found) return
    const id1 = await idOfIndicator(slug)
    expect(await revisions.readRevisions(reading(), found.record)).toEqual([
      { indicator: id1, country: 'jo', year: 2021, change: 'revised', former: 2, value: 2.5 },
    ])
    expect(await revisions.countChangesOfImport(reading(), found.record)).toEqual(
      new Map([[id1, { ...counts, unchanged: 0 }]]),
    )
  })

  test('leaves every earlier version as it was read', async () => {
    const slug = await newIndicator('versions')
    const first = await published('V one', [slug, 'jo', 2020, 1])
    const second = await published('V two', [slug, 'jo', 2020, 2], [slug, 'jo', 2021, 3])
    const third = await published('V three', [slug, 'jo', 2020, 'withdrawn'])
    const { undone } = await publishing.undoImport(database.payload, second.id)
    expect(await valuesOf(slug, first.version)).toEqual({ 'jo 2020': 1 })
    expect(await valuesOf(slug, second.version)).toEqual({ 'jo 2020': 2, 'jo 2021': 3 })
    expect(await valuesOf(slug, third.version)).toEqual({ 'jo 2021': 3 })
    expect(await valuesOf(slug, undone?.version)).toEqual({})
    expect(await valuesOf(slug, first.version - 1)).toEqual({})
  })

  test('twice is publishing once', async () => {
    const slug = await newIndicator('twice')
    const id = await staged('Twice', [slug, 'jo', 2020, 1])
    const [one, other] = await Promise.all([
      publishing.publishImport(database.payload, id),
      publishing.publishImport(database.payload, id),
    ])
    expect(one.published?.version).toBe(other.published?.version)
    const later = await publishing.publishImport(database.payload, id)
    expect(later.published).toEqual(one.published)
    const list = await observations.readVersions(reading())
    expect(list.filter(({ importId }) => importId === String(id))).toHaveLength(1)
  })

  test('of several imports at once gives each a version of its own', async () => {
    const slug = await newIndicator('at-once')
    const ids: number[] = []
    for (const year of [2018, 2019, 2020, 2021]) {
      ids.push(await staged(`At once ${year}`, [slug, 'jo', year, year]))
    }
    const done = await Promise.all(ids.map((id) => publishing.publishImport(database.payload, id)))
    const numbers = done.map(({ published: made }) => made?.version ?? 0).toSorted((a, b) => a - b)
    expect(new Set(numbers).size).toBe(4)
    expect(Object.keys(await valuesOf(slug))).toHaveLength(4)
  })

  test('makes what was read of figures and of updates stale', async () => {
    const slug = await newIndicator('stale')
    const id = await staged('Stale', [slug, 'jo', 2020, 1])
    const before = await versions.readContentVersion(database.payload)
    await publishing.publishImport(database.payload, id)
    const after = await versions.readContentVersion(database.payload)
    for (const part of ['indicators', 'data-imports']) {
      expect(versions.areSame(before, after, [part]), part).toBe(false)
    }
  })

  test('that ended between the figures and their record is finished at the next start, and by trying again', async () => {
    const slug = await newIndicator('in-between')
    const isThere = async (id: number) =>
      (await content.findRecord(dataImportKind, reading(), String(id))).found
    const atStart = await staged('In between', [slug, 'jo', 2020, 1])
    await applying.applyImport(database.payload, atStart, null)
    expect(await isThere(atStart)).toBe(false)
    await publishing.finishImports(database.payload)
    expect(await isThere(atStart)).toBe(true)
    const again = await staged('In between again', [slug, 'jo', 2020, 2])
    await applying.applyImport(database.payload, again, null)
    await publishing.publishImport(database.payload, again)
    expect(await isThere(again)).toBe(true)
    expect(await states.findUnrecorded(database.payload)).toEqual([])
  })

  test('needs a title, in whichever language', async () => {
    const slug = await newIndicator('titled')
    const id = await newImport('')
    await read(id, fileOf([slug, 'jo', 2020, 1]))
    await expect(publishing.publishImport(database.payload, id)).rejects.toEqual(refused('titleMissing'))
    expect(await valuesOf(slug)).toEqual({})
    await database.payload.update({
      collection: 'data-imports',
      id,
      locale: 'ar',
      draft: true,
      data: { title: 'تحديث', slug: 'titled-in-arabic' },
    })
    await publishing.publishImport(database.payload, id)
    const found = await content.findRecord(dataImportKind, reading(), 'titled-in-arabic')
    expect(found.found && found.record.title).toEqual({ text: 'تحديث', language: 'ar' })
  })

  test('confirms an estimate of an earlier edition, of which nothing else changes', async () => {
    const slug = await newIndicator('confirmed')
    const first = await newImport('Estimated', { editionYear: 2024 })
    await read(first, fileOf([slug, 'jo', 2024, 9]))
    await publishing.publishImport(database.payload, first)
    const statusOf = async () => {
      const [series] = await observations.readSeries(reading(), { indicator: await idOfIndicator(slug) })
      return series?.observations[0]?.status
    }
    expect(await statusOf()).toBe('estimated')
    const second = await newImport('Confirmed', { editionYear: 2026 })
    await read(second, fileOf([slug, 'jo', 2024, 9]))
    const { published: done } = await publishing.publishImport(database.payload, second)
    expect(done).toMatchObject({ newValues: 0, revisedValues: 0, unchangedValues: 1, withdrawnValues: 0 })
    expect(await statusOf()).toBe('observed')
    await publishing.undoImport(database.payload, second)
    expect(await statusOf()).toBe('estimated')
  })
})

describe('undoing', () => {
  test('leaves what a later import repeated, which goes with that one', async () => {
    const slug = await newIndicator('repeated')
    const first = await published(
      'First',
      [slug, 'jo', 2020, 1],
      [slug, 'jo', 2021, 2],
      [slug, 'eg', 2020, 4],
    )
    const second = await published('Second', [slug, 'jo', 2020, 1], [slug, 'jo', 2021, 3])
    const { published: counted } = (await states.readImportState(database.payload, second.id)) ?? {}
    expect(counted).toMatchObject({ newValues: 0, revisedValues: 1, unchangedValues: 1, withdrawnValues: 0 })
    const { undone } = await publishing.undoImport(database.payload, first.id)
    expect(undone?.unaffectedValues).toBe(2)
    expect(await valuesOf(slug)).toEqual({ 'jo 2020': 1, 'jo 2021': 3 })
    await publishing.undoImport(database.payload, second.id)
    expect(await valuesOf(slug)).toEqual({})
  })

  test('of what only repeated a value leaves it to the import that brought it first', async () => {
    const slug = await newIndicator('repeated-first')
    const first = await published('First', [slug, 'jo', 2020, 1])
    const second = await published('Second', [slug, 'jo', 2020, 1])
    const third = await published('Third', [slug, 'jo', 2020, 2])
    for (const [{ id }, left] of [
      [third, { 'jo 2020': 1 }],
      [second, { 'jo 2020': 1 }],
      [first, {}],
    ] as const) {
      await publishing.undoImport(database.payload, id)
      expect(await valuesOf(slug)).toEqual(left)
    }
  })

  test('names as changed no indicator of which values were only repeated', async () => {
    const slug = await newIndicator('repeated-alone')
    await published('Alone', [slug, 'jo', 2020, 1])
    const { id } = await published('Alone again', [slug, 'jo', 2020, 1])
    const found = await content.findRecord(dataImportKind, reading(), 'alone-again')
    expect(found.found && (await revisions.countChangesOfImport(reading(), found.record))).toEqual(new Map())
    expect(await summaries.summarizeImport(database.payload, id, 'en')).toMatchObject({
      counts: { new: 0, revised: 0, withdrawn: 0, unchanged: 1 },
      indicators: [],
    })
  })

  test('gives back what was before in one step, as a version, and visitors read that', async () => {
    const slug = await newIndicator('undone')
    await published('Before', [slug, 'jo', 2020, 1], [slug, 'eg', 2020, 3])
    const before = await valuesOf(slug)
    const { id, version } = await published(
      'Mistake',
      [slug, 'jo', 2020, 100],
      [slug, 'eg', 2020, 'withdrawn'],
      [slug, 'eg', 2021, 4],
    )
    const { undone } = await publishing.undoImport(database.payload, id, { user: editor })
    expect(undone).toMatchObject({ by: 'Editor', unaffectedValues: 0 })
    expect(await valuesOf(slug)).toEqual(before)
    expect(await valuesOf(slug, version)).toEqual({ 'jo 2020': 100, 'eg 2021': 4 })
    const found = await content.findRecord(dataImportKind, reading(), String(id))
    expect(found.found && found.record.undoneByVersion).toBe(undone?.version)
    expect(await publishing.undoImport(database.payload, id)).toMatchObject({ undone })
    await expect(publishing.publishImport(database.payload, id)).rejects.toEqual(refused('alreadyUndone'))
  })

  test('leaves what another import has changed since, and counts it', async () => {
    const slug = await newIndicator('kept')
    await published('Kept one', [slug, 'jo', 2020, 1], [slug, 'jo', 2021, 1], [slug, 'jo', 2022, 1])
    const { id } = await published(
      'Kept two',
      [slug, 'jo', 2020, 2],
      [slug, 'jo', 2021, 2],
      [slug, 'jo', 2022, 'withdrawn'],
    )
    await published('Kept three', [slug, 'jo', 2021, 3], [slug, 'jo', 2022, 3])
    const { undone } = await publishing.undoImport(database.payload, id)
    expect(undone?.unaffectedValues).toBe(2)
    expect(await valuesOf(slug)).toEqual({ 'jo 2020': 1, 'jo 2021': 3, 'jo 2022': 3 })
  })

  test('one import after the other leads back to the beginning', async () => {
    const slug = await newIndicator('back')
    const one = await published('Back one', [slug, 'jo', 2020, 1], [slug, 'jo', 2021, 1])
    const two = await published('Back two', [slug, 'jo', 2020, 2], [slug, 'jo', 2021, 'withdrawn'])
    const three = await published('Back three', [slug, 'jo', 2020, 3], [slug, 'jo', 2021, 3])
    for (const [{ id }, left] of [
      [three, { 'jo 2020': 2 }],
      [two, { 'jo 2020': 1, 'jo 2021': 1 }],
      [one, {}],
    ] as const) {
      expect((await publishing.undoImport(database.payload, id)).undone?.unaffectedValues).toBe(0)
      expect(await valuesOf(slug)).toEqual(left)
    }
  })

  test.each([false, true])(
    'imports in the order in which they were made gives back nothing that is undone (its record deleted: %s)',
    async (isDeleted) => {
      const slug = await newIndicator(`in-order-${isDeleted}`)
      await published('In order', [slug, 'jo', 2020, 1], [slug, 'eg', 2020, 7], [slug, 'ma', 2020, 4])
      const wrong = await published(
        'In order, wrong',
        ...[[slug, 'jo', 2020, 100] as const, [slug, 'eg', 2020, 'withdrawn'] as const],
        ...[[slug, 'ma', 2020, 5] as const, [slug, 'tn', 2020, 6] as const],
      )
      const later = await published(
        'In order, later',
        ...[[slug, 'jo', 2020, 3] as const, [slug, 'eg', 2020, 8] as const],
        ...[[slug, 'ma', 2020, 'withdrawn'] as const, [slug, 'tn', 2020, 'withdrawn'] as const],
      )
      expect((await publishing.undoImport(database.payload, wrong.id)).undone?.unaffectedValues).toBe(4)
      expect(await valuesOf(slug)).toEqual({ 'jo 2020': 3, 'eg 2020': 8 })
      if (isDeleted) {
        const record = { collection: 'data-imports' as const, id: wrong.id }
        await database.payload.update({ ...record, data: { deletedAt: new Date().toISOString() } })
        await database.payload.delete({ ...record, trash: true })
      }
      expect((await publishing.undoImport(database.payload, later.id)).undone?.unaffectedValues).toBe(0)
      expect(await valuesOf(slug)).toEqual({ 'jo 2020': 1, 'eg 2020': 7, 'ma 2020': 4 })
      expect(await valuesOf(slug, later.version)).toEqual({ 'jo 2020': 3, 'eg 2020': 8 })
    },
  )

  test('leaves withdrawn what an import that stands has withdrawn since', async () => {
    const slug = await newIndicator('withdrawn-since')
    await published('Since one', [slug, 'jo', 2020, 1], [slug, 'eg', 2020, 1])
    const two = await published('Since two', [slug, 'jo', 2020, 'withdrawn'], [slug, 'eg', 2020, 2])
    const three = await published('Since three', [slug, 'jo', 2020, 3], [slug, 'eg', 2020, 'withdrawn'])
    const four = await published('Since four', [slug, 'jo', 2020, 4], [slug, 'eg', 2020, 4])
    for (const [{ id }, left, unaffected] of [
      [three, { 'jo 2020': 4, 'eg 2020': 4 }, 2],
      [four, { 'eg 2020': 2 }, 0],
      [two, { 'jo 2020': 1, 'eg 2020': 1 }, 0],
    ] as const) {
      expect((await publishing.undoImport(database.payload, id)).undone?.unaffectedValues).toBe(unaffected)
      expect(await valuesOf(slug)).toEqual(left)
    }
  })
})

describe('the record of an import', () => {
  const change = (id: number, data: object) =>
    database.payload.update({ collection: 'data-imports', id, data })

  test('is never published without its figures, whoever saves it and however', async () => {
    const slug = await newIndicator('guarded')
    const id = await staged('Guarded', [slug, 'jo', 2020, 1])
    await expect(change(id, { _status: 'published' })).rejects.toThrow(/figures that are not there/)
    await expect(
      database.payload.create({
        collection: 'data-imports',
        data: {
          title: 'At once',
          ...plainOptions,
          _status: 'published',
        },
      }),
    ).rejects.toThrow(/figures that are not there/)
  })

  test('stays on the site while its figures are published, and may be corrected', async () => {
    const slug = await newIndicator('stays')
    const { id, version } = await published('Stays', [slug, 'jo', 2020, 1])
    await expect(change(id, { _status: 'draft' })).rejects.toThrow(/Undo the import first/)
    await expect(change(id, { deletedAt: new Date().toISOString() })).rejects.toThrow(/Undo the import first/)
    await expect(database.payload.delete({ collection: 'data-imports', id })).rejects.toThrow(
      /Undo the import first/,
    )
    await change(id, { title: 'Stays, corrected', figuresVersion: 999, _status: 'published' })
    const found = await content.findRecord(dataImportKind, reading(), String(id))
    expect(found.found && found.record).toMatchObject({ title: { text: 'Stays, corrected' }, version })
    await publishing.undoImport(database.payload, id)
    await change(id, { deletedAt: new Date().toISOString() })
    await database.payload.delete({ collection: 'data-imports', id, trash: true })
    const list = await observations.readVersions(reading())
    expect(list.find(({ number }) => number === version)).toMatchObject({ importId: null })
    expect(await valuesOf(slug, version)).toEqual({ 'jo 2020': 1 })
  })

  test('that is copied has a file, and a version, of its own', async () => {
    const slug = await newIndicator('copied')
    const { id } = await published('Copied', [slug, 'jo', 2020, 1])
    const copy = await database.payload.duplicate({ collection: 'data-imports', id })
    expect(copy).toMatchObject({ figuresVersion: null, date: null, _status: 'draft' })
    expect(await states.readImportState(database.payload, copy.id)).toBeUndefined()
  })

  test('is managed by editors and administrators alone', async () => {
    const { payload } = database
    const slug = await newIndicator('managed')
    const id = await staged('Managed', [slug, 'jo', 2020, 1])
    const buyer = await staffOf(payload, 'Buyer', 'procurement')
    for (const [method, call] of [
      ['GET', 'figures'],
      ['GET', 'figures/differences'],
      ['POST', 'figures/file'],
      ['POST', 'figures/publish'],
      ['POST', 'figures/undo'],
    ] as const) {
      const answer = await callRest(payload, buyer, `/data-imports/${id}/${call}`, { method })
      expect([call, answer.status]).toEqual([call, 403])
    }
    const refusal = await callRest(payload, editor, `/data-imports/${id}/figures/undo`, {
      method: 'POST',
      language: 'fr',
    })
    expect(refusal.status).toBe(409)
    expect(await refusal.json()).toMatchObject({ errors: [{ message: expect.stringContaining('annuler') }] })
    const summary = await callRest(payload, editor, `/data-imports/${id}/figures`)
    expect(await summary.json()).toMatchObject({ state: 'ready', counts: { new: 1 } })
    const differences = await callRest(payload, editor, `/data-imports/${id}/figures/differences?way=new`)
    expect(await differences.json()).toMatchObject({ differences: [{ country: 'jo', value: 1 }] })
    const done = await callRest(payload, editor, `/data-imports/${id}/figures/publish`, { method: 'POST' })
    expect(await done.json()).toMatchObject({ state: 'published', published: { by: 'Editor' } })
  })
})

test('an indicator with figures is not deleted for good', async () => {
  const slug = await newIndicator('needed')
  const { id } = await published('Needed', [slug, 'jo', 2020, 1])
  await publishing.undoImport(database.payload, id)
  const remove = { collection: 'indicators' as const, id: Number(await idOfIndicator(slug)) }
  await expect(database.payload.delete(remove)).rejects.toThrow(/has figures/)
  const other = await newIndicator('not-needed')
  await database.payload.delete({ ...remove, id: Number(await idOfIndicator(other)) })
})

test('an indicator is not deleted for good while a file with figures of it waits to be published', async () => {
  const slug = await newIndicator('waiting')
  const id = await staged('Waiting', [slug, 'jo', 2020, 4.2])
  const remove = { collection: 'indicators' as const, id: Number(await idOfIndicator(slug)) }
  await expect(database.payload.delete(remove)).rejects.toThrow(/Delete that import/)
  await database.payload.delete({ collection: 'data-imports', id })
  await database.payload.delete(remove)
})
