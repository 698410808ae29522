import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { SubmissionOutcome } from '../../../submissions/submission-outcome.ts'
import { isBlank } from '../../../submissions/visible-text.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { ShownReceipt } from '../receipt/shown-receipt.ts'
import { checkSubmission, sizeOf } from './check-submission.ts'
import { clearDraft, isStoredOnDevice, readDraft, writeDraft } from './draft.ts'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts'
import { sendSubmission, type SendResult, type SubmissionToSend } from './send-submission.ts'
import type { FieldErrors, SubmissionField } from './submission-field.ts'

export interface ShownRefusal {
  message: string
  /** What the server adds to the message. */
  detail?: string | undefined
  /** What else one can do. */
  link?: { href: string; text: string } | undefined
  errors: FieldErrors
}

export interface UploadState {
  sent: number
  all: number
}

export type ChosenFiles = Readonly<Record<string, readonly File[]>>

interface SubmissionOptions {
  form: RefObject<HTMLFormElement | null>
  draftKey: string
  apiAddress: string
  send: ((submission: SubmissionToSend) => Promise<SendResult>) | undefined
  fields: readonly SubmissionField[]
  /** Said when a required field is empty. */
  incomplete: string
  /** What the server said of this form when it was sent without scripts. */
  outcome: SubmissionOutcome | undefined
  /** Whether the visitor may choose to keep the draft on the device. */
  mayKeepDraft: boolean
  onAccepted: (receipt: ShownReceipt | null, message: string) => void
  onSending: ((isSending: boolean) => void) | undefined
}

