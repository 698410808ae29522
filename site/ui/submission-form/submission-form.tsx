import { useImperativeHandle, useRef, type FormEvent, type ReactNode, type Ref, useEffect } from 'react'
import type { SubmissionOutcome } from '../../../submissions/submission-outcome.ts'
import { addressIn } from '../../../languages/address.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { fieldId } from '../field/field-words.ts'
import { Icon } from '../icon/icon.tsx'
import type { ShownReceipt } from '../receipt/shown-receipt.ts'
import { useScripts } from '../use-scripts.ts'
import { SubmissionControl } from './submission-control.tsx'
import type { SubmissionField } from './submission-field.ts'
import type { SendResult, SubmissionToSend } from './send-submission.ts'
import { DraftChoice } from './draft-choice.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { errorsByField, trapName, useSubmission } from './use-submission.ts'
import './submission-form.css'

/** What the owner of a form may ask of it. */
export interface SubmissionFormHandle {
  /** The form goes out of sight: an upload is cancelled and the error message goes. */
  leave: () => void
}

interface SubmissionFormProps {
  ref?: Ref<SubmissionFormHandle>
  /** Name of the form in the page, and of its draft: the same in every language. */
  name: string
  fields: readonly SubmissionField[]
  /** Page that takes the form without scripts; a path of the route table without the language's prefix. */
  page: string
  /** Call of the public API that takes it with scripts, such as `/api/tenders/7/apply`. */
  apiAddress: string
  /** Sends in another way than as a form. */
  send?: ((submission: SubmissionToSend) => Promise<SendResult>) | undefined
  submitLabel: string
  /** Said when a required field is empty; for a proposal the specification's words. */
  incomplete?: string
  /** Heading level of the error summary. */
  headingLevel?: 2 | 3 | 4
  /** What the server said when the form was sent without scripts. */
  outcome?: SubmissionOutcome | undefined
  /** Offers to keep a draft on the visitor's own device, beyond this tab. */
  mayKeepDraft?: boolean
  /** Shows a Cancel button beside the one that submits. */
  onCancel?: () => void
  onAccepted: (receipt: ShownReceipt | null, message: string) => void
  /** Called when an upload begins and when it ends. */
  onSending?: (isSending: boolean) => void
  /** Above the button that submits. */
  note?: ReactNode
  /** Above the fields. */
  children?: ReactNode
}

/**
 * A form by which strangers send words and files: checked before it is sent, errors beside their fields, nothing typed
 * is lost (specification, sections 4, 5 and 8). Without scripts it is a plain form that the page itself takes.
 */
export function SubmissionForm({
  ref,
  name,
  fields,
  page,
  apiAddress,
  send,
  submitLabel,
  incomplete,
  headingLevel = 3,
  outcome,
  mayKeepDraft = false,
  onCancel,
  onAccepted,
  onSending,
  note,
  children,
}: SubmissionFormProps) {
  const { submission: words } = useFormMessages()
  const language = useLanguage()
  const hasScripts = useScripts()
  const form = useRef<HTMLFormElement>(null)
  const state = useSubmission({
    form,
    draftKey: name,
    apiAddress,
    send,
    fields,
    incomplete: incomplete ?? words.incomplete,
    outcome,
    mayKeepDraft,
    onAccepted,
    onSending,
  })
  const { upload, refusal, leave } = state
  useImperativeHandle(ref, () => ({ leave }))
  const isSending = upload !== undefined
  const hasFiles = fields.some(({ kind }) => kind === 'files')
  const errors = refusal ? errorsByField(refusal.errors, fields) : {}
  const typed = outcome?.outcome === 'refused' && state.generation === 0 ? outcome.typed : {}
  const problems = fields.flatMap((field) => {
    const [message] = errors[field.name] ?? []
    return message ? [{ fieldId: fieldId(field.name), message }] : []
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.submit()
  }
  const change = ({ target }: FormEvent) => {
    if ('name' in target && typeof target.name === 'string') state.changeValue(target.name)
  }

  return (
    <form
      ref={form}
      className="submission-form"
      method="post"
      action={addressIn(language, page)}
      encType="multipart/form-data"
      noValidate={hasScripts}
      onSubmit={submit}
      onChange={change}
      aria-busy={isSending ? true : undefined}
    >
      {refusal && (
        <ErrorSummary
          title={refusal.message}
          detail={refusal.detail}
          link={refusal.link}
          problems={problems}
          headingLevel={headingLevel}
          takesFocus={problems.length === 0}
        />
      )}
      {children}
      {state.isRestored && (
        <p className="submission-note" role="status">
          <Icon name="information" />
          <span>{hasFiles ? words.restoredWithoutFiles : words.restored}</span>
        </p>
      )}
      <div className="submission-fields" key={state.generation}>
        {fields.map((field) => (
          <div
            key={field.name}
            className="submission-field"
            data-half={'isHalf' in field && field.isHalf ? true : undefined}
            hidden={field.kind === 'hidden'}
          >
            <SubmissionControl
              field={field}
              typed={typed[field.name]}
              errors={errors[field.name]}
              files={state.files[field.name] ?? []}
              onFiles={(files) => state.changeFiles(field.name, files)}
              isDisabled={isSending}
              headingLevel={headingLevel}
            />
          </div>
        ))}
      </div>
      <div className="submission-trap" aria-hidden="true">
        <label htmlFor={`${name}-${trapName}`}>{words.leaveEmpty}</label>
        <input id={`${name}-${trapName}`} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {hasFiles && <p className="submission-files-note">{words.filesNotInDraft}</p>}
      {mayKeepDraft && hasScripts && (
        <DraftChoice
          formName={name}
          isStored={state.isStored}
          isDraft={state.isStored || state.isRestored}
          onKeep={state.keepDraft}
          onRemove={state.removeDraft}
          isDisabled={isSending}
        />
      )}
      {note}
      <div className="submission-foot">
        {upload && <UploadProgress {...upload} />}
        <div className="button-row">
          <Button type="submit" disabled={isSending}>
            {isSending ? words.submitting : submitLabel}
          </Button>
          {isSending ? (
            <CancelUpload onCancel={state.cancelUpload} />
          ) : (
            onCancel && (
              <Button variant="secondary" className="submission-cancel" onClick={onCancel}>
                {words.cancel}
              </Button>
            )
          )}
        </div>
      </div>
      <LeaveQuestion id={`${name}-leaving`} isNeeded={isSending} words={words.leaving} />
    </form>
  )
}

/** Takes the focus that the button which submits loses when it is disabled. */
function CancelUpload({ onCancel }: { onCancel: () => void }) {
  const { submission } = useFormMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="secondary" onClick={onCancel}>
      {submission.cancelUpload}
    </Button>
  )
}
