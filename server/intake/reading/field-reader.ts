import { z } from 'zod'
import { plainDigits } from '../../../submissions/plain-digits.ts'
import { isBlank, withoutInvisible } from '../../../submissions/visible-text.ts'
import { readAmount } from '../../../procurement/proposals/read-amount.ts'
import { intakeLimits } from '../limits.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
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
    // Numbers are often copied with marks of direction around them.
    const value = withoutInvisible(this.line(name))
    const isPhone = /^\+?[\d\s().\-/]{5,40}$/.test(value) && value.replaceAll(/\D/g, '').length >= 5
    if (value !== '' && !isPhone) this.#wrong(name, this.#messages.invalidPhone)
    return value
  }

  /** An amount above zero with at most two decimals. What could mean two numbers is refused. */
  amount(name: string): number {
    if (this.line(name) === '') return 0
    const given = (this.#fields.get(name) ?? '').trim()
    const read = readAmount(given)
    if (read.is === 'amount') return read.value
    this.#wrong(
      name,
      read.is === 'ambiguous'
        ? this.#messages.ambiguousAmount(given, ...read.readings)
        : this.#messages.invalidAmount,
    )
    return 0
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
    const value = plainDigits(this.#fields.get(name) ?? '')
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      // Of control characters only line ends and tabs are text; marks of direction are.
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim()
    if ([...value].length > Math.min(longest, intakeLimits.fieldSize))
      this.#wrong(name, this.#messages.textTooLong)
    return isBlank(value) ? '' : value
  }
}
