import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Feed } from './feed-entry.ts'
import { writeAtom } from './write-atom.ts'
import { writeJsonFeed } from './write-json-feed.ts'

const site = 'https://network.example.org'

const feed: Feed = {
  language: 'ar',
  title: 'IWEN – الأخبار',
  description: 'Water & energy',
  siteUrl: site,
  pageAddress: `${site}/ar/news`,
  selfAddress: `${site}/ar/feeds/news.atom`,
  translations: [{ language: 'en', address: `${site}/feeds/news.atom` }],
  organization: 'الشبكة',
  updated: '2026-03-03T08:00:00.000Z',
  entries: [
    {
      key: 'news/12',
      title: { text: 'Brine < salt & "more" \u0007]]>', language: 'en' },
      summary: { text: 'ملخص', language: 'ar' },
      facts: ['When: <today>'],
      body: {
        blocks: [
          {
            kind: 'paragraph',
            children: [
              'See ',
              { kind: 'link', target: { kind: 'page', path: '/projects/x' }, children: ['this'] },
            ],
          },
        ],
        language: 'ar',
      },
      address: '/ar/news/brine',
      elsewhere: null,
      published: '2026-03-01T08:00:00.000Z',
      updated: '2026-03-03T08:00:00.000Z',
      authors: ['A & B'],
      topics: [{ slug: 'desalination', title: 'تحلية' }],
      picture: {
        address: '/files/media/a.webp',
        mediaType: 'image/webp',
        size: 1234,
        title: null,
        language: null,
      },
      files: [
        {
          address: '/files/documents/r.pdf',
          mediaType: 'application/pdf',
          size: 99,
          title: 'Report',
          language: 'fr',
        },
      ],
    },
    {
      key: 'press-items/3',
      title: { text: 'Elsewhere', language: 'en' },
      summary: null,
      facts: [],
      body: null,
      address: '/ar/media',
      elsewhere: 'https://daily.example.org/a?b=1&c=2',
      published: '2026-02-01T08:00:00.000Z',
      updated: '2026-02-01T08:00:00.000Z',
      authors: [],
      topics: [],
      picture: null,
      files: [],
    },
  ],
}

/** Every tag is closed in its order; gives the names of all elements. */
function elementsOf(xml: string): string[] {
  const open: string[] = []
  const names: string[] = []
  const misplaced: string[] = []
  for (const [, end, name = '', selfClosed] of xml.matchAll(
    /<(\/?)([a-zA-Z:]+)(?:\s[a-zA-Z:]+="[^"<]*")*(\/?)>/g,
  )) {
    if (end) {
      if (open.pop() !== name) misplaced.push(name)
      continue
    }
    names.push(name)
    if (!selfClosed) open.push(name)
  }
  expect([...open, ...misplaced]).toEqual([])
  return names
}

describe('Atom (RFC 4287)', () => {
  const xml = writeAtom(feed)

  test('is well-formed, whatever editors write', () => {
    const withoutTags = xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '').replace(/<[^<>]*>/g, '')
    expect(withoutTags).not.toMatch(/[<>]|\p{Cc}(?<!\n)/u)
    expect(withoutTags).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
    expect(elementsOf(xml).filter((name) => name === 'entry')).toHaveLength(2)
  })

  test('has what the feed and every entry must have', () => {
    const [head = '', ...entries] = xml.split('<entry>')
    for (const needed of [
      '<id>',
      '<title>',
      '<updated>2026-03-03T08:00:00.000Z<',
      '<author>',
      'rel="self"',
    ]) {
      expect(head).toContain(needed)
    }
    expect(head).toContain('xml:lang="ar"')
    for (const entry of entries) {
      for (const needed of ['<id>tag:network.example.org,2026:ar/', '<title', '<updated>', '<published>']) {
        expect(entry).toContain(needed)
      }
      expect(entry).toMatch(/<summary|<content/)
      expect(entry.match(/rel="alternate"/g)).toHaveLength(1)
    }
  })

  test('keeps a language beside each text that has another', () => {
    expect(xml).toContain('<title xml:lang="en">Brine &lt; salt &amp; &quot;more&quot; ]]&gt;</title>')
  })

  test('gives pictures and documents with their true lengths', () => {
    expect(xml).toContain(
      `<link rel="enclosure" type="image/webp" length="1234" href="${site}/files/media/a.webp"/>`,
    )
    expect(xml).toContain(
      `type="application/pdf" length="99" hreflang="fr" title="Report" href="${site}/files/documents/r.pdf"`,
    )
  })

  test('leads to the other site where the entry stands there', () => {
    expect(xml).toContain('href="https://daily.example.org/a?b=1&amp;c=2"')
  })
})

describe('JSON Feed 1.1', () => {
  const address = z.url({ protocol: /^https$/ })
  const schema = z.strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string().min(1),
    home_page_url: address,
    feed_url: address,
    description: z.string(),
    language: z.string(),
    favicon: address,
    authors: z.array(z.strictObject({ name: z.string(), url: address.optional() })).min(1),
    items: z.array(
      z
        .strictObject({
          id: z.string().min(1),
          url: address,
          external_url: address.optional(),
          title: z.string(),
          content_html: z.string().optional(),
          content_text: z.string().optional(),
          summary: z.string().optional(),
          image: address.optional(),
          date_published: z.iso.datetime(),
          date_modified: z.iso.datetime(),
          authors: z.array(z.strictObject({ name: z.string() })).optional(),
          tags: z.array(z.string()).optional(),
          language: z.string(),
          attachments: z
            .array(
              z.strictObject({
                url: address,
                mime_type: z.string(),
                title: z.string().optional(),
                size_in_bytes: z.number().int(),
              }),
            )
            .optional(),
        })
        .refine((item) => (item.content_html ?? item.content_text) !== undefined),
    ),
  })

  test('has the shape that the format gives it', () => {
    const { items } = schema.parse(JSON.parse(writeJsonFeed(feed)))
    expect(items[0]?.attachments?.[0]?.size_in_bytes).toBe(1234)
    expect(items[0]?.content_html).toContain(`href="${site}/ar/projects/x"`)
    expect(items[0]?.content_html).toContain('When: &lt;today&gt;')
    expect(items[1]).toMatchObject({
      content_text: 'Elsewhere',
      external_url: 'https://daily.example.org/a?b=1&c=2',
    })
  })
})
