import { useEffect, useState } from 'react'
import type { ShownReceipt } from '../../ui/receipt/shown-receipt.ts'
import { forgetUnsavedReceipt, readUnsavedReceipt } from '../../ui/receipt/unsaved-receipt.ts'

interface Received {
  receipt: ShownReceipt | null
}

/**
 * What was received of a proposal. Where its private part was not saved, it is shown again, in the same tab of the browser.
 * @param first what the page was answered with
 * @param isShownAgain whether the page is not about something else
 */
export function useReceived(tender: string, first: Received | undefined, isShownAgain: boolean) {
  const [received, setReceived] = useState(first)
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    const receipt = isShownAgain ? readUnsavedReceipt(tender) : null
    if (receipt) queueMicrotask(() => setReceived({ receipt }))
  }, [tender, isShownAgain])
  return {
    received,
    isUnsaved: !isSaved && received?.receipt?.privatePart !== undefined,
    onReceived(receipt: ShownReceipt | null) {
      setReceived({ receipt })
      setIsSaved(false)
    },
    onSaved() {
      forgetUnsavedReceipt(tender)
      setIsSaved(true)
    },
  }
}
