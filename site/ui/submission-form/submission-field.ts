/** What every field of a form of submission has. Names are those of the public API. */
interface NamedField {
  name: string
  label: string
  hint?: string | undefined
  isRequired?: boolean | undefined
  /** Takes half of a wide line. */
  isHalf?: boolean | undefined
}

export interface TypedField extends NamedField {
  kind: 'text' | 'email' | 'tel' | 'number' | 'url' | 'date' | 'paragraphs'
  autoComplete?: string | undefined
  maxLength?: number | undefined
  defaultValue?: string
  /** Not stored with what else was typed. */
  isSecret?: boolean
  /** Written from left to right in every language, as codes are. */
  isLeftToRight?: boolean
  /** Of a whole number: the least and the most. */
  range?: { from: number; to: number }
}

/** An amount of money, read as `submissions/forms/read-amount.ts` reads it and shown again as it was read. */
export interface AmountField extends NamedField {
  kind: 'amount'
}

export interface ChoiceField extends NamedField {
  kind: 'choice'
  options: readonly { value: string; label: string }[]
  defaultValue?: string
  /** Starts with a line that asks to choose. */
  isEmptyAtFirst?: boolean
}

/** A box to tick; sent as '1' or '0'. */
export interface TickField extends NamedField {
  kind: 'tick'
  /** What to do when it must be ticked and is not. */
  missing: string
}

/** Files; sent as `name[0]`, `name[1]`, … */
export interface FilesField extends NamedField {
  kind: 'files'
  /** Most files; as many as a submission may have when left out. Of one, another choice takes its place. */
  most?: number | undefined
  /** What to do when a file is required and there is none. */
  missing?: string | undefined
}

export interface HiddenField {
  kind: 'hidden'
  name: string
  value: string
}

/** Parts a long form. */
export interface FormHeading {
  kind: 'heading'
  name: string
  text: string
}

/** One line of the data that a form of submission is made of. */
export type SubmissionField =
  | TypedField
  | AmountField
  | ChoiceField
  | TickField
  | FilesField
  | HiddenField
  | FormHeading

/** For each field, by its name, what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>
