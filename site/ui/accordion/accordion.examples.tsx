import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Accordion } from './accordion.tsx'

function Topics({ name }: { name?: string }) {
  const { words } = useExampleWords()
  return (
    <Accordion
      {...(name && { name })}
      headingLevel={4}
      items={[
        {
          key: 'desalination',
          title: words.desalination,
          content: <p>{words.desalinationText}</p>,
          isOpen: true,
        },
        { key: 'reuse', title: words.reuse, content: <p>{words.reuseText}</p> },
        { key: 'nexus', title: words.nexus, content: <p>{words.nexusText}</p> },
      ]}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Accordion',
  description: 'Titles that open onto their texts. With a name, one at a time. The browser does it.',
  examples: [
    { name: 'One at a time', render: () => <Topics name="example-topics" /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Topics /> },
  ],
}