/** A form's way to the server: checked, sent once, its failure shown, its words held until it is accepted. */
export function useSubmission(options: SubmissionOptions) {
  const { form, draftKey, apiAddress, fields, incomplete, outcome, onAccepted, onSending } = options
  const { mayKeepDraft, send = sendSubmission } = options
  const language = useLanguage()
  const { submission: words } = useFormMessages()
  const [files, setFiles] = useState<ChosenFiles>({})
  const [upload, setUpload] = useState<UploadState>()
  const [refusal, setRefusal] = useState<ShownRefusal | undefined>(
    outcome?.outcome === 'refused' ? outcome : undefined,
  )
  const [isRestored, setIsRestored] = useState(false)
  const [isStored, setIsStored] = useState(false)
  const [generation, setGeneration] = useState(0)
  const sending = useRef<AbortController>(null)
  /** As it was when the form was sent, before fields were corrected. */
  const refused = useRef<ShownRefusal>(undefined)
  /** Whether the form shows what was sent without scripts; what was refused unread leaves the draft as it is. */
  const isAnswer = outcome?.outcome === 'refused' && Object.keys(outcome.typed).length > 0

  const announceTypedEarly = useEffectEvent((shown: HTMLFormElement) => announceEarly(shown, fields))
  const storeDraft = useEffectEvent((shown: HTMLFormElement, isOnDevice: boolean) => {
    const draft = draftOf(shown, fields)
    writeDraft(draftKey, draft)
    if (isOnDevice) writeDraft(draftKey, draft, 'device')
  })
  useEffect(() => {
    if (!form.current) return
    const isOnDevice = mayKeepDraft && isStoredOnDevice(draftKey)
    const isTypedEarly = announceTypedEarly(form.current)
    const ofTab = readDraft(draftKey)
    const isOfTab = !isOnDevice || Object.keys(ofTab).length > 0
    const isAny = !isAnswer && restore(form.current, isOfTab ? ofTab : readDraft(draftKey, 'device'))
    if (isAnswer || isTypedEarly) storeDraft(form.current, isOnDevice)
    queueMicrotask(() => {
      setIsRestored(isAny)
      setIsStored(isOnDevice)
    })
  }, [draftKey, form, isAnswer, mayKeepDraft])
  useEffect(() => () => sending.current?.abort(), [])
  useEffect(() => {
    if (refusal && refusal === refused.current && form.current) focusFirstWrong(form.current)
  }, [refusal, form])

  const refuse = (shown: ShownRefusal) => {
    refused.current = shown
    setRefusal(shown)
  }
  const forgetError = (name: string) =>
    setRefusal((shown) => {
      if (!shown?.errors[name]) return shown
      const { [name]: _forgotten, ...errors } = shown.errors
      return Object.keys(errors).length === 0 ? undefined : { ...shown, errors }
    })

  const submit = async () => {
    if (!form.current || sending.current) return
    const values = valuesOf(form.current, fields)
    const errors = checkSubmission(fields, { values, files }, language)
    if (Object.keys(errors).length > 0) {
      refuse({ message: messageFor(errors, incomplete, values, files, fields), errors })
      return
    }
    const controller = new AbortController()
    sending.current = controller
    setRefusal(undefined)
    setUpload({ sent: 0, all: sizeOf(Object.values(files).flat()) })
    onSending?.(true)
    const result = await send({
      address: apiAddress,
      values,
      files: Object.values(files).flat(),
      body: bodyOf(values, files),
      language,
      idempotencyKey: idempotencyKey(draftKey, contentOf(fields, values, files)),
      onProgress: (sent, all) => setUpload({ sent, all }),
      signal: controller.signal,
    })
    sending.current = null
    setUpload(undefined)
    onSending?.(false)
    if (result.end === 'answered' && result.answer.isSuccess) {
      startAgain()
      onAccepted(result.answer.receipt, result.answer.message)
      return
    }
    refuse(refusalOf(result))
  }

  /** Empties the form and deletes all that was stored of it. */
  const startAgain = () => {
    clearDraft(draftKey)
    if (mayKeepDraft) clearDraft(draftKey, 'device')
    forgetIdempotencyKey(draftKey)
    setFiles({})
    setIsRestored(false)
    setIsStored(false)
    setGeneration((shown) => shown + 1)
  }

  const refusalOf = (result: SendResult): ShownRefusal => {
    if (result.end === 'network error') return { message: words.network, errors: {} }
    if (result.end === 'cancelled') return { message: words.cancelled, errors: {} }
    const { status, answer } = result
    const errors = errorsByField(answer.errors, fields)
    // A failure of the server, or a plain "no", has the specification's words (section 8); others say more themselves.
    if (status < 400 || status === 500 || answer.message === '')
      return { message: words.failed, ...(answer.message && { detail: answer.message }), errors }
    return { message: answer.message, detail: answer.detail, link: answer.link, errors }
  }

  return {
    files,
    upload,
    refusal,
    isRestored,
    isStored,
    generation,
    submit,
    cancelUpload: () => sending.current?.abort(),
    /** The form goes out of sight: its message with it. */
    leave: () => {
      sending.current?.abort()
      setRefusal(undefined)
    },
    changeFiles: (name: string, chosen: readonly File[]) => {
      setFiles((shown) => ({ ...shown, [name]: chosen }))
      forgetError(name)
    },
    changeValue: (name: string) => {
      if (!form.current || !fields.some((field) => field.name === name)) return
      forgetError(name)
      const draft = draftOf(form.current, fields)
      writeDraft(draftKey, draft)
      if (!isStored) return
      // Another tab may have deleted it, or sent it.
      if (isStoredOnDevice(draftKey)) writeDraft(draftKey, draft, 'device')
      else setIsStored(false)
    },
    keepDraft: (isWanted: boolean) => {
      setIsStored(isWanted)
      if (!isWanted) clearDraft(draftKey, 'device')
      else if (form.current) writeDraft(draftKey, draftOf(form.current, fields), 'device')
    },
    removeDraft: () => {
      startAgain()
      setRefusal(undefined)
    },
  }
}

/** The control of a field, whichever kind it is of. */
function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : undefined
}

function valueIn(form: HTMLFormElement, { kind, name }: SubmissionField): string {
  const control = controlOf(form, name)
  if (kind === 'tick') return control instanceof HTMLInputElement && control.checked ? '1' : '0'
  // What a number field can't read it gives as nothing at all.
  return control instanceof HTMLInputElement && control.validity.badInput ? '?' : (control?.value ?? '')
}

