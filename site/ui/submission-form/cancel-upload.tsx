import { useEffect, useRef } from 'react'
import { useFormMessages } from '../../language/form-messages.ts'
import { Button } from '../button/button.tsx'

/** Takes the focus that the button which submits loses when it is disabled. */
export function CancelUpload({ onCancel }: { onCancel: () => void }) {
  const { submission } = useFormMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="secondary" onClick={onCancel}>
      {submission.cancelUpload}
    </Button>
  )
}
