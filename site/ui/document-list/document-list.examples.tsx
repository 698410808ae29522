import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { DocumentFile } from '../../../store/read/document-file.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { DocumentList } from './document-list.tsx'

const fileOf = (title: LocalizedText, address: string, mediaType: string, size: number): DocumentFile => ({
  title,
  address: `/files/documents/${address}`,
  mediaType,
  size,
})

function Files() {
  const { words, localized, inAnotherLanguage } = useExampleWords()
  return (
    <DocumentList
      files={[
        { file: fileOf(localized(words.longTitle), 'example.pdf', 'application/pdf', 1_840_000) },
        {
          file: fileOf(
            inAnotherLanguage(({ project }) => project),
            'example-2.pdf',
            'application/pdf',
            96_000,
          ),
          note: localized(words.treated),
        },
        { file: fileOf(localized(words.tableCaption), 'example.csv', 'text/csv', 900) },
        { file: fileOf(localized(words.files), 'example', 'application/octet-stream', 12_000) },
      ]}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Documents',
  description: 'Files to download, each with its kind and size; a kind without a short name is left out.',
  examples: [{ name: 'Long titles, another language, a note, an unknown kind', render: () => <Files /> }],
}
