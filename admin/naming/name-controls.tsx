'use client'
import { useEffect, type ReactNode } from 'react'
import { controlWords } from '../../languages/back-office/control-words.ts'
import { useLanguage } from '../use-language.ts'
import { nameControlsWithin } from './unnamed-controls.ts'

/** Milliseconds that pass between two looks at the page, however often it changes. */
const interval = 200

/** Stands around the whole back office: whatever of Payload's controls comes without a name is given one. */
export function NameControls({ children }: { children: ReactNode }) {
  const words = controlWords[useLanguage()]
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      nameControlsWithin(document, words)
    }
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(look, interval)
    })
    look()
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [words])
  return children
}
