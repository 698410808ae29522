import type { RouterContextProvider } from 'react-router'
import { readHeaderMenu } from '../../content/header-menu/read-header-menu.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { readFooterPages } from '../../content/pages/read-footer-pages.ts'
import { readLatestPressItems } from '../../content/press-items/read-latest-press-items.ts'
import { pageText } from './page-text.ts'
import { draftNotices } from '../../languages/draft-notices.ts'
import { formatMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { DraftShown } from '../frame/draft-notice/draft-notice.tsx'
import type { PageVariant } from '../light-version/page-variant.ts'
import {
  pageFreshnessContext,
  readingContext,
  reportErrorContext,
  siteUrlContext,
  versionContext,
} from './contexts.ts'
import { readShell } from './read-shell.ts'

/** What the header, the footer and every page need to know of the network; what can't be read is left out and reported. */
export async function loadSite(context: Readonly<RouterContextProvider>, request: Request) {
  const reading = context.get(readingContext)
  const shell = await readShell({
    language: reading.language,
    readOrganization: () => readOrganization(reading),
    readMenu: (organization) => readHeaderMenu(reading, organization),
    readPressItems: (count) => readLatestPressItems(reading, count),
    readFooterPages: () => readFooterPages(reading),
    reportError: (error) => {
      context.get(reportErrorContext)(error)
      context.get(pageFreshnessContext).partial()
    },
  })
  return pageText({
    ...shell,
    siteUrl: context.get(siteUrlContext),
    ...noticeOfDraft(reading, context.get(versionContext), new URL(request.url).searchParams),
  })
}

/** What a page says that shows a draft; every other one is sent nothing of it. */
function noticeOfDraft(
  { language, previewedBy, sharedDraft }: Reading,
  version: PageVariant,
  query: URLSearchParams,
): { draft?: DraftShown } {
  if (previewedBy === undefined && sharedDraft === undefined) return {}
  const words = draftNotices[language]
  const until = sharedDraft && formatMoment(sharedDraft.endsAt.toISOString(), language, defaultTimeZone)
  const isLight = version === 'light'
  query.set('view', isLight ? 'full' : 'light')
  return {
    draft: {
      text: until === undefined ? words.staff : words.outside(until),
      href: `?${query}`,
      label: isLight ? words.full : words.light,
      ...(previewedBy && { script: '/live-preview.js' }),
    },
  }
}
