import type { ReactNode } from 'react'
import { useSite } from '../loading/use-site.ts'

/** What is the page's own, between header and footer. Prints have the site's address from here, in front of addresses without a host. */
export function MainContent({ children }: { children: ReactNode }) {
  const site = useSite()
  return (
    <main id="content" tabIndex={-1} style={site && { '--site-url': JSON.stringify(site.siteUrl) }}>
      {children}
    </main>
  )
}
