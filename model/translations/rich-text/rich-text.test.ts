import { expect, test } from 'vitest'
import { element, linkNode, richTextOf, textNode, type Node } from '../../../tests/support/rich-text.ts'
import { nodesOfSegment } from './nodes-of-segment.ts'
import { outlineOf, segmentsOf } from './segments.ts'
import { escape, plainTextOf, tokensOf } from './tokens.ts'
import { buildTranslation, pairRichText } from './translate-rich-text.ts'

const paragraph = (...children: Node[]) => element('paragraph', children)
const of = (...words: string[]) => richTextOf(words.map((text) => paragraph(textNode(text))))

test.each(['{1}', '{1|a|1}', String.raw`\{1}`, String.raw`\\|`, '|2}', 'x {y} | \\'])(
  'words that look like a code stay words: %s',
  (words) => {
    expect(tokensOf(escape(words))).toEqual([{ type: 'words', words }])
    expect(segmentsOf(of(words)).map(({ text }) => plainTextOf(text))).toEqual([words])
  },
)

test.each(['C:\\', String.raw`C:\\`, 'x {1', '{', '|1', '1}'])(
  'words right before a code stay words, inside of another and beside other words: %s',
  (words) => {
    const text = richTextOf([
      paragraph(
        textNode('x '),
        textNode(words),
        linkNode(words, { url: '/a' }),
        textNode(words, 1),
        textNode(' y'),
        textNode(words),
      ),
    ])
    const pair = pairRichText(text, undefined, undefined)
    const given = pair.segments.map(({ source }) => source)
    expect(buildTranslation(text, undefined, pair, given)).toMatchObject({
      root: {
        children: [
          {
            children: [
              { text: `x ${words}` },
              { type: 'link', children: [{ text: words }] },
              { text: words, format: 1 },
              { text: ` y${words}` },
            ],
          },
        ],
      },
    })
  },
)

test('what only ends in a backslash is written as it is, and has the outline that it had', () => {
  expect(segmentsOf(of('C:\\')).map(({ text }) => text)).toEqual(['C:\\'])
})

const [coded] = segmentsOf(
  richTextOf([
    paragraph(textNode('See '), linkNode('this', { url: '/a' }), textNode(' now', 1), {
      type: 'linebreak',
      version: 1,
    }),
  ]),
)

test.each([
  ['{1|هذا|1}', [{ type: 'link', children: [{ text: 'هذا' }] }]],
  ['{2|الآن|2}', { fault: 'missing', code: '{1|…|1}' }],
  ['{1|هذا|1} {4}', { fault: 'unknown', code: '{4}' }],
  ['{1}', { fault: 'unknown', code: '{1}' }],
  ['{1|a|1}{1|b|1}', { fault: 'repeated', code: '{1|…|1}' }],
  ['{1|a {2|b|1} c|2}', { fault: 'nesting', code: '{1|…|1}' }],
  ['{1|هذا', { fault: 'nesting', code: '{1|…|1}' }],
])('the codes of %s are judged', (text, expected) => {
  const nodes = nodesOfSegment(text, coded?.codes ?? [])
  expect(nodes).toMatchObject(expected)
})

test('a translation goes with its source wherever that moves, and keeps its own nodes', () => {
  const then = of('One', 'Two men', 'Three')
  const target = of('واحد', 'اثنان', 'ثلاثة')
  const now = of('Three', 'A new one', 'One', 'Two old men')
  const pair = pairRichText(now, target, then)
  expect(pair.segments.map((segment) => segment.target)).toEqual(['ثلاثة', '', 'واحد', 'اثنان'])
  expect(pair.segments[3]?.before).toBe('Two men')

  const built = buildTranslation(now, target, pair, ['ثلاثة', 'جديد', 'واحد', 'اثنان ونصف'])
  expect(segmentsOf(built).map(({ text }) => text)).toEqual(['ثلاثة', 'جديد', 'واحد', 'اثنان ونصف'])
  expect(pair.segments[2]?.nodes).toEqual([textNode('واحد')])
})

test('a translation that is arranged in another way is not taken apart', () => {
  const pair = pairRichText(of('One', 'Two'), of('Un', 'et', 'deux'), of('One', 'Two'))
  expect(pair.isArrangedOtherwise).toBe(true)
  expect(pair.segments.map(({ target }) => target)).toEqual(['', ''])
})

test('what says the same has one outline: alignment does not count, a link’s address does', () => {
  const linked = (url: string, format: string) =>
    richTextOf([element('paragraph', [linkNode('x', { url })], { format, direction: format ? 'rtl' : null })])
  expect(outlineOf(linked('/a', 'center'))).toBe(outlineOf(linked('/a', '')))
  expect(outlineOf(linked('/b', ''))).not.toBe(outlineOf(linked('/a', '')))
})
