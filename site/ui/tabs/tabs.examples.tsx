import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Tabs } from './tabs.tsx'

function Topics() {
  const { words } = useExampleWords()
  const { content } = useMessages()
  return (
    <Tabs
      label={content.topics}
      headingLevel={4}
      items={[
        { key: 'desalination', title: words.desalination, content: <p>{words.desalinationText}</p> },
        { key: 'reuse', title: words.reuse, content: <p>{words.reuseText}</p> },
        { key: 'nexus', title: words.nexus, content: <p>{words.nexusText}</p> },
      ]}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Tabs',
  description:
    'One panel at a time, chosen by arrow keys along the line. Without scripts all panels stand under headings.',
  examples: [{ name: 'Topics', render: () => <Topics /> }],
}
