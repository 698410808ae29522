import type { CSSProperties, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../language/use-language.ts'
import { useIsUnknownAddress } from '../loading/use-is-unknown-address.ts'
import { useSite } from '../loading/use-site.ts'

/** What is the page's own, between header and footer. */
export function MainContent({ children }: { children: ReactNode }) {
  const style = useWordsForPrint()
  return (
    <main id="content" tabIndex={-1} style={style}>
      {children}
    </main>
  )
}

/** What the style sheet for prints cannot know: the site's address, in front of addresses without a host, and the page's. */
function useWordsForPrint(): CSSProperties | undefined {
  const { details } = useMessages()
  const { pathname, search } = useLocation()
  const isUnknown = useIsUnknownAddress()
  const site = useSite()
  if (!site) return undefined
  // The query of a draft may hold the secret that shows it.
  const address = `${site.siteUrl}${pathname}${site.draft ? '' : search}`
  return {
    '--site-url': JSON.stringify(site.siteUrl),
    ...(!isUnknown && {
      '--printed-from': JSON.stringify(`${details.printedFrom} \u2068${address}\u2069`),
    }),
  }
}
