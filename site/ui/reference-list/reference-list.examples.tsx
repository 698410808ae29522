import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { ReferenceList } from './reference-list.tsx'

function References({ isLinked }: { isLinked: boolean }) {
  const { words, localized, inAnotherLanguage } = useExampleWords()
  return (
    <ReferenceList
      title={words.bandTitle}
      references={[
        { id: '1', slug: 'desalination', title: localized(words.desalination) },
        { id: '2', slug: 'long', title: localized(words.longTitle) },
        { id: '3', slug: 'nexus', title: inAnotherLanguage(({ nexus }) => nexus) },
      ]}
      {...(isLinked && { list: '/projects?topic=' })}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'References',
  description: 'Records that a page refers to, each leading to its own page or to all that has it.',
  examples: [
    { name: 'Leading to a list, one in another language', render: () => <References isLinked /> },
    { name: 'Leading nowhere', render: () => <References isLinked={false} /> },
  ],
}
