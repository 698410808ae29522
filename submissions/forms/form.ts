import type { CollectionSlug } from 'payload'
import type { FieldName } from '../../languages/back-office/field-labels.ts'
import type { OptionName } from '../../languages/back-office/option-labels.ts'
import type { FormMessages } from '../../languages/messages/forms/en.ts'
import type { Messages } from '../../languages/messages/en.ts'

/** Words of the interface, in the reader's language. */
export type WordsOf<Result = string> = (messages: Messages & FormMessages) => Result

interface Asked {
  label: WordsOf
  hint?: WordsOf
  isOptional?: true
  /** Takes half of a wide line. */
  isHalf?: true
  /** What the OpenAPI document says of it. */
  description?: string
}

interface Answered extends Asked {
  /** Field of the record that holds the answer; its label is the back office's. */
  column: FieldName
  /** Whose label it has there, where its own name means something else elsewhere. */
  wording?: FieldName
  /** Whether the answer stays when the sender's data are erased. Left out, it is erased. */
  isPersonal?: false
}

/** Words in one line or several, an address, or a telephone number. */
export interface WrittenAnswer extends Answered {
  kind: 'text' | 'email' | 'tel' | 'paragraphs'
  /** Most characters; as many as its kind may have when left out (`mostCharacters`). */
  longest?: number
  /** What browsers may fill in (HTML, "Autofill"). */
  autoComplete?: string
}

/** What is written otherwise, chosen or ticked. */
type OtherAnswer = Answered &
  (
    | { kind: 'number'; /** Of a whole number. */ range: { from: number; to: number } }
    | { kind: 'date'; /** Name of the field whose day it may not come before. */ notBefore?: string }
    // An amount of money (`readAmount`).
    | { kind: 'amount' }
    // One of a list; the first of it where nothing is chosen.
    | {
        kind: 'choice'
        options: readonly OptionName[]
        optionLabels: WordsOf<Readonly<Record<string, string>>>
      }
    // A box that must be ticked; sent as '1' or '0' (specification, section 7).
    | { kind: 'tick'; isOptional?: never; /** What to do when it is not. */ missing: WordsOf }
  )

/** Files, sent as `name[0]`, `name[1]`, … Their names go when their sender's data are erased. */
export interface FilesAnswer extends Asked {
  kind: 'files'
  /** Most files; as many as a submission may have when left out. */
  most?: number
  /** What to do when a file is needed and there is none. */
  missing?: WordsOf
}

/** The record that the form is about, by its id: known from the page or the address, and asked of nobody. */
export interface TargetField {
  kind: 'target'
  column: FieldName
  of: CollectionSlug
  isOptional?: true
}

export type Answer = WrittenAnswer | OtherAnswer

export type FormField = Answer | FilesAnswer | TargetField

/** Where what strangers send is stored. Of each it is said how a sender's data are erased (`retention/erase.ts`). */
export const personalCollections = [
  'proposals',
  'job-applications',
  'internship-applications',
  'tender-questions',
  'tender-followers',
  'list-subscribers',
] as const satisfies readonly CollectionSlug[]

export type PersonalCollection = (typeof personalCollections)[number]

/** A part of a long form under a heading. */
export interface FormSection<Name extends string = string> {
  name: string
  heading: WordsOf
  fields: readonly Name[]
}

/**
 * One form that strangers send (decision 015): page, check, OpenAPI document, sealed form, record, export and erasure
 * follow from it. Fields stand under their names in the API, in the order of records and exports.
 */
export interface Form<Collection extends PersonalCollection = PersonalCollection> {
  collection: Collection
  /** Whether what it says is sealed until it is opened. */
  isSealed?: true
  fields: Readonly<Record<string, FormField>>
  /** The page's order, where it is another. */
  sections?: readonly FormSection[]
}

/** A form in sections: one that leaves out a field is a type error. */
export function inSections<
  Collection extends PersonalCollection,
  const Fields extends Form['fields'],
  const Named extends NamesOfShown<Fields> & string,
>(
  form: Form<Collection> & { fields: Fields; sections: readonly FormSection<Named>[] } & ([
      Exclude<NamesOfShown<Fields>, Named>,
    ] extends [never]
      ? unknown
      : { leftOut: Exclude<NamesOfShown<Fields>, Named> }),
): Form<Collection> {
  return form
}

/** Names of what people see of a form. */
type NamesOfShown<Fields extends Form['fields']> = {
  [Name in keyof Fields]: Fields[Name] extends TargetField ? never : Name
}[keyof Fields]

/** Most characters of a line that is read as something else than words: a number, a day. */
export const longestLine = 200

/** Most characters of an address that mail can be sent to (RFC 5321, section 4.5.3.1.3, without its brackets). */
const longestEmail = 254

/** Most characters that may be written. */
export function mostCharacters({ kind, longest }: Pick<WrittenAnswer, 'kind' | 'longest'>): number {
  return longest ?? (kind === 'email' ? longestEmail : longestLine)
}

/** Words of one group of the messages, by their names. */
export function wordsIn<Name extends string>(
  group: WordsOf<Readonly<Record<Name, string>>>,
): (name: Name) => WordsOf {
  return (name) => (messages) => group(messages)[name]
}

/** What says where an answer is stored and how it is asked for, the label being from one group of the messages. */
export function askedIn<Name extends string>(group: WordsOf<Readonly<Record<Name, string>>>) {
  const word = wordsIn(group)
  return (column: FieldName, label: Name) => ({ column, label: word(label) })
}

function fieldsOf<Kind extends FormField>(
  { fields }: Form,
  isOfKind: (field: FormField) => field is Kind,
): [name: string, field: Kind][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Kind][] =>
    isOfKind(field) ? [[name, field]] : [],
  )
}

/** What a form asks people to write, choose or tick. */
export function answersOf(form: Form): [name: string, field: Answer][] {
  return fieldsOf(form, (field): field is Answer => field.kind !== 'files' && field.kind !== 'target')
}

export function filesOf(form: Form): [name: string, field: FilesAnswer][] {
  return fieldsOf(form, (field): field is FilesAnswer => field.kind === 'files')
}

/** What a form is about; at most one. */
export function targetOf(form: Form): [name: string, field: TargetField] | undefined {
  return fieldsOf(form, (field): field is TargetField => field.kind === 'target')[0]
}
