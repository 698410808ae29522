import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Language } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { endingTurns } from '../../store/turns-taken.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { callRest } from '../support/rest.ts'
import { element, linkNode, richText, richTextOf, textNode, uploadNode } from '../support/rich-text.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { untilWaiting } from '../support/waiting-saves.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { smallPicture, testDocument } from '../support/test-records.ts'

let database: TestDatabase
let payload: Payload
let writer: RecordWriter
let editor: TypedUser
let translator: TypedUser
let matrix: typeof import('../../model/translations/matrix.ts')
let rebuilding: typeof import('../../model/translations/rebuild-states.ts')
let desk: typeof import('../../model/translations/translation-desk.ts')
let entities: typeof import('../../model/translations/translated-entities.ts')

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ payload } = database)
  writer = new RecordWriter(payload)
  matrix = await import('../../model/translations/matrix.ts')
  rebuilding = await import('../../model/translations/rebuild-states.ts')
  desk = await import('../../model/translations/translation-desk.ts')
  entities = await import('../../model/translations/translated-entities.ts')
  editor = await staffOf(payload, 'Editor', 'editor')
  translator = await staffOf(payload, 'Translator', 'translator')
  await payload.update({
    collection: 'users',
    id: translator.id,
    data: { translatorLanguages: ['ar', 'fa'] },
  })
})
afterAll(() => database.close())

const date = { date: '2026-01-01T00:00:00.000Z' }

async function stateOf(kind: string, id: number, language: Language) {
  const [row] = await matrix.readRows(payload, [{ kind, id }])
  return row?.languages[language]?.state
}

async function unitsOf(kind: string, id: number, language: Language) {
  const entity = entities.translatedEntity(payload, kind)
  if (!entity) throw new Error(`${kind} has no texts`)
  const found = await desk.readTranslation(payload, entity, { kind, id }, language)
  return (found?.units ?? []).map(({ shown }) => shown)
}

/** What the desk does: the texts of some fields, by their paths. */
async function translate(
  kind: string,
  id: number,
  language: Language,
  texts: Readonly<Record<string, readonly string[] | undefined>>,
  person: TypedUser = translator,
) {
  const known = await unitsOf(kind, id, language)
  const units = Object.entries(texts).map(([path, given]) => {
    const unit = known.find((one) => one.path === path)
    return {
      path,
      sourceHash: unit?.sourceHash,
      targetHash: unit?.targetHash,
      ...(given && { texts: given }),
    }
  })
  return callRest(payload, person, `/translations/${kind}/${id}/${language}`, {
    method: 'POST',
    body: { units },
  })
}

const recordSchema = z.record(z.string(), z.unknown())

const allLanguages = async (collection: CollectionSlug, id: number, draft = true) =>
  recordSchema.parse(await payload.findByID({ collection, id, locale: 'all', draft, depth: 0 }))

/** A record as it is stored, without what every save changes and without one language. */
async function withoutLanguage(collection: CollectionSlug, id: number, language: Language) {
  const record = JSON.parse(JSON.stringify(await allLanguages(collection, id)))
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !['updatedAt', 'savedBy', '_status', language].includes(name))
        .map(([name, inside]): [string, unknown] => [name, strip(inside)])
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  }
  return JSON.stringify(strip(record))
}

const editEnglish = (id: number, data: object) =>
  payload.update({ collection: 'news', id, locale: 'en', draft: true, data, user: editor })

