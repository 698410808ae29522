import { useState, type RefObject } from 'react'
import { Button } from '../button/button.tsx'

/** They order what is shown here and mean nothing elsewhere. */
const directionMarks = /[\u2066-\u2069]/g

interface CopyTextProps {
  /** Where the text stands. */
  text: RefObject<HTMLElement | null>
  label: string
  copied: string
  copyByHand: string
}

/** Puts a text of the page on the clipboard; where the browser does not allow that, selects it for the keyboard. */
export function CopyText({ text, label, copied, copyByHand }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'selected'>('none')

  const copy = async () => {
    const element = text.current
    if (!element) return
    // Announced again each time: the same words twice would not be read out.
    setOutcome('none')
    try {
      await navigator.clipboard.writeText(element.innerText.replace(directionMarks, ''))
      setOutcome('copied')
    } catch {
      document.getSelection()?.selectAllChildren(element)
      setOutcome('selected')
    }
  }

  return (
    <p className="citation-copy">
      <Button
        variant="secondary"
        size="small"
        iconBefore={outcome === 'copied' ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="citation-outcome">
        {outcome === 'copied' && copied}
        {outcome === 'selected' && copyByHand}
      </span>
    </p>
  )
}
