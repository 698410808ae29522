import { useState } from 'react'
import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { ErrorState } from './error-state.tsx'

function NotLoaded() {
  const { words } = useExampleWords()
  const { tender } = useMessages()
  const [isRetrying, setIsRetrying] = useState(false)
  return (
    <ErrorState
      title={words.notLoaded}
      message={words.notLoadedText}
      onRetry={() => setIsRetrying(true)}
      isRetrying={isRetrying}
      back={{ to: '/tenders', label: tender.back }}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Error state',
  description:
    'What failed, what to do, and a button that tries again; without scripts it asks for the page again.',
  examples: [{ name: 'A list that was not loaded', render: () => <NotLoaded /> }],
}
