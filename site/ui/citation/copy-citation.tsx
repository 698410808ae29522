import { useState, type RefObject } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'

/** They order what is shown here and mean nothing elsewhere. */
const directionMarks = /[\u2066-\u2069]/g

interface CopyCitationProps {
  /** Where the citation stands. */
  text: RefObject<HTMLElement | null>
}

/** Puts the citation on the clipboard; where the browser does not allow that, selects it for the keyboard. */
export function CopyCitation({ text }: CopyCitationProps) {
  const { sharing } = useMessages()
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
        {sharing.copyCitation}
      </Button>
      <span role="status" className="citation-outcome">
        {outcome === 'copied' && sharing.copied}
        {outcome === 'selected' && sharing.copyByHand}
      </span>
    </p>
  )
}
