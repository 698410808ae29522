import { useSyncExternalStore } from 'react'
import {
  marksIn,
  readingIn,
  readingPreferenceKey,
  usualReading,
  writeReading,
  type ReadingPreference,
} from './reading-preference.ts'

const changed = 'readingchange'

/** How the visitor wants to read: the usual way until scripts run. */
export function useReading(): ReadingPreference {
  const stored = useSyncExternalStore(
    subscribe,
    () => writeReading(readingIn(document.documentElement.dataset)),
    () => '',
  )
  if (stored === '') return usualReading
  return readingIn(Object.fromEntries(marksIn(stored)))
}

function subscribe(notice: () => void): () => void {
  document.addEventListener(changed, notice)
  return () => document.removeEventListener(changed, notice)
}

/** Marks the page's root at once, and stores the choice for the next page and the next visit. */
export function chooseReading(preference: ReadingPreference): void {
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(preference)) {
    if (value === 'normal' || value === 'usual') delete dataset[name]
    else dataset[name] = value
  }
  try {
    window.localStorage.setItem(readingPreferenceKey, writeReading(preference))
  } catch {
    // Storage is switched off in this browser: the choice holds until the page is left.
  }
  document.dispatchEvent(new Event(changed))
}
