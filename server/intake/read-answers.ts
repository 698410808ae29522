import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import type { Answers } from '../../submissions/forms/answers.ts'
import { answersSchema } from '../../submissions/forms/form-schema.ts'
import { answersOf, type Form } from '../../submissions/forms/form.ts'
import { Refused } from './refused.ts'

/** What a form says, and what is wrong with it: all of it is said at once. */
export class ReadAnswers {
  /** By the fields of the record that hold them; none when one of them is wrong. */
  readonly answers: Answers
  readonly #messages: IntakeMessages
  readonly #errors: Record<string, string> = {}
  #isIncomplete = false

  constructor(form: Form, fields: ReadonlyMap<string, string>, messages: IntakeMessages) {
    this.#messages = messages
    const asked = answersOf(form)
    const given = Object.fromEntries(asked.map(([name]) => [name, fields.get(name) ?? '']))
    const { data = {}, error } = answersSchema(form, messages).safeParse(given)
    this.answers = Object.fromEntries(asked.map(([name, { column }]) => [column, data[name] ?? null]))
    for (const issue of error?.issues ?? []) {
      const isMissing = issue.code === 'custom' && issue.params?.['isMissing'] === true
      this.#refuse(String(issue.path[0]), issue.message, isMissing)
    }
  }

  /** A file that has to be there is not. */
  missing(name: string, message: string): void {
    this.#refuse(name, message, true)
  }

  /**
   * @param incomplete what is said when something is missing
   * @throws Refused with 422 when anything was wrong
   */
  check(incomplete: string): void {
    if (Object.keys(this.#errors).length === 0) return
    const reason = this.#isIncomplete ? incomplete : this.#messages.invalidFields
    throw new Refused(422, reason, { fields: this.#errors })
  }

  #refuse(name: string, message: string, isMissing: boolean): void {
    this.#errors[name] ??= message
    this.#isIncomplete ||= isMissing
  }
}
