import '../../site/language/all-messages.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { LocalizedRichText } from '../../store/rich-text/rich-text.ts'
import { formats, shownNodes } from '../../store/rich-text/editor-nodes.ts'
import { addressIn } from '../../languages/address.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { Prose } from '../../site/ui/rich-text/prose.tsx'
import { RecordWriter } from '../support/record-writer.ts'
import { callRest } from '../support/rest.ts'
import {
  element,
  linkNode,
  richTextOf,
  tableNode,
  textNode,
  uploadNode,
  type Node,
} from '../support/rich-text.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestApi, testSiteUrl, type TestApi } from '../support/test-api.ts'
import { smallPicture, testDocument, testNow } from '../support/test-records.ts'

let api: TestApi
let payload: Payload
let writer: RecordWriter
let editor: TypedUser
let content: typeof import('../../store/read/list-records.ts')
let newsKind: typeof import('../../content/news/kind.ts').newsKind

let picture: number
let document: number
let project: number
let hidden: number

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  api = await openTestApi()
  payload = api.payload
  writer = new RecordWriter(payload)
  content = await import('../../store/read/list-records.ts')
  ;({ newsKind } = await import('../../content/news/kind.ts'))
  editor = await staffOf(payload, 'Writer', 'editor')
  picture = await writer.publish(
    'media',
    {
      en: { alternativeText: 'A weir in spring', credit: 'A photographer', caption: 'From the library' },
      ar: { alternativeText: 'هدّار في الربيع' },
    },
    {},
    { name: 'weir.png', mimetype: 'image/png', data: await smallPicture() },
  )
  document = await writer.publish(
    'documents',
    { en: { title: 'Gauge book' }, ar: { title: 'دفتر القياس' } },
    {},
    {
      name: 'gauge.pdf',
      mimetype: 'application/pdf',
      data: testDocument,
    },
  )
  project = await writer.publish('projects', { en: { title: 'Gauges' } }, { stage: 'planned' })
  hidden = await writer.draft('projects', { title: 'Not yet', slug: 'not-yet', stage: 'planned' })
})
afterAll(() => api.close())

const written = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) })

/** Publishes news with a text as the back office does: by REST, with an editor's session. */
async function publish(title: string, nodes: Node[]): Promise<string> {
  const response = await callRest(payload, editor, '/news?locale=en', {
    method: 'POST',
    body: { title, date: '2026-01-01T00:00:00.000Z', body: richTextOf(nodes), _status: 'published' },
  })
  const answer: unknown = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(201)
  return written.parse(answer).doc.slug
}

async function bodyOf(slug: string, language: Language = 'en'): Promise<LocalizedRichText> {
  const found = await content.findRecord(newsKind, { payload, language, now: testNow }, slug)
  if (!found.found || !found.record.body) throw new Error(`No text of ${slug}`)
  return found.record.body
}

/** What a visitor's page has of a text. */
async function shown(slug: string, language: Language = 'en'): Promise<string> {
  const value = await bodyOf(slug, language)
  return renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [addressIn(language, `/news/${slug}`)] },
      createElement(Prose, { value }),
    ),
  )
}

async function fromApi(slug: string, lang = 'en'): Promise<string> {
  const response = await api.call(`/api/news/${slug}`, { headers: { lang } })
  return z.object({ data: z.object({ body: z.string() }) }).parse(await response.json()).data.body
}

async function everyNode(): Promise<Node[]> {
  const item = (text: string) => element('listitem', [textNode(text)], { value: 1 })
  return [
    element('heading', [textNode('A heading')], { tag: 'h3' }),
    element('paragraph', [
      ...formats.map(({ name, bit }) => textNode(`${name} words`, bit)),
      { type: 'linebreak', version: 1 },
      { ...textNode('\t'), type: 'tab' },
      linkNode('elsewhere', { url: 'https://other.example.org/' }),
      { ...linkNode('typed', { url: 'https://typed.example.org/' }), type: 'autolink', version: 2 },
    ]),
    element('quote', [textNode('A quote')]),
    element('list', [item('An item')], { listType: 'bullet', tag: 'ul', start: 1 }),
    tableNode([[{ text: 'A column', headerState: 1 }], [{ text: 'A cell', headerState: 0 }]]),
    uploadNode('media', picture, { caption: 'Seen from the bank' }),
    uploadNode('documents', document),
    { type: 'horizontalrule', version: 1 },
  ]
}

