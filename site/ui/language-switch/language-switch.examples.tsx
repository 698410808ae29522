import { languageList } from '../../../languages/languages.ts'
import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { LanguageSwitch } from './language-switch.tsx'

function Switch({ withCurrent }: { withCurrent: boolean }) {
  const { header } = useMessages()
  return (
    <LanguageSwitch
      label={header.languages}
      offered={languageList}
      withCurrent={withCurrent}
      isLandmark={false}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Language switch',
  description: 'The same page in the other languages, each by its own name. The choice is remembered.',
  examples: [
    { name: 'The others', isOnDeep: true, render: () => <Switch withCurrent={false} /> },
    { name: 'All, the page’s own marked', isOnDeep: true, render: () => <Switch withCurrent /> },
  ],
}
