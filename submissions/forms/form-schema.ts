import { z } from 'zod'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { readEmailAddress } from '../../model/fields/email-address.ts'
import { plainDigits } from '../plain-digits.ts'
import { isBlank, withoutInvisible } from '../visible-text.ts'
import type { Answers, AnswerValue } from './answers.ts'
import { fileEndings, fileRules } from './file-rules.ts'
import {
  answersOf,
  longestLine,
  mostCharacters,
  type Answer,
  type FilesAnswer,
  type Form,
  type FormField,
} from './form.ts'
import { readAmount } from './read-amount.ts'

/** Most characters that normalization (NFC) makes one of: a letter with three marks. */
const mostComposed = 4

/** Says why an answer is refused; `isMissing` when there is none. */
type Refuse = (message: string, isMissing?: boolean) => void

/**
 * Reads a form's answers by their names in the API, of which an absent one is an empty text, and says in the sender's
 * language what is wrong with them. An issue whose `params` say `isMissing` is of an answer that has to be there.
 */
export function answersSchema(form: Form, messages: IntakeMessages) {
  const answers = answersOf(form)
  let schema = z.object(
    Object.fromEntries(answers.map(([name, field]) => [name, answerSchema(field, messages)])),
  )
  for (const [name, field] of answers) {
    const first = field.kind === 'date' ? field.notBefore : undefined
    if (first === undefined) continue
    schema = schema.refine(({ [first]: from, [name]: until }) => !from || !until || until >= from, {
      path: [name],
      error: messages.endsBeforeItBegins,
      // Said with whatever else is wrong.
      when: () => true,
    })
  }
  return schema
}

/** A whole form, as the OpenAPI document describes it: the input of the same schemas that read its answers. */
export function describedForm(form: Form) {
  const messages = intakeMessages('en')
  return z.object(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [name, fieldSchema(field, messages)]),
    ),
  )
}

/** All of a form's answers, and nothing else, by the fields of the record that hold them. */
export function storedAnswersSchema(form: Form) {
  return z.strictObject(
    Object.fromEntries(answersOf(form).map(([, field]) => [field.column, storedAnswerSchema(field)])),
  )
}

/** The same as it was stored at any time: an answer that is absent was not asked for then, and is none. */
export function formerAnswersSchema(form: Form) {
  return z.object(
    Object.fromEntries(
      answersOf(form).map(([, field]) => [
        field.column,
        storedAnswerSchema(field)
          .optional()
          .transform((value) => value ?? null),
      ]),
    ),
  )
}

function storedAnswerSchema(field: Answer): z.ZodType<AnswerValue> {
  const given = givenAnswerSchema(field)
  return field.isOptional ? given.nullable() : given
}

function givenAnswerSchema(field: Answer): z.ZodType<AnswerValue> {
  switch (field.kind) {
    case 'number':
    case 'amount':
      return z.number()
    case 'choice':
      return z.enum(field.options)
    case 'tick':
      return z.literal(true)
    default:
      return z.string()
  }
}

/** What is stored of an answer, of a field that is declared `as const`. */
type StoredAnswer<Field extends Answer> =
  | (Field extends { kind: 'number' | 'amount' }
      ? number
      : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
        ? Option
        : Field extends { kind: 'tick' }
          ? true
          : string)
  | (Field extends { isOptional: true } ? null : never)

/** What is stored of a form that is declared `as const`, by the fields of the record. */
export type StoredAnswers<Of extends Form> = {
  [
    Name in keyof Of['fields'] as Of['fields'][Name] extends Answer ? Of['fields'][Name]['column'] : never
  ]: Of['fields'][Name] extends Answer ? StoredAnswer<Of['fields'][Name]> : never
}

/**
 * Answers with the types that the form gives them, so that what is written of them is checked.
 * @throws ZodError when they are not the form's answers
 */
export function typedAnswers<const Of extends Form>(form: Of, answers: Answers): StoredAnswers<Of> {
  assertStored(form, answers)
  return answers
}

function assertStored<Of extends Form>(
  form: Of,
  answers: Answers,
): asserts answers is Answers & StoredAnswers<Of> {
  storedAnswersSchema(form).parse(answers)
}

function fieldSchema(field: FormField, messages: IntakeMessages): z.ZodType {
  switch (field.kind) {
    case 'target':
      return field.isOptional ? z.string().optional() : z.string()
    case 'files':
      return filesSchema(field)
    default:
      return answerSchema(field, messages)
  }
}

