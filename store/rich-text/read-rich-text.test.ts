import { describe, expect, test } from 'vitest'
import {
  element,
  linkNode,
  richTextOf,
  tableNode,
  textNode,
  type Node,
} from '../../tests/support/rich-text.ts'
import { readRichText } from './read-rich-text.ts'
import { richTextToHtml } from './rich-text-to-html.ts'

const read = (nodes: Node[], text: 'en' | 'ar' = 'en') =>
  readRichText(richTextOf(nodes), { text, page: text })
const html = (nodes: Node[], text: 'en' | 'ar' = 'en') =>
  richTextToHtml({ blocks: read(nodes, text), language: text }, { language: text, siteUrl: '' })

const paragraph = (...children: Node[]) => element('paragraph', children)
const item = (...children: Node[]) => element('listitem', children, { value: 1 })
const list = (listType: 'bullet' | 'number', ...items: Node[]) =>
  element('list', items, { listType, start: 1 })
const lineBreak: Node = { type: 'linebreak', version: 1 }

test('a text without words is none', () => {
  expect(read([paragraph(), paragraph(textNode('  ')), paragraph(lineBreak)])).toEqual([])
  expect(readRichText(null, { text: 'en', page: 'en' })).toEqual([])
  expect(readRichText({ root: 'x' }, { text: 'en', page: 'en' })).toEqual([])
})

test('empty paragraphs between others are left out, breaks within them stay', () => {
  expect(
    html([
      paragraph(textNode('One'), lineBreak, textNode('two'), lineBreak),
      paragraph(),
      paragraph(textNode('3')),
    ]),
  ).toBe('<p>One<br>two</p><p>3</p>')
})

test('headings begin below the page’s own', () => {
  const headings = ['h1', 'h2', 'h3', 'h4', 'h6'].map((tag) => element('heading', [textNode(tag)], { tag }))
  expect(html(headings)).toBe('<h2>h1</h2><h2>h2</h2><h3>h3</h3><h4>h4</h4><h4>h6</h4>')
})

test('a list stands within the item that it belongs to', () => {
  const nested = [
    list(
      'number',
      item(textNode('One')),
      item(list('bullet', item(textNode('a')), item(textNode('b')))),
      item(textNode('Two')),
    ),
  ]
  expect(html(nested)).toBe('<ol><li>One<ul><li>a</li><li>b</li></ul></li><li>Two</li></ol>')
})

test('a list that begins with a deeper one has no item without words', () => {
  expect(html([list('bullet', item(list('bullet', item(textNode('deep')))), item(textNode('after')))])).toBe(
    '<ul><li>deep</li><li>after</li></ul>',
  )
})

test('what is written is never taken for HTML', () => {
  expect(
    html([paragraph(textNode('<b>&"'), linkNode('<i>', { url: 'https://x.example.org/?a="&b=<' }))]),
  ).toBe(
    '<p>&lt;b&gt;&amp;&quot;<a href="https://x.example.org/?a=&quot;&amp;b=&lt;" rel="noopener">&lt;i&gt;</a></p>',
  )
})

test('a link by a scheme that runs scripts is its words', () => {
  for (const url of [
    'javascript:alert(1)',
    ' JAVASCRIPT:x',
    'data:text/html,x',
    '//other.example.org',
    '/\\x',
    '',
  ]) {
    expect(html([paragraph(linkNode('words', { url }))]), url).toBe('<p>words</p>')
  }
})

describe('a table', () => {
  test('has its headings in both directions', () => {
    const rows = [
      [
        { text: '', headerState: 3 },
        { text: 'Wells', headerState: 1 },
      ],
      [
        { text: 'Jordan', headerState: 2 },
        { text: '12', headerState: 0 },
      ],
    ]
    expect(html([tableNode(rows)])).toBe(
      '<table><thead><tr><td></td><th scope="col"><p>Wells</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Jordan</p></th><td><p>12</p></td></tr></tbody></table>',
    )
  })

  test('without any word is none', () => {
    expect(read([tableNode([[{ text: '', headerState: 0 }]])])).toEqual([])
  })
})

describe('the direction of a paragraph', () => {
  const directionOf = (text: string, language: 'en' | 'ar') => {
    const [block] = read([paragraph(textNode(text))], language)
    return block?.kind === 'paragraph' ? block.direction : 'no paragraph'
  }

  test.each([
    ['المياه والطاقة', 'en', 'rtl'],
    ['Water and energy', 'en', undefined],
    ['«المياه» is Arabic for water and its plural', 'en', undefined],
    ['المياه والطاقة والغذاء (WEFE)', 'en', 'rtl'],
    ['Water and energy', 'ar', 'ltr'],
    ['IWEN شبكة حكومية دولية للمياه والطاقة', 'ar', undefined],
    ['12 – 34', 'ar', undefined],
  ] as const)('%s in %s', (text, language, direction) => {
    expect(directionOf(text, language)).toBe(direction)
  })
})
