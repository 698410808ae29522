'use client'
import { useState } from 'react'
import { useScripts } from '../../site/ui/use-scripts.ts'
import { useLanguage } from '../use-language.ts'
import { readRefusal } from '../refusals.ts'
import { approvedAddress } from './approved-fetch.ts'
import { serverAway } from '../../languages/back-office/failure-words.ts'

/** A link to a download that is approved first. */
export function ApprovedDownload({ href, children }: { href: string; children: string }) {
  const language = useLanguage()
  const [error, setError] = useState<string>()
  // Before it listens, a press would lead to the server's refusal of what nobody approved.
  const isListening = useScripts()

  async function download(): Promise<void> {
    setError(undefined)
    try {
      const answer = await approvedAddress(href, language)
      if (answer instanceof Response) setError(await readRefusal(answer))
      else if (answer !== undefined) window.location.assign(answer)
    } catch {
      setError('')
    }
  }

  return (
    <>
      <a
        href={isListening ? href : undefined}
        onClick={(event) => {
          event.preventDefault()
          void download()
        }}
      >
        {children}
      </a>
      {error !== undefined && <span role="alert">{error || serverAway[language]}</span>}
    </>
  )
}
