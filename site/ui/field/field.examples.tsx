import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { Checkbox } from './checkbox.tsx'
import { FileField } from './file-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const currencies = ['USD', 'JOD', 'EGP', 'EUR'].map((value) => ({ value, label: value }))

function Text() {
  const { words } = useExampleWords()
  return (
    <div className="showcase-form">
      <TextField name="example-company" label={words.company} isRequired />
      <TextField
        name="example-email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
      />
      <TextField name="example-amount" type="number" label={words.amount} defaultValue="25000" isRequired />
      <SelectField name="example-currency" label={words.currency} options={currencies} isRequired />
      <TextArea name="example-message" label={words.message} />
    </div>
  )
}

function Choices() {
  const { words } = useExampleWords()
  return (
    <div className="showcase-form">
      <RadioGroup
        name="example-applicant"
        label={words.applicant}
        defaultValue="company"
        isRequired
        options={[
          { value: 'company', label: words.asCompany },
          { value: 'researcher', label: words.asResearcher },
        ]}
      />
      <Checkbox name="example-consent" label={words.consent} defaultChecked isRequired />
      <FileField
        name="example-files"
        label={words.files}
        hint={words.filesHint}
        accept=".pdf,.doc,.docx"
        multiple
        isRequired
      />
    </div>
  )
}

function Wrong() {
  const { words } = useExampleWords()
  return (
    <div className="showcase-form">
      <TextField
        name="example-wrong-email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        error={words.emailError}
        defaultValue="name@"
        isRequired
      />
      <SelectField
        name="example-disabled"
        label={words.currency}
        options={currencies}
        disabled
        isRequired
        isEmptyAtFirst
      />
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Form fields',
  description: 'A label, what helps, the field, and beside it what is wrong and what to do.',
  examples: [
    { name: 'Text, number, choice of many', render: () => <Text /> },
    { name: 'Choices and files', render: () => <Choices /> },
    { name: 'Wrong and disabled', render: () => <Wrong /> },
  ],
}