function filesSchema({ most, isOptional }: FilesAnswer): z.ZodType {
  const endings = fileEndings.map((ending) => `.${ending}`).join(', ')
  const each = `PDF or Word (${endings}), at most ${fileRules.largest / 1024 ** 2} MB`
  const one = z.file().meta({ description: `${each}.` })
  const any = z.array(z.file()).min(1)
  const files = most === 1 ? one : most ? z.array(one).max(most) : any.meta({ description: `${each} each.` })
  return isOptional ? files.optional() : files
}

function answerSchema(field: Answer, messages: IntakeMessages) {
  // Nothing chosen is the first choice.
  const input: z.ZodType<string | undefined> =
    field.isOptional || field.kind === 'choice' ? inputOf(field).optional() : inputOf(field)
  return input.transform((given = '', context) => {
    let isRefused = false
    return readAnswer(field, given, messages, (message, isMissing = false) => {
      if (isRefused) return
      isRefused = true
      context.addIssue({ code: 'custom', message, params: { isMissing } })
    })
  })
}

/** What may be sent, as far as the OpenAPI document says it; whether it can be read is found out in reading it. */
function inputOf(field: Answer): z.ZodString {
  const { description } = field
  return z.string().meta({
    ...(description !== undefined && { description }),
    ...(field.kind === 'email' && { format: 'idn-email' }),
    ...(field.kind === 'date' && { format: 'date' }),
    ...(field.kind === 'choice' && { enum: field.options, default: field.options[0] }),
    ...(field.kind === 'tick' && { enum: ['0', '1'] }),
  })
}

function readAnswer(field: Answer, given: string, messages: IntakeMessages, refuse: Refuse): AnswerValue {
  const text = (longest: number) => {
    const written = plainDigits(given)
      .replaceAll('\r\n', '\n')
      // Of control characters only line ends and tabs are text; marks of direction are.
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim()
    // Putting a hundred thousand accents into their order takes a quarter of a minute, in which nothing else is done.
    if ([...written].length > longest * mostComposed) {
      refuse(messages.textTooLong)
      return ''
    }
    const value = written.normalize('NFC').trim()
    if ([...value].length > longest) refuse(messages.textTooLong)
    if (!isBlank(value)) return value
    if (!field.isOptional && field.kind !== 'choice') refuse(messages.required, true)
    return ''
  }
  const line = (longest = longestLine) => text(longest).replaceAll(/\s+/g, ' ')
  switch (field.kind) {
    case 'paragraphs':
      return text(mostCharacters(field))
    case 'text':
      return line(mostCharacters(field))
    case 'email': {
      const value = line(mostCharacters(field))
      if (value === '') return null
      const address = readEmailAddress(value)
      if (address === undefined) refuse(messages.invalidEmail)
      return address ?? value
    }
    case 'tel': {
      // Numbers are often copied with marks of direction around them.
      const value = withoutInvisible(line())
      if (value !== '' && !isTelephone(value, mostCharacters(field))) refuse(messages.invalidPhone)
      return value
    }
    case 'number': {
      const value = line()
      if (value === '') return null
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      const { from, to } = field.range
      if (!(number >= from && number <= to)) refuse(messages.invalidNumber)
      return number
    }
    case 'date': {
      const value = line()
      if (value === '') return null
      if (!z.iso.date().safeParse(value).success) refuse(messages.invalidDate)
      return value
    }
    case 'amount':
      return line() === '' ? null : readGivenAmount(given.trim(), messages, refuse)
    case 'choice': {
      const value = line()
      const found = value === '' ? field.options[0] : field.options.find((one) => one === value)
      if (found === undefined) refuse(messages.invalidChoice)
      return found ?? null
    }
    case 'tick':
      if (given.trim() !== '1') refuse(messages.consentRequired, true)
      return true
  }
}

/** Digits with what people write between them, at least five; then an extension: `ext. 12`, `poste 12`, `x12`. */
const telephone = /^\+?(?<number>[\d\s().\p{Pd}/]{5,}?)(?:[\s,;]*(?:#|\p{L}{1,10}\.?)\s*\d{1,6})?$/u

function isTelephone(value: string, longest: number): boolean {
  const number = telephone.exec(value)?.groups?.['number'] ?? ''
  const isPlausible = number.replaceAll(/\D/g, '').length >= 5
  return isPlausible && value.replace(/^\+/, '').length <= longest
}

/** An amount above zero with at most two decimals. What could mean two numbers is refused. */
function readGivenAmount(given: string, messages: IntakeMessages, refuse: Refuse): number | null {
  const read = readAmount(given)
  if (read.is === 'amount') return read.value
  refuse(read.is === 'ambiguous' ? messages.ambiguousAmount(given, ...read.readings) : messages.invalidAmount)
  return null
}
