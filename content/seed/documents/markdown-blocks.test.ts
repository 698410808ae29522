import { expect, it } from 'vitest'
import { readMarkdown } from './markdown-blocks.ts'

it('reads headings, paragraphs, lists, quotes and strong words', () => {
  const blocks = readMarkdown(
    'One\nline with **strong** words.\n\n## Heading\n\n- first\n- **second**\n\n> said\n> twice',
  )
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'One line with ', weight: 'regular' },
        { text: 'strong', weight: 'strong' },
        { text: ' words.', weight: 'regular' },
      ],
    },
    { kind: 'heading', spans: [{ text: 'Heading', weight: 'regular' }] },
    { kind: 'list', items: [[{ text: 'first', weight: 'regular' }], [{ text: 'second', weight: 'strong' }]] },
    { kind: 'quote', spans: [{ text: 'said twice', weight: 'regular' }] },
  ])
})

it('reads a heading with text right under it, and nothing from nothing', () => {
  expect(readMarkdown('## A\nb').map((block) => block.kind)).toEqual(['heading', 'paragraph'])
  expect(readMarkdown(' \n\n ')).toEqual([])
})
