import type { ParameterRule, QueryParameter } from '../../store/api/filter-parameters.ts'
import { formatDigits } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { givenParameters, type GivenValues } from './given-parameters.ts'
import { apiMessages } from '../../languages/api-messages.ts'

/** What is wrong with each parameter, in words. */
export type ParameterErrors = Readonly<Record<string, readonly string[]>>

/** Takes the parameters out of a query one by one, checks each, and remembers what is wrong. */
export class ParameterReader {
  readonly #given: ReadonlyMap<string, GivenValues>
  readonly #language: Language
  readonly #known = new Set<string>()
  readonly #errors = new Map<string, string>()

  constructor(search: string, language: Language) {
    this.#given = givenParameters(search)
    this.#language = language
  }

  /** A parameter's checked value; nothing when it was left out or is wrong. */
  value<Value>(name: string, { schema, rule, isRequired }: QueryParameter<Value>): Value | undefined {
    this.#known.add(name)
    const values = this.#given.get(name)
    if (!values) {
      if (isRequired) this.#errors.set(name, ruleInWords(rule, this.#language))
      return undefined
    }
    const messages = apiMessages[this.#language]
    const [value] = values
    if (values.length > 1) this.#errors.set(name, messages.repeatedParameter)
    else if (value === undefined) this.#errors.set(name, messages.malformedValue)
    else {
      const result = schema.safeParse(value)
      if (result.success) return result.data
      this.#errors.set(name, ruleInWords(rule, this.#language))
    }
    return undefined
  }

  /** Says what is wrong with a parameter that is right by itself, but not beside the others. */
  refuse(name: string, error: string): void {
    this.#errors.set(name, error)
  }

  /** What is wrong, also with parameters that were given and never asked for; nothing when all is right. */
  errors(): ParameterErrors | undefined {
    const wrong = [...new Set([...this.#given.keys(), ...this.#errors.keys()])].flatMap((name) => {
      const error = this.#known.has(name)
        ? this.#errors.get(name)
        : apiMessages[this.#language].unknownParameter
      return error === undefined ? [] : [[name, [error]] as const]
    })
    return wrong.length > 0 ? Object.fromEntries(wrong) : undefined
  }
}

/** What a parameter's value must be, in words. */
function ruleInWords(rule: ParameterRule, language: Language): string {
  const messages = apiMessages[language]
  switch (rule.kind) {
    case 'wholeNumber':
      return messages.wholeNumber(...bounds(rule, language))
    case 'text':
      return messages.text(...bounds(rule, language))
    case 'oneOf':
      return messages.oneOf(rule.values.join(', '))
    case 'slug':
    case 'slugOrCode':
    case 'countryCode':
      return messages[rule.kind]
  }
}

/** As they are typed: a mark between thousands would be refused. */
function bounds({ from, to }: { from: number; to: number }, language: Language): [string, string] {
  return [formatDigits(String(from), language), formatDigits(String(to), language)]
}
