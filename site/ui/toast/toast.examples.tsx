import { Button } from '../button/button.tsx'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { showToast } from './toast-store.ts'

function Shown() {
  const { words } = useExampleWords()
  return (
    <div className="button-row">
      <Button variant="secondary" onClick={() => showToast(words.saved, 'success')}>
        {words.save}
      </Button>
      <Button variant="secondary" onClick={() => showToast(words.notLoaded, 'danger')}>
        {words.submit}
      </Button>
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Toast',
  description:
    'A short message about what was just done. Gone after six seconds, unless the pointer or the focus is on it.',
  examples: [{ name: 'Shown by a button', render: () => <Shown /> }],
}