describe('the state of a translation', () => {
  test('follows the source by its hash: missing, up to date, outdated, and up to date again', async () => {
    const id = await writer.publish('news', { en: { title: 'A dam', summary: 'It is high.' } }, date)
    expect(await stateOf('news', id, 'en')).toBe('source')
    expect(await stateOf('news', id, 'ar')).toBe('missing')

    expect((await translate('news', id, 'ar', { title: ['سدّ'], summary: ['إنه عالٍ.'] })).status).toBe(200)
    expect(await stateOf('news', id, 'ar')).toBe('current')
    expect(await stateOf('news', id, 'fr')).toBe('missing')

    await editEnglish(id, { summary: 'It is very high.' })
    expect(await stateOf('news', id, 'ar')).toBe('outdated')
    const summary = (await unitsOf('news', id, 'ar')).find(({ path }) => path === 'summary')
    expect(summary?.translatedBy).toBe('Translator')
    expect(summary?.texts[0]?.differences.filter(({ change }) => change !== 'same')).toEqual([
      { change: 'added', text: 'very ' },
    ])

    await editEnglish(id, { summary: 'It  is high. ' })
    expect(await stateOf('news', id, 'ar')).toBe('current')

    await editEnglish(id, { summary: 'It is low.' })
    expect((await translate('news', id, 'ar', { summary: undefined })).status).toBe(200)
    expect(await stateOf('news', id, 'ar')).toBe('current')
    expect((await allLanguages('news', id)).summary).toMatchObject({ ar: 'إنه عالٍ.' })
  })

  test('of a copy from another language is outdated until it is changed or found right, and no visitor sees it before', async () => {
    const id = await writer.publish(
      'news',
      {
        en: { title: 'A dam', summary: 'It is high.', body: richText('Dug.') },
        ar: { title: 'سدّ' },
        fr: { title: 'A dam' },
      },
      date,
    )
    const copy = async (to: Language) => {
      const latest = await payload.findByID({ collection: 'news', id, locale: 'en', draft: true, depth: 0 })
      const data = { ...latest, _status: 'published' as const }
      const context = { copiedTranslations: { from: 'en', to } }
      await payload.update({ collection: 'news', id, locale: to, draft: true, data, user: editor, context })
    }
    const states = async (language: Language) =>
      Object.fromEntries((await unitsOf('news', id, language)).map(({ path, state }) => [path, state]))
    await copy('ar')
    expect(await states('ar')).toEqual({ title: 'outdated', summary: 'outdated', body: 'outdated' })
    const shown = await payload.findByID({ collection: 'news', id, locale: 'ar', overrideAccess: false })
    expect(shown).toMatchObject({ title: 'سدّ', _status: 'published' })
    // What was the same before nobody has copied.
    await copy('fr')
    expect(await states('fr')).toEqual({ title: 'current', summary: 'outdated', body: 'outdated' })

    expect((await translate('news', id, 'ar', { title: ['سدّ'], summary: undefined })).status).toBe(200)
    await editEnglish(id, {})
    expect(await states('ar')).toEqual({ title: 'current', summary: 'current', body: 'outdated' })
  })

  test('is what it was when something was typed, saved by itself and taken back', async () => {
    const id = await writer.publish(
      'news',
      { en: { title: 'A dam', summary: 'It is high.' }, ar: { title: 'سدّ', summary: 'إنه عالٍ.' } },
      date,
    )
    const type = async (language: Language, body: object) => {
      const path = `/news/${id}?draft=true&autosave=true&locale=${language}`
      expect((await callRest(payload, editor, path, { method: 'PATCH', body })).status).toBe(200)
      return stateOf('news', id, 'ar')
    }
    await editEnglish(id, { summary: 'It is low.' })
    expect(await type('ar', { summary: 'إنه عالٍ. و' })).toBe('current')
    expect(await type('ar', { title: 'سدٌّ' })).toBe('current')
    expect(await type('ar', { summary: '' })).toBe('missing')
    expect(await type('ar', { summary: 'إنه عالٍ.' })).toBe('outdated')

    // A source that is written again is empty for a moment, in which its translations stand in for it.
    expect(await type('en', { summary: '' })).toBe('current')
    expect(await type('en', { title: 'The dam' })).toBe('outdated')
    expect(await type('en', { summary: 'It is very low.' })).toBe('outdated')
    const summary = (await unitsOf('news', id, 'ar')).find(({ path }) => path === 'summary')
    expect(summary?.state).toBe('outdated')
    expect(await type('en', { summary: 'It is high.', title: 'A dam' })).toBe('current')
  })

  test('is the draft’s, and the draft is nothing that visitors see', async () => {
    const id = await writer.publish('news', { en: { title: 'A spring' } }, date)
    await translate('news', id, 'ar', { title: ['نبع'] })
    expect((await allLanguages('news', id, false)).title).toEqual({ en: 'A spring' })
    const [row] = await matrix.readRows(payload, [{ kind: 'news', id }])
    expect(row).toMatchObject({ isDraft: true, languages: { ar: { state: 'current', title: 'نبع' } } })
  })

  test('of a text that stood in for the source: it counts as its translation from then on', async () => {
    const id = await writer.publish('news', { ar: { title: 'خبر' } }, { ...date, slug: 'from-arabic' })
    expect(await stateOf('news', id, 'ar')).toBe('source')
    expect(await stateOf('news', id, 'en')).toBe('missing')
    await editEnglish(id, { title: 'News' })
    expect(await stateOf('news', id, 'en')).toBe('source')
    expect(await stateOf('news', id, 'ar')).toBe('current')
    await editEnglish(id, { title: 'Other news' })
    expect(await stateOf('news', id, 'ar')).toBe('outdated')
  })

  test('leaves with the record, and comes back with it', async () => {
    const id = await writer.publish('news', { en: { title: 'Gone' } }, date)
    await translate('news', id, 'ar', { title: ['رحل'] })
    await payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } })
    expect(await stateOf('news', id, 'ar')).toBeUndefined()
    await payload.update({ collection: 'news', id, data: { deletedAt: null }, trash: true })
    expect(await stateOf('news', id, 'ar')).toBe('current')
    await payload.delete({ collection: 'news', id })
    expect(await stateOf('news', id, 'ar')).toBeUndefined()
  })

  test('of globals is known too, and translated as a draft', async () => {
    const dropdowns = ['whoWeAre', 'whatWeDo', 'getInvolved', 'infoCentre']
    const texts = { title: 'A dropdown', description: 'Of the menu.' }
    await payload.updateGlobal({
      slug: 'header-menu',
      locale: 'en',
      data: { ...Object.fromEntries(dropdowns.map((name) => [name, texts])), _status: 'published' },
    })
    const paths = dropdowns.flatMap((name) => [`${name}.title`, `${name}.description`])
    expect((await unitsOf('header-menu', 0, 'ar')).map(({ path }) => path)).toEqual(paths)
    expect((await translate('header-menu', 0, 'ar', { 'whoWeAre.title': ['من نحن'] })).status).toBe(200)
    expect(await stateOf('header-menu', 0, 'ar')).toBe('missing')
    const all = Object.fromEntries(paths.map((path) => [path, ['قائمة']]))
    expect((await translate('header-menu', 0, 'ar', all)).status).toBe(200)
    expect(await stateOf('header-menu', 0, 'ar')).toBe('current')
    const titleOf = async (draft: boolean) =>
      (await payload.findGlobal({ slug: 'header-menu', locale: 'all', depth: 0, draft })).whoWeAre?.title
    expect(await titleOf(true)).toEqual({ en: 'A dropdown', ar: 'قائمة' })
    expect(await titleOf(false)).toEqual({ en: 'A dropdown' })

    const { docs } = await payload.findGlobalVersions({ slug: 'header-menu', sort: '-updatedAt', limit: 1 })
    const whoWeAre = { ...texts, title: 'Another dropdown' }
    await payload.updateGlobal({ slug: 'header-menu', draft: true, data: { whoWeAre }, user: editor })
    expect(await stateOf('header-menu', 0, 'ar')).toBe('outdated')
    const restored = await callRest(
      payload,
      editor,
      `/globals/header-menu/versions/${docs[0]?.id}?draft=true`,
      {
        method: 'POST',
      },
    )
    expect(restored.status, await restored.clone().text()).toBe(200)
    expect(await titleOf(true)).toEqual({ en: 'A dropdown', ar: 'قائمة' })
    expect(await stateOf('header-menu', 0, 'ar')).toBe('current')
  })

  test('is counted by language, and found by kind, language, state and title', async () => {
    const id = await writer.publish(
      'stories',
      { en: { title: 'The 100 % pump' }, fa: { title: 'پمپ' } },
      date,
    )
    const counts = await matrix.countTranslationStates(payload, ['stories'])
    expect(counts).toContainEqual({ kind: 'stories', language: 'fa', state: 'current', count: 1 })
    expect(counts).toContainEqual({ kind: 'stories', language: 'ar', state: 'missing', count: 1 })
    const find = async (filter: object) => {
      const all = { kinds: ['stories', 'news'], languages: ['en', 'ar', 'fr', 'fa'] as const, page: 1 }
      const { rows } = await matrix.readMatrix(payload, { ...all, ...filter })
      return rows.filter((row) => row.kind === 'stories').map((row) => row.id)
    }
    expect(await find({ title: '100 %' })).toEqual([id])
    expect(await find({ title: 'پمپ', state: 'missing', language: 'ar' })).toEqual([id])
    expect(await find({ state: 'missing', language: 'fa' })).toEqual([])
    expect(await find({ state: 'missing' })).toEqual([id])
    expect(await find({ title: '100_%' })).toEqual([])
  })

  test('is the same when it is rebuilt, and mended where a save was broken off', async () => {
    const { rows } = await rawSql(payload)
    const everything = () =>
      rows(sql`SELECT kind, record_id, language, state, missing, outdated, title, changed_at FROM translation_states
        ORDER BY kind, record_id, language`)
    const before = await everything()
    await rebuilding.rebuildTranslationStates(payload)
    expect(await everything()).toEqual(before)

    await (await rawSql(payload)).write([sql`DELETE FROM translation_states WHERE kind = 'stories'`])
    expect(await rebuilding.prepareTranslationStates(payload)).toBe(1)
    expect(await everything()).toEqual(before)
  })
})