function typesIn(value: unknown): string[] {
  const node = z
    .looseObject({ type: z.string().optional(), children: z.array(z.unknown()).optional() })
    .parse(value)
  return [...(node.type ? [node.type] : []), ...(node.children ?? []).flatMap(typesIn)]
}

describe('the editor', () => {
  const field = () => {
    const found = payload.collections.news.config.fields.find((one) => 'name' in one && one.name === 'body')
    const offered = z
      .object({
        editor: z.object({
          editorConfig: z.object({
            features: z.object({
              nodes: z.array(
                z.object({
                  node: z.union([
                    z.custom<{ getType: () => string }>((node) => typeof node === 'function'),
                    z.object({
                      with: z.custom<{ getType: () => string }>((node) => typeof node === 'function'),
                    }),
                  ]),
                }),
              ),
              enabledFeatures: z.array(z.string()),
            }),
          }),
        }),
      })
      .parse(found)
    return offered.editor.editorConfig.features
  }
  /** Nodes that Lexical has by itself. */
  const ofEveryEditor = ['paragraph', 'text', 'linebreak', 'tab']

  test('offers the nodes that the site shows, and no others', () => {
    const offered = field().nodes.map(({ node }) => ('with' in node ? node.with : node).getType())
    expect(new Set([...offered, ...ofEveryEditor])).toEqual(new Set(shownNodes))
  })

  test('offers nothing else that the site would not show, such as alignment or boxes to tick', () => {
    const emphasis = {
      bold: 'bold',
      italic: 'italic',
      subscript: 'subscript',
      superscript: 'superscript',
      inlineCode: 'code',
    }
    const ofNodes = [
      'paragraph',
      'heading',
      'link',
      'unorderedList',
      'orderedList',
      'blockquote',
      'experimental_table',
      'upload',
      'horizontalRule',
    ]
    const ofTheEditorItself = ['toolbarFixed', 'toolbarInline', 'indent', 'cleanPasting']
    expect(field().enabledFeatures.toSorted()).toEqual(
      [...Object.keys(emphasis), ...ofNodes, ...ofTheEditorItself].toSorted(),
    )
    expect(formats.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(emphasis)))
  })

  test('says everything in every language, and nothing that its makers left out', () => {
    const wordsIn = (language: Language) =>
      z
        .object({ lexical: z.record(z.string(), z.record(z.string(), z.string())) })
        .parse(payload.config.i18n.translations[language]).lexical
    const english = wordsIn('en')
    for (const language of languageCodes) {
      const words = wordsIn(language)
      const names = Object.entries(words).map(([part, texts]) => [part, Object.keys(texts).toSorted()])
      expect(Object.fromEntries(names), language).toEqual(
        Object.fromEntries(
          Object.entries(english).map(([part, texts]) => [part, Object.keys(texts).toSorted()]),
        ),
      )
      expect(JSON.stringify(words), language).not.toMatch(/SKIPPED|""/)
      expect(words['heading']?.['label'], language).toContain('{{headingLevel}}')
    }
    expect(wordsIn('fa')['heading']).toEqual({ label: 'عنوان {{headingLevel}}' })
  })

  test('refuses an address that the site would not link', async () => {
    for (const url of ['javascript:alert(1)', 'projects', 'ftp://x.example.org/']) {
      const body = richTextOf([element('paragraph', [linkNode('Odd', { url })])])
      const response = await callRest(payload, editor, '/news?locale=en', {
        method: 'POST',
        body: { title: 'Odd', date: '2026-01-01T00:00:00.000Z', body, _status: 'published' },
      })
      expect(response.status, url).toBe(400)
    }
  })

  test('stores the address to which a link out of a mail leads, in texts and in fields for an address', async () => {
    const address = 'https://other.example.org/report'
    const url = `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7Csamira`
    const response = await callRest(payload, editor, '/news?locale=en', {
      method: 'POST',
      body: {
        title: 'Out of a mail',
        date: '2026-01-01T00:00:00.000Z',
        body: richTextOf([element('paragraph', [linkNode('Report', { url })])]),
        _status: 'draft',
      },
    })
    expect(response.status).toBe(201)
    const stored = await response.text()
    expect(stored).toContain(`"url":"${address}"`)
    expect(stored).not.toContain('safelinks')
    const item = await callRest(payload, editor, '/press-items?locale=en', {
      method: 'POST',
      body: { title: 'Out of a mail', link: url, date: '2026-01-01T00:00:00.000Z' },
    })
    expect(await item.text()).toContain(`"link":"${address}"`)
  })
})

