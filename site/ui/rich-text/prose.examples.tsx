import type { Block, TableCell } from '../../../store/rich-text/rich-text.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { examplePicture } from '../examples/example-picture.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Prose } from './prose.tsx'

function cell(text: string, heads?: 'col' | 'row'): TableCell {
  return { ...(heads && { heads }), columns: 1, rows: 1, blocks: [{ kind: 'paragraph', children: [text] }] }
}

function Everything() {
  const { words, language, localized } = useExampleWords()
  const blocks: Block[] = [
    { kind: 'heading', level: 2, children: [words.goal] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'marked', text: words.goalText, marks: ['strong'] },
        ' ',
        { kind: 'link', target: { kind: 'page', path: '/publications' }, children: [words.library] },
        ' ',
        words.andAt,
        ' ',
        {
          kind: 'link',
          target: { kind: 'site', address: 'https://hub.example.org' },
          children: [words.hubSite],
        },
      ],
    },
    {
      kind: 'list',
      isOrdered: true,
      start: 1,
      items: [
        {
          children: [words.desalination],
          lists: [
            {
              kind: 'list',
              isOrdered: false,
              start: 1,
              items: words.goalList.map((line) => ({ children: [line], lists: [] })),
            },
          ],
        },
        { children: [words.reuse], lists: [] },
      ],
    },
    { kind: 'picture', picture: examplePicture(language, words) },
    {
      kind: 'table',
      head: [[cell(words.use, 'col'), cell(words.source, 'col')]],
      body: [
        [cell(words.irrigation, 'row'), cell(words.treated)],
        [cell(words.cleaning, 'row'), cell(words.ground)],
      ],
    },
    { kind: 'quote', children: [words.quote] },
    {
      kind: 'document',
      file: {
        title: localized(words.project),
        address: '/files/documents/example.pdf',
        mediaType: 'application/pdf',
        size: 240_000,
      },
    },
  ]
  return <Prose value={{ blocks, language }} />
}

export const examples: ComponentExamples = {
  name: 'Formatted text',
  description: 'Everything that the editor of formatted texts offers, as visitors see it.',
  examples: [
    { name: 'Headings, links, lists, a picture, a table, a quote, a document', render: () => <Everything /> },
  ],
}