describe('formatted texts', () => {
  const bold = textNode('high', 1)
  const paragraph = (...children: Parameters<typeof element>[1]) => element('paragraph', children)

  test('remember what they were translated from while a part of them is empty', async () => {
    const [first, second] = [paragraph(textNode('High.')), paragraph(textNode('Built here.'))]
    const id = await writer.publish(
      'news',
      { en: { title: 'Parts', body: richTextOf([first, second]) } },
      date,
    )
    await translate('news', id, 'ar', { body: ['عالٍ.', 'بُني هنا.'] })
    await editEnglish(id, { body: richTextOf([paragraph(textNode('New.')), first, second]) })
    const body = (await unitsOf('news', id, 'ar')).find(({ path }) => path === 'body')
    expect(body?.state).toBe('missing')
    expect(body?.texts.map(({ target }) => target)).toEqual(['', 'عالٍ.', 'بُني هنا.'])
  })

  test('are translated part by part; links, pictures and untouched parts stay as they are', async () => {
    const file = { name: 'dam.png', mimetype: 'image/png', data: await smallPicture() }
    const picture = await writer.publish('media', { en: { alternativeText: 'A dam' } }, {}, file)
    const body = richTextOf([
      element('heading', [textNode('The dam')], { tag: 'h2' }),
      paragraph(
        textNode('It is '),
        bold,
        textNode('; see '),
        linkNode('more', { url: '/news' }),
        textNode('.'),
      ),
      uploadNode('media', picture, { caption: 'From above' }),
    ])
    const id = await writer.publish('news', { en: { title: 'Body', body }, fr: { title: 'Corps' } }, date)
    const before = await withoutLanguage('news', id, 'ar')
    const texts = (await unitsOf('news', id, 'ar')).find(({ path }) => path === 'body')?.texts
    expect(texts?.map(({ source }) => source)).toEqual([
      'The dam',
      'It is {1|high|1}; see {2|more|2}.',
      'From above',
    ])
    const wrong = await translate('news', id, 'ar', { body: ['السدّ', 'إنه {1|عالٍ|1}.', 'من فوق'] })
    expect(wrong.status).toBe(409)
    expect(await wrong.text()).toContain('{2|…|2}')

    await translate('news', id, 'ar', { body: ['السدّ', '{2|المزيد|2} عن أنه {1|عالٍ|1}.', 'من فوق'] })
    const stored = z
      .object({ ar: z.object({ root: z.object({ children: z.array(z.unknown()) }) }) })
      .parse((await allLanguages('news', id)).body)
    expect(stored.ar.root.children).toMatchObject([
      { type: 'heading', tag: 'h2', children: [{ text: 'السدّ' }] },
      {
        children: [
          { type: 'link', fields: { url: '/news' }, children: [{ text: 'المزيد' }] },
          { text: ' عن أنه ', format: 0 },
          { text: 'عالٍ', format: 1 },
          { text: '.' },
        ],
      },
      { type: 'upload', value: picture, fields: { caption: 'من فوق' } },
    ])
    expect(await withoutLanguage('news', id, 'ar')).toBe(before)

    const [heading, second, third] = body.root.children
    if (!heading || !second || !third) throw new Error('the text has three parts')
    await editEnglish(id, {
      body: richTextOf([
        paragraph(textNode('New.')),
        heading,
        second,
        { ...third, fields: { caption: 'From below' } },
      ]),
    })
    const pairs = (await unitsOf('news', id, 'ar')).find(({ path }) => path === 'body')
    expect(pairs?.state).toBe('outdated')
    expect(pairs?.texts.map(({ target }) => target)).toEqual([
      '',
      'السدّ',
      '{2|المزيد|2} عن أنه {1|عالٍ|1}.',
      'من فوق',
    ])
    expect(pairs?.texts[3]?.differences.map(({ change }) => change)).toContain('removed')
  })
})

