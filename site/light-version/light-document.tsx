import type { ReactNode } from 'react'
import { Links, Meta, useLocation } from 'react-router'
import { languageOfPath } from '../../languages/address.ts'
import { languages } from '../../languages/languages.ts'
import { BrowserHints } from '../frame/page-head/browser-hints.tsx'
import { useMessages } from '../language/use-language.ts'
import { useSite } from '../loading/use-site.ts'
import { DraftNotice } from '../frame/draft-notice/draft-notice.tsx'
import { MainContent } from '../frame/main-content.tsx'
import { SiteFooter } from '../frame/site-footer/site-footer.tsx'
import { LightHeader } from './light-header.tsx'
import lightStyles from './light-version.css?url'

/** A page without scripts and fonts: its words, its styles without pictures, and the light version's own. */
export function LightDocument({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const language = languages[languageOfPath(pathname)]
  const messages = useMessages()
  const site = useSite()
  return (
    <html lang={language.code} dir={language.direction} data-version="light">
      <head>
        <meta charSet="utf-8" />
        <BrowserHints />
        <Meta />
        <Links />
        <link rel="stylesheet" href={lightStyles} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {messages.skipToContent}
        </a>
        {site?.draft && <DraftNotice draft={site.draft} />}
        <LightHeader shell={site} />
        <MainContent>{children}</MainContent>
        <SiteFooter organization={site?.organization} pages={site?.footerPages ?? []} />
      </body>
    </html>
  )
}
