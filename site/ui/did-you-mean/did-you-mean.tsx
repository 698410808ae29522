import type { ReactNode } from 'react'
import { useMessages } from '../../language/use-language.ts'

/** Asks whether a near spelling was meant, which is a link to the search for it. */
export function DidYouMean({ children }: { children: ReactNode }) {
  const { didYouMean: words } = useMessages().search
  return (
    <>
      {words.before} {children}
      {words.after}
    </>
  )
}
