import { useRef, useState } from 'react'
import { useFormMessages } from '../../language/form-messages.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Checkbox } from '../field/checkbox.tsx'

interface DraftChoiceProps {
  /** Name of the form in the page. */
  formName: string
  /** Whether the draft is stored on the device. */
  isStored: boolean
  /** Whether there is a draft to delete. */
  isDraft: boolean
  onKeep: (isWanted: boolean) => void
  onRemove: () => void
  isDisabled: boolean
}

/** Whether what is typed stays on the visitor's own device until it is sent, and how to delete it. */
export function DraftChoice({ formName, isStored, isDraft, onKeep, onRemove, isDisabled }: DraftChoiceProps) {
  const { applications } = useFormMessages()
  const words = applications.draft
  const choice = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isRemoved, setIsRemoved] = useState(false)
  const remove = () => {
    setIsAsking(false)
    setIsRemoved(true)
    onRemove()
  }
  const close = () => {
    setIsAsking(false)
    // The button that asked is gone with the draft.
    if (isRemoved) choice.current?.focus()
  }
  return (
    <div className="submission-draft">
      <Checkbox
        ref={choice}
        name="keep_draft"
        id={`${formName}-keep-draft`}
        label={words.keep}
        hint={words.keepHint}
        checked={isStored}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          setIsRemoved(false)
          onKeep(currentTarget.checked)
        }}
      />
      {isDraft && (
        <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      )}
      <p className="submission-draft-removed" role="status">
        {isRemoved && !isDraft && words.removed}
      </p>
      <Dialog
        id={`${formName}-remove-draft`}
        title={words.remove}
        isOpen={isAsking}
        onClose={close}
        size="small"
        actions={
          <>
            <Button variant="danger" onClick={remove}>
              {words.removeYes}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {words.removeNo}
            </Button>
          </>
        }
      >
        <p>{words.removeQuestion}</p>
      </Dialog>
    </div>
  )
}
