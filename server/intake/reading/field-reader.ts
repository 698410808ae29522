import { z } from 'zod'
import { intakeLimits } from '../limits.ts'
import type { IntakeMessages } from '../messages/intake-messages.ts'
import { Refused } from '../refused.ts'

/** Most characters of a field of one line. */
const longestLine = 200

const address = z.email().max(254)

/** Reads the fields of a form, collecting what is wrong with them. */
export class FieldReader {
  readonly #fields: ReadonlyMap<string, string>
  readonly #messages: IntakeMessages
  readonly #errors: Record<string, string> = {}
  #isIncomplete = false

  constructor(fields: ReadonlyMap<string, string>, messages: IntakeMessages) {
    this.#fields = fields
    this.#messages = messages
  }

  /** One line of text; empty when it is optional and was left out. */
  line(name: string, { optional = false } = {}): string {
    const value = this.#plain(name, longestLine).replaceAll(/\s+/g, ' ')
    if (value === '' && !optional) this.missing(name)
    return value
  }

  /** Several lines of text. */
  text(name: string, { optional = false, longest = 8000 } = {}): string {
    const value = this.#plain(name, longest)
    if (value === '' && !optional) this.missing(name)
    return value
  }

  email(name: string): string {
    const value = this.line(name)
    if (value !== '' && !address.safeParse(value).success) this.#wrong(name, this.#messages.invalidEmail)
    return value
  }

  /** Digits with what people write between them; at least five. */
  phone(name: string): string {
    const value = this.line(name)
    const isPhone = /^\+?[\d\s().\-/]{5,40}$/.test(value) && value.replaceAll(/\D/g, '').length >= 5
    if (value !== '' && !isPhone) this.#wrong(name, this.#messages.invalidPhone)
    return value
  }

  /** A positive amount with at most two decimals. */
  amount(name: string): number {
    const value = this.line(name)
      .replaceAll(/[\s,٬]/g, '')
      .replace('٫', '.')
    if (value === '') return 0
    const amount = /^\d{1,12}(\.\d{1,2})?$/.test(value) ? Number(value) : 0
    if (amount <= 0) this.#wrong(name, this.#messages.invalidAmount)
    return amount
  }

  wholeNumber(name: string, { from, to }: { from: number; to: number }): number | null {
    const value = this.line(name, { optional: true })
    if (value === '') return null
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= from && number <= to)) this.#wrong(name, this.#messages.invalidNumber)
    return number
  }

  /** A calendar day, `YYYY-MM-DD`. */
  day(name: string): string | null {
    const value = this.line(name, { optional: true })
    if (value === '') return null
    if (!z.iso.date().safeParse(value).success) this.#wrong(name, this.#messages.invalidDate)
    return value
  }

  /** Two days of which the second may not come before the first. */
  days(first: string, last: string): [string | null, string | null] {
    const [from, until] = [this.day(first), this.day(last)]
    if (from && until && until < from) this.#wrong(last, this.#messages.endsBeforeItBegins)
    return [from, until]
  }

  choice<const Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const value = this.line(name, { optional: true })
    if (value === '') return fallback
    const found = values.find((one) => one === value)
    if (found === undefined) this.#wrong(name, this.#messages.invalidChoice)
    return found ?? fallback
  }

  /** Specification, section 7: '1' or '0'. */
  consent(): true {
    if (this.#fields.get('consent')?.trim() !== '1') {
      this.#wrong('consent', this.#messages.consentRequired)
      this.#isIncomplete = true
    }
    return true
  }

  /** A field, or a file, that has to be there is not. */
  missing(name: string, message = this.#messages.required): void {
    this.#isIncomplete = true
    this.#wrong(name, message)
  }

  /**
   * @param incomplete what is said when something is missing
   * @throws Refused with 422 when anything was wrong
   */
  check(incomplete: string): void {
    if (Object.keys(this.#errors).length === 0) return
    throw new Refused(422, this.#isIncomplete ? incomplete : this.#messages.invalidFields, {
      fields: this.#errors,
    })
  }

  #wrong(name: string, message: string): void {
    this.#errors[name] ??= message
  }

  #plain(name: string, longest: number): string {
    const value = asciiDigits(this.#fields.get(name) ?? '')
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      // Of control characters only line ends and tabs are text; marks of direction are.
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim()
    if ([...value].length > Math.min(longest, intakeLimits.fieldSize))
      this.#wrong(name, this.#messages.textTooLong)
    return value
  }
}

/** Digits of Arabic and Persian keyboards, as ASCII. */
function asciiDigits(value: string): string {
  return value
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}
