import { answersOf, type Form } from './form.ts'

/** What stands in a record for an answer. */
export type AnswerValue = string | number | boolean | null

/** Answers by the fields of the record that hold them. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** An answer as its record holds it: a day as its midday in UTC, so that no time zone moves it to a neighbouring day. */
export function recordValues(form: Form, answers: Answers): Answers {
  return Object.fromEntries(
    answersOf(form).map(([, { column, kind }]) => {
      const value = answers[column] ?? null
      return [column, kind === 'date' && typeof value === 'string' ? `${value}T12:00:00.000Z` : value]
    }),
  )
}

/** What is written over a form's record to erase its sender's data: `null` in place of every personal answer. */
export function withoutPersonalAnswers(form: Form): Record<string, null> {
  return Object.fromEntries(
    answersOf(form)
      .filter(([, { isPersonal }]) => isPersonal !== false)
      .map(([, { column }]) => [column, null]),
  )
}

/** Answers as somebody might have typed them, by the fields' names in the form: `answersSchema` reads the same again. */
export function typedAgain(form: Form, answers: Answers): Record<string, string> {
  return Object.fromEntries(
    answersOf(form).map(([name, { column, kind }]) => {
      const value = answers[column] ?? ''
      return [name, kind === 'tick' && value === true ? '1' : String(value)]
    }),
  )
}