describe('every node that the editor offers', () => {
  let slug: string
  beforeAll(async () => {
    slug = await publish('Everything', await everyNode())
  })

  test('is tried here', async () => {
    expect(new Set((await everyNode()).flatMap(typesIn))).toEqual(new Set(shownNodes))
  })

  test('is shown to visitors', async () => {
    const html = await shown(slug)
    expect(html).toContain('<h3>A heading</h3>')
    for (const { name, mark } of formats) expect(html).toContain(`<${mark}>${name} words</${mark}>`)
    expect(html).toContain('<br/>')
    for (const address of ['https://other.example.org/', 'https://typed.example.org/']) {
      expect(html).toContain(`<a href="${address}" target="_blank" rel="noopener">`)
    }
    expect(html).toContain('(opens in a new tab)')
    expect(html).toContain('<blockquote><p>A quote</p></blockquote>')
    expect(html).toContain('<ul><li>An item</li></ul>')
    expect(html).toMatch(/<thead><tr><th scope="col"><p>A column<\/p><\/th><\/tr><\/thead>/)
    expect(html).toContain('<td><p>A cell</p></td>')
    expect(html).toContain('<hr/>')
    expect(html).not.toContain('unknown')
  })

  test('pictures are shown from the site’s own address, in its sizes, with words, caption and credit', async () => {
    const html = await shown(slug)
    expect(html).not.toContain('cms-api')
    expect(html).toMatch(/srcSet="\/files\/media\/[^"]*\.avif 480w/i)
    expect(html).toMatch(
      /<img width="\d+" height="\d+" lang="en" alt="A weir in spring" src="\/files\/media\/[^"]+"/,
    )
    expect(html).toContain('<bdi>Seen from the bank</bdi>')
    expect(html).toContain('<bdi>A photographer</bdi>')
    expect(html).not.toContain('From the library')
  })

  test('documents are files to download, with their kind and size', async () => {
    expect(await shown(slug)).toMatch(
      /<a href="\/files\/documents\/gauge\.pdf" type="application\/pdf" class="document-link"><bdi>Gauge book<\/bdi>/,
    )
    expect(await shown(slug)).toContain('<bdi>PDF</bdi>')
  })

  test('pictures and documents speak the page’s language, and the text its own', async () => {
    const html = await shown(slug, 'ar')
    expect(html).toMatch(/^<div class="prose" lang="en" dir="ltr">/)
    expect(html).toContain('lang="ar" alt="هدّار في الربيع"')
    expect(html).toContain('<bdi lang="en" dir="ltr">A photographer</bdi>')
    expect(html).toContain('<bdi>دفتر القياس</bdi>')
  })

  test('is in the API’s HTML, with full addresses', async () => {
    const html = await fromApi(slug)
    expect(html).toContain('<h3>A heading</h3>')
    for (const { name, mark } of formats) expect(html).toContain(`<${mark}>${name} words</${mark}>`)
    expect(html).toContain('<a href="https://other.example.org/" rel="noopener">elsewhere</a>')
    expect(html).toMatch(
      new RegExp(`<figure><img src="${testSiteUrl}/files/media/[^"]+" srcset="${testSiteUrl}/`),
    )
    expect(html).toMatch(/width="\d+" height="\d+" alt="A weir in spring"/)
    expect(html).toContain('<figcaption><span>Seen from the bank</span> – <span>A photographer</span>')
    expect(html).toContain(
      `<a href="${testSiteUrl}/files/documents/gauge.pdf" type="application/pdf">Gauge book</a>`,
    )
    expect(html).toContain('<th scope="col"><p>A column</p></th>')
    expect(html).toContain('<hr>')
    expect(html).not.toMatch(/unknown|cms-api/)
  })

  test('is found by searching, captions and cells too', async () => {
    for (const q of ['bold words', 'A quote', 'An item', 'A cell', 'Seen from the bank', 'elsewhere']) {
      const answer = await api.call(`/api/search?q=${encodeURIComponent(q)}`, { headers: { lang: 'en' } })
      expect(JSON.stringify(await answer.json()), q).toContain(`/news/${slug}`)
    }
  })
})

