import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Breadcrumb } from './breadcrumb.tsx'

function Path({ label }: { label: string }) {
  const { navigation } = useMessages()
  const { words } = useExampleWords()
  return (
    <Breadcrumb
      label={label}
      steps={[
        { label: navigation.whatWeDo, to: '/what-we-do' },
        { label: navigation.projects, to: '/projects' },
      ]}
      current={words.project}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Breadcrumb',
  description: 'Where the page stands. On a phone only the way up is left.',
  examples: [
    { name: 'On paper', render: () => <Path label="1" /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Path label="2" /> },
  ],
}