function valuesOf(form: HTMLFormElement, fields: readonly SubmissionField[]): Record<string, string> {
  const named = fields.filter(({ kind }) => kind !== 'files' && kind !== 'heading')
  return {
    ...Object.fromEntries(named.map((field) => [field.name, valueIn(form, field)])),
    [trapName]: controlOf(form, trapName)?.value ?? '',
  }
}

/** A field that people do not see and robots fill in. */
export const trapName = 'website'

function isDrafted(field: SubmissionField): boolean {
  return (
    field.kind !== 'files' &&
    field.kind !== 'heading' &&
    field.kind !== 'hidden' &&
    !('isSecret' in field && field.isSecret)
  )
}

function draftOf(form: HTMLFormElement, fields: readonly SubmissionField[]): Record<string, string> {
  return Object.fromEntries(fields.filter(isDrafted).map((field) => [field.name, valueIn(form, field)]))
}

/** Puts back what was typed, but for fields that say something new already; says whether there was anything. */
function restore(form: HTMLFormElement, draft: Readonly<Record<string, string>>): boolean {
  let isAny = false
  for (const [name, value] of Object.entries(draft)) {
    const control = controlOf(form, name)
    if (!control || isChanged(control)) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === '1'
    else {
      if (value !== '' && control.value !== value) isAny = true
      control.value = value
      announce(control)
    }
  }
  return isAny
}

type Control = NonNullable<ReturnType<typeof controlOf>>

/** Whether a field says something else than the page gave it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const preset = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(preset, 0)
  }
  const isTick = control instanceof HTMLInputElement && control.type === 'checkbox'
  return isTick ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** For what shows a field's value again. */
function announce(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Announces what was typed before scripts were at work; says whether there was anything that a draft stores. */
function announceEarly(form: HTMLFormElement, fields: readonly SubmissionField[]): boolean {
  const early = fields.filter(isDrafted).flatMap(({ name }) => {
    const control = controlOf(form, name)
    return control && isChanged(control) ? [control] : []
  })
  early.forEach(announce)
  return early.length > 0
}

function bodyOf(values: Readonly<Record<string, string>>, files: ChosenFiles): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  for (const [name, chosen] of Object.entries(files)) {
    for (const [place, file] of chosen.entries()) body.append(`${name}[${place}]`, file)
  }
  return body
}

function contentOf(
  fields: readonly SubmissionField[],
  values: Readonly<Record<string, string>>,
  files: ChosenFiles,
): string {
  const isStored = (name: string) =>
    !fields.some((field) => field.name === name && 'isSecret' in field && field.isSecret)
  return JSON.stringify([
    Object.entries(values).filter(([name]) => isStored(name)),
    Object.values(files).map((chosen) =>
      chosen.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ),
  ])
}

/** The specification's message for what is missing (section 5), else what the first field says. */
function messageFor(
  errors: FieldErrors,
  incomplete: string,
  values: Readonly<Record<string, string>>,
  files: ChosenFiles,
  fields: readonly SubmissionField[],
): string {
  const isMissing = fields.some(
    (field) =>
      errors[field.name] &&
      (field.kind === 'tick' ||
        (field.kind === 'files' && !files[field.name]?.length) ||
        (field.kind !== 'files' && isBlank(values[field.name] ?? ''))),
  )
  return isMissing ? incomplete : (Object.values(errors)[0]?.[0] ?? incomplete)
}

/** Errors by the form's own names: what is said of `proposal_file[2]` stands at `proposal_file`. */
export function errorsByField(errors: FieldErrors, fields: readonly SubmissionField[]): FieldErrors {
  const found: Record<string, string[]> = {}
  for (const [name, messages] of Object.entries(errors)) {
    const field = name.replace(/\[.*$/, '')
    if (messages.length > 0 && fields.some((candidate) => candidate.name === field))
      found[field] = [...(found[field] ?? []), ...messages]
  }
  return found
}

/** The first wrong field takes the focus, with the summary of all of them in sight above it where both have room. */
function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!wrong) return
  wrong.focus({ preventScroll: true })
  form.querySelector('.error-summary')?.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (wrong.getBoundingClientRect().bottom > window.innerHeight)
    wrong.scrollIntoView({ block: 'center', behavior: 'instant' })
}
