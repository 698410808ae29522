import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import type { Answers as SealedAnswers } from '../../sealing/proposal.ts'
import type { Answers } from '../../submissions/forms/answers.ts'
import { answersSchema } from '../../submissions/forms/form-schema.ts'
import { answersOf } from '../../submissions/forms/form.ts'
import { proposalForm } from '../proposals/form.ts'

/**
 * Answers as they lay sealed, by their names in the API, checked as any others are on their arrival.
 * @returns them by the fields of the record; nothing when the form would have refused one of them
 */
export function readSealedAnswers(sealed: SealedAnswers): Answers | undefined {
  const asked = answersOf(proposalForm)
  const given = Object.fromEntries(asked.map(([name]) => [name, asTyped(sealed[name])]))
  const { data } = answersSchema(proposalForm, intakeMessages('en')).safeParse(given)
  return data && Object.fromEntries(asked.map(([name, { column }]) => [column, data[name] ?? null]))
}

function asTyped(value: SealedAnswers[string] | undefined): string {
  if (value === null || value === undefined || value === false) return ''
  return value === true ? '1' : String(value)
}
