import './ui/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { useEffect, useRef, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { beforeScripts } from 'virtual:before-scripts'
import arabic from 'site-fonts/readex-pro-arabic.woff2?url'
import latin from 'site-fonts/readex-pro-latin.woff2?url'
import latinInOneWeight from 'site-fonts/readex-pro-latin-in-one-weight.woff2?url'
import french from 'site-fonts/readex-pro-latin-french.woff2?url'
import persian from 'site-fonts/vazirmatn-persian.woff2?url'
import { languageOfPath } from '../languages/address.ts'
import { languages, type Language } from '../languages/languages.ts'
import { repeatEarlyClick } from './before-scripts/early-acts.ts'
import { useMessages } from './language/use-language.ts'
import { loadSite } from './loading/load-site.ts'
import { useSite } from './loading/use-site.ts'
import { useWholePageInstead, useWholePages } from './loading/whole-pages.ts'
import { NotFoundPage } from './pages/not-found/not-found-page.tsx'
import { FailurePage } from './pages/failure/failure-page.tsx'
import type { Route } from './+types/root.ts'
import { useLightParts } from './light-version/light-parts.ts'
import { DraftNotice } from './frame/draft-notice/draft-notice.tsx'
import { BrowserHints } from './frame/page-head/browser-hints.tsx'
import { LoadingPage } from './frame/loading-page/loading-page.tsx'
import { MainContent } from './frame/main-content.tsx'
import { SiteFooter } from './frame/site-footer/site-footer.tsx'
import { SiteHeader } from './frame/site-header/site-header.tsx'
import { Toasts } from './ui/toast/toasts.tsx'

/** Addresses of the fonts that every page in a language needs for its first paint. */
const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  fr: [french],
  ar: [arabic, latinInOneWeight],
  fa: [persian, latinInOneWeight],
}

export const loader = ({ context, request }: Route.LoaderArgs) => loadSite(context, request)

/** The header's and the footer's content and the site's address stay the same while a visitor walks through the site. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return languageOfPath(currentUrl.pathname) === languageOfPath(nextUrl.pathname)
    ? false
    : defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const language = languages[languageOfPath(pathname)]
  const light = useLightParts()
  if (light) return <light.Document>{children}</light.Document>
  return (
    // The reading tools' part of the script marks the root before React comes.
    <html lang={language.code} dir={language.direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforeScripts }} />
        <BrowserHints />
        {fontPreloads[language.code].map((address) => (
          <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <Failure />
}

function Failure() {
  const isAskedFor = useWholePageInstead()
  return isAskedFor ? null : <FailurePage />
}

function Frame({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const site = useSite()
  const arrival = useArrival()
  useWholePages()
  useEffect(repeatEarlyClick, [])
  return (
    <>
      <a className="skip-link" href="#content">
        {messages.skipToContent}
      </a>
      <LoadingPage />
      <p ref={arrival} className="visually-hidden" role="status" />
      {site?.draft && <DraftNotice draft={site.draft} />}
      <SiteHeader shell={site} />
      <MainContent>{children}</MainContent>
      <SiteFooter organization={site?.organization} pages={site?.footerPages ?? []} />
      <Toasts />
    </>
  )
}

/** Path of the page that was shown last. A page that is not there has a frame of its own, which would not know it. */
let lastShown: string | undefined

/**
 * Whoever follows a link within the site comes to the next page as if it had been loaded: to its top, or to the part that the
 * address names (specification, section 2.2). The keyboard goes on from there, where the page or what the page left as it was
 * does not hold the focus.
 * @returns where the page's title is said
 */
function useArrival() {
  const { pathname, hash } = useLocation()
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    const isAnother = lastShown !== undefined && lastShown !== pathname
    lastShown = pathname
    if (!isAnother) return
    if (status.current) status.current.textContent = document.title
    const part = document.getElementById(hash.slice(1))
    if (part) part.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
    const content = document.getElementById('content')
    // Where it holds the focus since the last arrival, it would not be said to have received it.
    content?.blur()
    if (content?.contains(document.activeElement)) return
    const place = part ?? content
    if (place && place.tabIndex < 0) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  }, [pathname, hash])
  return status
}