describe('a link to a record', () => {
  const linking = (relationTo: string, value: number) => [
    element('paragraph', [
      linkNode('See it', { linkType: 'internal', url: null, doc: { relationTo, value } }),
    ]),
  ]

  test('leads to its own address in the page’s language, also once that has changed', async () => {
    const slug = await publish('Linked', linking('projects', project))
    expect(await shown(slug)).toContain('<a href="/projects/gauges">See it</a>')
    // The text falls back to English, the link does not.
    expect(await shown(slug, 'fa')).toContain('<a href="/fa/projects/gauges">See it</a>')
    expect(await fromApi(slug, 'fr')).toContain(`<a href="${testSiteUrl}/fr/projects/gauges">See it</a>`)
    await payload.update({
      collection: 'projects',
      id: project,
      data: { slug: 'gauges-2', _status: 'published' },
    })
    expect(await shown(slug)).toContain('<a href="/projects/gauges-2">See it</a>')
  })

  test('that visitors may not see is its words', async () => {
    const slug = await publish('Linked too early', linking('projects', hidden))
    expect(await shown(slug)).toContain('<p>See it</p>')
    expect(await fromApi(slug)).toBe('<p>See it</p>')
  })

  test('that is a document leads to its file', async () => {
    const slug = await publish('Linked file', linking('documents', document))
    expect(await shown(slug)).toContain('<a href="/files/documents/gauge.pdf">See it</a>')
  })

  test('by a typed path stays in the page’s language, whatever language the path has', async () => {
    const to = (url: string) => linkNode(url, { url })
    const slug = await publish('Typed', [
      element('paragraph', [
        to('/projects'),
        to('/fr/news'),
        to('/files/documents/gauge.pdf'),
        to('mailto:a@example.org'),
      ]),
    ])
    const html = await shown(slug, 'ar')
    for (const address of [
      '/ar/projects',
      '/ar/news',
      '/files/documents/gauge.pdf',
      'mailto:a@example.org',
    ]) {
      expect(html).toContain(`<a href="${address}">`)
    }
  })
})

test('a picture that is gone from the library leaves no trace in the text', async () => {
  const id = await writer.publish(
    'media',
    { en: { alternativeText: 'Soon gone' } },
    {},
    {
      name: 'gone.png',
      mimetype: 'image/png',
      data: await smallPicture(),
    },
  )
  const slug = await publish('With a gap', [
    element('paragraph', [textNode('Before')]),
    uploadNode('media', id),
    element('paragraph', [textNode('After')]),
  ])
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } } })
  expect(await shown(slug)).toBe('<div class="prose"><p>Before</p><p>After</p></div>')
})

test('the text of a former editor’s nodes is not lost', async () => {
  const slug = await publish('Of former times', [
    element('relic', [element('paragraph', [textNode('Still there')])]),
    { type: 'relationship', version: 2, relationTo: 'projects', value: project },
  ])
  expect(await shown(slug)).toBe('<div class="prose"><p>Still there</p></div>')
})

test('a preview shows pictures too', async () => {
  const id = await writer.draft('news', {
    title: 'To come',
    slug: 'to-come',
    date: '2026-01-01T00:00:00.000Z',
    body: richTextOf([uploadNode('media', picture)]),
  })
  const reading = { payload, language: 'en' as const, now: testNow, previewedBy: editor }
  const found = await content.findRecord(newsKind, reading, String(id))
  expect(found.found && found.record.body?.blocks).toMatchObject([{ kind: 'picture' }])
})
