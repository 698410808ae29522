import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { TextField } from '../field/text-field.tsx'
import { dialogCommand } from './dialog-command.ts'
import { Dialog } from './dialog.tsx'

function Commanded() {
  const { words } = useExampleWords()
  const id = 'example-dialog'
  return (
    <>
      <Button variant="secondary" {...dialogCommand('show-modal', id)}>
        {words.remove}
      </Button>
      <Dialog
        id={id}
        title={words.removeQuestion}
        actions={
          <>
            <Button variant="danger" {...dialogCommand('close', id)}>
              {words.remove}
            </Button>
            <Button variant="secondary" {...dialogCommand('close', id)}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.removeText}</p>
      </Dialog>
    </>
  )
}

function OpenedByState() {
  const { words } = useExampleWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.submit}
      </Button>
      <Dialog id="example-form-dialog" title={words.submit} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setIsOpen(false)
          }}
        >
          <TextField name="dialog-company" label={words.company} isRequired />
          <Button type="submit">{words.submit}</Button>
        </form>
      </Dialog>
    </>
  )
}

export const examples: ComponentExamples = {
  name: 'Dialog',
  description:
    'A window over the page. Opened by a button that commands it by its id, which needs no script, or held open by its owner’s state.',
  examples: [
    { name: 'Commanded by buttons', render: () => <Commanded /> },
    { name: 'With a form, open by state', render: () => <OpenedByState /> },
  ],
}
