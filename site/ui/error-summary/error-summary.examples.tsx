import { useState, type FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { fieldId } from '../field/field-words.ts'
import { TextField } from '../field/text-field.tsx'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'

const [company, email] = ['example-summary-company', 'example-summary-email'] as const

function Form() {
  const { words } = useExampleWords()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setProblems(
      [
        { name: company, message: words.companyError },
        { name: email, message: words.emailError },
      ]
        .filter(({ name }) => !given.get(name))
        .map(({ name, message }) => ({ fieldId: fieldId(name), message })),
    )
  }
  const errorOf = (name: string) => problems.find((problem) => problem.fieldId === fieldId(name))?.message
  return (
    <form className="showcase-form" onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} headingLevel={4} />
      <TextField name={company} label={words.company} error={errorOf(company)} isRequired />
      <TextField name={email} type="email" label={words.email} error={errorOf(email)} isRequired />
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}

export const examples: ComponentExamples = {
  name: 'Error summary',
  description:
    'What keeps a form from being sent, each line leading to its field. It takes the focus when it appears.',
  examples: [{ name: 'Submit it empty', render: () => <Form /> }],
}
