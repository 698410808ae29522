import { useState } from 'react'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import type { SubmissionField } from './submission-field.ts'
import { SubmissionForm } from './submission-form.tsx'

function Form() {
  const { words } = useExampleWords()
  const [message, setMessage] = useState('')
  const fields: readonly SubmissionField[] = [
    { kind: 'text', name: 'example-form-company', label: words.company, isRequired: true, isHalf: true },
    { kind: 'email', name: 'example-form-email', label: words.email, isRequired: true, isHalf: true },
    { kind: 'paragraphs', name: 'example-form-message', label: words.message },
    { kind: 'files', name: 'example-form-files', label: words.files, isRequired: true },
    {
      kind: 'tick',
      name: 'example-form-consent',
      label: words.consent,
      missing: words.consentError,
      isRequired: true,
    },
  ]
  return (
    <div className="showcase-form">
      <SubmissionForm
        name="example-form"
        fields={fields}
        page="/design-system"
        apiAddress="/api/nothing"
        submitLabel={words.submit}
        headingLevel={4}
        onAccepted={(_receipt, text) => setMessage(text)}
      />
      {message !== '' && <p role="status">{message}</p>}
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Form of submission',
  description:
    'Words and files from strangers: the fields are data. Errors stand beside them, what is typed stays, the upload can be cancelled.',
  examples: [{ name: 'Submit it empty, add files, remove them', render: () => <Form /> }],
}