describe('files of XLIFF', () => {
  async function exported(query: string, person = translator): Promise<string> {
    const response = await callRest(payload, person, `/translations/file?${query}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/xliff+xml')
    return response.text()
  }

  async function imported(xml: string, person = translator, language: Language = 'en') {
    const options = { method: 'POST', text: xml, language }
    const response = await callRest(payload, person, '/translations/file', options)
    return { status: response.status, report: await response.json() }
  }

  /** What a translator does with a file: fills every target in, with the codes of the source. */
  const fillIn = (xml: string) =>
    xml.replaceAll(
      /<source xml:space="preserve">(.*?)<\/source>(?:\s*<target[^>]*>.*?<\/target>)?/gsu,
      (_whole, source: string) =>
        `<source xml:space="preserve">${source}</source><target>${source.replaceAll(/(^|>)([^<]+)/gu, '$1ترجمة $2')}</target>`,
    )

  test('come back whole, with rows and formatting, and leave the other languages byte for byte', async () => {
    const event = await writer.publish(
      'events',
      {
        en: {
          title: 'Water & energy <week>',
          body: richTextOf([
            element('paragraph', [
              textNode('Bold', 1),
              textNode(' '),
              textNode('and more', 2),
              textNode(' {1} \\{'),
            ]),
            element(
              'list',
              [
                element('listitem', [textNode('One')], { value: 1 }),
                element('listitem', [linkNode('Two', { url: '/' })], { value: 2 }),
              ],
              {
                listType: 'bullet',
                tag: 'ul',
                start: 1,
              },
            ),
          ]),
          agenda: [
            { time: '09:00', title: 'Opening' },
            { time: '10:00', title: 'Coffee' },
          ],
        },
        fr: {
          title: 'Semaine',
          agenda: [
            { time: '09:00', title: 'Ouverture' },
            { time: '10:00', title: 'Café' },
          ],
        },
      },
      {
        kind: 'conference',
        mode: 'onsite',
        startsAt: '2026-05-01T06:00:00.000Z',
        startsAt_tz: 'Asia/Amman',
        endsAt: '2026-05-05T15:00:00.000Z',
      },
    )
    const before = await withoutLanguage('events', event, 'ar')
    const xml = await exported(`language=ar&kind=events&id=${event}`)
    expect(xml).toContain('<pc id="1" type="fmt" subType="xlf:b">Bold</pc> <pc id="2"')
    const { status, report } = await imported(fillIn(xml))
    expect({ status, report }).toEqual({ status: 200, report: { saved: 1, unchanged: 0, refused: [] } })
    expect(await withoutLanguage('events', event, 'ar')).toBe(before)
    expect(await stateOf('events', event, 'ar')).toBe('current')
    const record = await payload.findByID({
      collection: 'events',
      id: event,
      locale: 'ar',
      draft: true,
      depth: 0,
    })
    expect(record.title).toBe('ترجمة Water & energy <week>')
    expect(record.agenda).toMatchObject([{ title: 'ترجمة Opening' }, { title: 'ترجمة Coffee' }])
    expect(record.body?.root.children).toMatchObject([
      {
        children: [
          { text: 'ترجمة Bold', format: 1 },
          { text: expect.stringContaining(' ') },
          { text: 'ترجمة and more', format: 2 },
          { text: 'ترجمة  {1} \\{', format: 0 },
        ],
      },
      { children: [{}, { children: [{ type: 'link', children: [{ text: 'ترجمة Two' }] }] }] },
    ])
    // What comes back as it went out changes nothing.
    expect((await imported(await exported(`language=ar&kind=events&id=${event}`))).report).toMatchObject({
      refused: [],
    })
    expect(await withoutLanguage('events', event, 'ar')).toBe(before)
  })

  test('are refused for a record whose source has moved, by the names of record and field; the others are taken', async () => {
    const [moved, other] = [
      await writer.publish('press-items', { en: { title: 'In the paper', outlet: 'A paper' } }, date),
      await writer.publish('press-items', { en: { title: 'On air' } }, date),
    ]
    const xml = fillIn(await exported('language=fa&kind=press-items&states=missing'))
    await payload.update({
      collection: 'press-items',
      id: moved,
      locale: 'en',
      draft: true,
      data: { outlet: 'Another paper' },
    })
    const { report } = await imported(xml)
    expect(report).toEqual({
      saved: 1,
      unchanged: 0,
      refused: [
        {
          title: 'In the paper',
          address: `/admin/translations/press-items/${moved}/fa`,
          faults: [{ field: 'Media outlet', message: 'The source text has changed since.' }],
        },
      ],
    })
    expect(await stateOf('press-items', moved, 'fa')).toBe('missing')
    expect((await allLanguages('press-items', moved)).title).toEqual({ en: 'In the paper' })
    expect(await stateOf('press-items', other, 'fa')).toBe('current')
  })

  test('come back where a text has control characters, which no XML can have', async () => {
    const texts = {
      title: 'Water\u000Band energy',
      summary: 'Ground\u0003water\u0002',
      body: richText('A\u000Bdam\u0003'),
    }
    const id = await writer.publish('news', { en: texts }, date)
    const xml = await exported(`language=ar&kind=news&id=${id}`)
    expect((await imported(fillIn(xml))).report).toEqual({ saved: 1, unchanged: 0, refused: [] })
    expect(await stateOf('news', id, 'ar')).toBe('current')
    expect(xml).toContain('>Water and energy</source>')
    expect(xml).toContain('>Groundwater</source>')
  })

  test('are taken where one record of them can’t be saved: it is named with the reason, in the person’s language', async () => {
    const file = { name: 'half.png', mimetype: 'image/png', data: await smallPicture() }
    const picture = await writer.publish(
      'media',
      { en: { alternativeText: 'A dam', caption: 'From above' } },
      {},
      file,
    )
    const [first, last] = [
      await writer.publish('news', { en: { title: 'Before it' } }, date),
      await writer.publish('news', { en: { title: 'After it' } }, date),
    ]
    const files = await Promise.all(
      [`news&id=${first}`, `media&id=${picture}`, `news&id=${last}`].map((of) =>
        exported(`language=fa&kind=${of}`),
      ),
    )
    const [whole = ''] = files
    const records = files.map((xml) => /<file [^]*<\/file>/u.exec(xml)?.[0] ?? '')
    const xml = fillIn(whole.replace(/<file [^]*<\/file>/u, () => records.join('\n'))).replace(
      'A dam</source><target>ترجمة A dam',
      'A dam</source><target>',
    )
    expect((await imported(xml, translator, 'ar')).report).toEqual({
      saved: 2,
      unchanged: 0,
      refused: [
        {
          title: 'half.png',
          address: `/admin/translations/media/${picture}/fa`,
          faults: [{ field: 'النص البديل', message: 'هذا الحقل مطلوب.' }],
        },
      ],
    })
    expect(await stateOf('media', picture, 'fa')).toBe('missing')
    expect((await allLanguages('media', picture, false)).caption).toEqual({ en: 'From above' })
    expect(await stateOf('news', first, 'fa')).toBe('current')
    expect(await stateOf('news', last, 'fa')).toBe('current')
  })

  test('take back no translation that was made since the export, and say so where they would change it', async () => {
    const before = { title: 'سدّ', summary: 'خطأ', body: richText('قديم.') }
    const english = { title: 'A dam', summary: 'It is high.', body: richText('Old.') }
    const id = await writer.publish('news', { en: english, ar: before }, date)
    const xml = await exported(`language=ar&kind=news&id=${id}`)
    expect((await translate('news', id, 'ar', { summary: ['صحيح'], body: ['جديد.'] })).status).toBe(200)
    const refusedFor = (fields: readonly string[]) => ({
      saved: 0,
      unchanged: 0,
      refused: [
        {
          title: 'A dam',
          address: `/admin/translations/news/${id}/ar`,
          faults: fields.map((field) => ({ field, message: expect.stringContaining('since the export') })),
        },
      ],
    })
    const textsNow = async () =>
      (await unitsOf('news', id, 'ar')).map(({ texts }) => texts.map(({ target }) => target).join(' '))

    // Not even what the tool says it has looked at: it was another text.
    const onlyTitle = xml.replace('>سدّ<', '>السدّ<').replaceAll(/state="\w+"/g, 'state="final"')
    expect((await imported(onlyTitle)).report).toEqual({ saved: 1, unchanged: 0, refused: [] })
    expect(await textsNow()).toEqual(['السدّ', 'صحيح', 'جديد.'])
    // Once more it changes nothing.
    expect((await imported(onlyTitle)).report).toMatchObject({ refused: [] })

    const summaryToo = onlyTitle.replace('>خطأ<', '>خطأ آخر<')
    expect((await imported(summaryToo)).report).toEqual(refusedFor(['Summary']))

    // Without marks a file changes what is outdated or missing, and nothing that may have been changed since.
    const withoutMarks = (marked: string) => marked.replaceAll(/ site:target="[^"]*"/g, '')
    expect((await imported(withoutMarks(onlyTitle))).report).toEqual(refusedFor(['Summary', 'Body']))
    expect(await textsNow()).toEqual(['السدّ', 'صحيح', 'جديد.'])
    await editEnglish(id, { summary: 'It is low.' })
    const outdated = withoutMarks(await exported(`language=ar&kind=news&id=${id}`))
    const renewed = outdated.replace('>صحيح<', '>إنه منخفض.<')
    expect((await imported(renewed)).report).toEqual({ saved: 1, unchanged: 0, refused: [] })
    expect(await textsNow()).toEqual(['السدّ', 'إنه منخفض.', 'جديد.'])
  })

  test('in another language than the translator’s, and what is no XLIFF, are refused', async () => {
    const id = await writer.publish('topics', { en: { title: 'Fog' } })
    const xml = fillIn(await exported(`language=fr&kind=topics&id=${id}`, editor))
    const { report } = await imported(xml)
    expect(report).toMatchObject({ saved: 0, refused: [{ faults: [{ message: /may not translate/ }] }] })
    expect((await allLanguages('topics', id)).title).toEqual({ en: 'Fog' })
    for (const wrong of ['', 'no file', '<html/>', xml.replace('trgLang="fr"', 'trgLang="de"')]) {
      const { status } = await imported(wrong)
      expect(status, wrong.slice(0, 20)).toBe(400)
    }
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${xml.slice(xml.indexOf('<xliff'))}`
    expect((await imported(bomb)).status).toBe(400)
  })
})

describe('a translator', () => {
  test('saves nothing over a source or a translation that has moved', async () => {
    const id = await writer.publish('news', { en: { title: 'Two at once' } }, date)
    const [unit] = await unitsOf('news', id, 'ar')
    const save = (text: string) =>
      callRest(payload, translator, `/translations/news/${id}/ar`, {
        method: 'POST',
        body: {
          units: [
            { path: 'title', sourceHash: unit?.sourceHash, targetHash: unit?.targetHash, texts: [text] },
          ],
        },
      })
    const answers = await Promise.all([save('أول'), save('ثانٍ')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await editEnglish(id, { title: 'Moved' })
    const refused = await save('ثالث')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      refusals: [{ path: 'title', message: 'The source text has changed since.' }],
    })
  })

  test('and an editor who save at the same moment lose nothing of one another', async () => {
    const id = await writer.publish('news', { en: { title: 'Both at once' } }, date)
    // As the back office answers each call (`admin/guarded-rest.ts`).
    const edit = () =>
      endingTurns(() =>
        callRest(payload, editor, `/news/${id}?draft=true&depth=0&locale=en`, {
          ...{ method: 'PATCH', body: { summary: 'Of the editor' } },
        }),
      )
    const { createVersion } = payload.db
    const translating = Promise.withResolvers<void>()
    const edited = translating.promise.then(edit)
    vi.spyOn(payload.db, 'createVersion').mockImplementationOnce(async (args) => {
      translating.resolve()
      // Without turns the editor's save ends meanwhile.
      await untilWaiting(payload, edited)
      return createVersion.call(payload.db, args)
    })
    expect((await translate('news', id, 'ar', { title: ['كلاهما معًا'] })).status).toBe(200)
    expect((await edited).status).toBe(200)
    expect(await allLanguages('news', id)).toMatchObject({
      title: { en: 'Both at once', ar: 'كلاهما معًا' },
      summary: { en: 'Of the editor' },
    })
  })

  test('changes no other language, and no kind that editors do not manage', async () => {
    const id = await writer.publish('news', { en: { title: 'Not mine' } }, date)
    const tender = await writer.draft('tenders', { title: 'Pumps', referenceNumber: 'L-9' })
    for (const [kind, record, language] of [
      ['news', id, 'fr'],
      ['news', id, 'en'],
      ['tenders', tender, 'ar'],
      ['tender-questions', 1, 'ar'],
      ['users', translator.id, 'ar'],
    ] as const) {
      const body = { units: [{ path: 'title', sourceHash: 'x', texts: ['y'] }] }
      const response = await callRest(payload, translator, `/translations/${kind}/${record}/${language}`, {
        method: 'POST',
        body,
      })
      expect(response.status, `${kind} ${language}`).toBe(403)
    }
    const english = await translate('news', id, 'ar', { slug: ['stolen'] })
    expect(english.status).not.toBe(200)
    expect(
      await (await callRest(payload, translator, '/translations/file?language=ar&kind=tenders')).text(),
    ).not.toContain('Pumps')
  })

  test('reaches records in no other way: REST, drafts, versions, bulk edits, trash, globals', async () => {
    const id = await writer.publish('news', { en: { title: 'Whole' } }, date)
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } } })
    const before = JSON.stringify(await allLanguages('news', id))
    const menu = JSON.stringify(await payload.findGlobal({ slug: 'header-menu', locale: 'all', depth: 0 }))
    const body = { title: 'Changed', whoWeAre: { title: 'Changed' } }
    const { id: file } = await payload.create({
      collection: 'documents',
      data: { title: 'Terms' },
      file: { name: 'terms.pdf', data: testDocument, size: testDocument.length, mimetype: 'application/pdf' },
    })
    const calls: [string, string][] = [
      ['PATCH', `/news/${id}?locale=ar`],
      ['PATCH', `/news/${id}?locale=ar&draft=true`],
      ['PATCH', `/news/${id}?locale=ar&draft=true&autosave=true`],
      ['PATCH', `/news/${id}?publishSpecificLocale=ar`],
      ['PATCH', `/news?where[id][equals]=${id}&locale=ar`],
      ['DELETE', `/news/${id}`],
      ['DELETE', `/news?where[id][equals]=${id}`],
      ['POST', `/news?locale=ar`],
      ['POST', `/news/${id}/duplicate`],
      ['POST', `/news/versions/${docs[0]?.id}`],
      ['GET', `/news/${id}`],
      ['GET', `/news/versions?where[parent][equals]=${id}`],
      ['POST', '/globals/header-menu?locale=ar'],
      ['POST', '/globals/organization?locale=ar'],
      ['POST', '/globals/home-page?locale=ar&draft=true'],
      ['GET', '/globals/header-menu?draft=true'],
      ['GET', '/globals/organization'],
      ['GET', '/media'],
      ['GET', '/documents'],
      ['GET', `/documents/${file}`],
      ['GET', '/documents/file/terms.pdf'],
    ]
    for (const [method, path] of calls) {
      const response = await callRest(payload, translator, path, {
        method,
        ...(method !== 'GET' && method !== 'DELETE' && { body }),
      })
      expect([400, 403, 404], `${method} ${path} answers ${response.status}`).toContain(response.status)
    }
    expect(JSON.stringify(await allLanguages('news', id))).toBe(before)
    expect(JSON.stringify(await payload.findGlobal({ slug: 'header-menu', locale: 'all', depth: 0 }))).toBe(
      menu,
    )

    const own = await callRest(payload, translator, `/users/${translator.id}`, {
      method: 'PATCH',
      body: { translatorLanguages: ['en', 'ar', 'fr', 'fa'], roles: ['editor'] },
    })
    expect(own.status).toBe(200)
    const account = await payload.findByID({ collection: 'users', id: translator.id })
    expect(account).toMatchObject({ roles: ['translator'], translatorLanguages: ['ar', 'fa'] })
  })

  test('is let into the records of no kind by its access rules', async () => {
    const { getAccessResults, createLocalReq } = await import('payload')
    const req = await createLocalReq({ user: translator }, payload)
    req.payloadAPI = 'REST'
    const { collections, globals } = await getAccessResults({ req })
    const open = Object.entries({ ...collections, ...globals })
      // Their own account, and the tasks that they were given.
      .filter(([slug]) => !slug.startsWith('payload-') && slug !== 'users' && slug !== 'tasks')
      .filter(
        ([, access]) =>
          ('create' in access && access.create) ||
          access.update === true ||
          ('delete' in access && access.delete),
      )
      .map(([slug]) => slug)
    expect(open).toEqual([])
    expect(collections?.tasks?.create).toBeFalsy()
  })
})

test('who publishes is asked about languages that are missing or outdated', async () => {
  const id = await writer.publish('news', { en: { title: 'Asked' }, ar: { title: 'سؤال' } }, date)
  await editEnglish(id, { title: 'Asked again' })
  const ask = async (person: TypedUser) => callRest(payload, person, `/translations/news/${id}`)
  expect(await (await ask(editor)).json()).toEqual({ missing: ['fr', 'fa'], outdated: ['ar'] })
  expect((await ask(translator)).status).toBe(404)
  // Of several, chosen in a list, what is asked of each together.
  const other = await writer.publish('news', { en: { title: 'Also asked' }, fr: { title: 'Aussi' } }, date)
  const askOfMany = (person: TypedUser, ids: readonly number[]) =>
    callRest(payload, person, `/translations/news?where[id][in]=${ids.join()}`)
  expect(await (await askOfMany(editor, [id, other])).json()).toEqual({
    missing: ['ar', 'fr', 'fa'],
    outdated: ['ar'],
    records: 2,
  })
  expect((await askOfMany(translator, [id, other])).status).toBe(404)
  expect((await callRest(payload, editor, '/translations/news')).status, 'of no records').toBe(404)
  // A record whose texts are all there asks nothing.
  await translate('news', id, 'ar', { title: undefined })
  for (const language of ['fr', 'fa'] as const)
    await translate('news', id, language, { title: ['x'] }, editor)
  expect(await (await ask(editor)).json()).toEqual({ missing: [], outdated: [] })
  expect(await (await askOfMany(editor, [id])).json()).toEqual({ missing: [], outdated: [], records: 0 })
})

test('who publishes is asked about pictures without texts in some language, of the record and in its texts', async () => {
  const file = { name: 'well.png', mimetype: 'image/png', data: await smallPicture() }
  const [image, shown] = [
    await writer.publish('media', { en: { alternativeText: 'A well' } }, {}, file),
    await writer.publish(
      'media',
      { en: { alternativeText: 'A canal' }, fr: { alternativeText: 'Un canal' } },
      {},
      file,
    ),
  ]
  const all = {
    en: { title: 'Wells' },
    ar: { title: 'آبار' },
    fr: { title: 'Puits' },
    fa: { title: 'چاه‌ها' },
  }
  const id = await writer.publish('news', all, { ...date, image })
  const ask = async () => (await callRest(payload, editor, `/translations/news/${id}`)).json()
  expect(await ask()).toEqual({ missing: [], outdated: [], pictures: ['ar', 'fr', 'fa'] })
  for (const language of ['ar', 'fr', 'fa'] as const)
    await translate('media', image, language, { alternativeText: ['x'] }, editor)
  expect(await ask()).toEqual({ missing: [], outdated: [] })
  const body = richTextOf([uploadNode('media', shown, {})])
  await payload.update({
    collection: 'news',
    id,
    locale: 'en',
    draft: true,
    data: { body, _status: 'draft' },
  })
  expect(await ask()).toMatchObject({ pictures: ['ar', 'fa'] })
})
